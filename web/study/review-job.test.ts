import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { must } from '../../core/result.ts';
import { type MatchRecord, replay } from '../../core/timeline.ts';
import { room } from '../../games/metro/index.ts';
import { type KeyValueStore, TextStore } from '../../kit/text-store.ts';
import { root } from '../../scripts/lib/root.mjs';
import { multiply } from '../../study/effort.ts';
import type { Report } from '../../study/report.ts';
import { reviewLine } from '../../study/review.ts';
import { chancesFor, keyMoments, luckByMove, mistakesOf } from './chances.ts';
import { joinedChances } from './joined.ts';
import type { JudgeAnswer, JudgeQuestion } from './judge-worker.ts';
import type { Judge } from './judges.ts';
import { ReviewJob, spreadOut } from './review-job.ts';
import { nameOfMatch, ReviewStore } from './review-store.ts';
import { type Care, loadReviewer } from './reviewer.ts';

const golden = readFileSync(`${root}games/metro/matches/random.jsonl`, 'utf8').trim().split('\n');
const record: MatchRecord = golden.map((line) => JSON.parse(line).record).find(({ seats }) => seats === 2);
const match = must(replay(room.game, record));

async function hired() {
  const { reviewer, rates } = await loadReviewer(room, 'quick');
  return { rates, reviewer: { ...reviewer, effort: multiply(reviewer.effort, 0.02) } };
}

/** Judges in this thread. */
class NearJudge implements Judge {
  isDismissed = false;
  private readonly reviewer: Awaited<ReturnType<typeof hired>>['reviewer'];
  private readonly failsAt: number;

  constructor(reviewer: Awaited<ReturnType<typeof hired>>['reviewer'], failsAt = -1) {
    this.reviewer = reviewer;
    this.failsAt = failsAt;
  }

  async ask(question: JudgeQuestion): Promise<JudgeAnswer> {
    if (question.kind !== 'line' || question.ply === this.failsAt) return { kind: 'failed', error: 'tired' };
    return { kind: 'line', line: reviewLine(this.reviewer, match, question.ply) };
  }

  dismiss(): void {
    this.isDismissed = true;
  }
}

class Shelf extends Map<string, string> implements KeyValueStore {
  get length() {
    return this.size;
  }
  getItem = (key: string) => this.get(key) ?? null;
  setItem = (key: string, text: string) => void this.set(key, text);
  removeItem = (key: string) => void this.delete(key);
  key = (at: number) => [...this.keys()][at] ?? null;
}

function untilDone(job: ReviewJob): Promise<void> {
  return new Promise((resolve) => {
    const leave = job.subscribe(() => {
      if (job.state === 'working') return;
      leave();
      resolve();
    });
  });
}

test('a review is made by two judges, can be stopped, and goes on where it was', async () => {
  const { reviewer, rates } = await hired();
  const store = new ReviewStore(new TextStore(() => new Shelf()), () => 1);
  const judges: NearJudge[] = [];
  const hire = () => {
    const judge = new NearJudge(reviewer);
    judges.push(judge);
    return judge;
  };
  const keep = (report: Parameters<typeof store.save>[1]) =>
    store.save('m', report, report.lines.length === match.length);
  const parts = { reviewer, rates, match, record, care: 'quick', advised: [], hire, keep } as const;
  const job = new ReviewJob({ ...parts, known: [] });
  expect(job.state).toBe('stopped');
  const stopped = new Promise<void>((resolve) => {
    job.subscribe(() => {
      if (job.done < 20 || job.state !== 'working') return;
      job.stop();
      resolve();
    });
  });
  job.start();
  expect(judges).toHaveLength(2);
  await stopped;
  expect(judges.every(({ isDismissed }) => isDismissed)).toBe(true);
  expect(store.tallies()).toEqual({});
  const known = store.load('m', reviewer);
  expect(known.length).toBe(job.done);
  const later = new ReviewJob({ ...parts, known });
  expect(later.state).toBe('stopped');
  later.start();
  await untilDone(later);
  expect(later.state).toBe('done');
  expect(later.report.lines).toEqual(
    Array.from({ length: match.length }, (_, ply) => reviewLine(reviewer, match, ply)),
  );
  expect(store.tallies().m?.accuracy).toEqual(later.report.players.map(({ accuracy }) => accuracy));
  expect(store.load('m', { ...reviewer, seed: 'other' })).toEqual([]);
});

