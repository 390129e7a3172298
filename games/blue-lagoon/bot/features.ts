import { CHANCE, type Seat } from '../../../core/game.ts';
import type { Features, NetTable } from '../../bot.ts';
import { type Board, isIn, TOP } from '../board.ts';
import { MAX_SEATS, RESOURCES, STATUETTE, TOKEN_TOTAL } from '../components.ts';
import { mapOf } from '../maps.ts';
import type { BlueLagoonPosition } from '../position.ts';
import { MAX_MOVES, pieceOf, tileOf } from '../rules.ts';
import { islandsVisited, mostOfOthers } from '../scoring.ts';
import { EXPLORATION, NOTHING, SETTLEMENT, SETTLER, type State, VILLAGE } from '../state.ts';
import type { Chart } from './chart.ts';
import {
  CIRCLE_KINDS,
  CLASSES,
  COUNTS,
  countMost,
  FAR,
  GAINS,
  HELD,
  ISLAND_KINDS,
  ISLAND_LEADS,
  type Layout,
  LEADS,
  LYING,
  layOut,
  MOST_ISLANDS,
  REACHES,
  RESOURCES_LEFT,
  SETTLERS_LEFT,
  STATUETTES,
  STEPS,
  VILLAGES_LEFT,
  WAYS,
} from './layout.ts';
import { type Survey, surveyOf } from './survey.ts';

/*
 * What a position looks like to a seat. Pieces, circles and islands are known by where they are, so each map has nets of
 * its own; a net that knew no places was no stronger than the tree (docs/learning.md). Seats are known by their turns from
 * the seat that looks ("sides"), because a net for several rivals judges each of them.
 */

/** Points of lead that weigh as one. */
const SPREAD = 40;

const EXPLORING = 0;
const SETTLING = 1;
const BETWEEN = 2;

export const features: Features<BlueLagoonPosition> = {
  version: 4,
  nets: 3,
  maxActive: countMost(layOut(0, MAX_SEATS)),
  maxMoveActive: (1 + MAX_SEATS) * MAX_MOVES,
  tableOf,
  netFor: (position) => (position.turn === CHANCE ? BETWEEN : position.phase === EXPLORATION ? EXPLORING : SETTLING),
  // Whoever puts a piece on a tile takes what lies there; nothing else is left of a move.
  isOrderFree: true,
  isLeaf: ({ turn, phase }) => turn === CHANCE && phase === SETTLEMENT,
  look,
  lead: ({ board, seats }, seat) => surveyOf(board).leadOf(seats, seat) / SPREAD,
  lookAtMoves,
};

/** Of each map: the table for two and the table for more. */
const TABLES = new WeakMap<Board, readonly [NetTable, NetTable] | undefined>();

/** Duels and larger tables are different games. A short game (B20) has no nets, nor has a map that somebody drew. */
function tableOf({ board, seats, short }: BlueLagoonPosition): NetTable | undefined {
  if (!TABLES.has(board)) TABLES.set(board, makeTables(board));
  return short ? undefined : TABLES.get(board)?.[seats === 2 ? 0 : 1];
}

/**
 * Nets for larger tables have learned less. On the default map, against three of level 8 in the same time, they won 21 % of
 * 48 games alone and 44 % with a continuation as two fifths of their judgement; on fresh dice 42 % of 96.
 */
const LARGER_PLAYOUTS = { count: 1, share: 0.4 };

function makeTables(board: Board): readonly [NetTable, NetTable] | undefined {
  const map = mapOf(board);
  if (map === undefined || board.circles.length > TOKEN_TOTAL || board.islands > MOST_ISLANDS) return undefined;
  const sizeOf = ({ end, moveEnd, views }: Layout) => ({ features: end, moveFeatures: moveEnd, values: views });
  const { duel, larger } = surveyOf(board);
  return [
    { name: `${map}-2`, ...sizeOf(duel) },
    { name: `${map}-more`, ...sizeOf(larger), leafPlayouts: LARGER_PLAYOUTS },
  ];
}

/** A move is known by its piece and its tile, by what it adds to the mover's links and what it keeps each rival from adding. */
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
    for (let side = 0, seat = turn; side < seats; side++, seat = next(seat, seats)) {
      const gain = seen.linkGain(seat, tile);
      if (gain > 0) active[end++] = gains + side * GAINS + Math.min(gain, GAINS);
    }
    ends[at] = end;
  }
}

/** A remainder would do the same, but it is asked for so often that a division costs time. */
function next(seat: Seat, seats: number): Seat {
  return seat + 1 === seats ? 0 : seat + 1;
}

