import { CHANCE, type Move, type Seat } from '../../../core/game.ts';
import { Blocks } from '../../blocks.ts';
import type { Features, NetTable } from '../../bot.ts';
import { MAX_SEATS, STATIONS, TILE_TOTAL, TILE_TYPES } from '../components.ts';
import { ARRIVED, ENTRIES, NO_OWNER, ONWARD, OWNER, SQUARES, STATION_ENTRY, WITH_CENTRE } from '../geometry.ts';
import type { MetroPosition } from '../position.ts';
import { DRAW_MORE, MAX_MOVES, squareOf, tileOf } from '../rules.ts';
import { NEAR, NONE, OCCUPIED } from '../state.ts';
import { leadOf, OPEN_TILE } from './evaluate.ts';
import { JoinedLines, worthAt } from './joined-lines.ts';
import { TURNED_ENTRY, TURNED_SQUARE, TURNED_TILE, turnsOf } from './turns.ts';

/*
 * What a position looks like to a seat: where the trains of its own lines and of the others' come to empty squares, how
 * long those lines are, and what lies beyond each side of an empty square. Sides are counted in turns from that seat: 0 is
 * its own.
 */

const MINE = 0;
const THEIRS = 1;
/** Where a train comes to: an empty square, a station, the centre; told apart by what a tile is worth there. */
const ENDS = 3;
/** Lengths of track that no train runs on yet. */
const STRETCHES = 3;
const STRETCH_OF = bucketsOf([3, 7]);
/** Empty squares by whose trains wait at their four sides: nobody's, one's own, somebody else's. */
const MEETINGS = 3 ** 4;
const IN_HAND = TILE_TYPES + 1;
const SUMS = 24;
const LEADS = 41;

/** Which number means what, at tables for so many seats; line lengths count as alike between these steps. */
function layOut(sides: number, steps: readonly number[]) {
  const blocks = new Blocks();
  const lengths = steps.length + 1;
  return {
    sides,
    lengths,
    lengthOf: bucketsOf(steps),
    /** Lines by side, by where their trains wait, and by length. */
    waiting: blocks.take(sides * ENTRIES * lengths),
    /** Track beyond a side of an empty square: where it ends and how long it is. */
    beyond: blocks.take(ENTRIES * ENDS * STRETCHES),
    meeting: blocks.take(SQUARES * MEETINGS),
    tile: blocks.take(IN_HAND),
    /** Kept for later by the seat itself or by another. */
    kept: blocks.take(2 * IN_HAND),
    placed: blocks.take(TILE_TOTAL + 1),
    lead: blocks.take(LEADS),
    openSum: blocks.take(sides * SUMS),
    openCount: blocks.take(sides * (STATIONS + 1)),
    wait: blocks.take(MAX_SEATS),
    /** How many sit at the table; a duel needs no number for it. */
    seats: sides > 2 ? blocks.take(MAX_SEATS + 1) : 0,
    size: blocks.end,
  };
}
type Layout = ReturnType<typeof layOut>;

const LENGTH_STEPS = [1, 3, 5, 8, 12, 17, 24];
const DUEL = layOut(2, LENGTH_STEPS);
const MORE = layOut(MAX_SEATS, [1, 4, 10]);

/** What a move does to each line that it makes longer: whose it is, where it comes to, and how long it is then. */
const LENGTHS = LENGTH_STEPS.length + 1;
const LENGTH_OF = bucketsOf(LENGTH_STEPS);
const SQUARE = 0;
const LAID = SQUARE + SQUARES;
const MADE_LONGER = LAID + TILE_TYPES * SQUARES;
/** How a move looks beside the best one, and how good that one is where another tile may be asked for. */
const STEPS = 12;
const BESIDE_BEST = MADE_LONGER + 2 * ENDS * LENGTHS;
const ASK = BESIDE_BEST + STEPS;
const MOVE_SIZE = ASK + STEPS;
const MOST_OF_A_MOVE = 2 + 4 + 1;

/** Points of lead that weigh as one. */
const SPREAD = 40;

export const features: Features<MetroPosition> = {
  version: 1,
  nets: 1,
  maxActive: STATIONS + ENTRIES + SQUARES + 32,
  maxMoveActive: MOST_OF_A_MOVE * MAX_MOVES,
  tableOf,
  netFor: () => 0,
  isLeaf: () => false,
  look,
  lead: ({ seats }, seat) => leadOf(WORTH, seats, seat) / SPREAD,
  lookAtMoves,
};

/**
 * For nets that somebody trains; level 9 does without (docs/learning.md). Random continuations judge lines better than a net
 * did, which alone won 6 % of 64 games against level 8 in the same time. Of five settings this was the best.
 */
