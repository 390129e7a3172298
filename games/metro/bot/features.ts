import { CHANCE, type Move, type Seat } from '../../../core/game.ts';
import type { Features, NetTable } from '../../bot.ts';
import { MAX_SEATS, STATIONS, TILE_TOTAL, TILE_TYPES } from '../components.ts';
import { ARRIVED, ENTRIES, NO_OWNER, ONWARD, OWNER, SQUARES, STATION_ENTRY, WITH_CENTRE } from '../geometry.ts';
import type { MetroPosition } from '../position.ts';
import { DRAW_MORE, MAX_MOVES, squareOf, tileOf } from '../rules.ts';
import { NEAR, NONE, OCCUPIED } from '../state.ts';
import { JoinedLines } from './joined-lines.ts';
import { TURNED_ENTRY, TURNED_SQUARE, TURNED_TILE, turnsOf } from './turns.ts';

/*
 * What a position looks like to a seat: where the trains of its own lines and of the others' come to empty squares, how
 * long those lines are, and what lies beyond each side of an empty square. "They" are all rivals together.
 */

/** Numbers are given out block by block. */
let end = 0;
function block(size: number): number {
  const from = end;
  end += size;
  return from;
}

const MINE = 0;
const THEIRS = 1;
/** Lengths of lines that count as alike. */
const LENGTHS = 8;
const LENGTH_OF = bucketsOf([1, 3, 5, 8, 12, 17, 24]);
/** The same for track that no train runs on yet. */
const STRETCHES = 3;
const STRETCH_OF = bucketsOf([3, 7]);
/** Where a train comes to: an empty square, a station, the centre. */
const ENDS = 3;
const IN_HAND = TILE_TYPES + 1;
const SUMS = 24;
const LEADS = 41;

/** Lines by side, by where their trains wait, and by length. */
const WAITING = block(2 * ENTRIES * LENGTHS);
/** Track beyond a side of an empty square: where it ends and how long it is. */
const BEYOND = block(ENTRIES * ENDS * STRETCHES);
/** Empty squares by whose trains wait at their four sides. */
const MEETINGS = 3 ** 4;
const MEETING = block(SQUARES * MEETINGS);
const TILE = block(IN_HAND);
const KEPT = block(2 * IN_HAND);
const PLACED = block(TILE_TOTAL + 1);
const LEAD = block(LEADS);
const OPEN_SUM = block(2 * SUMS);
const OPEN_COUNT = block(2 * (STATIONS + 1));
const WAIT = block(MAX_SEATS);
const SIZE = end;

/** What a move does to each line that it makes longer: whose it is, where it comes to, and how long it is then. */
end = 0;
const SQUARE = block(SQUARES);
const LAID = block(TILE_TYPES * SQUARES);
const MADE_LONGER = block(2 * ENDS * LENGTHS);
/** How a move looks beside the best one, and how good that one is where another tile may be asked for. */
const STEPS = 12;
const BESIDE_BEST = block(STEPS);
const ASK = block(STEPS);
const MOVE_SIZE = end;
const MOST_OF_A_MOVE = 2 + 4 + 1;

/** Points that a tile of an open line is worth, as in `evaluate`. */
const OPEN_TILE = 2.5;
/** Points of lead that weigh as one. */
const SPREAD = 40;

export const features: Features<MetroPosition> = {
  version: 1,
  nets: 1,
  maxActive: STATIONS + ENTRIES + SQUARES + 16,
  maxMoveActive: MOST_OF_A_MOVE * MAX_MOVES,
  tableOf,
  netFor: () => 0,
  isLeaf: () => false,
  look,
  lead: () => lead / SPREAD,
  lookAtMoves,
};

const TABLES: readonly NetTable[] = Array.from({ length: MAX_SEATS + 1 }, (_, seats) => ({
  name: String(seats),
  features: SIZE,
  moveFeatures: MOVE_SIZE,
}));

/** The assignment's game; the options change what a tile is worth. */
function tableOf({ seats, board, refill, secret, turning }: MetroPosition): NetTable | undefined {
  return board === WITH_CENTRE && !refill && !secret && !turning ? TABLES[seats] : undefined;
}

/** Which of the steps a number has reached. */
function bucketsOf(steps: readonly number[]): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, length) => steps.filter((step) => length >= step).length);
}

const WORTH = new Float64Array(NO_OWNER + 1);
let lead = 0;

function look(position: MetroPosition, seat: Seat, active: Int32Array): number {
  const turns = turnsOf(position);
  let count = nameLines(position, seat, turns, active);
  count = nameSquares(position, seat, turns, active, count);
  return nameRest(position, seat, turns, active, count);
}

const LENGTH_SUMS = new Int32Array(2);
const LINES = new Int32Array(2);

/** Every line that has not arrived. Counts what each side has. */
function nameLines(position: MetroPosition, seat: Seat, turns: number, active: Int32Array): number {
  const { seats } = position;
  const { points } = position;
  let count = 0;
  LENGTH_SUMS.fill(0);
  LINES.fill(0);
  for (let other = 0; other < seats; other++) WORTH[other] = points[other];
  for (let station = 1; station <= STATIONS; station++) {
    const entry = STATION_ENTRY[station];
    const owner = OWNER[seats * ENTRIES + entry];
    if (owner === NO_OWNER) continue;
    const outlet = position.outletOf(entry);
    if (outlet >= ARRIVED) continue;
    const side = owner === seat ? MINE : THEIRS;
    const length = position.lengthOf(entry);
    LENGTH_SUMS[side] += length;
    LINES[side]++;
    WORTH[owner] += OPEN_TILE * length;
    active[count++] = WAITING + (side * ENTRIES + TURNED_ENTRY[turns * ENTRIES + outlet]) * LENGTHS + LENGTH_OF[length];
  }
  let rival = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < seats; other++) if (other !== seat && WORTH[other] > rival) rival = WORTH[other];
  lead = WORTH[seat] - rival;
  return count;
}

