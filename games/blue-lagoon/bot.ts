import { CHANCE, type Move, OVER, type Seat } from '../../core/game.ts';
import type { Bot } from '../bot.ts';
import { isIn } from './board.ts';
import { RESOURCES } from './components.ts';
import { levels } from './levels.ts';
import { BlueLagoonPosition } from './position.ts';
import { listPlacements, MAX_MOVES } from './rules.ts';
import { phasePoints } from './scoring.ts';
import { FREE, NOTHING, SETTLEMENT, type State } from './state.ts';

/*
 * Weights in points, found by playing a few thousand games against variations of themselves on the default map. One ply
 * with them won 97 of 100 games there against one ply of bare score difference (219 points to 144 on average), two seats.
 */
/** What so many of a resource promise beyond the points they already bring. */
const SET_HOPES: readonly number[] = [0, 4, 6, 10, 4, 2, 0];
/** What so many kinds of resource promise; with all four the points are there. */
const KIND_HOPES: readonly number[] = [0, 1, 3, 6, 0];
/** A token that the seat could take with its next piece, and one that it could take with the piece after that. */
const NEXT_RESOURCE = 3;
const NEXT_STATUETTE = 1.3;
const NEAR_RESOURCE = 0.5;
const NEAR_STATUETTE = 0.2;
/** An island where a village will survive half-time. More than one there is not worth the tempo. */
const FOOTHOLD = 2;

/** My points and prospects against the best rival's. */
export function evaluate(state: State, seat: Seat): number {
  let rivals = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat) rivals = Math.max(rivals, worth(state, other));
  }
  return worth(state, seat) - rivals;
}

/** The move with the best evaluation one ply on, the first of equals; none when there is none. `state` is left as it was. */
export function chooseMove(state: BlueLagoonPosition): Move | undefined {
  const moves = new Int32Array(2 * MAX_MOVES);
  const count = listPlacements(state, moves);
  const trial = new BlueLagoonPosition(state.board, state.seats, state.short);
  let best: Move | undefined;
  let bestValue = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    trial.copyState(state);
    trial.play(moves[i]);
    const value = evaluate(trial, state.mover);
    if (value > bestValue) {
      bestValue = value;
      best = moves[i];
    }
  }
  return best;
}

function worth(state: State, seat: Seat): number {
  const points = state.points[seat];
  if (state.turn === OVER) return points;
  const hopes = state.turn === CHANCE ? 0 : hopesFor(state, seat) + tokensInReach(state, seat);
  return points + phasePoints(state, seat) + hopes + footholds(state, seat);
}

function hopesFor(state: State, seat: Seat): number {
  let value = 0;
  let kinds = 0;
  for (let kind = 0; kind < RESOURCES; kind++) {
    const held = state.held(seat, kind);
    if (held > 0) kinds++;
    value += SET_HOPES[Math.min(held, SET_HOPES.length - 1)];
  }
  return value + KIND_HOPES[kinds];
}

function tokensInReach(state: State, seat: Seat): number {
  const { tokens, words } = state;
  const { circles } = state.board;
  const reach = state.reachOf(seat);
  let value = 0;
  for (let index = 0; index < circles.length; index++) {
    const tile = circles[index];
    const kind = tokens[tile];
    if (kind === NOTHING) continue;
    const isResource = kind < RESOURCES;
    if (isIn(words, reach, tile) && isIn(words, FREE, tile)) value += isResource ? NEXT_RESOURCE : NEXT_STATUETTE;
    else if (canStepBeside(state, reach, tile)) value += isResource ? NEAR_RESOURCE : NEAR_STATUETTE;
  }
  return value;
}

/** Could a piece go on some neighbour of the tile now? */
function canStepBeside(state: State, reach: number, tile: number): boolean {
  const { words, board } = state;
  const { beside, spread } = board;
  const end = (tile + 1) * spread * 2;
  for (let pair = tile * spread * 2; pair < end; pair += 2) {
    const word = beside[pair];
    if ((beside[pair + 1] & words[reach + word] & words[FREE + word]) !== 0) return true;
  }
  return false;
}

function footholds(state: State, seat: Seat): number {
  if (state.short || (state.phase === SETTLEMENT && state.turn !== CHANCE)) return 0;
  const { board } = state;
  const islands = new Set<number>();
  for (const tile of state.villages(seat)) if (!board.isCircle(tile)) islands.add(board.islandOf[tile]);
  return FOOTHOLD * islands.size;
}

export const bot: Bot<BlueLagoonPosition> = { spread: 40, evaluate, levels };
