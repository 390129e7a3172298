import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { must } from '../../../core/result.ts';
import { boxHolding } from '../../../kit/draw/box.ts';
import { SEAT_MARKS } from '../../../kit/draw/seats.ts';
import { parsePosition } from '../notation.ts';
import { traceLine } from '../scoring.ts';
import { WHOLE } from './artwork.ts';
import { night } from './night.ts';
import { DOUBLE, pictures, TWICE } from './rule-pictures.ts';
import { bills } from './rules.ts';

const position = must(parsePosition(pictures.twice.position));

it('M7: the bill of a line that crosses a tile twice is what the line scores', () => {
  const { steps, points, owner, end } = traceLine(position, TWICE);
  const tiles = new Set(steps.map(({ square }) => square)).size;
  expect(bills.twice.lines.map(({ amount }) => amount)).toEqual([tiles, steps.length - tiles]);
  expect(bills.twice.total).toBe(points);
  expect(owner).toBe(0);
  expect(end).toEqual({ kind: 'station', station: 12 });
});

it('M8: the bill of a line to the central station is what the line scores', () => {
  expect(pictures.double.position).toBe(pictures.twice.position);
  const { steps, points, owner, end } = traceLine(position, DOUBLE);
  expect(bills.double.lines.map(({ amount }) => amount)).toEqual([steps.length, points / steps.length]);
  expect(bills.double.total).toBe(points);
  expect(owner).toBe(0);
  expect(end.kind).toBe('centre');
});

it('the picture of a finished map shows all of it', () => {
  const { x, y, width, height } = boxHolding(WHOLE);
  expect(pictures.full.draw().props.viewBox).toBe([x, y, width, height].join(' '));
  expect(height).toBeGreaterThanOrEqual(WHOLE.height);
});

it('F28: by night the pictures have the colours of the table', () => {
  const css = ['dark.css', '../../../web/styles/base.css'].map((file) =>
    readFileSync(new URL(file, import.meta.url), 'utf8'),
  );
  const seats = SEAT_MARKS.flatMap(({ darkColour, darkTint }) => [darkColour, darkTint]);
  for (const colour of Object.values(night)) expect(css.join('') + seats.join('')).toContain(colour);
});
