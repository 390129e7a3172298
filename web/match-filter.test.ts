import { expect, it } from 'vitest';
import { EVERY_MATCH, type Filtered, fits, isFiltering, type MatchFilter } from './match-filter.ts';

const going: Filtered = { game: 'blue-lagoon', isOver: false, words: ['Blue Lagoon with Zoë Müller', 'Zoë Müller'] };
const over: Filtered = { game: 'metro', isOver: true, words: ['Metro with Ada', 'Ada'] };

const found = (wanted: Partial<MatchFilter>) =>
  [going, over].filter((match) => fits({ ...EVERY_MATCH, ...wanted }, match)).map(({ game }) => game);

it('a match is found by the beginnings of words, whatever their case and accents', () => {
  expect(found({})).toEqual(['blue-lagoon', 'metro']);
  expect(found({ typed: 'lag zoe' })).toEqual(['blue-lagoon']);
  expect(found({ typed: 'MUL' })).toEqual(['blue-lagoon']);
  expect(found({ typed: 'oe' })).toEqual([]);
});

it('a match is found by its game and by whether it goes on', () => {
  expect(found({ game: 'metro' })).toEqual(['metro']);
  expect(found({ state: 'going' })).toEqual(['blue-lagoon']);
  expect(found({ state: 'over' })).toEqual(['metro']);
  expect(found({ state: 'over', typed: 'zoe' })).toEqual([]);
  expect([EVERY_MATCH, { ...EVERY_MATCH, typed: ' ' }, { ...EVERY_MATCH, game: 'metro' }].map(isFiltering)).toEqual([
    false,
    false,
    true,
  ]);
});
