import { describe, expect, it } from 'vitest';
import { CHANCE, OVER, type Position, type Seat } from '../core/game.ts';
import { type Random, SeededRandom } from '../core/random.ts';
import type { Bot, Level } from '../games/bot.ts';
import { shelf } from '../games/index.ts';
import { ToyPosition, toy, toyBot } from '../tests/support/toy-game.ts';
import { iterationBudget } from './budget.ts';
import { judge, type Outcome } from './reward.ts';
import { think } from './think.ts';

const room = { game: toy, bot: toyBot };
const glance: Level = { way: 'glance', candidates: 3, iterations: 0 };

/** The slow obvious version: what the seat to act can expect from each move when everybody plays for the reward. */
function expectations(position: ToyPosition): Map<number, number> {
  const list = new Int32Array(3);
  const moves = Array.from(list.subarray(0, position.moves(list)));
  return new Map(moves.map((move) => [move, rewardsAfter(position, move)[position.turn]]));
}

function rewardsAfter(position: ToyPosition, move: number): [number, number] {
  const next = position.copy();
  next.play(move);
  if (next.turn === OVER) return [rewardOf(next, 0), rewardOf(next, 1)];
  if (next.turn === CHANCE) {
    const [tails, heads] = [rewardsAfter(next, 0), rewardsAfter(next, 1)];
    return [0, 1].map((seat) => 0.75 * tails[seat] + 0.25 * heads[seat]) as [number, number];
  }
  const options = [...expectations(next).keys()].map((reply) => rewardsAfter(next, reply));
  return options.reduce((best, one) => (one[next.mover] > best[next.mover] ? one : best));
}

/** The first seat's reward after a move, on average over all lines of random play. */
function averageAfter(stones: number, move: number): number {
  const next = new ToyPosition(stones);
  next.play(move);
  return averageOf(next);
}

function averageOf(position: ToyPosition): number {
  if (position.turn === OVER) return rewardOf(position, 0);
  const list = new Int32Array(3);
  const moves = Array.from(list.subarray(0, position.moves(list)));
  const weights = moves.map((move) => (position.turn === CHANCE ? position.odds(move) : 1));
  const total = weights.reduce((sum, one) => sum + one, 0);
  return moves.reduce((sum, move, at) => {
    const next = position.copy();
    next.play(move);
    return sum + (weights[at] / total) * averageOf(next);
  }, 0);
}

function rewardOf(position: ToyPosition, seat: Seat): number {
  const outcome: Outcome = { reward: 0, win: 0 };
  judge(toyBot, position, seat, outcome);
  return outcome.reward;
}

function takeAtRandom(position: ToyPosition, choices: Random, dice: Random): void {
  const list = new Int32Array(3);
  while (position.turn !== OVER) {
    if (position.turn === CHANCE) position.play(position.roll(dice));
    else position.play(list[choices.below(position.moves(list))]);
  }
}

