import { expect, it } from 'vitest';
import { must } from '../../core/result.ts';
import { room } from '../../games/stratopolis/index.ts';
import { explainMoves } from './adviser.ts';

it('an idea of a game whose moves are all placements is called by what it brings, however few ideas there are', () => {
  const position = must(room.game.parse('stratopolis MMUA R,F green'));
  const [idea] = explainMoves(room, position, [{ text: 'NORC' }], String);
  expect(idea.isNamedByGain).toBe(true);
  expect(idea.gain?.words).toBe('grows your region to 3 squares (+2)');
  // Where nothing can be said for it.
  expect(idea.words).toBe('Place your tile on the ground');
});
