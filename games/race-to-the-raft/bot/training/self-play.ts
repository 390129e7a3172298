import { CHANCE, type Move, OVER } from '../../../../core/game.ts';
import { type Random, SeededRandom } from '../../../../core/random.ts';
import { CHALLENGES } from '../../components.ts';
import { raceToTheRaft as game } from '../../game.ts';
import type { RaftPosition } from '../../position.ts';
import { PHASES } from '../../state.ts';
import { describeFeatures, FEATURES } from '../features.ts';
import { quickMove } from '../quick-player.ts';
import { rankMoves } from '../rank.ts';
import { Shortlist } from '../shortlist.ts';
import { Samples } from './samples.ts';

/** One move in so many is any of the few that look best: the net must also know what the quick player steers clear of. */
const ONE_IN = 25;
const GOOD_LOOKING = 6;

const SEEN = new Float64Array(FEATURES);
const LIST = new Int32Array(game.maxMoves);
const WORTH = new Float64Array(game.maxMoves);
const TOP = new Shortlist();

/** Games of the quick player, the challenges in turn, as they stood at the start of each round. */
export function playGames(games: number, seed: string): Samples {
  const samples = new Samples();
  for (let number = 0; number < games; number++) playGame(number, new SeededRandom(`${seed} ${number}`), samples);
  return samples;
}

function playGame(number: number, random: Random, samples: Samples): void {
  const position = startGame(number);
  while (position.turn !== OVER) {
    if (position.phase === PHASES.ask) {
      describeFeatures(position, SEEN);
      samples.add(SEEN);
    }
    position.play(nextMove(position, random));
  }
  samples.settle(position.phase === PHASES.won);
}

/** The game with this number: challenges take turns, so that all of them are seen equally often. */
export function startGame(number: number): RaftPosition {
  return game.start(1, { challenge: CHALLENGES[number % CHALLENGES.length].id });
}

function nextMove(position: RaftPosition, random: Random): Move {
  if (position.turn === CHANCE) return position.roll(random);
  return random.below(ONE_IN) === 0 ? goodLookingMove(position, random) : quickMove(position);
}

function goodLookingMove(position: RaftPosition, random: Random): Move {
  const count = position.moves(LIST);
  rankMoves(position, LIST, count, WORTH);
  TOP.clear();
  for (let at = 0; at < count; at++) TOP.offer(LIST[at], WORTH[at], GOOD_LOOKING);
  return TOP.items[random.below(TOP.size)];
}
