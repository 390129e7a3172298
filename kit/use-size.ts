import { useLayoutEffect, useState } from 'preact/hooks';

/** How much room an element has, in pixels; unknown until it is there. For pictures whose letters must not shrink with them. */
export function useSize(frame: { readonly current: HTMLElement | null }) {
  const [size, setSize] = useState<{ readonly width: number; readonly height: number }>();
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      setSize((old) => (old?.width === width && old.height === height ? old : { width, height }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [frame]);
  return size;
}
