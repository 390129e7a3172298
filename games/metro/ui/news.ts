import { texts } from '#texts/metro/news.ts';
import type { Move } from '../../../core/game.ts';
import type { NameSeat } from '../../reason.ts';
import type { MetroPosition } from '../position.ts';
import { DRAW_MORE } from '../rules.ts';

/** A move in words beside its mark on the board: what it brought, not where. */
export function tellMove(position: MetroPosition, move: Move, nameSeat: NameSeat): string {
  if (move === DRAW_MORE) return texts.kept;
  const after = position.copy();
  after.play(move);
  const gains = Array.from(after.points, (points, seat) => ({ seat, points: points - position.points[seat] }));
  return texts.placed(
    gains.filter(({ points }) => points > 0).map(({ seat, points }) => texts.gain(points, nameSeat(seat))),
  );
}

/** A move as a suggestion whose square is marked on the board. */
export function nameIdea(_position: MetroPosition, move: Move): string {
  return move === DRAW_MORE ? texts.ideaDraw : texts.idea;
}
