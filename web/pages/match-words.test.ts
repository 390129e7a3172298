import { expect, it } from 'vitest';
import { ada, bo, roomOf, you } from '../../tests/support/players.ts';
import type { MatchSummary } from '../match-summary.ts';
import type { Player } from '../session/player.ts';
import type { SavedMatch } from '../session/saved-match.ts';
import { sayDetails, sayTurn } from './match-words.ts';

/** Metro after its last tile: 33 to 48. */
const sayWinner = (players: readonly Player[]) => sayEnd('metro', players, [1]);

async function sayEnd(id: string, players: readonly Player[], winners: readonly number[]): Promise<string> {
  const { game } = await roomOf(id);
  const position = game.start(players.length, {});
  const over = Object.assign(position, { scores: () => [33, 48], winners: () => winners });
  const summary = { position: over, turn: undefined, winners } as unknown as MatchSummary;
  return sayTurn({ record: { game: id }, players } as unknown as SavedMatch, summary);
}

it('whoever plays alone against the computer is spoken to, others have names', async () => {
  expect(await sayWinner([ada, you])).toBe('You won by 15');
  expect(await sayWinner([you, ada])).toBe('Ada won by 15');
  expect(await sayWinner([you, bo])).toBe('Bo won by 15');
});

it('a table that wins as one is spoken to, unless only the computer played', async () => {
  expect(await sayEnd('race-to-the-raft', [you], [0])).toBe('You won');
  expect(await sayEnd('race-to-the-raft', [ada], [0])).toBe('Ada won');
  expect(await sayEnd('race-to-the-raft', [ada], [])).toBe('Ada lost');
});

it('matches against the computer are told apart by its level, and those that nobody has played at', () => {
  const match = { record: { game: 'metro', settings: {} }, players: [you, { ...ada, level: 3 }], changed: 0 };
  const say = (isBegun: boolean) =>
    sayDetails(match as unknown as SavedMatch, { turn: 0, isBegun, scores: [1, 2] } as unknown as MatchSummary, 0);
  expect(say(false)).toMatch(/^level 3 · new · today/);
  expect(say(true)).toMatch(/^level 3 · 1–2 · today/);
});
