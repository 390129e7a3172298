import { expect, it } from 'vitest';
import type { LogLine } from '../session/log-in-words.ts';
import { announce } from './table-words.ts';

function line(seat: number, words: string, instead?: string): LogLine {
  return { seat, words, instead, text: '', news: '', move: 0, number: 0, turn: 0, mover: 0, places: [] };
}

const names = ['Rosa', 'Ada'];
const CHANCE = -1;

it('names the card that chance brought, says what was done twice once, and ends with what is to do', () => {
  const log = [
    line(0, 'drew from the deck'),
    line(CHANCE, 'drew a card', 'drew Oak 3 from the deck'),
    line(0, 'discarded Oak 1'),
    line(1, 'drew from the deck'),
    line(CHANCE, 'drew a card'),
    line(1, 'drew from the deck'),
    line(CHANCE, 'drew a card'),
    line(1, 'planted Elm 2'),
  ];
  expect(announce(log, 0, names, 'Your turn.')).toBe(
    'Rosa drew Oak 3 from the deck. Rosa discarded Oak 1. Ada drew from the deck twice. Ada planted Elm 2. Your turn.',
  );
  expect(announce(log, 7, names, '')).toBe('Ada planted Elm 2.');
});

it('somebody who comes to a match hears the last thing that happened', () => {
  const log = [line(0, 'placed a tile'), line(1, 'kept a tile'), line(CHANCE, 'drew a tile')];
  expect(announce(log, log.length, names, 'Your turn.')).toBe('Ada kept a tile. Your turn.');
});
