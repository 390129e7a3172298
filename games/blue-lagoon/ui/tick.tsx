import { useRef } from 'preact/hooks';
import type { Seat } from '../../../core/game.ts';
import { signed } from './preview-words.tsx';

/** How often a value has changed since it was first seen, and from what last: as a key it lets an animation begin again. */
export function useChanges<T extends string | number>(value: T): { readonly count: number; readonly from: T } {
  const memory = useRef({ value, from: value, count: 0 });
  const { current: was } = memory;
  if (was.value !== value) memory.current = { value, from: was.value, count: was.count + 1 };
  return memory.current;
}

/** Once is enough: what is hidden for a while and shown again would light up again. */
function rest({ target }: AnimationEvent): void {
  if (target instanceof HTMLElement) target.style.animation = 'none';
}

/** A number that lights up in the colour of its seat when it changes: the eye finds what a move has done. */
export function Tick({
  value,
  seat,
  id,
  hasChange = false,
}: {
  readonly value: number;
  readonly seat: Seat;
  /** Where a taken token flies to. */
  readonly id?: string;
  /** With "+5" beside it for a moment. */
  readonly hasChange?: boolean;
}) {
  const { count, from } = useChanges(value);
  return (
    <span
      key={count}
      id={id}
      class={count > 0 ? 'blue-lagoon-tick is-changed' : 'blue-lagoon-tick'}
      style={{ '--tick': `var(--seat-${seat})` }}
      // Only to be seen: what a move brings is heard with the move.
      data-change={hasChange && count > 0 ? signed(value - from) : undefined}
      onAnimationEnd={rest}
    >
      {value}
    </span>
  );
}
