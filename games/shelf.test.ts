import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { shelf } from './index.ts';

const readLaws = (id: string) => readFileSync(new URL(`./${id}/laws.test.ts`, import.meta.url), 'utf8');

it.each(shelf)('$about.id says of itself what its rules say', async ({ about, load }) => {
  const { game, ...room } = await load();
  expect(room.about).toBe(about);
  const { id, title, seats, options } = game;
  expect({ id, title, seats, options }).toEqual({
    id: about.id,
    title: about.title,
    seats: about.seats,
    options: about.options,
  });
});

// The laws run in a file per game, the same in every folder, so that a new game is not held to another one's.
it.each(shelf)('$about.id is held to the laws', ({ about }) => {
  expect(readLaws(about.id)).toBe(readLaws('metro'));
  expect(readLaws(about.id)).toContain('\nholdToLaws(room.game);\n');
});
