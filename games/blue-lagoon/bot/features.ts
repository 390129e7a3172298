import { CHANCE, type Seat } from '../../../core/game.ts';
import type { Features } from '../../bot.ts';
import { type Board, isIn, TOP } from '../board.ts';
import { RESOURCES, STATUETTE } from '../components.ts';
import type { BlueLagoonPosition } from '../position.ts';
import { countBits, MAX_MOVES } from '../rules.ts';
import { EXPLORATION, NOTHING, SETTLEMENT, SETTLER, type State, VILLAGE } from '../state.ts';
import { HOLDINGS, holdings, ISLAND_KINDS, islandKind } from './feature-kinds.ts';
import { MAX_MOVE_ACTIVE, MOVE_FEATURES, nameMoves } from './move-features.ts';
import { FAR, Survey } from './survey.ts';

/*
 * What a position looks like, whatever the map and the number of rivals: no feature names a tile. Tokens are seen through
 * who holds how many of their kind and who could take them, islands through their bonus and majority, villages through
 * the circles around them.
 */

/** Numbers are given out block by block. */
let end = 0;
function block(size: number): number {
  const from = end;
  end += size;
  return from;
}

/** How far a token is: next to a piece, two steps away, farther. */
const STEPS = 3;
const LYING = 7;
const ISLANDS = 11;
const SETTLERS_LEFT = 31;
const VILLAGES_LEFT = 6;
const RESOURCES_LEFT = 25;
const STATUETTES = 9;
const TILES = 9;
const GROWTHS = 4;
const TOTALS = 25;

const RESOURCE = block(HOLDINGS * STEPS * STEPS);
const FIGURE = block(STEPS * STEPS);
const KIND = block(HOLDINGS * LYING);
const ISLAND = block(ISLAND_KINDS);
const DWELLING = block(FAR * FAR);
/** From here on a block for the seat and one for its rivals. */
const LINK = block(2 * ISLANDS);
const VISITED = block(2 * ISLANDS);
const SETTLERS_IN_HAND = block(2 * SETTLERS_LEFT);
const VILLAGES_IN_HAND = block(2 * VILLAGES_LEFT);
const VILLAGES_STANDING = block(2 * VILLAGES_LEFT);
const VILLAGE_ISLANDS = block(2 * VILLAGES_LEFT);
const HELD_FIGURES = block(2 * STATUETTES);
const HELD_KINDS = block(2 * (RESOURCES + 1));
const OPEN = block(2 * TILES);
const GROWTH = block(2 * 2 * GROWTHS);
/** Common to all. */
const LEFT_ON_BOARD = block(RESOURCES_LEFT);
const TOTAL = block(TOTALS);
const WAIT = block(4);
const RIVALS = block(4);
const SHORT = block(1);

const MAX_CIRCLES = 64;
const MAX_ISLANDS = 64;
/** Points of lead that weigh as one. */
const SPREAD = 40;

const EXPLORING = 0;
const SETTLING = 1;
const BETWEEN = 2;

let survey: Survey | undefined;

/** The survey of a board. The same board is asked for again and again, so it is kept. */
function surveyOf(board: Board): Survey {
  if (survey?.board !== board) survey = new Survey(board);
  return survey;
}

export const features: Features<BlueLagoonPosition> = {
  version: 1,
  nets: 3,
  features: end,
  moveFeatures: MOVE_FEATURES,
  maxActive: 2 * MAX_CIRCLES + MAX_ISLANDS + 48,
  maxMoveActive: MAX_MOVE_ACTIVE * MAX_MOVES,
  netFor: (position) => (position.turn === CHANCE ? BETWEEN : position.phase === EXPLORATION ? EXPLORING : SETTLING),
  isLeaf: ({ turn, phase }) => turn === CHANCE && phase === SETTLEMENT,
  look,
  lead: ({ seats }, seat) => leadOf(seats, seat) / SPREAD,
  lookAtMoves: (position, moves, count, active, ends) =>
    nameMoves(position, surveyOf(position.board), moves, count, active, ends),
};

function look(position: BlueLagoonPosition, seat: Seat, active: Int32Array): number {
  const seen = surveyOf(position.board);
  seen.read(position);
  seen.lookFrom(position, seat);
  let count = 0;
  if (position.turn !== CHANCE) {
    count = nameCircles(position, seen, active, count);
    count = nameIslands(seen, active, count);
  }
  if (position.phase === EXPLORATION || position.turn === CHANCE) {
    seen.lookAtVillages(position, seat);
    count = nameDwellings(seen, active, count);
  }
  count = nameSeat(position, seen, seat, 0, active, count);
  count = nameSeat(position, seen, strongestRival(position, seen, seat), 1, active, count);
  return nameRest(position, seat, active, count);
}

function nameCircles({ tokens, board }: State, seen: Survey, active: Int32Array, from: number): number {
  const { circles } = board;
  let count = from;
  let lying = 0;
  for (let index = 0; index < circles.length; index++) {
    const tile = circles[index];
    const kind = tokens[tile];
    if (kind === NOTHING) continue;
    lying += 1 << (kind * 4);
    const steps = stepsTo(board, seen.mine, tile) * STEPS + stepsTo(board, seen.theirs, tile);
    active[count++] = kind === STATUETTE ? FIGURE + steps : RESOURCE + holdings(seen, kind) * STEPS * STEPS + steps;
  }
  for (let kind = 0; kind < RESOURCES; kind++) {
    active[count++] = KIND + holdings(seen, kind) * LYING + Math.min((lying >> (kind * 4)) & 15, LYING - 1);
  }
  return count;
}

