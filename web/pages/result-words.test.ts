import { expect, it } from 'vitest';
import type { Position } from '../../core/game.ts';
import { roomOf, you } from '../../tests/support/players.ts';
import { asYou } from '../../texts/who.ts';
import type { Help } from '../session/help.ts';
import type { Session } from '../session/session.ts';
import { aboutMatch, placeWords } from './result-words.ts';

const over = (winners: number[], ...points: number[]) =>
  ({ winners: () => winners, scores: () => points }) as unknown as Position;
const names = ['Ada', asYou('Rosa'), 'Bo'];

it('with three or more, those who did not win are told their place', () => {
  expect(placeWords(over([0], 9, 4, 6), names, false)).toBe('You came third');
  expect(placeWords(over([0], 9, 9, 6), names, false)).toBe('You came second');
  expect(placeWords(over([1], 4, 9, 6), names, false)).toBeUndefined();
  expect(placeWords(over([0], 9, 4), names.slice(0, 2), false)).toBeUndefined();
  expect(placeWords(over([0], 9, 4, 6), ['Ada', 'Rosa', 'Bo'], false)).toBeUndefined();
  expect(placeWords(over([], 9, 4, 6), names, true)).toBeUndefined();
});

it('a result says that hints were used, in every game, and once', async () => {
  const about = async (game: string, settings: object, winners: number[], help?: Help) => {
    const session = {
      room: await roomOf(game),
      players: [you],
      settings,
      help,
      snapshot: { position: over(winners, 9), log: [{ number: 7 }] },
    };
    return aboutMatch(session as unknown as Session, ['Rosa']);
  };
  const hints = { undo: false, hints: true };
  expect(await about('blue-lagoon', {}, [0], hints)).toBe('7 moves · Hints used');
  expect(await about('blue-lagoon', {}, [0], { ...hints, hints: false })).toBe('7 moves');
  expect(await about('blue-lagoon', {}, [0])).toBe('7 moves');
  // Of a challenge that was won a star says it.
  const campaign = { challenge: 'first-steps' };
  expect(await about('race-to-the-raft', campaign, [], hints)).toContain('Hints used');
  expect(await about('race-to-the-raft', campaign, [0], hints)).not.toContain('Hints used');
});
