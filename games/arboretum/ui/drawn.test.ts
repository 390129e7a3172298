import { describe, expect, it } from 'vitest';
import { must } from '../../../core/result.ts';
import { CARD_BY_NAME } from '../cards.ts';
import { arboretum } from '../game.ts';
import { drawnBetween } from './drawn.ts';

const DECK = 'a1a2a3a4a5a7b2b4b5b6b7c1c3c4c5c6c8d2d3d5d7j1j3j4j6j7j8m3m4m5m6m7';
const opened = must(arboretum.parse(`arboretum B,Aa6C00C00,Ac2,B,B ${DECK},Aa8b3d1d6d8j5m2,Bb1b8c7d4j2m1m8 - draw`));

function play(...texts: string[]) {
  const position = opened.copy();
  for (const text of texts) position.play(must(arboretum.parseMove(position, text)));
  return position;
}

describe('a card that somebody drew', () => {
  it('A4: from the deck it is nobody else’s to see', () => {
    const after = play('D', '+a1');
    expect(drawnBetween(opened, after)).toEqual({ seat: 1, pile: -1, card: undefined });
    expect(drawnBetween(opened.view(0), after.view(0))).toEqual({ seat: 1, pile: -1, card: undefined });
  });

  it('A4: from a discard pile everybody sees it', () => {
    const taken = drawnBetween(play('D', '+a1').view(0), play('D', '+a1', 'c2').view(0));
    expect(taken).toEqual({ seat: 1, pile: 0, card: CARD_BY_NAME.get('c2') });
  });

  it('nothing is drawn by planting, by discarding, by going back or by standing still', () => {
    const steps = [['D', '+a1', 'c2'], ['c7C00C00'], ['-c2']];
    const [drew, planted, discarded] = steps.map((_, index) => play(...steps.slice(0, index + 1).flat()));
    expect(drawnBetween(drew, planted)).toBeUndefined();
    expect(drawnBetween(planted, discarded)).toBeUndefined();
    expect(drawnBetween(drew, opened)).toBeUndefined();
    expect(drawnBetween(opened, opened)).toBeUndefined();
  });
});
