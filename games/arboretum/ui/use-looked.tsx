import { useRef, useState } from 'preact/hooks';
import type { Move, Seat } from '../../../core/game.ts';
import type { ArboretumPosition } from '../position.ts';

interface Glance {
  readonly seat: Seat;
  /** Until when it holds. */
  readonly spell: object;
}

/**
 * The garden that somebody brought near, until their own is needed: after a move of their own, by any way to make it
 * (a button that plays an idea, too), and as soon as a hint is on the table. Otherwise the star of a hint and the squares
 * to plant on would be looked for in a rival's garden.
 */
export function useLooked(
  position: ArboretumPosition,
  own: Seat | undefined,
  hint: Move | undefined,
): readonly [Seat | undefined, (seat: Seat) => void] {
  const [glance, setGlance] = useState<Glance>();
  const now = { position, own, hint };
  const last = useRef({ ...now, spell: {} });
  const before = last.current;
  const hasMoved = before.position !== position && before.position.mover === before.own;
  const isAdvised = hint !== undefined && hint !== before.hint;
  last.current = { ...now, spell: hasMoved || isAdvised || before.own !== own ? {} : before.spell };
  const { spell } = last.current;
  return [glance?.spell === spell ? glance.seat : undefined, (seat) => setGlance({ seat, spell })];
}