/** 0 where the tile is in the set, 1 where it is beside a tile of it, else 2. */
function stepsTo({ beside, spread }: Board, set: Int32Array, tile: number): number {
  if (isIn(set, 0, tile)) return 0;
  const last = (tile + 1) * spread * 2;
  for (let pair = tile * spread * 2; pair < last; pair += 2) if ((set[beside[pair]] & beside[pair + 1]) !== 0) return 1;
  return 2;
}

function nameIslands(seen: Survey, active: Int32Array, from: number): number {
  let count = from;
  for (let island = 0; island < seen.board.islands; island++) active[count++] = ISLAND + islandKind(seen, island);
  return count;
}

function nameDwellings({ mySteps, theirSteps }: Survey, active: Int32Array, from: number): number {
  let count = from;
  for (let circle = 0; circle < mySteps.length; circle++) {
    active[count++] = DWELLING + (mySteps[circle] - 1) * FAR + theirSteps[circle] - 1;
  }
  return count;
}

/** One seat by its counts: side 0 is whoever looks, side 1 the strongest rival. */
function nameSeat(state: State, seen: Survey, seat: Seat, side: number, active: Int32Array, from: number): number {
  let count = from;
  let visited = 0;
  for (let island = 0; island < seen.board.islands; island++) if (state.onIsland(seat, island) > 0) visited++;
  let kinds = 0;
  for (let kind = 0; kind < RESOURCES; kind++) if (state.held(seat, kind) > 0) kinds++;
  active[count++] = LINK + side * ISLANDS + Math.min(seen.links.best[seat], ISLANDS - 1);
  active[count++] = VISITED + side * ISLANDS + Math.min(visited, ISLANDS - 1);
  active[count++] = SETTLERS_IN_HAND + side * SETTLERS_LEFT + Math.min(state.left(seat, SETTLER), SETTLERS_LEFT - 1);
  active[count++] = VILLAGES_IN_HAND + side * VILLAGES_LEFT + Math.min(state.left(seat, VILLAGE), VILLAGES_LEFT - 1);
  active[count++] = HELD_FIGURES + side * STATUETTES + Math.min(state.held(seat, STATUETTE), STATUETTES - 1);
  active[count++] = HELD_KINDS + side * (RESOURCES + 1) + kinds;
  count = nameVillages(state, seen, seat, side, active, count);
  return nameGrowth(seen, seat, side, active, count);
}

function nameVillages(state: State, seen: Survey, seat: Seat, side: number, active: Int32Array, from: number): number {
  const { board, chart } = seen;
  const villages = state.reachOf(seat) + 2 * board.words;
  let standing = 0;
  let islands = 0;
  for (let word = 0; word < board.words; word++) {
    let bits = state.words[villages + word] & ~board.stones[word];
    for (; bits !== 0; bits ^= TOP >>> Math.clz32(bits)) {
      standing++;
      islands |= chart.islandBit[word * 32 + Math.clz32(bits)];
    }
  }
  let count = from;
  active[count++] = VILLAGES_STANDING + side * VILLAGES_LEFT + Math.min(standing, VILLAGES_LEFT - 1);
  active[count++] = VILLAGE_ISLANDS + side * VILLAGES_LEFT + Math.min(countBits(islands), VILLAGES_LEFT - 1);
  return count;
}

/** How many open tiles there are, and how many of them make the best link longer, by one island and by more. */
function nameGrowth(seen: Survey, seat: Seat, side: number, active: Int32Array, from: number): number {
  const { links, chart, board } = seen;
  const set = side === 0 ? seen.mine : seen.theirs;
  const best = links.best[seat];
  const touched = seat * links.size;
  let open = 0;
  let one = 0;
  let more = 0;
  for (let word = 0; word < board.words; word++) {
    for (let bits = set[word]; bits !== 0; bits ^= TOP >>> Math.clz32(bits)) {
      const tile = word * 32 + Math.clz32(bits);
      open++;
      const joined = links.touched[touched + tile] | chart.islandBit[tile];
      if ((joined & (joined - 1)) === 0) continue;
      const gain = countBits(joined) - best;
      if (gain === 1) one++;
      else if (gain > 1) more++;
    }
  }
  let count = from;
  active[count++] = OPEN + side * TILES + Math.min(TILES - 1, open >> 3);
  active[count++] = GROWTH + (side * 2 + 0) * GROWTHS + Math.min(GROWTHS - 1, one);
  active[count++] = GROWTH + (side * 2 + 1) * GROWTHS + Math.min(GROWTHS - 1, more);
  return count;
}

function nameRest(position: BlueLagoonPosition, seat: Seat, active: Int32Array, from: number): number {
  const { seats, mover, turn, short, resources } = position;
  const wait = turn === CHANCE ? 0 : (seat - mover + seats) % seats;
  const half = (TOTALS - 1) / 2;
  let count = from;
  active[count++] = LEFT_ON_BOARD + Math.min(resources, RESOURCES_LEFT - 1);
  active[count++] = TOTAL + half + Math.max(-half, Math.min(half, Math.round(leadOf(seats, seat) / 5)));
  active[count++] = WAIT + wait;
  active[count++] = RIVALS + seats - 1;
  if (short) active[count++] = SHORT;
  return count;
}

function strongestRival({ seats }: State, { points }: Survey, seat: Seat): Seat {
  let best = seat === 0 ? 1 : 0;
  for (let other = 0; other < seats; other++) if (other !== seat && points[other] > points[best]) best = other;
  return best;
}

function leadOf(seats: number, seat: Seat): number {
  const points = survey?.points ?? [];
  let most = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < seats; other++) if (other !== seat && points[other] > most) most = points[other];
  return points[seat] - most;
}
