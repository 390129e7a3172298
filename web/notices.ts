import { useEffect, useReducer } from 'preact/hooks';
import type { Trouble } from '../kit/text-store.ts';

/** What may be said on any page: another version is ready, a part of this one is missing, or nothing can be saved. */
export type Notice = 'update' | 'missing' | Trouble;

let current: Notice | undefined;
const listeners = new Set<() => void>();

/** A part that is missing matters more than an update. */
export function giveNotice(notice: Notice): void {
  if (current !== 'missing') setNotice(notice);
}

export function dismissNotice(): void {
  setNotice(undefined);
}

/** Says once that nothing is saved, and takes that back when there is space again. */
export function noticeTrouble(trouble: Trouble | undefined): void {
  if (trouble) giveNotice(trouble);
  else if (current === 'full') dismissNotice();
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
