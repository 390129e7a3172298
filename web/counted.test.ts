import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { must } from '../core/result.ts';
import { replay } from '../core/timeline.ts';
import { room as arboretum } from '../games/arboretum/index.ts';
import { room as metro } from '../games/metro/index.ts';
import type { Room } from '../games/room.ts';
import { root } from '../scripts/lib/root.mjs';
import { countedIn } from './counted.ts';
import { LogInWords } from './session/log-in-words.ts';

/** The log of a golden match for two. */
function logOf(room: Room) {
  const lines = readFileSync(`${root}games/${room.about.id}/matches/random.jsonl`, 'utf8').trim().split('\n');
  const record = lines.map((line) => JSON.parse(line).record).find(({ seats }) => seats === 2);
  return Array.from(new LogInWords(room, must(replay(room.game, record)), () => '').linesFor('spectator'));
}

it('where a turn is several moves, all of them have its number, and so has that of everybody else in the round', () => {
  const log = logOf(arboretum as Room);
  const told = log.filter(({ seat }) => seat >= 0).map(({ seat, number }) => `${seat}:${number}`);
  expect(told.slice(0, 12)).toEqual(['0:1', '1:1', '0:2'].flatMap((turn) => Array(4).fill(turn)));
  const { all, number } = countedIn(arboretum as Room);
  const last = log.at(-1)?.number ?? 0;
  expect([all(last), number(last)]).toEqual([
    `${Math.ceil(told.length / 8)} turns`,
    `turn ${Math.ceil(told.length / 8)}`,
  ]);
});

it('where it is not, moves are counted', () => {
  const log = logOf(metro as Room);
  expect(log.map(({ number }) => number)).toEqual(log.map(({ move }) => move));
  expect(countedIn(metro as Room).number(7)).toBe('move 7');
});
