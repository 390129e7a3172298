import { useEffect, useState } from 'preact/hooks';
import { wantsLessMotion } from '../../kit/motion.ts';

const MILLISECONDS = 400;

/** A number that counts up to its value once; at once where people want no motion. */
export function useCountUp(value: number): number {
  const [shown, show] = useState(() => (wantsLessMotion() ? value : 0));
  useEffect(() => {
    if (wantsLessMotion()) return show(value);
    let frame = 0;
    let begin: number | undefined;
    const count = (now: number) => {
      begin ??= now;
      const part = Math.min(1, (now - begin) / MILLISECONDS);
      show(Math.round(value * part));
      if (part < 1) frame = requestAnimationFrame(count);
    };
    frame = requestAnimationFrame(count);
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return shown;
}
