import { CHANCE, type Seat } from '../../../core/game.ts';
import type { Features, NetTable } from '../../bot.ts';
import { type Board, isIn, TOP } from '../board.ts';
import { RESOURCES, SETTLERS, STATUETTE, TOKEN_TOTAL } from '../components.ts';
import { mapOf } from '../maps.ts';
import type { BlueLagoonPosition } from '../position.ts';
import { MAX_MOVES, pieceOf, tileOf } from '../rules.ts';
import { islandsVisited, mostOfOthers } from '../scoring.ts';
import { EXPLORATION, NOTHING, SETTLEMENT, SETTLER, type State, VILLAGE } from '../state.ts';
import type { Chart } from './chart.ts';
import { type Survey, surveyOf } from './survey.ts';

/*
 * What a position looks like to a seat. Pieces, circles and islands are known by where they are, so each map has nets of
 * its own; a net that knew no places was no stronger than the tree (docs/learning.md). "They" are all rivals together, or
 * the strongest of them where something is counted.
 */

/** Numbers are given out block by block; what depends on the size of the board comes last. */
let end = 0;
function block(size: number): number {
  const from = end;
  end += size;
  return from;
}

/** How far a token is: the next piece could take it, the one after that, farther; for the seat and for its rivals. */
const FAR = 2;
const REACHES = (FAR + 1) * (FAR + 1);
/** Tokens of a kind that somebody holds: more than four are worth no more. */
const HELD = 5;
const HOLDINGS = HELD * HELD;
const LYING = 7;
const COUNTS = 15;
const SETTLERS_LEFT = SETTLERS[2] + 1;
const VILLAGES_LEFT = 6;
const RESOURCES_LEFT = 25;
const STATUETTES = 9;
const LEADS = 33;
const SEATS = 4;

const RESOURCE = block(HOLDINGS * REACHES);
const FIGURE = block(REACHES);
const KIND = block(HOLDINGS * LYING);
/** From here on a block for the seat and one for its strongest rival. */
const LINK = block(2 * COUNTS);
const VISITED = block(2 * COUNTS);
const SETTLERS_IN_HAND = block(2 * SETTLERS_LEFT);
const VILLAGES_IN_HAND = block(2 * VILLAGES_LEFT);
const HELD_FIGURES = block(2 * STATUETTES);
/** Common to all. */
const LEFT_ON_BOARD = block(RESOURCES_LEFT);
const LEAD = block(LEADS);
const WAIT = block(SEATS);
const RIVALS = block(SEATS);
/** Circles by who lives how near: only between the phases. */
const STEPS = 6;
const DWELLING = block(STEPS * STEPS);

/** The token on a circle as one side sees it: how many of the kind it holds, or a statuette; and how far it is. */
const CLASSES = 5;
const CIRCLE_KINDS = CLASSES * (FAR + 1);
const CIRCLE = block(2 * TOKEN_TOTAL * CIRCLE_KINDS);
/** Islands by lead, and by who is not there. */
const ISLAND_LEADS = 11;
const ISLAND_KINDS = ISLAND_LEADS + 2;
const MOST_ISLANDS = 14;
const ISLAND = block(MOST_ISLANDS * ISLAND_KINDS);
/** Four blocks of tiles: the seat's settlers and villages, then its rivals'. */
const PIECES = end;

/*
 * What is counted from behind the tiles, for the seat and for its strongest rival: islands of the best link and of others;
 * the best link after one more piece; whether no tile, one or several would make it longer.
 */
const LINKED = 0;
const NEXT_LINK = LINKED + 2 * 2 * MOST_ISLANDS;
const LONGER = NEXT_LINK + 2 * COUNTS;
const WAYS = 3;
const BEHIND = LONGER + 2 * WAYS;
/** What a move adds to the mover's best link, and what it keeps a rival from adding: 1, 2, 3 or more islands. */
const GAINS = 3;

