import { isIn, TOP } from '../board.ts';
import { MAX_SEATS, STATUETTE } from '../components.ts';
import { countBits, pieceOf, tileOf } from '../rules.ts';
import { islandsVisited, mostOfOthers } from '../scoring.ts';
import { EXPLORATION, LEFT, NOTHING, type State, VILLAGE } from '../state.ts';
import { type Chart, chartOf } from './chart.ts';
import type { Links } from './links.ts';
import { countLying, tokenWorths } from './token-values.ts';

/** How a quick player weighs what a piece does, in points. */
export interface Weights extends TokenWeights, IslandWeights, VillageWeights {}

interface TokenWeights {
  /** A token is worth this times its expected points: where a rival could take it next, and where none could. */
  readonly contested: number;
  readonly safe: number;
  /** What others lose by it, beside what is gained. */
  readonly deny: number;
  readonly statuette: number;
  /** A piece beside a token out of reach, as a part of that token: where no rival can take it first, and where one can. */
  readonly near: number;
  readonly late: number;
  /** Two steps from it. */
  readonly close: number;
}

interface IslandWeights {
  /** Parts of an island's bonus, by the lead there before: −3 or less, −2, −1, 0, 1, 2 or more. */
  readonly swing: readonly number[];
  /** A first piece on an island, by the islands visited before. */
  readonly visit: readonly number[];
  /** Each island by which the best link grows; and each that a smaller group gains. */
  readonly link: number;
  readonly join: number;
}

interface VillageWeights {
  /** A village: in any case, for each circle it promises, for an island without one, and when there is little time. */
  readonly village: number;
  readonly promise: number;
  readonly foothold: number;
  readonly hurry: number;
}

/*
 * Found by playing: each change was kept that won some hundred games against the weights before it, on the maps of 13 rows,
 * for two seats and for four. With two seats these win 87 games of 100 against `token-first`, the first guess won 53. Seats
 * make a difference: with four at the table the weights for two win 19 of 100, those for more 49, where 25 are fair.
 */
const EXPLORING_TWO: Weights = {
  contested: 1.31,
  safe: 0.46,
  deny: 2.04,
  statuette: 5.81,
  near: 0.88,
  late: 0.09,
  close: 0.12,
  swing: [0.02, 0.11, 0.43, -0.19, 0.2, -0.25],
  visit: [1, 1, 0.04, 1, 1, 0.38, 5.48, 8.07, 0.13],
  link: 1.99,
  join: 0.02,
  village: -3.75,
  promise: 0.59,
  foothold: 3.71,
  hurry: 4.5,
};
const SETTLING_TWO: Weights = {
  contested: 1.24,
  safe: 0.44,
  deny: 1.14,
  statuette: 5,
  near: 1.21,
  late: 0.18,
  close: 0.05,
  swing: [0.02, 0.1, 0.23, 0.4, 0.06, -0.07],
  visit: [1, 2.57, 0.53, 1, 1, 2, -0.18, 3.87, 0],
  link: 4,
  join: 0.02,
  // There is no village to build.
  village: 0,
  promise: 0,
  foothold: 0,
  hurry: 0,
};
const EXPLORING_MORE: Weights = {
  ...EXPLORING_TWO,
  contested: 2.14,
  safe: 0.5,
  deny: 2.99,
  statuette: 6.85,
  close: 0.26,
  swing: [-0.12, 0.11, 0.37, -0.19, 0.2, -0.19],
  visit: [1.27, 1, 0.04, 1, 0.95, 0.38, 2.41, 8.07, 0.13],
  link: 2.56,
  hurry: 5.36,
};
const SETTLING_MORE: Weights = {
  ...SETTLING_TWO,
  contested: 3.06,
  safe: 0.3,
  close: 0.08,
  swing: [0.02, 0.1, 0.14, 0.4, 0.29, -0.07],
  join: 0.01,
};

export function weightsFor({ phase, seats }: State): Weights {
  if (phase === EXPLORATION) return seats === 2 ? EXPLORING_TWO : EXPLORING_MORE;
  return seats === 2 ? SETTLING_TWO : SETTLING_MORE;
}

const KIND_WORTH = new Float64Array(16);
/** Index of a lead of 0 in `swing`. */
const EVEN = 3;

