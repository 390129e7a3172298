import { CHANCE, type Move, OVER, type Seat } from '../../../core/game.ts';
import { SEAT_NAMES } from '../components.ts';
import { formatPlacement, formatTile } from '../notation.ts';
import type { StratopolisPosition } from '../position.ts';
import { LOT, placeOf, ROLL, tileOf } from '../rules.ts';
import { cascadeOf, type Region } from '../scoring.ts';
import { HEIGHT, NONE } from '../state.ts';

/** The colour that a seat plays; it never changes, so it serves as a name. */
export function nameSide(seat: Seat): string {
  return seat === 0 ? 'Green' : 'Red';
}

/** A move in words, before it is played; without the player's name. */
export function describeMove(position: StratopolisPosition, move: Move, nameSeat = nameSide): string {
  if (move >= LOT) return `drew lots, and ${nameSeat(move - LOT)} won`;
  if (move >= ROLL) return `turned up ${formatTile(move - ROLL)}`;
  const height = (position.cells[placeOf(move) >> 2] & HEIGHT) + 1;
  const where = height === 1 ? 'on the table' : `at height ${height}`;
  const placed = `placed ${formatPlacement(tileOf(move), placeOf(move))} ${where}`;
  const changes = changesOf(position, move, nameSeat);
  return changes.length === 0 ? placed : `${placed} (${changes.join(', ')})`;
}

/** What the move does to the scores. */
function changesOf(position: StratopolisPosition, move: Move, nameSeat: (seat: Seat) => string): string[] {
  const after = position.copy();
  after.play(move);
  const before = position.scores();
  return Array.from(after.scores()).flatMap((points, seat) =>
    points === before[seat] ? [] : [`${nameSeat(seat)} ${before[seat]} → ${points}`],
  );
}

/** What is going on, in one sentence. */
export function describeTurn(position: StratopolisPosition): string {
  if (position.turn === OVER) return describeEnd(position);
  if (position.turn !== CHANCE) return `${nameSide(position.turn)} to place a tile`;
  if (position.drawer === NONE) return 'All regions are equal: a lot decides';
  return `${nameSide(position.drawer)}’s next tile is turned up`;
}

function describeEnd(position: StratopolisPosition): string {
  const [winner] = position.winners() ?? [];
  const points = Array.from(position.scores());
  const score = `${Math.max(...points)} to ${Math.min(...points)}`;
  if (points[0] !== points[1]) return `${nameSide(winner)} wins ${score}`;
  return `${nameSide(winner)} wins the tie ${position.lot === NONE ? 'by a smaller region' : 'by lot'}`;
}

/** How a tie was broken (S13), one line a rank; empty where the scores differ. */
export function explainTie(position: StratopolisPosition): string[] {
  const { steps, winner } = cascadeOf(position);
  if (steps[0].values[0] !== steps[0].values[1]) return [];
  const lines = steps.map(({ regions, values }, rank) => {
    const sides = regions.map((region, seat) => `${SEAT_NAMES[seat]} ${describeRegion(region)}`).join(', ');
    const equal = values[0] === values[1];
    return `Region ${rank + 1}: ${sides}${equal ? ', equal' : `, so ${nameSide(values[0] > values[1] ? 0 : 1)} wins`}`;
  });
  if (winner !== undefined) return lines;
  const fell = position.lot === NONE ? '' : `: ${nameSide(position.lot)} wins`;
  return [...lines, `No region is left to compare; a lot decides${fell}`];
}

/** "3 × 2 = 6": squares, greatest height, value. */
export function describeRegion(region: Region | undefined): string {
  return region ? `${region.size} × ${region.height} = ${region.value}` : 'none = 0';
}