/** Points of lead that weigh as one. */
const SPREAD = 40;

const EXPLORING = 0;
const SETTLING = 1;
const BETWEEN = 2;

export const features: Features<BlueLagoonPosition> = {
  version: 4,
  nets: 3,
  maxActive: 3 * TOKEN_TOTAL + 2 * MOST_ISLANDS + 4 * (SETTLERS[4] + VILLAGES_LEFT) + 2 * MOST_ISLANDS + 36,
  maxMoveActive: 3 * MAX_MOVES,
  tableOf,
  netFor: (position) => (position.turn === CHANCE ? BETWEEN : position.phase === EXPLORATION ? EXPLORING : SETTLING),
  // Whoever puts a piece on a tile takes what lies there; nothing else is left of a move.
  isOrderFree: true,
  isLeaf: ({ turn, phase }) => turn === CHANCE && phase === SETTLEMENT,
  look,
  lead: ({ board, seats }, seat) => surveyOf(board).leadOf(seats, seat) / SPREAD,
  lookAtMoves,
};

const TABLES = new WeakMap<Board, readonly [NetTable, NetTable] | undefined>();

/** Duels and larger tables are different games. A short game (B20) has no nets, nor has a map that somebody drew. */
function tableOf({ board, seats, short }: BlueLagoonPosition): NetTable | undefined {
  if (!TABLES.has(board)) TABLES.set(board, makeTables(board));
  return short ? undefined : TABLES.get(board)?.[seats === 2 ? 0 : 1];
}

function makeTables(board: Board): readonly [NetTable, NetTable] | undefined {
  const map = mapOf(board);
  if (map === undefined || board.circles.length > TOKEN_TOTAL || board.islands > MOST_ISLANDS) return undefined;
  const size = { features: PIECES + 4 * board.tiles + BEHIND, moveFeatures: 2 * board.tiles + 2 * GAINS };
  return [
    { name: `${map}-2`, ...size },
    { name: `${map}-more`, ...size },
  ];
}

/** A move is known by its piece and its tile, and by what it does to links. */
function lookAtMoves(
  { board, seats, turn }: BlueLagoonPosition,
  moves: Int32Array,
  count: number,
  active: Int32Array,
  ends: Int32Array,
): void {
  const seen = surveyOf(board);
  const gains = 2 * board.tiles - 1;
  let end = 0;
  for (let at = 0; at < count; at++) {
    const tile = tileOf(moves[at]);
    active[end++] = pieceOf(moves[at]) * board.tiles + tile;
    const gain = seen.linkGain(turn, tile);
    if (gain > 0) active[end++] = gains + Math.min(gain, GAINS);
    const denied = rivalGain(seen, seats, turn, tile);
    if (denied > 0) active[end++] = gains + GAINS + Math.min(denied, GAINS);
    ends[at] = end;
  }
}

function rivalGain(seen: Survey, seats: number, seat: Seat, tile: number): number {
  let most = 0;
  for (let other = 0; other < seats; other++) {
    if (other !== seat) most = Math.max(most, seen.linkGain(other, tile));
  }
  return most;
}

function look(position: BlueLagoonPosition, seat: Seat, active: Int32Array): number {
  const { seats, turn } = position;
  const seen = surveyOf(position.board);
  seen.read(position);
  const rival = seen.strongestRival(seats, seat);
  let count = namePieces(position, seat, active, 0);
  if (turn === CHANCE) count = nameDwellings(position, seen, seat, active, count);
  else {
    seen.lookFrom(position, seat);
    count = nameCircles(position, seen, active, count);
    count = nameIslands(position, seat, active, count);
    count = nameSeat(position, seen, seat, 0, active, count);
    count = nameSeat(position, seen, rival, 1, active, count);
    count = nameLinks(position, seen, seat, 0, active, count);
    count = nameLinks(position, seen, rival, 1, active, count);
  }
  return nameRest(position, seen, seat, active, count);
}

