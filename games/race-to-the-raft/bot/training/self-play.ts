import { CHANCE, type Move, OVER } from '../../../../core/game.ts';
import { type Random, SeededRandom } from '../../../../core/random.ts';
import { CHALLENGES } from '../../components.ts';
import { raceToTheRaft as game } from '../../game.ts';
import { MAX_COLUMNS } from '../../geometry.ts';
import type { RaftPosition } from '../../position.ts';
import { isCutOff } from '../../reach.ts';
import { CATS, PHASES } from '../../state.ts';
import { cellOf } from '../cells.ts';
import { describeFeatures, FEATURES } from '../features.ts';
import { quickMove } from '../quick-player.ts';
import { rankMoves } from '../rank.ts';
import { measureRoutes } from '../routes.ts';
import { Shortlist } from '../shortlist.ts';
import { Samples } from './samples.ts';
import type { Thinker } from './thinker.ts';

/** One move in so many is any of the few that look best: the net must also know what the quick player steers clear of. */
const ONE_IN = 25;
const GOOD_LOOKING = 6;

const SEEN = new Float64Array(FEATURES);
const LIST = new Int32Array(game.maxMoves);
const WORTH = new Float64Array(game.maxMoves);
const TOP = new Shortlist();

/** One game in three is of all challenges in turn, the others of those that lose most: of the quick player, of a search. */
const KINDS = 3;
const HARD = [33, 33, 37, 37, 21, 21, 24, 32, 38, 36, 19, 7, 6, 22, 5, 25, 35, 34, 23, 16];
const HARD_FOR_SEARCH = [33, 33, 33, 33, 33, 33, 37, 37, 32, 32, 24, 21, 36, 38];
/** Half of the hard games begin in the middle: at the start of one of the first rounds cats are moved ahead. */
const FIRST_ROUNDS = 5;

/** Games of the quick player, or of one who searches, as they stood at the start of each round. */
export function playGames(games: number, seed: string, think?: Thinker): Samples {
  const samples = new Samples();
  for (let number = 0; number < games; number++) {
    const random = new SeededRandom(`${seed} ${number}`);
    if (think) playOut(openGame(number, HARD_FOR_SEARCH, random), (at) => nextThought(at, random, think), samples);
    else playOut(openGame(number, HARD, random), (at) => nextMove(at, random), samples);
  }
  return samples;
}

function playOut(position: RaftPosition, choose: (position: RaftPosition) => Move, samples: Samples): void {
  while (position.turn !== OVER) {
    if (position.phase === PHASES.ask) {
      describeFeatures(position, SEEN);
      samples.add(SEEN);
    }
    position.play(choose(position));
  }
  samples.settle(position.phase === PHASES.won);
}

function openGame(number: number, hard: readonly number[], random: Random): RaftPosition {
  const kind = number % KINDS;
  const turn = Math.floor(number / KINDS);
  const position = startGame(kind === 0 ? turn : hard[turn % hard.length]);
  if (kind === 2) playToMiddle(position, random);
  return position;
}

/**
 * Where hardly a game is won, a net learns from whole games only that all is lost. From the middle some are won: it sees
 * what comes before a win, and that it is better to be nearer.
 */
function playToMiddle(position: RaftPosition, random: Random): void {
  let rounds = random.below(FIRST_ROUNDS);
  while (position.turn !== OVER && (position.phase !== PHASES.ask || rounds-- > 0)) {
    position.play(nextMove(position, random));
  }
  if (position.turn === OVER) return;
  const ahead = position.copy();
  moveCatsAhead(ahead, random);
  if (!isCutOff(ahead)) position.copyFrom(ahead);
}

/** Moves two cats in three or so to any square of their colour that is no farther from the raft. */
function moveCatsAhead(position: RaftPosition, random: Random): void {
  const { cats, square, colour, steps } = measureRoutes(position);
  for (let cat = 0; cat < cats; cat++) {
    if (random.below(10) < 3) continue;
    const most = steps[cellOf(square[cat])];
    const ends = Array.from({ length: position.rows * MAX_COLUMNS }, (_, end) => end).filter((end) => {
      const far = steps[cellOf(end)];
      return far > 0 && far <= most && position.colourAt(end) === colour[cat] && !position.has(CATS, end);
    });
    if (ends.length > 0) position.walk(square[cat], ends[random.below(ends.length)]);
  }
  position.rest();
}

/** The game with this number: challenges take turns, so that all of them are seen equally often. */
export function startGame(number: number): RaftPosition {
  return game.start(1, { challenge: CHALLENGES[number % CHALLENGES.length].id });
}

function nextMove(position: RaftPosition, random: Random): Move {
  if (position.turn === CHANCE) return position.roll(random);
  return random.below(ONE_IN) === 0 ? goodLookingMove(position, random) : quickMove(position);
}

function nextThought(position: RaftPosition, random: SeededRandom, think: Thinker): Move {
  return position.turn === CHANCE ? position.roll(random) : think(position.view(position.turn), random.next()).move;
}

function goodLookingMove(position: RaftPosition, random: Random): Move {
  const count = position.moves(LIST);
  rankMoves(position, LIST, count, WORTH);
  TOP.clear();
  for (let at = 0; at < count; at++) TOP.offer(LIST[at], WORTH[at], GOOD_LOOKING);
  return TOP.items[random.below(TOP.size)];
}
