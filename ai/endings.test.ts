import { describe, expect, it } from 'vitest';
import { CHANCE, OVER } from '../core/game.ts';
import { listMoves } from '../core/list-moves.ts';
import { SeededRandom } from '../core/random.ts';
import type { Bot, Endings, Level } from '../games/bot.ts';
import { metro } from '../games/metro/game.ts';
import { room } from '../games/metro/index.ts';
import type { MetroPosition } from '../games/metro/position.ts';
import { DRAW_MORE } from '../games/metro/rules.ts';
import { iterationBudget } from './budget.ts';
import { judge, judgePoints, type Outcome } from './reward.ts';
import { think } from './think.ts';

const { bot } = room;
const LEVEL: Level = { way: 'endings', candidates: 64, iterations: 20_000 };

/** Where a seat may place its tile or ask for another one. */
function viewAfter(placed: number, seed: string): MetroPosition {
  const random = new SeededRandom(seed);
  const position = metro.start(2, {});
  for (;;) {
    const moves = listMoves(metro, position);
    if (position.placed === placed && moves.includes(DRAW_MORE)) return position.view(position.turn);
    position.play(position.turn === CHANCE ? position.roll(random) : moves[random.below(moves.length)]);
  }
}

/** Endings in which the mover has as many points as somebody likes a move, give or take what luck brings everybody. */
function likedBy(likes: (move: number) => number, seat: number): Endings<MetroPosition> {
  let luck = 0;
  return {
    knows: () => true,
    asksChance: (move) => move === DRAW_MORE,
    begin: () => undefined,
    imagine: (random) => {
      luck = random.below(21) - 10;
    },
    scoresAfter: (move) => (seat === 0 ? [50 + likes(move) + luck, 50] : [50, 50 + likes(move) + luck]),
  };
}

/** Any order of moves, the same each time. */
const anyLiking = (move: number) => (Math.imul(move, 0x9e3779b1) >>> 16) % 20;

const rewardOf = (margin: number) => {
  const out: Outcome = { reward: 0, win: 0 };
  judgePoints([margin, 0], 2, 0, bot.spread, out);
  return out.reward;
};

/** The mean reward of a margin over the luck above. */
const meanReward = (margin: number) =>
  Array.from({ length: 21 }, (_, at) => rewardOf(margin + at - 10)).reduce((sum, one) => sum + one, 0) / 21;

describe('moves compared by endings that they share', () => {
  const view = viewAfter(20, 'shared');
  const placements = listMoves(metro, view).filter((move) => move !== DRAW_MORE);

  /** What can be laid after each roll, and how likely it is. */
  const rolls = (() => {
    const asked = view.copy();
    asked.play(DRAW_MORE);
    const list = listMoves(metro, asked);
    const total = list.reduce((sum, roll) => sum + asked.odds(roll), 0);
    return list.map((roll) => {
      const rolled = asked.copy();
      rolled.play(roll);
      return { chance: asked.odds(roll) / total, moves: listMoves(metro, rolled) };
    });
  })();

  const thinkOf = (likes: (move: number) => number, iterations = 20_000) => {
    const liking: Bot<MetroPosition> = { ...bot, endings: likedBy(likes, view.turn) };
    return think({ game: metro, bot: liking }, view, { ...LEVEL, iterations }, 1);
  };

  it('are in the order of what they bring', () => {
    const [first] = thinkOf(anyLiking).moves.filter(({ move }) => move !== DRAW_MORE);
    expect(anyLiking(first.move)).toBe(Math.max(...placements.map(anyLiking)));
  });

  it('a move that asks for a roll is worth the best answer to each', () => {
    const expected = rolls.reduce(
      (sum, { chance, moves }) => sum + chance * meanReward(Math.max(...moves.map(anyLiking))),
      0,
    );
    const asking = thinkOf(anyLiking).moves.find(({ move }) => move === DRAW_MORE);
    expect(asking?.reward).toBeCloseTo(expected, 1);
    expect(asking?.win).toBeGreaterThan(0.5);
    expect(asking?.scores?.[view.turn]).toBeGreaterThan(50);
  });

  it('another tile is asked for where the one in hand is worth nothing, and only there', () => {
    const own = new Set(placements);
    expect(thinkOf((move) => (own.has(move) ? 0 : 10)).moves[0].move).toBe(DRAW_MORE);
    expect(thinkOf((move) => (own.has(move) ? 10 : 0)).moves[0].move).not.toBe(DRAW_MORE);
  });

  it('spend what they may and hardly more', () => {
    for (const iterations of [1, 500, 20_000]) {
      const { iterations: spent, moves } = thinkOf(() => 0, iterations);
      expect(moves).toHaveLength(placements.length + 1);
      // A first ending for every answer to every roll, and one in each of the stages, is the least.
      expect(spent).toBeGreaterThanOrEqual(iterations);
      expect(spent).toBeLessThan(iterations + 3000);
    }
  });

  it('are refused where endings cannot be shared', () => {
    const turning = metro.start(2, { turning: 'on' });
    turning.play(turning.roll(new SeededRandom('turning')));
    expect(() => think({ game: metro, bot }, turning, LEVEL, 1)).toThrow('share');
  });
});