function namePieces(
  { board, words, seats, blocks, stride }: State,
  seat: Seat,
  active: Int32Array,
  from: number,
): number {
  const { tiles } = board;
  let count = from;
  for (let other = 0; other < seats; other++) {
    const side = PIECES + (other === seat ? 0 : 2 * tiles);
    const sets = blocks + other * stride + board.words;
    for (let word = 0; word < 2 * board.words; word++) {
      const isVillage = word >= board.words;
      const first = side + (isVillage ? tiles + (word - board.words) * 32 : word * 32);
      for (let bits = words[sets + word]; bits !== 0; ) {
        const bit = Math.clz32(bits);
        active[count++] = first + bit;
        bits ^= TOP >>> bit;
      }
    }
  }
  return count;
}

const MY_CLASS = new Int32Array(32).fill(CLASSES - 1);
const THEIR_CLASS = new Int32Array(32).fill(CLASSES - 1);
const HOLDING_OF = new Int32Array(32);

/** What a token of each kind is to the seat and to its rivals. */
function judgeKinds({ myTokens, theirTokens }: Survey): void {
  for (let kind = 0; kind < RESOURCES; kind++) {
    MY_CLASS[kind] = Math.min(myTokens[kind], CLASSES - 2);
    THEIR_CLASS[kind] = Math.min(theirTokens[kind], CLASSES - 2);
    HOLDING_OF[kind] = Math.min(myTokens[kind], HELD - 1) * HELD + Math.min(theirTokens[kind], HELD - 1);
  }
}

function nameCircles(state: State, seen: Survey, active: Int32Array, from: number): number {
  const { tokens, board } = state;
  const { circles } = board;
  const { mine, theirs } = seen;
  judgeKinds(seen);
  let count = from;
  let lying = 0;
  for (let index = 0; index < circles.length; index++) {
    const tile = circles[index];
    const kind = tokens[tile];
    if (kind === NOTHING) continue;
    lying += 1 << (kind * 4);
    const myReach = stepsTo(board, mine, tile);
    const theirReach = stepsTo(board, theirs, tile);
    const reach = myReach * (FAR + 1) + theirReach;
    const at = CIRCLE + 2 * index * CIRCLE_KINDS;
    active[count++] = at + MY_CLASS[kind] * (FAR + 1) + myReach;
    active[count++] = at + CIRCLE_KINDS + THEIR_CLASS[kind] * (FAR + 1) + theirReach;
    active[count++] = kind === STATUETTE ? FIGURE + reach : RESOURCE + HOLDING_OF[kind] * REACHES + reach;
  }
  for (let kind = 0; kind < RESOURCES; kind++) {
    active[count++] = KIND + HOLDING_OF[kind] * LYING + Math.min((lying >> (kind * 4)) & 15, LYING - 1);
  }
  return count;
}

/** 0 where the tile is in the set, 1 where it is beside a tile of it, else 2. */
function stepsTo({ beside, spread }: Board, set: Int32Array, tile: number): number {
  if (isIn(set, 0, tile)) return 0;
  const last = (tile + 1) * spread * 2;
  for (let pair = tile * spread * 2; pair < last; pair += 2) {
    if ((set[beside[pair]] & beside[pair + 1]) !== 0) return 1;
  }
  return FAR;
}

function nameIslands(state: State, seat: Seat, active: Int32Array, from: number): number {
  const { board, words, blocks, stride } = state;
  const first = blocks + 3 * board.words;
  const side = (ISLAND_LEADS - 1) / 2;
  let count = from;
  for (let island = 0; island < board.islands; island++) {
    const mine = words[first + seat * stride + island];
    const theirs = mostOfOthers(state, seat, first + island);
    const at = ISLAND + island * ISLAND_KINDS;
    active[count++] = at + side + Math.max(-side, Math.min(mine - theirs, side));
    if (mine === 0) active[count++] = at + ISLAND_LEADS;
    if (theirs === 0) active[count++] = at + ISLAND_LEADS + 1;
  }
  return count;
}

