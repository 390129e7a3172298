import { OVER, type Seat } from '../../core/game.ts';
import { SEATS } from './components.ts';
import { LINES } from './geometry.ts';
import { EMPTY, NOBODY, type State } from './state.ts';

/** N3: the seat with a line, or both when the board is full without one. */
export function winnersOf({ turn, winner }: State): readonly Seat[] | undefined {
  if (turn !== OVER) return undefined;
  return winner === NOBODY ? Array.from({ length: SEATS }, (_, seat) => seat) : [winner];
}

/** Lines where only this seat has marks, and at least `least` of them. */
export function openLines({ squares }: State, seat: Seat, least: number): number {
  const isOpen = (line: readonly number[]) =>
    line.every((square) => squares[square] === seat || squares[square] === EMPTY) &&
    line.filter((square) => squares[square] === seat).length >= least;
  return LINES.filter(isOpen).length;
}
