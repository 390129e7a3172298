import { useEffect, useReducer } from 'preact/hooks';

/** What may be said above any page: another version is ready, or a part of this one could not be fetched. */
export type Notice = 'update' | 'missing';

let current: Notice | undefined;
const listeners = new Set<() => void>();

/** A part that is missing matters more than an update. */
export function giveNotice(notice: Notice): void {
  if (current !== 'missing') setNotice(notice);
}

export function dismissNotice(): void {
  setNotice(undefined);
}

export function useNotice(): Notice | undefined {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const listener = () => redraw(undefined);
    listeners.add(listener);
    // The notice may have been given before the page was drawn.
    listener();
    return () => listeners.delete(listener);
  }, []);
  return current;
}

function setNotice(notice: Notice | undefined): void {
  current = notice;
  for (const listener of listeners) listener();
}