describe('the search on a game that can be worked out', () => {
  const piles = [3, 4, 5, 6, 7, 8];

  it.each(piles)('solves a pile of %i exactly', (stones) => {
    const thought = think(room, new ToyPosition(stones), { ...glance, way: 'rollouts', exact: 1e6 }, 1);
    expect(thought.exact).toBe(true);
    const expected = expectations(new ToyPosition(stones));
    for (const { move, reward } of thought.moves) expect(reward).toBeCloseTo(expected.get(move) ?? -1, 10);
    expect(thought.moves[0].reward).toBe(Math.max(...thought.moves.map(({ reward }) => reward ?? 0)));
  });

  it('leaves what is too large to the search', () => {
    expect(think(room, new ToyPosition(12), { ...glance, way: 'rollouts', iterations: 50, exact: 20 }, 1).exact).toBe(
      false,
    );
  });

  it('rollouts find the move that does best when everybody then plays at random', () => {
    for (const stones of [4, 5, 6]) {
      const [best] = [1, 2, 3].sort((a, b) => averageAfter(stones, b) - averageAfter(stones, a));
      const { moves } = think(room, new ToyPosition(stones), { way: 'rollouts', candidates: 3, iterations: 4000 }, 7);
      expect(moves[0].move).toBe(best);
      expect(moves[0].reward).toBeCloseTo(averageAfter(stones, best), 1);
    }
  });

  it('a level that screens finds that move although it looks worst at a glance and only one is looked at closely', () => {
    for (const stones of [4, 5, 6]) {
      const [best] = [1, 2, 3].sort((a, b) => averageAfter(stones, b) - averageAfter(stones, a));
      const rank: Bot<ToyPosition>['rank'] = (_, moves, count, worth) => {
        for (let at = 0; at < count; at++) worth[at] = moves[at] === best ? -1 : 1;
      };
      const bot = { ...toyBot, rank, playOnQuickly: takeAtRandom };
      const level: Level = { way: 'rollouts', candidates: 1, iterations: 9 };
      const chosen = (screens: boolean) => think({ game: toy, bot }, new ToyPosition(stones), { ...level, screens }, 7);
      expect(chosen(true).moves.map(({ move }) => move)).toEqual([best]);
      expect(chosen(false).moves[0].move).not.toBe(best);
    }
  });

  it.each(['tree', 'lookahead'] as const)('%s finds the best move of small piles', (way) => {
    for (const stones of [4, 5]) {
      const expected = expectations(new ToyPosition(stones));
      const best = Math.max(...expected.values());
      const thought = think(
        room,
        new ToyPosition(stones),
        { way, candidates: 3, iterations: 4000, depth: 5, outcomes: 2 },
        7,
      );
      expect(expected.get(thought.moves[0].move)).toBeCloseTo(best, 6);
    }
  });

  it('spends no more than its budget, but for the round it is in', () => {
    const thought = think(
      room,
      new ToyPosition(12),
      { way: 'rollouts', candidates: 3, iterations: 300 },
      3,
      iterationBudget(100),
    );
    expect(thought.iterations).toBeLessThanOrEqual(103);
    expect(thought.moves[0].visits).toBeGreaterThan(0);
  });

  it('never plays a move that loses more than the level allows, however noisy it is', () => {
    const level: Level = { ...glance, noise: 50, worstLoss: 1 };
    for (let seed = 0; seed < 50; seed++) {
      const { moves } = think(room, new ToyPosition(12), level, seed);
      expect(moves[0].move).toBeGreaterThanOrEqual(2);
    }
  });
});

/** Positions in the middle of matches, in which somebody must decide. */
function* middles(start: Position, maxMoves: number, seed: string): Generator<Position> {
  const random = new SeededRandom(seed);
  const list = new Int32Array(maxMoves);
  const position = start;
  for (let step = 0; position.turn !== OVER; step++) {
    if (position.turn >= 0 && step % 23 === 7) yield position.copy();
    if (position.turn === CHANCE) position.play(position.roll(random));
    else position.play(list[random.below(position.moves(list))]);
  }
}

const WAYS: readonly Level[] = [
  { way: 'glance', candidates: 3, iterations: 0, noise: 1 },
  { way: 'rollouts', candidates: 4, iterations: 12 },
  { way: 'tree', candidates: 4, iterations: 12, width: 3 },
  { way: 'lookahead', candidates: 4, iterations: 40, depth: 2, width: 3, outcomes: 2 },
];

describe.each(shelf)('$about.title', async ({ about, load }) => {
  const { game, bot } = await load();
  const settings = Object.fromEntries(about.options.map(({ id, values }) => [id, values[0].id]));
  const seats = about.seats.max;

  it('gives a player the same input whatever it cannot know', () => {
    const random = new SeededRandom('hidden');
    let hidden = 0;
    for (const position of middles(game.start(seats, settings), game.maxMoves, 'fair')) {
      const view = position.view(position.turn);
      const shuffled = view.imagine(random);
      if (game.format(shuffled) !== game.format(position)) hidden++;
      expect(game.format(shuffled.view(position.turn))).toBe(game.format(view));
      const [one, other] = [view, shuffled.view(position.turn)].map((each) => think({ game, bot }, each, WAYS[1], 5));
      expect(other).toEqual(one);
    }
    // Without hidden things the test would prove nothing; only Arboretum hides some with its usual options.
    expect(hidden > 0).toBe(about.id === 'arboretum');
  });

  it('refuses to think about more than the seat may know', () => {
    for (const position of middles(game.start(seats, settings), game.maxMoves, 'peek')) {
      const hides = game.format(position.view(position.turn)) !== game.format(position);
      if (hides) expect(() => think({ game, bot }, position, WAYS[0], 1)).toThrow('may only be shown');
    }
  });

  it.each(WAYS)('thinks the same twice, and only of legal moves: $way', (level) => {
    for (const position of middles(game.start(seats, settings), game.maxMoves, 'same')) {
      const view = position.view(position.turn);
      const thought = think({ game, bot }, view, level, 11);
      expect(think({ game, bot }, view, level, 11)).toEqual(thought);
      for (const { move } of thought.moves) expect(view.check(move)).toBeUndefined();
    }
  });

  it('has eight levels', () => {
    expect(bot.levels).toHaveLength(8);
  });
});
