import { texts } from '#texts/web/puzzle.ts';
import type { Seat } from '../../core/game.ts';
import type { Room } from '../../games/room.ts';
import type { CertainEnd } from '../study/certain-end.ts';

/** Who wins with the same points, and by which rule: without it “280 – 280” beside a win would puzzle. */
export function tieWords({
  room: { tieBreak },
  names,
  end,
  ends,
  seat,
}: {
  readonly room: Pick<Room, 'tieBreak'>;
  readonly names: readonly string[];
  readonly end: CertainEnd;
  readonly ends: readonly { readonly seat: Seat; readonly points: number }[];
  /** Who is told. */
  readonly seat: Seat;
}): string | undefined {
  const [first, second] = ends;
  if (tieBreak === undefined || end === 'draw' || first.points !== second.points) return undefined;
  return end === 'win'
    ? texts.wonTie(tieBreak)
    : texts.lostTie(names[first.seat === seat ? second.seat : first.seat], tieBreak);
}
