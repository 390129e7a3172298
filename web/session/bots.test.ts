import { afterEach, expect, it, vi } from 'vitest';
import type { Answer, Question } from '../../ai/worker.ts';
import { spareHeads, WorkerBots } from './bots.ts';

/** Workers as a browser has them; each answers with what the test says about its number. */
class FakeWorker extends EventTarget {
  static readonly all: FakeWorker[] = [];
  static answer: (head: number, question: Question) => Answer | undefined;
  readonly asked: Question[] = [];
  isGone = false;
  private readonly head = FakeWorker.all.push(this) - 1;

  postMessage(question: Question): void {
    this.asked.push(question);
    const data = FakeWorker.answer(this.head, question);
    if (data) queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }

  terminate(): void {
    this.isGone = true;
  }
}

function hire(heads: number, answer: typeof FakeWorker.answer): WorkerBots {
  FakeWorker.all.length = 0;
  FakeWorker.answer = answer;
  vi.stubGlobal('Worker', FakeWorker);
  return new WorkerBots(heads);
}

afterEach(() => vi.unstubAllGlobals());

const about = { game: 'metro', view: 'as seen', milliseconds: 100 };
const liking = (id: number, ...moves: readonly (readonly [string, number])[]): Answer => ({
  id,
  advice: { moves: moves.map(([text, visits]) => ({ text, visits, win: 0.5 })), iterations: 10, exact: false },
});
const OPINIONS = [[['a', 6] as const], [['b', 5] as const], [['b', 4] as const]];

it('leaves half of the cores to others, and takes four at most', () => {
  expect([undefined, 1, 2, 3, 4, 6, 8, 32].map(spareHeads)).toEqual([1, 1, 1, 1, 2, 3, 4, 4]);
});

it('the strongest level plays what all heads together like best, each with dice of its own', async () => {
  const bots = hire(3, (head, { id }) => liking(id, ...OPINIONS[head]));
  const advice = await bots.ask({ ...about, level: 9 });
  expect(advice).toMatchObject({ iterations: 30, moves: [{ text: 'b', visits: 9 }, { text: 'a' }] });
  expect(new Set(FakeWorker.all.map(({ asked }) => asked[0].seed)).size).toBe(3);
  bots.stop();
  expect(FakeWorker.all.every(({ isGone }) => isGone)).toBe(true);
});

it('every other level thinks with one head, so that it is as strong on every machine', async () => {
  const bots = hire(3, (head, { id }) => liking(id, ...OPINIONS[head]));
  expect(await bots.ask({ ...about, level: 8 })).toMatchObject({ moves: [{ text: 'a' }] });
  expect(FakeWorker.all).toHaveLength(1);
});

it('goes on with the others when one head fails, and says so when none is left', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const failing = hire(2, (head, { id }) => (head === 0 ? { id, error: 'out of memory' } : liking(id, ['b', 5])));
  expect(await failing.ask({ ...about, level: 9 })).toMatchObject({ moves: [{ text: 'b' }] });
  const dead = hire(2, (_head, { id }) => ({ id, error: 'out of memory' }));
  expect(await dead.ask({ ...about, level: 9 })).toBeUndefined();
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

it('never answers after it was stopped', async () => {
  const bots = hire(2, () => undefined);
  let answered = false;
  bots.ask({ ...about, level: 9 }).then(() => {
    answered = true;
  });
  await Promise.resolve();
  await Promise.resolve();
  bots.stop();
  for (const worker of FakeWorker.all) {
    for (const { id } of worker.asked) {
      worker.dispatchEvent(new MessageEvent('message', { data: liking(id, ['a', 1]) }));
    }
  }
  await new Promise((resolve) => setTimeout(resolve));
  expect(FakeWorker.all.length).toBe(2);
  expect(answered).toBe(false);
});
