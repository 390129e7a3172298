import { expect, it } from 'vitest';
import { must } from '../../../core/result.ts';
import { GREEN_SEAT } from '../components.ts';
import { parsePosition } from '../notation.ts';
import { regionsOf } from '../scoring.ts';
import { pictures } from './rule-pictures.ts';
import { bill } from './rules.ts';

it('S11: the bill of the worked region is what it scores', () => {
  const position = must(parsePosition(pictures.region.position));
  const [{ size, height, value }] = regionsOf(position, GREEN_SEAT);
  expect(bill.lines.map(({ amount }) => amount)).toEqual([size, height]);
  expect(bill.total).toBe(value);
  expect(position.scores()[GREEN_SEAT]).toBe(value);
});

it('S11: where the larger region counts, a smaller one would be worth more', () => {
  const position = must(parsePosition(pictures.larger.position));
  const [first, ...others] = regionsOf(position, GREEN_SEAT);
  const best = Math.max(...others.map(({ value }) => value));
  expect(best).toBeGreaterThan(first.value);
  expect(position.scores()[GREEN_SEAT]).toBe(first.value);
});
