import { expect, it } from 'vitest';
import { must } from '../../../core/result.ts';
import { formatSvg } from '../../../kit/draw/drawing.ts';
import { GREEN_SEAT, ORIENTATIONS } from '../components.ts';
import { squaresOf } from '../geometry.ts';
import { parsePosition } from '../notation.ts';
import { regionsOf } from '../scoring.ts';
import { squareNamed } from './layout.ts';
import { at } from './overlay.ts';
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

it.each([
  ['S6', pictures.level, 'MMMA'],
  ['S8', pictures.colours, 'KMMA'],
  ['S9', pictures.two, 'LNMC'],
] as const)('%s: what is below a forbidden tile can be seen', (_, picture, move) => {
  const place = squareNamed(move) * 4 + ORIENTATIONS.findIndex(([letter]) => letter === move[3]);
  const svg = formatSvg(picture.draw());
  // The city is drawn there, and nothing after it.
  for (const square of squaresOf(place)) expect(svg.split(`"${at(square)}"`)).toHaveLength(2);
});
