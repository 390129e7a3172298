import { texts } from '#texts/stratopolis/words.ts';
import { CHANCE, type Move, OVER, type Seat } from '../../../core/game.ts';
import { nameSquare, seatOfTile } from '../geometry.ts';
import { formatTile } from '../notation.ts';
import type { StratopolisPosition } from '../position.ts';
import { LOT, placeOf, ROLL, tileOf } from '../rules.ts';
import { cascadeOf, type Region } from '../scoring.ts';
import { HEIGHT, NONE } from '../state.ts';
import { touchedBy } from './touched.ts';

/** The colour that a seat plays; it never changes, so it serves as a name. */
export function nameSide(seat: Seat): string {
  return texts.sides[seat];
}

/** A move in words, before it is played; without the player's name. */
export function describeMove(position: StratopolisPosition, move: Move, nameSeat = nameSide): string {
  if (move >= LOT) return texts.drewLots(nameSeat(move - LOT));
  if (move >= ROLL) return texts.turnedUp(formatTile(move - ROLL));
  const place = placeOf(move);
  const changes = changesOf(position, move, nameSeat);
  return texts.laid(sayPlace(place >> 2), touchedBy(position, place), heightOf(position, place), place & 3, changes);
}

/** The same beside a board that shows the letters of its squares. */
export function describeTyped(position: StratopolisPosition, move: Move, nameSeat = nameSide): string {
  if (move >= ROLL) return describeMove(position, move, nameSeat);
  const place = placeOf(move);
  const changes = changesOf(position, move, nameSeat);
  return texts.laidAt(nameSquare(place >> 2), heightOf(position, place), place & 3, changes);
}

/** A square as it is said aloud. */
export function sayPlace(square: number, isFirst = false): string {
  const [column, row] = nameSquare(square);
  return isFirst ? texts.placeFirst(column, row) : texts.place(column, row);
}

/** How high a tile comes to rest. */
export function heightOf({ cells }: StratopolisPosition, place: number): number {
  return (cells[place >> 2] & HEIGHT) + 1;
}

/** What the move does to the scores, the mover's own first. */
function changesOf(position: StratopolisPosition, move: Move, nameSeat: (seat: Seat) => string): string[] {
  const after = position.copy();
  after.play(move);
  const mover = seatOfTile(tileOf(move));
  return [mover, 1 - mover].flatMap((seat) => {
    const points = after.scores()[seat] - position.scores()[seat];
    if (points === 0) return [];
    return [seat === mover ? texts.ownChange(points) : texts.othersChange(nameSeat(seat), points)];
  });
}

/** What is going on, in one sentence. */
export function describeTurn(position: StratopolisPosition): string {
  if (position.turn === OVER) return describeEnd(position);
  if (position.turn !== CHANCE) return texts.toPlace(nameSide(position.turn));
  if (position.drawer === NONE) return texts.lotDecides;
  return texts.nextTile(nameSide(position.drawer));
}

function describeEnd(position: StratopolisPosition): string {
  const [winner] = position.winners() ?? [];
  const points = Array.from(position.scores());
  const side = nameSide(winner);
  if (points[0] !== points[1]) return texts.wins(side, Math.max(...points), Math.min(...points));
  return position.lot === NONE ? texts.winsByRegion(side) : texts.winsByLot(side);
}

/** How a tie was broken (S13), one line a rank; empty where the scores differ. */
export function explainTie(position: StratopolisPosition): string[] {
  const { steps, winner } = cascadeOf(position);
  if (steps[0].values[0] !== steps[0].values[1]) return [];
  const lines = steps.map(({ regions, values }, at) => {
    const [green, red] = regions.map(describeRegion);
    if (values[0] === values[1]) return texts.tieEqual(at + 1, green, red);
    return texts.tieDecided(at + 1, green, red, nameSide(values[0] > values[1] ? 0 : 1));
  });
  if (winner !== undefined) return lines;
  return [...lines, position.lot === NONE ? texts.tieByLot : texts.tieByLotFallen(nameSide(position.lot))];
}

/** "3 × 2 = 6": squares, greatest height, value. */
export function describeRegion(region: Region | undefined): string {
  return region ? texts.region(region.size, region.height) : texts.noRegion;
}
