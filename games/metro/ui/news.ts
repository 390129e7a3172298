import { texts } from '#texts/metro/news.ts';
import type { Move } from '../../../core/game.ts';
import type { NameSeat } from '../../reason.ts';
import type { MetroPosition } from '../position.ts';
import { DRAW_MORE, ROLL } from '../rules.ts';
import { describeMove } from './words.ts';

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

/** The same in the log, where pointing at a line lights its square; what was drawn is told as ever. */
export function logMove(position: MetroPosition, move: Move, nameSeat: NameSeat): string {
  return move < ROLL ? tellMove(position, move, nameSeat) : describeMove(position, move, nameSeat);
}

/** A move as a suggestion whose square is marked on the board. */
export function nameIdea(_position: MetroPosition, move: Move): string {
  return move === DRAW_MORE ? texts.ideaDraw : texts.idea;
}
