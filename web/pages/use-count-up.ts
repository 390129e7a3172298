import { useEffect, useRef, useState } from 'preact/hooks';
import { wantsLessMotion } from '../../kit/motion.ts';

/** A number that counts up to its value from the one before, at first from 0; at once where people want no motion. */
export function useCountUp(value: number, milliseconds = 400): number {
  const [shown, show] = useState(() => (wantsLessMotion() ? value : 0));
  const latest = useRef(shown);
  latest.current = shown;
  useEffect(() => {
    const from = latest.current;
    if (wantsLessMotion() || milliseconds === 0) return show(value);
    let frame = 0;
    let begin: number | undefined;
    const count = (now: number) => {
      begin ??= now;
      const part = Math.min(1, (now - begin) / milliseconds);
      show(Math.round(from + (value - from) * part));
      if (part < 1) frame = requestAnimationFrame(count);
    };
    frame = requestAnimationFrame(count);
    return () => cancelAnimationFrame(frame);
  }, [value, milliseconds]);
  return shown;
}