/** What the mover makes of each of the first `count` moves, into `worth`, at a glance. `links` hold the position's pieces. */
export function weigh(
  state: State,
  links: Links,
  weights: Weights,
  moves: Int32Array,
  count: number,
  worth: Float64Array,
): void {
  const { board, mover } = state;
  const { islandOf } = board;
  const chart = chartOf(board);
  const { tileWorth, islandWorth, islandBit } = chart;
  weighTokens(state, chart, weights);
  weighIslands(state, chart, weights);
  weighVillages(state, chart, weights);
  const { villageWorth, promise } = chart;
  // B20: a short game has no settlement for which a village could be worth more than a settler.
  const promised = state.short ? 0 : weights.promise;
  const { touched } = links;
  const from = mover * links.size;
  const best = links.best[mover];
  for (let at = 0; at < count; at++) {
    const tile = tileOf(moves[at]);
    let value = tileWorth[tile] + islandWorth[islandOf[tile]];
    const joined = touched[from + tile] | islandBit[tile];
    // Fewer than two islands are no link worth counting.
    if ((joined & (joined - 1)) !== 0) {
      const islands = countBits(joined);
      value += islands > best ? weights.link * (islands - best) : weights.join * islands;
    }
    if (pieceOf(moves[at]) === VILLAGE) value += villageWorth[islandOf[tile]] + promised * promise[tile];
    worth[at] = value;
  }
}

/** The tokens to be taken, and the tiles from which they can be taken later. */
function weighTokens(state: State, chart: Chart, weights: Weights): void {
  const { board, mover, tokens, words } = state;
  const { circles } = board;
  const { tileWorth, neighbours, danger } = chart;
  tileWorth.fill(0);
  countLying(state);
  tokenWorths(state, mover, weights.deny, KIND_WORTH);
  KIND_WORTH[STATUETTE] = weights.statuette;
  gatherDanger(state, danger);
  const reach = state.reachOf(mover);
  for (let index = 0; index < circles.length; index++) {
    const tile = circles[index];
    const kind = tokens[tile];
    if (kind === NOTHING) continue;
    const isContested = isIn(danger, 0, tile);
    const full = KIND_WORTH[kind];
    if (isIn(words, reach, tile)) {
      tileWorth[tile] += full * (isContested ? weights.contested : weights.safe);
      continue;
    }
    const near = full * (isContested ? weights.late : weights.near);
    for (let at = tile * 6; at < tile * 6 + 6; at++) tileWorth[neighbours[at]] += near;
    if (!isContested) addRing(chart, index, full * weights.close);
  }
}

function addRing({ tileWorth, ring, ringFrom }: Chart, circle: number, close: number): void {
  for (let at = ringFrom[circle]; at < ringFrom[circle + 1]; at++) tileWorth[ring[at]] += close;
}

/** Where some rival's pieces allow another one. */
function gatherDanger(state: State, danger: Int32Array): void {
  const { words, mover, seats, board } = state;
  danger.fill(0);
  for (let other = 0; other < seats; other++) {
    if (other === mover) continue;
    const reach = state.reachOf(other);
    for (let word = 0; word < board.words; word++) danger[word] |= words[reach + word];
  }
}

/** What one more piece on each island does for its majority and for the number of islands. */
function weighIslands(state: State, { islandWorth }: Chart, weights: Weights): void {
  const { board, words, mover, stride } = state;
  const { swing, visit } = weights;
  const first = state.reachOf(0) + 3 * board.words;
  const visited = islandsVisited(state, mover);
  const fresh = visit[Math.min(visited, visit.length - 1)];
  for (let island = 0; island < board.islands; island++) {
    const mine = words[first + mover * stride + island];
    const most = mostOfOthers(state, mover, first + island);
    const lead = Math.max(-EVEN, Math.min(mine - most, swing.length - 1 - EVEN));
    islandWorth[island] = board.bonus[island] * swing[lead + EVEN] + (mine === 0 ? fresh : 0);
  }
}

/** What a village instead of a settler is worth on each island, without what lies around it. */
function weighVillages(state: State, { villageWorth }: Chart, weights: Weights): void {
  const { board, mover, resources } = state;
  const left = state.words[LEFT + VILLAGE * MAX_SEATS + mover];
  if (left === 0) return;
  if (state.short) {
    villageWorth.fill(0);
    return;
  }
  const base = weights.village + (weights.hurry * left) / (resources + 2);
  villageWorth.fill(base + weights.foothold);
  const villages = state.reachOf(mover) + 2 * board.words;
  for (let word = 0; word < board.words; word++) {
    for (let bits = state.words[villages + word]; bits !== 0; bits ^= TOP >>> Math.clz32(bits)) {
      villageWorth[board.islandOf[word * 32 + Math.clz32(bits)]] = base;
    }
  }
}