function look(position: BlueLagoonPosition, seat: Seat, active: Int32Array): number {
  const { seats, turn } = position;
  const seen = surveyOf(position.board);
  seen.read(position);
  const layout = seats === 2 ? seen.duel : seen.larger;
  const isBetween = turn === CHANCE;
  let count = isBetween
    ? nameDwellings(position, seen, layout, seat, active, 0)
    : nameCircles(position, seen, layout, seat, active, 0);
  for (let side = 0; side < seats; side++) {
    const other = (seat + side) % seats;
    count = namePieces(position, layout, other, side, active, count);
    if (side < layout.views) active[count++] = layout.lead + side * LEADS + leadClass(seen.leadOf(seats, other));
    if (isBetween) continue;
    if (side < layout.views) count = nameIslands(position, layout, other, side, active, count);
    count = nameSeat(position, seen, layout, other, side, active, count);
    count = nameLinks(seen, layout, other, side, active, count);
  }
  return nameRest(position, layout, seat, active, count);
}

function leadClass(points: number): number {
  const half = (LEADS - 1) / 2;
  return half + Math.max(-half, Math.min(half, Math.round(points / 4)));
}

function namePieces(
  { board, words, blocks, stride }: State,
  { pieces }: Layout,
  seat: Seat,
  side: number,
  active: Int32Array,
  from: number,
): number {
  const { tiles } = board;
  const at = pieces + side * 2 * tiles;
  const sets = blocks + seat * stride + board.words;
  let count = from;
  for (let word = 0; word < 2 * board.words; word++) {
    const isVillage = word >= board.words;
    const first = at + (isVillage ? tiles + (word - board.words) * 32 : word * 32);
    for (let bits = words[sets + word]; bits !== 0; ) {
      const bit = Math.clz32(bits);
      active[count++] = first + bit;
      bits ^= TOP >>> bit;
    }
  }
  return count;
}

/** By side and kind of token, KINDS of each side: what one more is to the side, and what it and its richest rival hold. */
const KINDS = 8;
const CLASS_OF = new Int32Array(MAX_SEATS * KINDS).fill(CLASSES - 1);
const HOLDING_OF = new Int32Array(MAX_SEATS * KINDS);

function judgeKinds(state: State, seat: Seat): void {
  const { seats } = state;
  for (let side = 0; side < seats; side++) {
    const own = (seat + side) % seats;
    for (let kind = 0; kind < RESOURCES; kind++) {
      let most = 0;
      for (let other = 0; other < seats; other++) if (other !== own) most = Math.max(most, state.held(other, kind));
      const held = state.held(own, kind);
      CLASS_OF[side * KINDS + kind] = Math.min(held, CLASSES - 2);
      HOLDING_OF[side * KINDS + kind] = Math.min(held, HELD - 1) * HELD + Math.min(most, HELD - 1);
    }
  }
}

function nameCircles(state: State, seen: Survey, layout: Layout, seat: Seat, active: Int32Array, from: number): number {
  const { tokens, board } = state;
  const { circles } = board;
  judgeKinds(state, seat);
  let count = from;
  let lying = 0;
  for (let index = 0; index < circles.length; index++) {
    const kind = tokens[circles[index]];
    if (kind === NOTHING) continue;
    lying += 1 << (kind * 4);
    count = nameCircle(state, seen, layout, seat, index, active, count);
  }
  for (let side = 0; side < Math.min(state.seats, layout.views); side++) {
    for (let kind = 0; kind < RESOURCES; kind++) {
      const holding = side * HELD * HELD + HOLDING_OF[side * KINDS + kind];
      active[count++] = layout.kind + holding * LYING + Math.min((lying >> (kind * 4)) & 15, LYING - 1);
    }
  }
  return count;
}