describe('level 9 of Metro', () => {
  it('thinks the same with the same seed and budget, whatever it thought before', () => {
    const view = viewAfter(12, 'same');
    const ask = (position: MetroPosition, seed: number) =>
      think({ game: metro, bot }, position, LEVEL, seed, iterationBudget(5000));
    const thought = ask(view, 7);
    ask(viewAfter(30, 'other'), 8);
    expect(ask(view, 7)).toEqual(thought);
    expect(ask(view, 8)).not.toEqual(thought);
  });

  it('leaves the position as it was and makes a legal move, at every table that it knows', () => {
    for (const [seats, settings] of [
      [2, {}],
      [5, {}],
      [2, { secret: 'on' }],
      [3, { refill: 'on', secret: 'on' }],
    ] as const) {
      const random = new SeededRandom(`legal ${seats}`);
      const position = metro.start(seats, settings);
      while (position.turn !== OVER) {
        if (position.turn === CHANCE) {
          position.play(position.roll(random));
          continue;
        }
        const view = position.view(position.turn);
        const text = metro.format(view);
        const { moves } = think({ game: metro, bot }, view, { ...LEVEL, iterations: 200 }, random.next());
        expect(metro.format(view)).toBe(text);
        expect(position.check(moves[0].move)).toBeUndefined();
        position.play(moves[0].move);
      }
    }
  });

  it('beats playouts that take as long', () => {
    const players: readonly Level[] = [
      { ...LEVEL, iterations: 8000 },
      { way: 'rollouts', candidates: 64, iterations: 1000 },
    ];
    let wins = 0;
    for (let match = 0; match < 6; match++) {
      const random = new SeededRandom(`strength ${match >> 1}`);
      const position = metro.start(2, {});
      while (position.turn !== OVER) {
        const level = players[(position.turn + match) % 2];
        if (position.turn === CHANCE) position.play(position.roll(random));
        else position.play(think({ game: metro, bot }, position, level, random.next()).moves[0].move);
      }
      if (position.winners()?.includes(match % 2)) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(4);
  });
});

describe('final points', () => {
  it('are judged as the end of a match is', () => {
    const ends: [Outcome, Outcome] = [
      { reward: 0, win: 0 },
      { reward: 0, win: 0 },
    ];
    let shared = 0;
    for (const seats of [2, 3, 6]) {
      for (let match = 0; match < 60; match++) {
        const end = metro.start(seats, {});
        const random = new SeededRandom(`end ${seats} ${match}`);
        bot.playOn?.(end, random, random);
        if ((end.winners()?.length ?? 0) > 1) shared++;
        for (let seat = 0; seat < seats; seat++) {
          judge(bot, end, seat, ends[0]);
          judgePoints(end.scores(), seats, seat, bot.spread, ends[1]);
          expect(ends[1]).toEqual(ends[0]);
        }
      }
    }
    expect(shared).toBeGreaterThan(0);
  });
});
