import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { room } from '../../games/metro/index.ts';
import { root } from '../../scripts/lib/root.mjs';
import type { Decision } from '../../study/decision.ts';
import { readStudy } from '../study/study-text.ts';
import { lineThrough } from '../study/study-tree.ts';
import { isSummed } from './study-summary.tsx';
import { plyDecided } from './use-desk.ts';
import type { Review } from './use-review.ts';

test('a review that finds the last move to be a mistake does not take the summary away', () => {
  const [line] = readFileSync(`${root}games/metro/matches/random.jsonl`, 'utf8').split('\n');
  const reading = readStudy(room, line);
  if (!reading.ok) throw new Error(reading.why);
  const { study } = reading;
  const [before, at] = lineThrough(study.tree.root).slice(-2);
  const decisions = new Map([[plyDecided(at) ?? 0, { mark: 'mistake' } as Decision]]);
  const desk = { study, decisions, review: {} as Review };
  expect(isSummed({ ...desk, at }, true)).toBe(true);
  // Somebody who steps to that move wants to know about it.
  expect(isSummed({ ...desk, at }, false)).toBe(false);
  expect(isSummed({ ...desk, at, decisions: new Map() }, false)).toBe(true);
  expect(isSummed({ ...desk, at: before }, true)).toBe(false);
});
