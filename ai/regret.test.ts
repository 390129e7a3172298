import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { must } from '../core/result.ts';
import { shelf } from '../games/index.ts';
import { isTelling, lossOf, parseSuite, sampleOf } from './regret.ts';
import { think } from './think.ts';

const position = { view: '', moves: { a: 0.6, b: 0.5, c: 0.1 } };

it('counts what a move costs, and what nobody looked at as the worst', () => {
  expect(lossOf(position, 'a')).toBe(0);
  expect(lossOf(position, 'b')).toBeCloseTo(0.1);
  expect(lossOf(position, 'z')).toBeCloseTo(0.5);
  expect(isTelling(position)).toBe(true);
  expect(isTelling({ view: '', moves: { a: 0.61, b: 0.6 } })).toBe(false);
});

it('takes so many positions from all over the suite, each under its own number', () => {
  const positions = Array.from({ length: 10 }, (_, view) => ({ ...position, view: String(view) }));
  const suite = { game: 'metro', judge: 8, seed: 'regret', matches: 3, losses: {}, positions };
  expect(sampleOf(suite, 4).map(([number, { view }]) => [number, view])).toEqual([
    [0, '0'],
    [2, '2'],
    [5, '5'],
    [7, '7'],
  ]);
  expect(sampleOf(suite, 12).map(([number]) => number)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

/** However large the suites become: more would tell more, but not in the time that a unit test may take. */
const SAMPLE = 40;

/** Levels that only glance are quick enough to be asked here. Wide bounds: judgement may change, not collapse. */
it.each(shelf)(
  '$about.id: no level has become much worse, and the best that glances is better than the first',
  async (shelved) => {
    const room = await shelved.load();
    const file = new URL(`regret/${room.game.id}.jsonl`, import.meta.url);
    const suite = parseSuite(readFileSync(file, 'utf8'));
    const glances = room.bot.levels.flatMap(({ way }, at) => (way === 'glance' ? [at] : []));
    const losses = glances.map((at) => {
      const lost = sampleOf(suite, SAMPLE).map(([seed, judged]) => {
        const view = must(room.game.parse(judged.view));
        const { move } = think(room, view, room.bot.levels[at], seed).moves[0];
        return lossOf(judged, room.game.formatMove(view, move));
      });
      return lost.reduce((sum, one) => sum + one, 0) / lost.length;
    });
    for (const [index, at] of glances.entries()) expect(losses[index]).toBeLessThan(1.5 * suite.losses[at + 1] + 0.01);
    expect(losses.at(-1)).toBeLessThan(losses[0]);
  },
);
