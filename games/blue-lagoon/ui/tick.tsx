import { useRef } from 'preact/hooks';
import type { Seat } from '../../../core/game.ts';
import type { BlueLagoonPosition } from '../position.ts';
import { isNextMove } from './newest.ts';
import { signed } from './preview-words.tsx';

/**
 * How often a value has changed since it was first seen, and from what last, if a move did it: as a key it lets an animation
 * begin again.
 */
export function useChanges<T extends string | number>(value: T, isMove = true) {
  const memory = useRef<{ value: T; from: T | undefined; count: number }>({ value, from: undefined, count: 0 });
  const { current: was } = memory;
  if (was.value !== value) {
    memory.current = { value, from: isMove ? was.value : undefined, count: was.count + 1 };
  }
  return memory.current;
}

/** Whether a single piece led to a position from the one that was shown before it. */
export function useIsNextMove(position: BlueLagoonPosition): boolean {
  const memory = useRef({ position, isNext: false });
  const before = memory.current.position;
  if (before !== position) memory.current = { position, isNext: isNextMove(before, position) };
  return memory.current.isNext;
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
  isMove = false,
}: {
  readonly value: number;
  readonly seat: Seat;
  /** Where a taken token flies to. */
  readonly id?: string;
  /** With "+5" beside it for a moment: one move has brought it. Undo, a jump and half-time change it too, and bring nothing. */
  readonly isMove?: boolean;
}) {
  const { count, from } = useChanges(value, isMove);
  return (
    <span
      key={count}
      id={id}
      class={count > 0 ? 'blue-lagoon-tick is-changed' : 'blue-lagoon-tick'}
      style={{ '--tick': `var(--seat-${seat})` }}
      // Only to be seen: what a move brings is heard with the move.
      data-change={from === undefined ? undefined : signed(value - from)}
      onAnimationEnd={rest}
    >
      {value}
    </span>
  );
}
