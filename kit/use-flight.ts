import { useLayoutEffect, useRef } from 'preact/hooks';
import { wantsLessMotion } from './motion.ts';

/**
 * Something flies over the page whenever `thing` is another one. Nobody has to wait for it: it hinders no click, and the
 * next click or key ends it. Nothing flies where people want less motion.
 */
export function useFlight(thing: object | undefined, fly: () => Animation | undefined): void {
  const latest = useRef(fly);
  latest.current = fly;
  useLayoutEffect(() => {
    const flight = thing && !wantsLessMotion() ? latest.current() : undefined;
    if (!flight) return;
    const started = performance.now();
    // The key that made the move may still be on its way up to the window.
    const skip = ({ timeStamp }: Event) => timeStamp > started && flight.finish();
    addEventListener('pointerdown', skip);
    addEventListener('keydown', skip);
    return () => {
      flight.cancel();
      removeEventListener('pointerdown', skip);
      removeEventListener('keydown', skip);
    };
  }, [thing]);
}