const COMMON = { moveFeatures: MOVE_SIZE, leafPlayouts: { count: 8, share: 0.8 } };
const DUEL_TABLE: NetTable = { name: '2', features: DUEL.size, values: 1, ...COMMON };
const LARGER_TABLE: NetTable = { name: 'more', features: MORE.size, values: MAX_SEATS, ...COMMON };

/** The assignment's game; the options change what a tile is worth. */
function tableOf({ seats, board, refill, secret, turning }: MetroPosition): NetTable | undefined {
  if (board !== WITH_CENTRE || refill || secret || turning) return undefined;
  return seats === 2 ? DUEL_TABLE : LARGER_TABLE;
}

/** Which of the steps a number has reached. */
function bucketsOf(steps: readonly number[]): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, length) => steps.filter((step) => length >= step).length);
}

/** Points and prospects of every seat at the position that was looked at last. */
const WORTH = new Float64Array(NO_OWNER + 1);

function look(position: MetroPosition, seat: Seat, active: Int32Array): number {
  const layout = position.seats === 2 ? DUEL : MORE;
  const turns = turnsOf(position);
  let count = nameLines(layout, position, seat, turns, active);
  count = nameSquares(layout, position, seat, turns, active, count);
  return nameRest(layout, position, seat, turns, active, count);
}

const LENGTH_SUMS = new Int32Array(MAX_SEATS);
const LINES = new Int32Array(MAX_SEATS);

/** Every line that has not arrived. Counts what each side has. */
function nameLines(
  { waiting, lengths, lengthOf }: Layout,
  position: MetroPosition,
  seat: Seat,
  turns: number,
  active: Int32Array,
): number {
  const { seats, points } = position;
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
    const side = (owner - seat + seats) % seats;
    const length = position.lengthOf(entry);
    LENGTH_SUMS[side] += length;
    LINES[side]++;
    WORTH[owner] += OPEN_TILE * length;
    active[count++] = waiting + (side * ENTRIES + TURNED_ENTRY[turns * ENTRIES + outlet]) * lengths + lengthOf[length];
  }
  return count;
}

/** Names what it sees from the place `from` on, and says up to where. */
type Namer = (
  layout: Layout,
  position: MetroPosition,
  seat: Seat,
  turns: number,
  active: Int32Array,
  from: number,
) => number;

/** Every empty square beside a tile or on the rim. */
const nameSquares: Namer = (layout, position, seat, turns, active, from) => {
  const { words } = position;
  let count = from;
  for (let half = 0; half < 2; half++) {
    for (let bits = words[NEAR + half] & ~words[OCCUPIED + half]; bits !== 0; bits &= bits - 1) {
      count = nameSquare(layout, position, seat, turns, half * 32 + 31 - Math.clz32(bits & -bits), active, count);
    }
  }
  return count;
};

const THREES = [1, 3, 9, 27];

function nameSquare(
  { beyond, meeting: meetings }: Layout,
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
    const end = worthAt(position.outletOf(onward));
    const stretch = STRETCH_OF[position.lengthOf(onward)];
    active[count++] = beyond + (TURNED_ENTRY[turns * ENTRIES + entry] * ENDS + end) * STRETCHES + stretch;
  }
  if (meeting > 0) active[count++] = meetings + TURNED_SQUARE[turns * SQUARES + square] * MEETINGS + meeting;
  return count;
}

const nameRest: Namer = (layout, position, seat, turns, active, from) => {
  const { seats, mover, turn, placed, drawn, hands } = position;
  const isRolling = turn === CHANCE;
  let count = from;
  active[count++] = layout.tile + (isRolling ? NONE : turned(position.tileToPlace, turns));
  // What is kept for later: the mover's own tile only while another one must be placed.
  for (let other = 0; other < seats; other++) {
    const isKept = other !== mover || isRolling || drawn !== NONE;
    if (!isKept || hands[other] === NONE) continue;
    active[count++] = layout.kept + (other === seat ? 0 : IN_HAND) + turned(hands[other], turns);
  }
  active[count++] = layout.placed + placed;
  const half = (LEADS - 1) / 2;
  active[count++] = layout.lead + half + Math.max(-half, Math.min(half, Math.round(leadOf(WORTH, seats, seat) / 4)));
  for (let side = 0; side < seats; side++) {
    active[count++] = layout.openSum + side * SUMS + Math.min(SUMS - 1, LENGTH_SUMS[side] >> 2);
    active[count++] = layout.openCount + side * (STATIONS + 1) + LINES[side];
  }
  active[count++] = layout.wait + ((mover - seat + seats) % seats);
  if (seats > 2) active[count++] = layout.seats + seats;
  return count;
};

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
    active[count++] = MADE_LONGER + (whose * ENDS + worthAt(outlet)) * LENGTHS + LENGTH_OF[after];
    const worth = (outlet < ARRIVED ? OPEN_TILE : worthAt(outlet)) * after - OPEN_TILE * before;
    glance += whose === MINE ? worth : -worth;
  }
  return count;
}