test('what a link shows is looked at first', async () => {
  const { reviewer, rates } = await hired();
  const asked: number[] = [];
  const hire = (): Judge => ({
    ask: (question) => {
      if (question.kind === 'line') asked.push(question.ply);
      return new Promise(() => undefined);
    },
    dismiss: () => undefined,
  });
  const parts = { reviewer, rates, match, record, advised: [], known: [], hire, keep: () => undefined };
  new ReviewJob({ ...parts, care: 'quick', shown: 21 }).start();
  expect(asked.sort((a, b) => a - b)).toEqual([19, 20]);
});

test('a judge that fails ends the review, and it can be tried again', async () => {
  const { reviewer, rates } = await hired();
  let failsAt = 3;
  const hire = () => new NearJudge(reviewer, failsAt);
  const keep = () => undefined;
  const job = new ReviewJob({ reviewer, rates, match, record, care: 'quick', advised: [], known: [], hire, keep });
  job.start();
  await untilDone(job);
  expect(job.state).toBe('failed');
  expect(job.done).toBeLessThan(match.length);
  failsAt = -1;
  job.start();
  await untilDone(job);
  expect(job.state).toBe('done');
  const points = chancesFor(job.report, joinedChances(job.report, match.length), 0, match.length);
  expect(points.at(-1)).toMatchObject({ ply: match.length, error: 0, chance: job.report.players[0].result });
  const moments = keyMoments(job.report, joinedChances(job.report, match.length), 0);
  expect(moments.length).toBeLessThanOrEqual(3);
  for (const { mark } of moments) expect(['inaccuracy', 'mistake', 'blunder']).toContain(mark);
  for (const { loss, mark } of mistakesOf(job.report, 1)) expect([loss > 0.05, mark !== 'only']).toEqual([true, true]);
});

test('mistakes are what is tried again; inaccuracies only where there is nothing worse, or where one is looked at', async () => {
  const { reviewer, rates } = await hired();
  const { report } = new ReviewJob({
    ...{ reviewer, rates, match, record, care: 'quick', advised: [], known: [], keep: () => undefined },
    hire: () => new NearJudge(reviewer),
  });
  const line = (ply: number, mark?: string) => ({ kind: 'decision', decision: { ply, seat: 0, mark } });
  const told = (lines: readonly object[], shown?: number) =>
    mistakesOf({ ...report, lines } as typeof report, 0, shown).map(({ ply }) => ply);
  const lines = [line(1, 'inaccuracy'), line(3, 'mistake'), line(5), line(7, 'inaccuracy'), line(9, 'only')];
  expect(told(lines)).toEqual([3]);
  expect(told(lines, 7)).toEqual([3, 7]);
  expect(told(lines, 9)).toEqual([3]);
  expect(told(lines.filter(({ decision }) => decision.mark !== 'mistake'))).toEqual([1, 7]);
});

test('the biggest swings are marked decisions, one’s own and those of the others', () => {
  const line = (ply: number, seat: number, loss: number, mark?: string) => ({
    ...{ kind: 'decision', decision: { ply, seat, mark, effects: seat === 0 ? [-loss, loss] : [loss, -loss] } },
  });
  const lines = [line(1, 1, 0.4, 'blunder'), line(2, 0, 0.3), line(3, 0, 0.1, 'mistake'), line(5, 1, 0.2, 'blunder')];
  // The second was not sure enough to be marked.
  expect(keyMoments({ lines } as unknown as Report, [], 0).map(({ ply }) => ply)).toEqual([1, 3, 5]);
});

test('a move that was the best hint at the table is none of the mistakes', async () => {
  const { reviewer, rates } = await hired();
  const known = Array.from({ length: match.length }, (_, ply) => reviewLine(reviewer, match, ply));
  const made = (advised: readonly number[]) =>
    new ReviewJob({
      ...{ reviewer, rates, match, record, care: 'quick', advised, known, keep: () => undefined },
      hire: () => new NearJudge(reviewer),
    }).report;
  const [first, ...others] = mistakesOf(made([]), 0);
  const { lines, players } = made([first.ply]);
  expect(mistakesOf(made([first.ply]), 0)).toEqual(others);
  expect(lines[first.ply]).toMatchObject({ decision: { best: first.played, loss: 0, points: 0, effects: [0, 0] } });
  expect(players[0].errorRate).toBeLessThan(made([]).players[0].errorRate ?? 0);
  expect([players[0].hinted, players[1].hinted]).toEqual([1, 0]);
  // Nobody is praised for what was not their own idea.
  expect(made(known.map((_, ply) => ply)).players[0]).toMatchObject({ accuracy: null, like: null, counted: 0 });
});

