import { useCallback, useState } from 'preact/hooks';

/** By address and name; as long as the tab is open. */
const kept = new Map<string, unknown>();

/**
 * How somebody looks at a table, and what they hold: it is the same again after a look back or at the rules, which take the
 * table away.
 */
export function useKeptHere<T>(name: string, usual: T): readonly [T, (value: T) => void] {
  const [key] = useState(() => `${location.hash} ${name}`);
  const [value, set] = useState(() => (kept.has(key) ? (kept.get(key) as T) : usual));
  const keep = useCallback(
    (next: T) => {
      kept.set(key, next);
      set(() => next);
    },
    [key],
  );
  return [value, keep];
}
