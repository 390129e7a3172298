import { OVER, type Seat } from '../../core/game.ts';
import { SEATS, START } from './components.ts';
import { ARM_1, ARM_2, colourOfSeat, SQUARES, STRIDE, squareAt } from './geometry.ts';
import { COLOUR_AT, HEIGHT, keepSquares, LAID, NONE, putBackSquares, type State } from './state.ts';

/** A connected set of squares that show one player's colour (S10). */
export interface Region {
  readonly seat: Seat;
  readonly size: number;
  /** Greatest height of any of its squares. */
  readonly height: number;
  readonly value: number;
  readonly squares: readonly number[];
}

/** Both players' regions of one rank, set against each other (S13). */
export interface CascadeStep {
  /** By seat; `undefined` where a player has no region of this rank. */
  readonly regions: readonly (Region | undefined)[];
  readonly values: readonly number[];
}

/** S12, S13: how the board as it stands would be decided. */
export interface Cascade {
  /** Rank by rank, down to the one that decides. */
  readonly steps: readonly CascadeStep[];
  /** `undefined` where all ranks are equal and only a lot can decide. */
  readonly winner: Seat | undefined;
}

/**
 * Regions found by the last survey, at `seat * MOST + n`: `size * 64 + height` and one of their squares; and how many
 * for each seat.
 */
const MOST = 128;
const REGION_KEYS = new Int32Array(SEATS * MOST);
const REGION_SQUARES = new Int32Array(SEATS * MOST);
const REGION_COUNTS = new Int32Array(32);
/** Which region a square belongs to: `mark − FIRST_MARK[0]`, counted over both seats; older marks mean nothing. */
export const MARKS = new Int32Array(SQUARES);
/** Key of the region with a mark, at `mark − FIRST_MARK[0]`. */
export const MARKED_KEYS = new Int32Array(SEATS * MOST);
export const FIRST_MARK = new Int32Array(32);
const MARK_LIMIT = 1 << 30;
let lastMark = 0;
const queue = new Int16Array(MOST);

/** S11: squares times height. */
export function worthOf(key: number): number {
  return (key >> 6) * (key & HEIGHT);
}

/** S11: the points of both seats, worked out once a board. */
export function scoresOf(state: State): Int16Array {
  const { points } = state;
  if (state.scoredAt === state.placed) return points;
  survey(state);
  for (let seat = 0; seat < SEATS; seat++) points[seat] = valueOfRank(bestRank(seat, state.boxed), state.boxed);
  state.scoredAt = state.placed;
  return points;
}

const KEPT = new Int16Array(3);

/**
 * The points of both seats with one tile more, valid until the next call. The board is as before, except that it must work
 * out its own points again: whoever tries many places tries them on one copy.
 */
export function scoresWith(state: State, tile: number, place: number): Int16Array {
  keepSquares(state.halves, place, KEPT);
  state.cover(tile, place);
  state.scoredAt = NONE;
  const points = scoresOf(state);
  state.placed--;
  state.scoredAt = NONE;
  putBackSquares(state.halves, place, KEPT);
  return points;
}

/** S12, S13: the winner once the game is over. */
export function winnersOf(state: State): readonly Seat[] | undefined {
  if (state.turn !== OVER) return undefined;
  return [state.lot === NONE ? leaderOf(state) : state.lot];
}

/** S12, S13: the seat that would win on this board, or NONE where only a lot can decide. */
export function leaderOf(state: State): Seat | typeof NONE {
  const points = scoresOf(state);
  if (points[0] !== points[1]) return points[0] > points[1] ? 0 : 1;
  survey(state);
  const ranks = Math.max(sortRegions(0, state.boxed), sortRegions(1, state.boxed));
  for (let rank = 0; rank < ranks; rank++) {
    const lead = worthOf(REGION_KEYS[rank]) - worthOf(REGION_KEYS[MOST + rank]);
    if (lead !== 0) return lead > 0 ? 0 : 1;
  }
  return NONE;
}

/** Sorts a seat's surveyed regions, the scoring one first, and returns their number. What follows the last is worth 0. */
function sortRegions(seat: Seat, boxed: boolean): number {
  const first = seat * MOST;
  const end = first + REGION_COUNTS[seat];
  for (let at = first + 1; at < end; at++) {
    const key = REGION_KEYS[at];
    let to = at;
    for (; to > first && rankOf(REGION_KEYS[to - 1], boxed) < rankOf(key, boxed); to--) {
      REGION_KEYS[to] = REGION_KEYS[to - 1];
    }
    REGION_KEYS[to] = key;
  }
  REGION_KEYS.fill(0, end, first + MOST);
  return end - first;
}

/** The same, rank by rank, for people who want to see why. */
export function cascadeOf(state: State): Cascade {
  const regions = [0, 1].map((seat) => regionsOf(state, seat));
  const steps: CascadeStep[] = [];
  for (let rank = 0; rank < Math.max(regions[0].length, regions[1].length); rank++) {
    const step = regions.map((list) => list[rank]);
    const values = step.map((region) => region?.value ?? 0);
    steps.push({ regions: step, values });
    if (values[0] !== values[1]) return { steps, winner: values[0] > values[1] ? 0 : 1 };
  }
  return { steps, winner: undefined };
}

