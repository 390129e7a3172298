import { useEffect, useRef } from 'preact/hooks';

/** Keys that do something wherever the focus is, except where one writes or in a dialog. */
export function useKeys(press: (event: KeyboardEvent) => void): void {
  // Not what the last effect saw: effects wait for a paint, and the second of two quick presses would undo the first.
  const latest = useRef(press);
  latest.current = press;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (target instanceof Element && target.closest('input, select, textarea, dialog')) return;
      latest.current(event);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