test('accuracy has one scale, however carefully a match was reviewed; the levels are told at the usual care only', async () => {
  const { reviewer, rates } = await hired();
  const known = Array.from({ length: match.length }, (_, ply) => reviewLine(reviewer, match, ply));
  const made = (care: Care) =>
    new ReviewJob({
      ...{ reviewer, rates, match, record, care, advised: [], known, keep: () => undefined },
      hire: () => new NearJudge(reviewer),
    });
  const accuracies = (care: Care) => made(care).report.players.map(({ accuracy }) => accuracy);
  expect(accuracies('usual').some((accuracy) => accuracy !== null)).toBe(true);
  expect(accuracies('deep')).toEqual(accuracies('usual'));
  expect(accuracies('quick')).toEqual(accuracies('usual'));
  expect([made('quick').rates, made('usual').rates, made('deep').rates].map(Boolean)).toEqual([false, true, false]);
  expect(made('deep').report.players.map(({ like }) => like)).toEqual([null, null]);
});

test('only the newest reviews are kept whole; how well everybody played is kept for good', async () => {
  const { reviewer, rates } = await hired();
  const shelf = new Shelf();
  let now = 0;
  const store = new ReviewStore(new TextStore(() => shelf), () => now++);
  const job = new ReviewJob({
    ...{ reviewer, rates, match, record, care: 'quick', advised: [], known: [reviewLine(reviewer, match, 0)] },
    hire: () => new NearJudge(reviewer),
    keep: () => undefined,
  });
  for (let at = 0; at < 20; at++) store.save(`m${at}`, job.report, true);
  expect(store.load('m0', reviewer)).toEqual([]);
  expect(store.load('m19', reviewer)).toHaveLength(1);
  expect(Object.keys(store.tallies())).toHaveLength(20);
  shelf.set('boardwalk.review.m19', '{"report":');
  expect(store.load('m19', reviewer)).toEqual([]);
});

test('the same match from two links has one name, another match another', () => {
  expect(nameOfMatch(record.log)).toBe(nameOfMatch([...record.log]));
  expect(nameOfMatch(record.log)).not.toBe(nameOfMatch(record.log.slice(1)));
});

test('all of a match is looked at, and after an eighth of it no long stretch is unknown', () => {
  for (const length of [1, 2, 3, 64, 130, 177]) {
    const order = spreadOut(length);
    expect([...order].sort((a, b) => a - b)).toEqual(Array.from({ length }, (_, ply) => ply));
    const early = [-1, ...order.slice(0, Math.ceil(length / 8)).sort((a, b) => a - b)];
    for (const [at, ply] of early.slice(1).entries()) expect(ply - early[at]).toBeLessThanOrEqual(16);
    expect(order[0]).toBe(length - 1);
  }
});

test('what several draws after one move brought is one bar, and those of the set-up come before the first move', () => {
  const draw = (ply: number, luck: number) => ({ kind: 'draw', ply, luck: [luck, -luck] });
  const lines = [draw(0, 0.25), draw(1, 0.5), { kind: 'decision' }, draw(3, 0.125), draw(4, -0.25)];
  const bars = luckByMove({ lines } as unknown as Report, 1, [0, 0, 0, 1, 1, 1]);
  expect(bars).toEqual([
    [0, -0.75],
    [1, 0.125],
  ]);
});

test('a review that was stopped by hand is known until it goes on', () => {
  const store = new ReviewStore(new TextStore(() => new Shelf()), () => 1);
  store.saveStopped('one', true);
  store.saveStopped('other', false);
  expect([store.isStopped('one'), store.isStopped('other')]).toEqual([true, false]);
  store.saveStopped('one', false);
  expect(store.isStopped('one')).toBe(false);
});