/** One seat by its counts: side 0 is whoever looks, side 1 the strongest rival. */
function nameSeat(state: State, seen: Survey, seat: Seat, side: number, active: Int32Array, from: number): number {
  let count = from;
  active[count++] = LINK + side * COUNTS + Math.min(seen.links[seat], COUNTS - 1);
  active[count++] = VISITED + side * COUNTS + Math.min(islandsVisited(state, seat), COUNTS - 1);
  active[count++] = SETTLERS_IN_HAND + side * SETTLERS_LEFT + Math.min(state.left(seat, SETTLER), SETTLERS_LEFT - 1);
  active[count++] = VILLAGES_IN_HAND + side * VILLAGES_LEFT + Math.min(state.left(seat, VILLAGE), VILLAGES_LEFT - 1);
  active[count++] = HELD_FIGURES + side * STATUETTES + Math.min(state.held(seat, STATUETTE), STATUETTES - 1);
  return count;
}

const LINKED_ISLANDS = new Int32Array(2);

function nameLinks(state: State, seen: Survey, seat: Seat, side: number, active: Int32Array, from: number): number {
  const first = PIECES + 4 * state.board.tiles;
  let count = from;
  seen.linkedIslands(seat, LINKED_ISLANDS);
  for (let which = 0; which < 2; which++) {
    const at = first + LINKED + (2 * side + which) * MOST_ISLANDS;
    for (let bits = LINKED_ISLANDS[which]; bits !== 0; bits &= bits - 1)
      active[count++] = at + 31 - Math.clz32(bits & -bits);
  }
  seen.lookAtLinks(state, seat);
  active[count++] = first + NEXT_LINK + side * COUNTS + Math.min(seen.nextLinks[seat], COUNTS - 1);
  active[count++] = first + LONGER + side * WAYS + Math.min(seen.longer[seat], WAYS - 1);
  return count;
}

function nameRest(position: BlueLagoonPosition, seen: Survey, seat: Seat, active: Int32Array, from: number): number {
  const { seats, mover, turn, resources } = position;
  // During the deal between the phases, whoever follows the last mover opens the settlement (B16).
  const first = turn === CHANCE ? (mover + 1) % seats : mover;
  const half = (LEADS - 1) / 2;
  let count = from;
  active[count++] = LEFT_ON_BOARD + Math.min(resources, RESOURCES_LEFT - 1);
  active[count++] = LEAD + half + Math.max(-half, Math.min(half, Math.round(seen.leadOf(seats, seat) / 4)));
  active[count++] = WAIT + ((seat - first + seats) % seats);
  active[count++] = RIVALS + seats - 1;
  return count;
}

let own = new Uint8Array(64);
let rivals = new Uint8Array(64);

/** Steps from every circle to villages that will survive half-time (B15). */
function nameDwellings(state: State, { chart, board }: Survey, seat: Seat, active: Int32Array, from: number): number {
  const circles = board.circles.length;
  if (own.length < circles) {
    own = new Uint8Array(circles);
    rivals = new Uint8Array(circles);
  }
  own.fill(STEPS);
  rivals.fill(STEPS);
  for (let other = 0; other < state.seats; other++) measure(state, chart, other, other === seat ? own : rivals);
  let count = from;
  for (let circle = 0; circle < circles; circle++) {
    active[count++] = DWELLING + (own[circle] - 1) * STEPS + rivals[circle] - 1;
  }
  return count;
}

function measure(state: State, { steps }: Chart, seat: Seat, nearest: Uint8Array): void {
  const { board } = state;
  for (const village of state.villages(seat)) {
    if (board.isCircle(village)) continue;
    for (let circle = 0, at = village; circle < board.circles.length; circle++, at += board.tiles) {
      if (steps[at] < nearest[circle]) nearest[circle] = steps[at];
    }
  }
}
