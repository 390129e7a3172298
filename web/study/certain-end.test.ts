import { expect, test } from 'vitest';
import { openMatch } from '../../core/match.ts';
import { plainDice, SeededRandom } from '../../core/random.ts';
import { must } from '../../core/result.ts';
import { findGame } from '../../games/index.ts';
import { readPuzzles } from '../../tests/support/puzzles.ts';
import { endOfChance, hasDraws, isEndCertain } from './certain-end.ts';

async function certainties(id: string): Promise<boolean[]> {
  const room = await findGame(id)?.load();
  if (!room) throw new Error(`There is no ${id}.`);
  const exact = readPuzzles(id).filter((puzzle) => puzzle.exact);
  return exact.map(({ position }) => isEndCertain(room, must(room.game.parse(position))));
}

test('without draws to come half a chance to win is a draw', async () => {
  // Nothing is drawn at the end of Blue Lagoon; in Metro the last tiles of the deck are.
  expect((await certainties('blue-lagoon')).every(Boolean)).toBe(true);
  expect(new Set(await certainties('metro'))).toEqual(new Set([true, false]));
  expect([1, 0.5, 0, 0.25].map(endOfChance)).toEqual(['win', 'draw', 'loss', undefined]);
});

test('what follows is only said to be random where something is drawn', async () => {
  const room = await findGame('blue-lagoon')?.load();
  if (!room) throw new Error('There is no Blue Lagoon.');
  const dice = plainDice(new SeededRandom('draws'));
  // At half-time the statuettes are dealt again.
  expect(hasDraws(room, must(openMatch(room.game, 3, {}, dice)).position)).toBe(true);
  const ending = readPuzzles('blue-lagoon').find((puzzle) => puzzle.exact);
  expect(hasDraws(room, must(room.game.parse(ending?.position ?? '')))).toBe(false);
});
