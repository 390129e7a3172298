import { columnOf, rowOf, squareAt } from '../geometry.ts';
import { lossOf } from '../scoring.ts';
import { OPEN, type State } from '../state.ts';
import { barredPath } from './best-path.ts';

/** R14: where a path of a cat that is cut off would have to go, on land that no card can recolour. */
export interface Gap {
  /** From the cat to the first square of the gap. */
  readonly path: readonly number[];
  readonly squares: readonly number[];
  /** Of the places where a card would bridge it, the one that fits best: its nine squares, and those in its way. */
  readonly card: readonly number[];
  readonly inTheWay: readonly number[];
}

/** Squares a side of a card. */
const SIDE = 3;

/** Every gap of the cats that fire has cut off; none for a cat with fire all around or no place left on the raft. */
export function gapsIn(state: State): readonly Gap[] {
  const loss = lossOf(state);
  return loss?.kind === 'cutOff' ? loss.cats.flatMap((cat) => gapsOf(state, cat)) : [];
}

/** The squares of all gaps, each once, row by row. */
export function gapSquares(state: State): readonly number[] {
  return [...new Set(gapsIn(state).flatMap(({ squares }) => squares))].sort((a, b) => a - b);
}

function gapsOf(state: State, cat: number): Gap[] {
  const gaps: Gap[] = [];
  const told = new Set<number>();
  for (;;) {
    const barred = barredPath(state, cat, told);
    if (!barred) return gaps;
    const { squares, missing } = barred;
    // Where little is missing a longer way round says nothing new.
    if (gaps.length > 0 && missing.length > gaps[0].squares.length) return gaps;
    for (const square of missing) told.add(square);
    gaps.push({
      path: squares.slice(0, squares.indexOf(missing[0]) + 1),
      squares: missing,
      ...nearestFit(state, missing),
    });
  }
}

/** A place for a card over the first square of a gap, with the least in its way. */
function nearestFit(state: State, [first]: readonly number[]): Pick<Gap, 'card' | 'inTheWay'> {
  const [row, column] = [rowOf(first), columnOf(first)];
  const fits = [...range(row, state.rows)].flatMap((top) =>
    [...range(column, state.columns)].map((left) => {
      const card = [0, 1, 2].flatMap((down) => [0, 1, 2].map((across) => squareAt(top + down, left + across)));
      return { card, inTheWay: card.filter((square) => !state.has(OPEN, square)) };
    }),
  );
  return fits.reduce((best, fit) => (fit.inTheWay.length < best.inTheWay.length ? fit : best));
}

/** First rows or columns of a card that covers this one. */
function* range(at: number, end: number): Generator<number> {
  for (let first = Math.max(0, at - SIDE + 1); first <= Math.min(at, end - SIDE); first++) yield first;
}
