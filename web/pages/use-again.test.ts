import { expect, it } from 'vitest';
import { CHANCE } from '../../core/game.ts';
import type { LogLine } from '../session/log-in-words.ts';
import { isShown, stepsOf } from './use-again.ts';

/** "01*2": who moved; a star is chance. */
function logOf(text: string): LogLine[] {
  return Array.from(text, (who, at) => ({
    seat: who === '*' ? CHANCE : Number(who),
    text: '',
    words: '',
    news: '',
    move: at + 1,
    number: at + 1,
    turn: at + 1,
    mover: undefined,
    places: [],
  }));
}

const item = (from: number, to: number) => ({ seat: 1, sign: '', did: [], from, to });

it('what others did is shown before it, then after each decision with what chance drew upon it', () => {
  // The tile that is drawn after a turn belongs to it: without one in a hand it would seem to be lost.
  expect(stepsOf([item(2, 2), item(4, 6)], logOf('0*1*2*2**'))).toEqual([2, 4, 6, 9]);
});

it('what ended a part of the match is shown before everything is dealt anew', () => {
  const log = logOf('01**').map((line, at) => ({ ...line, endsStage: at === 1 }));
  expect(stepsOf([item(1, 1)], log)).toEqual([1, 2, 4]);
});

it('what is still to come is not told ahead of the board', () => {
  expect([2, 4, 6, 9, undefined].map((step) => isShown(item(4, 6), step))).toEqual([false, false, false, true, true]);
});