/** The token on a circle as each side sees it; among several rivals, only as those see it that could take it at once. */
function nameCircle(
  { board, tokens, seats }: State,
  { open }: Survey,
  { sides, circle, figure, resource }: Layout,
  seat: Seat,
  index: number,
  active: Int32Array,
  from: number,
): number {
  const tile = board.circles[index];
  const kind = tokens[tile];
  const myReach = stepsTo(board, open[seat], tile);
  let at = circle + sides * index * CIRCLE_KINDS;
  let count = from;
  let nearest = FAR;
  active[count++] = at + CLASS_OF[kind] * (FAR + 1) + myReach;
  for (let side = 1, other = next(seat, seats); side < seats; side++, other = next(other, seats)) {
    const reach = stepsTo(board, open[other], tile);
    at += CIRCLE_KINDS;
    if (reach < nearest) nearest = reach;
    if (reach === 0 || sides === 2) active[count++] = at + CLASS_OF[side * KINDS + kind] * (FAR + 1) + reach;
  }
  const reaches = myReach * (FAR + 1) + nearest;
  active[count++] = kind === STATUETTE ? figure + reaches : resource + HOLDING_OF[kind] * REACHES + reaches;
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

function nameIslands(state: State, layout: Layout, seat: Seat, side: number, active: Int32Array, from: number): number {
  const { board, words, blocks, stride } = state;
  const first = blocks + 3 * board.words;
  const half = (ISLAND_LEADS - 1) / 2;
  let count = from;
  for (let island = 0; island < board.islands; island++) {
    const mine = words[first + seat * stride + island];
    // Of several rivals only those are named who are there.
    if (side > 0 && mine === 0) continue;
    const theirs = mostOfOthers(state, seat, first + island);
    const at = layout.island + (side * MOST_ISLANDS + island) * ISLAND_KINDS;
    active[count++] = at + half + Math.max(-half, Math.min(mine - theirs, half));
    if (side > 0) continue;
    if (mine === 0) active[count++] = at + ISLAND_LEADS;
    if (theirs === 0) active[count++] = at + ISLAND_LEADS + 1;
  }
  return count;
}

function nameSeat(
  state: State,
  { links }: Survey,
  { link, visited, settlersInHand, villagesInHand, heldFigures }: Layout,
  seat: Seat,
  side: number,
  active: Int32Array,
  from: number,
): number {
  let count = from;
  active[count++] = link + side * COUNTS + Math.min(links[seat], COUNTS - 1);
  active[count++] = visited + side * COUNTS + Math.min(islandsVisited(state, seat), COUNTS - 1);
  active[count++] = settlersInHand + side * SETTLERS_LEFT + Math.min(state.left(seat, SETTLER), SETTLERS_LEFT - 1);
  active[count++] = villagesInHand + side * VILLAGES_LEFT + Math.min(state.left(seat, VILLAGE), VILLAGES_LEFT - 1);
  active[count++] = heldFigures + side * STATUETTES + Math.min(state.held(seat, STATUETTE), STATUETTES - 1);
  return count;
}

const LINKED_ISLANDS = new Int32Array(2);

function nameLinks(seen: Survey, layout: Layout, seat: Seat, side: number, active: Int32Array, from: number): number {
  const { linked, nextLink, longer } = layout;
  let count = from;
  seen.linkedIslands(seat, LINKED_ISLANDS);
  for (let which = 0; which < 2; which++) {
    const at = linked + (2 * side + which) * MOST_ISLANDS;
    for (let bits = LINKED_ISLANDS[which]; bits !== 0; bits &= bits - 1)
      active[count++] = at + 31 - Math.clz32(bits & -bits);
  }
  seen.lookAtLinks(seat);
  active[count++] = nextLink + side * COUNTS + Math.min(seen.nextLinks[seat], COUNTS - 1);
  active[count++] = longer + side * WAYS + Math.min(seen.longer[seat], WAYS - 1);
  return count;
}

function nameRest(
  { seats, mover, turn, resources }: BlueLagoonPosition,
  { leftOnBoard, wait, rivals }: Layout,
  seat: Seat,
  active: Int32Array,
  from: number,
): number {
  // During the deal between the phases, the seat after the last mover opens the settlement (B16).
  const first = turn === CHANCE ? (mover + 1) % seats : mover;
  let count = from;
  active[count++] = leftOnBoard + Math.min(resources, RESOURCES_LEFT - 1);
  active[count++] = wait + ((seat - first + seats) % seats);
  active[count++] = rivals + seats - 1;
  return count;
}

/** By seat and circle: steps from the nearest village that will survive half-time (B15). */
const NEAREST = new Uint8Array(MAX_SEATS * TOKEN_TOTAL);

function nameDwellings(
  state: State,
  { chart, board }: Survey,
  { dwelling, views }: Layout,
  seat: Seat,
  active: Int32Array,
  from: number,
): number {
  const { seats } = state;
  for (let other = 0; other < seats; other++) measure(state, chart, other);
  let count = from;
  for (let side = 0; side < Math.min(seats, views); side++) {
    const own = (seat + side) % seats;
    for (let circle = 0; circle < board.circles.length; circle++) {
      let theirs = STEPS;
      for (let other = 0; other < seats; other++) {
        if (other !== own) theirs = Math.min(theirs, NEAREST[other * TOKEN_TOTAL + circle]);
      }
      const mine = NEAREST[own * TOKEN_TOTAL + circle];
      active[count++] = dwelling + (side * STEPS + mine - 1) * STEPS + theirs - 1;
    }
  }
  return count;
}

function measure(state: State, { steps }: Chart, seat: Seat): void {
  const { board } = state;
  const first = seat * TOKEN_TOTAL;
  NEAREST.fill(STEPS, first, first + TOKEN_TOTAL);
  for (const village of state.villages(seat)) {
    if (board.isCircle(village)) continue;
    for (let circle = 0, at = village; circle < board.circles.length; circle++, at += board.tiles) {
      if (steps[at] < NEAREST[first + circle]) NEAREST[first + circle] = steps[at];
    }
  }
}