/** Every empty square beside a tile or on the rim. */
function nameSquares(position: MetroPosition, seat: Seat, turns: number, active: Int32Array, from: number): number {
  const { words } = position;
  let count = from;
  for (let half = 0; half < 2; half++) {
    for (let bits = words[NEAR + half] & ~words[OCCUPIED + half]; bits !== 0; bits &= bits - 1) {
      count = nameSquare(position, seat, turns, half * 32 + 31 - Math.clz32(bits & -bits), active, count);
    }
  }
  return count;
}

const THREES = [1, 3, 9, 27];

function nameSquare(
  position: MetroPosition,
  seat: Seat,
  turns: number,
  square: number,
  active: Int32Array,
  from: number,
): number {
  const { seats, board } = position;
  let count = from;
  let meeting = 0;
  for (let side = 0; side < 4; side++) {
    const entry = square * 4 + side;
    const owner = OWNER[seats * ENTRIES + position.startOf(entry)];
    if (owner !== NO_OWNER) meeting += THREES[(side + turns) & 3] * (owner === seat ? 1 : 2);
    const onward = ONWARD[board * ENTRIES + entry];
    if (onward >= ARRIVED || !position.isOccupied(onward >> 2)) continue;
    const end = endOf(position.outletOf(onward));
    const stretch = STRETCH_OF[position.lengthOf(onward)];
    active[count++] = BEYOND + (TURNED_ENTRY[turns * ENTRIES + entry] * ENDS + end) * STRETCHES + stretch;
  }
  if (meeting > 0) active[count++] = MEETING + TURNED_SQUARE[turns * SQUARES + square] * MEETINGS + meeting;
  return count;
}

/** 0 at an empty square, 1 at a station, 2 at the centre: also what a tile is worth there. */
function endOf(outlet: number): number {
  return outlet < ARRIVED ? 0 : 1 + outlet - ARRIVED;
}

function nameRest(position: MetroPosition, seat: Seat, turns: number, active: Int32Array, from: number): number {
  const { seats, mover, turn, placed, drawn, hands } = position;
  const isRolling = turn === CHANCE;
  let count = from;
  active[count++] = TILE + (isRolling ? NONE : turned(position.tileToPlace, turns));
  // What is kept for later: the mover's own tile only while another one must be placed.
  for (let other = 0; other < seats; other++) {
    const isKept = other !== mover || isRolling || drawn !== NONE;
    if (!isKept || hands[other] === NONE) continue;
    active[count++] = KEPT + (other === seat ? 0 : IN_HAND) + turned(hands[other], turns);
  }
  active[count++] = PLACED + placed;
  const half = (LEADS - 1) / 2;
  active[count++] = LEAD + half + Math.max(-half, Math.min(half, Math.round(lead / 4)));
  for (let side = MINE; side <= THEIRS; side++) {
    active[count++] = OPEN_SUM + side * SUMS + Math.min(SUMS - 1, LENGTH_SUMS[side] >> 2);
    active[count++] = OPEN_COUNT + side * (STATIONS + 1) + LINES[side];
  }
  active[count++] = WAIT + ((mover - seat + seats) % seats);
  return count;
}

function turned(tile: number, turns: number): number {
  return tile === NONE ? NONE : TURNED_TILE[turns * TILE_TYPES + tile];
}

const GLANCES = new Float64Array(MAX_MOVES);

function lookAtMoves(
  position: MetroPosition,
  moves: Int32Array,
  count: number,
  active: Int32Array,
  ends: Int32Array,
): void {
  const turns = turnsOf(position);
  let end = 0;
  let best = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < count; at++) {
    // One place is kept for how the move looks beside the best one, which is not known yet.
    end++;
    if (moves[at] !== DRAW_MORE) {
      end = lookAtPlacement(position, moves[at], turns, active, end);
      GLANCES[at] = glance;
      if (glance > best) best = glance;
    }
    ends[at] = end;
  }
  for (let at = 0, first = 0; at < count; first = ends[at++]) {
    active[first] = moves[at] === DRAW_MORE ? ASK + stepOf(best + 12) : BESIDE_BEST + stepOf(best - GLANCES[at]);
  }
}

/** Points in steps that grow. */
function stepOf(points: number): number {
  if (points < 1) return 0;
  return Math.min(STEPS - 1, 1 + Math.floor(2 * Math.log2(points)));
}

const JOINED = new JoinedLines();
/** What the last placement looked at would gain the mover over its rivals, in points. */
let glance = 0;

function lookAtPlacement(position: MetroPosition, move: Move, turns: number, active: Int32Array, from: number): number {
  const tile = tileOf(move);
  const to = TURNED_SQUARE[turns * SQUARES + squareOf(move)];
  let count = from;
  active[count++] = SQUARE + to;
  active[count++] = LAID + TURNED_TILE[turns * TILE_TYPES + tile] * SQUARES + to;
  JOINED.read(position, tile, squareOf(move));
  glance = 0;
  for (let at = 0; at < JOINED.count; at++) {
    const outlet = JOINED.outlet[at];
    const before = JOINED.before[at];
    const after = JOINED.after[at];
    const whose = JOINED.owner[at] === position.turn ? MINE : THEIRS;
    active[count++] = MADE_LONGER + (whose * ENDS + endOf(outlet)) * LENGTHS + LENGTH_OF[after];
    const worth = (outlet < ARRIVED ? OPEN_TILE : endOf(outlet)) * after - OPEN_TILE * before;
    glance += whose === MINE ? worth : -worth;
  }
  return count;
}
