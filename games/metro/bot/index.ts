import { CHANCE, type Move, OVER, type Seat } from '../../../core/game.ts';
import type { Random } from '../../../core/random.ts';
import type { Bot } from '../../bot.ts';
import type { MetroPosition } from '../position.ts';
import { DRAW_MORE, listPlacements, MAX_MOVES, squareOf, tileOf } from '../rules.ts';
import { NONE, State } from '../state.ts';
import { DealtEndings } from './dealt-endings.ts';
import { evaluate } from './evaluate.ts';
import { features } from './features.ts';
import { grandmaster, levels } from './levels.ts';

/** What asking for another tile is worth beside laying the one in hand, in points: about what a tile of one's choice gains. */
const FREE_CHOICE = 3;

/** Moves of `choosePlacement`. */
const PLACEMENTS = new Int32Array(MAX_MOVES);

/** The placement of one tile with the best evaluation; the first of equals. `state` is left as it was. */
export function choosePlacement(state: State, tile: number, seat: Seat): Move {
  const moves = PLACEMENTS;
  const count = listPlacements(state, tile, moves);
  const trial = scratch(state);
  let best = moves[0];
  let bestValue = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    trial.copyFrom(state);
    trial.lay(tileOf(moves[i]), squareOf(moves[i]));
    const value = evaluate(trial, seat);
    if (value > bestValue) {
      bestValue = value;
      best = moves[i];
    }
  }
  return best;
}

/** Every placement by what it makes of the lines; asking for another tile by what a free choice gains on average. */
function rank(position: MetroPosition, moves: Int32Array, count: number, worth: Float64Array): void {
  const seat = position.turn;
  const trial = scratch(position);
  for (let at = 0; at < count; at++) {
    if (moves[at] === DRAW_MORE) {
      worth[at] = evaluate(position, seat) + FREE_CHOICE;
      continue;
    }
    trial.copyFrom(position);
    trial.lay(tileOf(moves[at]), squareOf(moves[at]));
    worth[at] = evaluate(trial, seat);
  }
}

/** Moves of a playout. */
const LIST = new Int32Array(MAX_MOVES);

/**
 * Random placements to the end: a playout that chooses with care costs five times as much and plays worse for it.
 * Only a tile that was just asked for is laid with care, or asking would always look like a waste.
 */
function playOn(position: MetroPosition, choices: Random, dice: Random): void {
  if (position.turn === CHANCE && position.hand !== NONE) {
    position.play(position.roll(dice));
    position.play(choosePlacement(position, position.tileToPlace, position.mover));
  }
  while (position.turn !== OVER) {
    if (position.turn === CHANCE) position.play(position.roll(dice));
    else position.play(LIST[choices.below(listPlacements(position, position.tileToPlace, LIST))]);
  }
}

/** Boards to try placements on, one for each kind of position, made once. */
const SCRATCH = new Map<number, State>();

function scratch({ seats, board }: State): State {
  const key = seats * 2 + board;
  const found = SCRATCH.get(key);
  if (found) return found;
  const made = new State(seats, board === 0 ? {} : { centre: 'off' });
  SCRATCH.set(key, made);
  return made;
}

const endings = new DealtEndings();

export const bot: Bot<MetroPosition> = { spread: 40, evaluate, rank, playOn, endings, features, levels, grandmaster };
