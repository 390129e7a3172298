import { texts } from '#texts/stratopolis/news.ts';
import { texts as words } from '#texts/stratopolis/words.ts';
import type { Move } from '../../../core/game.ts';
import type { NameSeat } from '../../reason.ts';
import { BLACK, colourOfSeat, isOnBoard, STRIDE, squaresOf } from '../geometry.ts';
import type { StratopolisPosition } from '../position.ts';
import { placeOf, ROLL } from '../rules.ts';
import { COLOUR_AT, HEIGHT } from '../state.ts';
import { describeMove } from './words.ts';

/** A move in words beside its mark on the board: how high it lies and what it changed, not where. */
export function tellMove(position: StratopolisPosition, move: Move, nameSeat: NameSeat): string {
  const after = position.copy();
  after.play(move);
  const height = (position.cells[placeOf(move) >> 2] & HEIGHT) + 1;
  const changes = Array.from(after.scores(), (points, seat) => ({ seat, points: points - position.scores()[seat] }));
  const told = changes
    .filter(({ points }) => points !== 0)
    // Your own first: it needs no name.
    .sort((a, b) => Number(b.seat === position.mover) - Number(a.seat === position.mover))
    .map(({ seat, points }) =>
      seat === position.mover ? texts.ownChange(points) : texts.othersChange(points, nameSeat(seat)),
    );
  return texts.placed(height, told);
}

/** The same in the log, where pointing at a line lights its place. */
export function logMove(position: StratopolisPosition, move: Move, nameSeat: NameSeat): string {
  return move < ROLL ? tellMove(position, move, nameSeat) : describeMove(position, move, nameSeat);
}

/** A move as a suggestion whose squares are marked on the board. */
export function nameIdea(position: StratopolisPosition, move: Move): string {
  const { cells } = position;
  const squares: readonly number[] = squaresOf(placeOf(move));
  const height = (cells[squares[0]] & HEIGHT) + 1;
  if (height > 1) return texts.stack(coloursOn(position, squares), height);
  const around = squares.flatMap((square) => BESIDE.map((step) => square + step));
  return texts.ground(coloursOn(position, around));
}

const BESIDE = [1, STRIDE, -1, -STRIDE];

/** Your own colour first, black last. */
function coloursOn({ cells, mover }: StratopolisPosition, squares: readonly number[]): readonly string[] {
  const built = squares.filter((square) => isOnBoard(square) && (cells[square] & HEIGHT) > 0);
  const seen = new Set(built.map((square) => cells[square] >> COLOUR_AT));
  return [colourOfSeat(mover), colourOfSeat(1 - mover), BLACK]
    .filter((colour) => seen.has(colour))
    .map((colour) => words.colours[colour]);
}
