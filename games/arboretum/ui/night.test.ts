import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { arboretum } from '../game.ts';
import { NIGHT } from './night.ts';
import { VARIABLES } from './palette.ts';
import { cropAt, groveBoard } from './places.ts';

it('F28: pictures have the same colours by night as the table', () => {
  const css = readFileSync(new URL('palette.css', import.meta.url), 'utf8').split('(prefers-color-scheme: dark)')[1];
  for (const [colour, name] of VARIABLES) {
    const atNight = new RegExp(`${name}: (#\\w{6});`).exec(css)?.[1];
    expect([name, NIGHT[colour] ?? colour]).toEqual([name, atNight]);
  }
});

it('a crop shown on a page is dark where the page is', () => {
  const position = arboretum.start(2, { species: 'usual' });
  const { drawing } = cropAt(position, { board: groveBoard(0), box: { x: 0, y: 0, width: 1, height: 1 } });
  expect(JSON.stringify(drawing)).toContain('var(--garden-lawn, ');
});
