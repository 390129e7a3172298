import { expect, it } from 'vitest';
import { ada, bo, roomOf, you } from '../../tests/support/players.ts';
import type { MatchSummary } from '../match-summary.ts';
import type { Player } from '../session/player.ts';
import type { SavedMatch } from '../session/saved-match.ts';
import { sayTurn } from './match-words.ts';

/** Metro after its last tile: 33 to 48. */
async function sayWinner(players: readonly Player[]): Promise<string> {
  const { game } = await roomOf('metro');
  const position = game.start(2, {});
  const over = Object.assign(position, { scores: () => [33, 48], winners: () => [1] });
  const summary = { position: over, turn: undefined, winners: [1] } as unknown as MatchSummary;
  return sayTurn({ record: { game: 'metro' }, players } as unknown as SavedMatch, summary);
}

it('whoever plays alone against the computer is spoken to, others have names', async () => {
  expect(await sayWinner([ada, you])).toBe('You win by 15');
  expect(await sayWinner([you, ada])).toBe('Ada wins by 15');
  expect(await sayWinner([you, bo])).toBe('Bo wins by 15');
});
