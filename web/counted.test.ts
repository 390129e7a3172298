import { expect, it } from 'vitest';
import type { Position } from '../core/game.ts';
import { room as arboretum } from '../games/arboretum/index.ts';
import { room as metro } from '../games/metro/index.ts';
import type { Room } from '../games/room.ts';
import { room as stratopolis } from '../games/stratopolis/index.ts';
import { readGolden } from '../tests/support/golden.ts';
import { countedIn, numberSince } from './counted.ts';
import { numberAt } from './pages/use-desk.ts';
import { LogInWords } from './session/log-in-words.ts';
import { readStudy } from './study/study-text.ts';
import { lineThrough } from './study/study-tree.ts';

function goldenForTwo({ game }: Room) {
  const match = readGolden(game).find(({ seats }) => seats === 2);
  if (!match) throw new Error('There is a golden match for two.');
  return match;
}

function logOf(room: Room) {
  return Array.from(new LogInWords(room, goldenForTwo(room), () => '').linesFor('spectator'));
}

it('where a turn is several moves, all of them have its number, and so has that of everybody else in the round', () => {
  const log = logOf(arboretum as Room);
  const told = log.filter(({ seat }) => seat >= 0).map(({ seat, number }) => `${seat}:${number}`);
  expect(told.slice(0, 12)).toEqual(['0:1', '1:1', '0:2'].flatMap((turn) => Array(4).fill(turn)));
  const { all, number, outOf } = countedIn(arboretum as Room);
  const last = Math.ceil(told.length / 8);
  expect(log.at(-1)?.number).toBe(last);
  expect([all(last), number(last)]).toEqual([`${last} turns`, `turn ${last}`]);
  expect([outOf(0, last), outOf(1, last)]).toEqual([`Start · ${last} turns`, `Turn 1 of ${last}`]);
});

it('a study counts as the log of the match does', () => {
  const room = arboretum as Room;
  const { game, seats, settings, log } = goldenForTwo(room);
  const record = { game: game.id, rulesVersion: game.rulesVersion, seats, settings, log };
  const reading = readStudy(room, JSON.stringify({ record }));
  if (!reading.ok) throw new Error(reading.why);
  const numbers = lineThrough(reading.study.tree.root).map((node) => numberAt({ room }, node));
  expect(numbers).toEqual([0, ...logOf(room).map(({ number }) => number)]);
});

it('a tile that is kept is part of the turn that places the next one', () => {
  const log = logOf(metro as Room);
  const placed = log.filter(({ seat, text }) => seat >= 0 && text !== 'draw').map(({ number }) => number);
  expect(placed).toEqual(placed.map((_, before) => before + 1));
  const kept = log.findIndex(({ text }) => text === 'draw');
  expect(log.slice(kept, kept + 3).map(({ number }) => number)).toEqual(Array(3).fill(log[kept - 1].number + 1));
});

it('where a turn is one move, moves are counted', () => {
  const log = logOf(stratopolis as Room);
  expect(log.map(({ number }) => number)).toEqual(log.map(({ move }) => move));
  expect(countedIn(stratopolis as Room).number(7)).toBe('move 7');
});

const turns = [7, 7, 8, 9].map((turn) => ({ turn }) as Position);

it('what is looked at from the middle of a match is counted from its first turn', () => {
  const turnOf = ({ turn }: Position) => turn;
  expect([0, 1, 2, 3, 4].map((step) => numberSince({ turnOf }, turns, step))).toEqual([0, 1, 1, 2, 3]);
});

it('where every move counts, its steps are moves, known or not', () => {
  expect([0, 1, 4, 5].map((step) => numberSince({}, turns, step))).toEqual([0, 1, 4, 5]);
});
