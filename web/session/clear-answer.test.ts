import { expect, test } from 'vitest';
import type { AdvisedMove } from '../../ai/worker.ts';
import { askUntilClear, clearFirst } from './clear-answer.ts';
import type { BotQuestion, Bots } from './world.ts';

const QUESTION: BotQuestion = { game: 'metro', view: '', level: 8, milliseconds: 100 };

/** Computer players who think of one move, and what each round of thinking tells of it. */
class Ponderers implements Bots {
  readonly times: number[] = [];
  private readonly rounds: readonly (Omit<AdvisedMove, 'text'> | 'missing' | undefined)[];

  constructor(...rounds: readonly (Omit<AdvisedMove, 'text'> | 'missing' | undefined)[]) {
    this.rounds = rounds;
  }

  async ask({ milliseconds }: BotQuestion) {
    const round = this.rounds[this.times.push(milliseconds) - 1];
    return typeof round === 'object' ? { moves: [{ text: 'a', ...round }], iterations: 1, exact: false } : round;
  }

  stop(): void {}
}

test('a clear answer is taken at once', async () => {
  const bots = new Ponderers({ win: 0.6, doubt: 0.05 });
  expect((await askUntilClear(bots, QUESTION))?.moves[0].win).toBe(0.6);
  expect(bots.times).toEqual([100]);
});

test('a chance that is known for certain needs no doubt', async () => {
  const bots = new Ponderers({ win: 1 });
  await askUntilClear(bots, QUESTION);
  expect(bots.times).toEqual([100]);
});

test('an unclear answer, or a mere glance, is thought about for longer', async () => {
  const bots = new Ponderers({}, { win: 0.5, doubt: 0.2 }, { win: 0.7, doubt: 0.15 });
  expect((await askUntilClear(bots, QUESTION))?.moves[0]).toEqual({ text: 'a', win: 0.7, doubt: 0.15 });
  expect(bots.times).toEqual([100, 300, 900]);
});

test('nobody is asked again who could not answer', async () => {
  for (const none of ['missing', undefined] as const) {
    const bots = new Ponderers(none);
    expect(await askUntilClear(bots, QUESTION)).toBeUndefined();
    expect(bots.times).toEqual([100]);
  }
});

test('what is unclear comes after what is clear, and both stay in their order', () => {
  const ideas = [{ win: 0.9, doubt: 0.2 }, { win: 0.7, doubt: 0.09 }, {}, { win: 0.6 }];
  expect(clearFirst(ideas)).toEqual([ideas[1], ideas[3], ideas[0], ideas[2]]);
});
