import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Fault } from '../core/result.ts';
import { sayFault } from '../texts/say-fault.ts';
import { placeBubble } from './place-bubble.ts';

/**
 * Why a click did nothing, said where it was clicked: eyes are there, not at the column. `at` selects that place. What
 * is no fault of the rules, such as a step left out, comes in words. The preview
 * tells the same with a link to the rule, and to those who listen.
 */
export function RefusedHere({ fault, at }: { readonly fault: Fault | string; readonly at: string }) {
  const bubble = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    let frame = 0;
    // A tap may bring the place near: the bubble goes with it.
    const follow = () => {
      const place = document.querySelector(at)?.getBoundingClientRect();
      const board = document.querySelector('.table-board')?.getBoundingClientRect();
      const { current } = bubble;
      if (current && place && board) {
        const { x, y } = placeBubble(place, board, { width: current.offsetWidth, height: current.offsetHeight });
        current.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
        current.style.setProperty('--tail', `${Math.round(place.x + place.width / 2 - x)}px`);
        current.classList.toggle('is-below', y > place.y);
      }
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [at]);
  return (
    <p class="refused-here" aria-hidden="true" ref={bubble}>
      {typeof fault === 'string' ? fault : sayFault(fault)}
    </p>
  );
}

/** The place that was clicked in vain, as long as nothing else is pointed at and nobody has moved (`moment`). */
export function useRefused<T>(moment: object, pointed: T | undefined) {
  const [held, hold] = useState<{ readonly moment: object; readonly place: T }>();
  const isHere = held?.moment === moment && held.place === pointed;
  useEffect(() => {
    // Not one that a quick hand has got since.
    if (held && !isHere) hold((now) => (now === held ? undefined : now));
  }, [held, isHere]);
  return { isRefusedHere: isHere, refuse: (place: T) => hold({ moment, place }) };
}
