import { CHANCE, type Move, OVER, type Seat } from '../../../core/game.ts';
import type { Bot } from '../../bot.ts';
import { isIn } from '../board.ts';
import { RESOURCES, STATUETTE, STATUETTE_POINTS } from '../components.ts';
import type { BlueLagoonPosition } from '../position.ts';
import { listPlacements, MAX_MOVES } from '../rules.ts';
import { islandsPoints, linkPoints, majorityPoints } from '../scoring.ts';
import { EXPLORATION, FREE, NOTHING, type State, VILLAGE } from '../state.ts';
import { features } from './features.ts';
import { grandmaster, levels } from './levels.ts';
import { weigh, weightsFor } from './policy.ts';
import { linksOf, playOn } from './rollout.ts';
import { countLying, expectedTokenPoints } from './token-values.ts';
import { settlementPoints } from './villages.ts';

/** A token that the seat could take with its next piece, in points. */
const NEXT_RESOURCE = 3;
const NEXT_STATUETTE = 1.5;
/** A village in hand is about as good as one on the board. */
const VILLAGE_IN_HAND = 7;

/** My points and prospects against the best rival's. */
export function evaluate(state: State, seat: Seat): number {
  let rivals = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat) rivals = Math.max(rivals, prospects(state, other));
  }
  return prospects(state, seat) - rivals;
}

function prospects(state: State, seat: Seat): number {
  const points = state.points[seat];
  if (state.turn === OVER) return points;
  // Between the phases only the villages are on the board; before the first deal nothing is.
  if (state.turn === CHANCE) return state.phase === EXPLORATION ? points : points + settlementPoints(state, seat);
  countLying(state);
  const phase =
    expectedTokenPoints(state, seat) +
    state.held(seat, STATUETTE) * STATUETTE_POINTS +
    tokensInReach(state, seat) +
    islandsPoints(state, seat) +
    linkPoints(state, seat) +
    majorityPoints(state, seat);
  if (state.phase !== EXPLORATION || state.short) return points + phase;
  return points + phase + settlementPoints(state, seat) + VILLAGE_IN_HAND * state.left(seat, VILLAGE);
}

function tokensInReach(state: State, seat: Seat): number {
  const { tokens, words } = state;
  const { circles } = state.board;
  const reach = state.reachOf(seat);
  let value = 0;
  for (let index = 0; index < circles.length; index++) {
    const tile = circles[index];
    const kind = tokens[tile];
    if (kind === NOTHING || !isIn(words, reach, tile) || !isIn(words, FREE, tile)) continue;
    value += kind < RESOURCES ? NEXT_RESOURCE : NEXT_STATUETTE;
  }
  return value;
}

function rank(position: BlueLagoonPosition, moves: Int32Array, count: number, worth: Float64Array): void {
  weigh(position, linksOf(position), weightsFor(position), moves, count, worth);
}

/** The best move at a glance, the first of equals; none when there is none. `state` is left as it was. */
export function chooseMove(state: BlueLagoonPosition): Move | undefined {
  const moves = new Int32Array(2 * MAX_MOVES);
  const count = listPlacements(state, moves);
  const worth = new Float64Array(count);
  rank(state, moves, count, worth);
  return count === 0 ? undefined : moves[worth.indexOf(Math.max(...worth))];
}

export const bot: Bot<BlueLagoonPosition> = { spread: 40, evaluate, rank, playOn, features, levels, grandmaster };