/** All regions of a seat, in the order in which they count: the first is the one that scores (S11, S14). */
export function regionsOf(state: State, seat: Seat): Region[] {
  survey(state);
  const lists = new Map<number, number[]>();
  for (let square = 0; square < SQUARES; square++) {
    const mark = MARKS[square];
    if (mark < FIRST_MARK[0] || state.cells[square] >> COLOUR_AT !== colourOfSeat(seat)) continue;
    lists.set(mark, [...(lists.get(mark) ?? []), square]);
  }
  const regions = Array.from(lists, ([mark, squares]) => {
    const height = MARKED_KEYS[mark - FIRST_MARK[0]] & HEIGHT;
    return { seat, size: squares.length, height, value: squares.length * height, squares };
  });
  const boxed = state.boxed;
  return regions.sort(
    (a, b) =>
      (boxed ? b.value - a.value : 0) ||
      b.size - a.size ||
      b.height - a.height ||
      newestOf(state, a) - newestOf(state, b) ||
      a.squares[0] - b.squares[0],
  );
}

/** When a region became what it is: of two equal ones the older is shown as the scoring one, so that it does not jump. */
function newestOf({ laid, placed }: State, { squares }: Region): number {
  for (let at = placed - 1; at >= 0; at--) {
    const origin = laid[at] >> 2;
    const turn = laid[at] & 3;
    if ([origin, origin + ARM_1[turn], origin + ARM_2[turn]].some((square) => squares.includes(square))) return at;
  }
  return NONE;
}

/** S11, S14: rank of the region that scores for a seat, among the surveyed ones; 0 where there is none. */
export function bestRank(seat: Seat, boxed: boolean): number {
  let best = 0;
  const first = seat * MOST;
  const end = first + REGION_COUNTS[seat];
  for (let at = first; at < end; at++) {
    const rank = rankOf(REGION_KEYS[at], boxed);
    if (rank > best) best = rank;
  }
  return best;
}

/** A square of the first region of this rank, or NONE. */
export function squareOfRank(rank: number, seat: Seat, boxed: boolean): number {
  const first = seat * MOST;
  const end = first + REGION_COUNTS[seat];
  for (let at = first; at < end; at++) if (rankOf(REGION_KEYS[at], boxed) === rank) return REGION_SQUARES[at];
  return NONE;
}

/** Value of all surveyed regions of a seat together. */
export function totalWorth(seat: Seat): number {
  let total = 0;
  const first = seat * MOST;
  const end = first + REGION_COUNTS[seat];
  for (let at = first; at < end; at++) total += worthOf(REGION_KEYS[at]);
  return total;
}

/** What regions are compared by: size, then height; with boxed scoring, their value. */
export function rankOf(key: number, boxed: boolean): number {
  return boxed ? worthOf(key) : key;
}
export function valueOfRank(rank: number, boxed: boolean): number {
  return boxed ? rank : worthOf(rank);
}

/** Finds all regions of both colours (S10). */
export function survey(state: State): void {
  const { halves, placed } = state;
  if (lastMark > MARK_LIMIT) {
    MARKS.fill(0);
    lastMark = 0;
  }
  FIRST_MARK[0] = lastMark + 1;
  REGION_COUNTS[0] = 0;
  REGION_COUNTS[1] = 0;
  fill(halves, START_SQUARE);
  fill(halves, START_SQUARE + STRIDE);
  for (let i = 0; i < placed; i++) {
    const place = halves[LAID + i];
    const origin = place >> 2;
    fill(halves, origin);
    fill(halves, origin + ARM_1[place & 3]);
    fill(halves, origin + ARM_2[place & 3]);
  }
}

const START_SQUARE = squareAt(START.column, START.row);

/** Marks the region around a square and notes its key, unless the square is black or already marked. */
function fill(halves: Int16Array, from: number): void {
  const colour = halves[from] >> COLOUR_AT;
  if (colour === 0 || MARKS[from] >= FIRST_MARK[0]) return;
  const mark = ++lastMark;
  MARKS[from] = mark;
  queue[0] = from;
  let size = 1;
  let height = 0;
  for (let at = 0; at < size; at++) {
    const square = queue[at];
    const here = halves[square] & HEIGHT;
    if (here > height) height = here;
    size = reach(halves, square - STRIDE, colour, mark, size);
    size = reach(halves, square + 1, colour, mark, size);
    size = reach(halves, square + STRIDE, colour, mark, size);
    size = reach(halves, square - 1, colour, mark, size);
  }
  const seat = 2 - colour;
  const key = (size << 6) | height;
  REGION_SQUARES[seat * MOST + REGION_COUNTS[seat]] = from;
  REGION_KEYS[seat * MOST + REGION_COUNTS[seat]++] = key;
  MARKED_KEYS[mark - FIRST_MARK[0]] = key;
}

/** Takes a square into the region that is being filled, if it shows the colour, and returns the region's new size. */
function reach(halves: Int16Array, square: number, colour: number, mark: number, size: number): number {
  if (halves[square] >> COLOUR_AT !== colour || MARKS[square] === mark) return size;
  MARKS[square] = mark;
  queue[size] = square;
  return size + 1;
}
