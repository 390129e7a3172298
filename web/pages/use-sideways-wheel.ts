import { useEffect, useRef } from 'preact/hooks';

/** A mouse wheel moves a row sideways, as far as the row goes; then it scrolls what is around it as ever. */
export function useSidewaysWheel<T extends HTMLElement>() {
  const row = useRef<T>(null);
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const listen = (event: WheelEvent) => {
      if (event.deltaX !== 0 || event.ctrlKey) return;
      const before = element.scrollLeft;
      element.scrollLeft += event.deltaY;
      if (element.scrollLeft !== before) event.preventDefault();
    };
    // Not through a property of the node: the listener must be told that it may stop the page from scrolling.
    element.addEventListener('wheel', listen, { passive: false });
    return () => element.removeEventListener('wheel', listen);
  }, []);
  return row;
}
