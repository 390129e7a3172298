import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Drawing } from '../../../kit/draw/drawing.ts';
import { root } from '../../../scripts/lib/root.mjs';
import { drawTile, drawTrack, IDLE, overEdge } from './artwork.ts';
import { drawGround } from './board-drawing.ts';
import { night } from './night.ts';

const nightOf: Readonly<Record<string, string | undefined>> = night;

function coloursOf({ props, children }: Drawing): string[] {
  const own = [props.fill, props.stroke].filter((colour) => String(colour).startsWith('#')).map(String);
  return [...own, ...children.flatMap((child) => (typeof child === 'string' ? [] : coloursOf(child)))];
}

it('the printed city has a colour at night for each of its own, the same in pictures and on the page', () => {
  const sheet = readFileSync(`${root}games/metro/ui/dark.css`, 'utf8');
  const city = [...new Set(coloursOf(drawGround(false)))];
  expect(city.length).toBeGreaterThan(10);
  expect(city.filter((colour) => !sheet.includes(nightOf[colour] ?? 'no night'))).toEqual([]);
});

it('small pictures of the board, fetched with the front page, leave the single blocks out', () => {
  const lengths = [false, true].map((isSmall) => JSON.stringify(drawGround(true, isSmall)).length);
  expect(lengths[0] - lengths[1]).toBeGreaterThan(10_000);
});

it('the whole ground is a handful of shapes: it is under everything that moves', () => {
  const count = (drawing: Drawing): number =>
    drawing.children.reduce((sum, child) => sum + (typeof child === 'string' ? 0 : count(child)), 1);
  expect(count(drawGround(true))).toBeLessThan(40);
});

it('on the board a track that no line has taken says which way it runs', () => {
  const running = { owner: 0, state: 'running' } as const;
  const arrows = (isPlaced: boolean) =>
    JSON.stringify(drawTile(0, [running, IDLE, IDLE, IDLE], isPlaced)).split('metro-idle-way').length - 1;
  expect([true, false].map(arrows)).toEqual([3, 0]);
});

it('a track and its dash reach equally far over the edge of the tile, so that no tick cuts a double line', () => {
  const path = 'M33 0C33 25 8 67 0 67';
  expect(overEdge(path)).toBe('M33 -1L33 0C33 25 8 67 0 67L-1 67');
  expect(overEdge('')).toBe('');
  const drawn = drawTrack(path, { owner: 1, state: 'running' }).map(({ props }) => props);
  expect(drawn.map(({ d }) => d)).toEqual([path, overEdge(path), overEdge(path)]);
  expect(drawn[1]['stroke-linecap']).toBe('butt');
});
