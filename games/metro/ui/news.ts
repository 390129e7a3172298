import { texts } from '#texts/metro/news.ts';
import type { Move } from '../../../core/game.ts';
import type { NameSeat } from '../../reason.ts';
import type { MetroPosition } from '../position.ts';
import { DRAW_MORE, ROLL } from '../rules.ts';
import { NONE } from '../state.ts';
import { describeMove } from './words.ts';

/**
 * A move in words beside its mark on the board: what it brought, not where. What is placed after a tile was kept is the one
 * that was drawn (M9), so the two read as one sentence.
 */
export function tellMove(position: MetroPosition, move: Move, nameSeat: NameSeat): string {
  if (move === DRAW_MORE) return texts.kept;
  return (position.drawn === NONE ? texts.placed : texts.placedNext)(gainsOf(position, move, nameSeat));
}

/** The same in the log, where pointing at a line lights its square; what was drawn is told as ever. */
export function logMove(position: MetroPosition, move: Move, nameSeat: NameSeat): string {
  if (move === DRAW_MORE) return texts.keptAndDrew;
  return move < ROLL ? texts.placed(gainsOf(position, move, nameSeat)) : describeMove(position, move, nameSeat);
}

function gainsOf(position: MetroPosition, move: Move, nameSeat: NameSeat): readonly string[] {
  const after = position.copy();
  after.play(move);
  const gains = Array.from(after.points, (points, seat) => ({ seat, points: points - position.points[seat] }));
  return gains.filter(({ points }) => points > 0).map(({ seat, points }) => texts.gain(points, nameSeat(seat)));
}

/** A move as a suggestion whose square is marked on the board. */
export function nameIdea(_position: MetroPosition, move: Move): string {
  return move === DRAW_MORE ? texts.ideaDraw : texts.idea;
}
