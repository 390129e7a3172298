import { CHANCE, OVER } from '../../core/game.ts';
import type { Walk } from '../../core/laws.ts';
import { SeededRandom } from '../../core/random.ts';
import { must } from '../../core/result.ts';
import { settle } from '../../core/settings.ts';
import { count } from '../../games/race-to-the-raft/bits.ts';
import { squaresLeft } from '../../games/race-to-the-raft/facts.ts';
import { raceToTheRaft as game } from '../../games/race-to-the-raft/game.ts';
import { columnOf, DECK_COUNT, rowOf } from '../../games/race-to-the-raft/geometry.ts';
import { LABOUR, measureLabour } from '../../games/race-to-the-raft/labour.ts';
import type { RaftPosition } from '../../games/race-to-the-raft/position.ts';
import { coverOf } from '../../games/race-to-the-raft/reach.ts';
import { DECKS, OPEN, PHASES, RAFT_AT, REQUEST, type State } from '../../games/race-to-the-raft/state.ts';

/** How many moves are looked at before the best of them is played. */
const LOOKED_AT = 100;

/**
 * A match that lasts, for tests: random fire ends most matches within two cards, so the best of a few random moves is
 * played instead. Rests, exhausted cats, cats aboard, stuck hands and wins are seen on the way.
 */
export function longWalk(seats: number, challenge: string, seed: string): Walk {
  const random = new SeededRandom(seed);
  const list = new Int32Array(game.maxMoves);
  const settings = must(settle(game.options, { challenge }));
  const positions = [game.start(seats, settings)];
  const moves: number[] = [];
  for (let at = positions[0]; at.turn !== OVER; at = positions[positions.length - 1]) {
    let chosen = at.turn === CHANCE ? at.roll(random) : -1;
    let best = -1;
    const found = chosen < 0 ? at.moves(list) : 0;
    for (let look = 0; look < LOOKED_AT && found > 0; look++) {
      const move = list[random.below(found)];
      const after = at.copy();
      after.play(move);
      const value = guess(after);
      if (value <= best) continue;
      best = value;
      chosen = move;
    }
    const next = at.copy();
    next.play(chosen);
    moves.push(chosen);
    positions.push(next);
  }
  return { game, seats, settings, seed, positions, moves };
}

/*
 * A rough and quick chance to win. The computer players have a better one; this stays as it is, to the last digit, because
 * the walks, and the golden matches made of them, would change with it.
 */
function guess(state: RaftPosition): number {
  if (state.phase === PHASES.won) return 1;
  if (state.phase === PHASES.lost) return 0;
  const cats = measureLabour(state);
  let remaining = state.phase === PHASES.spark || state.phase === PHASES.fire ? 0.7 : 0;
  for (let cat = 0; cat < cats; cat++) {
    const { labour, square, threatened } = LABOUR;
    remaining += 1 + 2 * Math.sqrt(labour[cat]) + 0.05 * stepsToRaft(state, square[cat]) + 0.8 * threatened[cat];
  }
  if (state.phase === PHASES.draw) remaining -= 0.02 * promiseOf(state, cats);
  return 1 / (1 + Math.exp((remaining - 0.03 * roomOf(state)) / 12));
}

function roomOf(state: State): number {
  const cover = coverOf(state.words, OPEN, state.rows);
  let room = 0;
  for (let row = 1; row <= state.rows; row++) room += count(cover[row]);
  return room;
}

function stepsToRaft(state: State, square: number): number {
  const raft = state.words[RAFT_AT];
  return Math.abs(rowOf(square) - rowOf(raft) - 1) + Math.abs(columnOf(square) - columnOf(raft) - 1);
}

/** Squares of wanted colours to be expected on the requested cards, each weighed by how much is wanted. */
function promiseOf(state: State, cats: number): number {
  let promise = 0;
  for (let deck = 0; deck < DECK_COUNT; deck++) {
    const requested = state.words[REQUEST + deck];
    if (requested === 0) continue;
    const share = requested / count(state.words[DECKS + deck]);
    for (let cat = 0; cat < cats; cat++) {
      promise += share * squaresLeft(state, deck, LABOUR.colour[cat]) * Math.sqrt(LABOUR.labour[cat]);
    }
  }
  return promise;
}
