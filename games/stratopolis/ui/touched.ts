import { texts } from '#texts/stratopolis/words.ts';
import { BLACK, colourOfSeat, isOnBoard, STEPS, squaresOf } from '../geometry.ts';
import type { StratopolisPosition } from '../position.ts';
import { COLOUR_AT, HEIGHT } from '../state.ts';

/** What a tile would touch, by the names of colours: those it goes on top of, or those it goes next to on the ground. */
export function touchedBy(position: StratopolisPosition, place: number): readonly string[] {
  const squares: readonly number[] = squaresOf(place);
  return (position.cells[squares[0]] & HEIGHT) > 0
    ? coloursOn(position, squares)
    : coloursOn(position, squares.flatMap(neighboursOf));
}

/** The colours next to an empty square. */
export function touchedAt(position: StratopolisPosition, square: number): readonly string[] {
  return coloursOn(position, neighboursOf(square));
}

function neighboursOf(square: number): number[] {
  return Array.from(STEPS.subarray(0, 4), (step) => square + step);
}

/** The mover's colour first, black last. */
function coloursOn({ cells, mover }: StratopolisPosition, squares: readonly number[]): readonly string[] {
  const built = squares.filter((square) => isOnBoard(square) && (cells[square] & HEIGHT) > 0);
  const seen = new Set(built.map((square) => cells[square] >> COLOUR_AT));
  return [colourOfSeat(mover), colourOfSeat(1 - mover), BLACK]
    .filter((colour) => seen.has(colour))
    .map((colour) => texts.colours[colour]);
}
