import { describe, expect, it } from 'vitest';
import { must } from '../../../core/result.ts';
import { CARD_BY_NAME } from '../cards.ts';
import { arboretum } from '../game.ts';
import { arrivalOf, drawnBetween, freshIn } from './drawn.ts';

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
    expect(drawnBetween(opened.view(1), after.view(1))).toEqual({ seat: 1, pile: -1, card: CARD_BY_NAME.get('a1') });
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

  it('is new until it is planted or discarded, and nothing is new when the turn is over', () => {
    const steps = ['D', '+a1', 'c2', 'c7C00C00', '-c2'];
    const [a1, c2] = ['a1', 'c2'].map((name) => CARD_BY_NAME.get(name) ?? -1);
    const at = (moves: number) => play(...steps.slice(0, moves));
    const first = freshIn(at(2), 1, [], drawnBetween(opened, at(2)));
    expect(first).toEqual([a1]);
    const both = freshIn(at(3), 1, first, drawnBetween(at(2), at(3)));
    expect(both).toEqual([a1, c2]);
    expect(freshIn(at(4), 1, both, undefined)).toEqual([a1, c2]);
    expect(freshIn(at(5), 1, both, undefined)).toEqual([]);
    // Undone: the card is in the deck again.
    expect(freshIn(opened, 1, first, undefined)).toEqual([]);
    // Another seat's card is no news for this hand.
    expect(freshIn(at(2), 0, [], drawnBetween(opened, at(2)))).toEqual([]);
  });

  it('is not in the hand before it has landed there: nobody sees it twice', () => {
    const [a1, c2] = ['a1', 'c2'].map((name) => CARD_BY_NAME.get(name));
    const [hidden, open] = [play('D', '+a1').view(0), play('D', '+a1', 'c2').view(0)];
    const fromDeck = arrivalOf(drawnBetween(opened.view(0), hidden), 1);
    expect([undefined, a1, c2].map(fromDeck)).toEqual(['arboretum-arriving', '', '']);
    const fromPile = arrivalOf(drawnBetween(hidden, open), 1);
    expect([undefined, a1, c2].map(fromPile)).toEqual(['', '', 'arboretum-arriving']);
    // Another hand waits for nothing, and neither does one that has all its cards.
    expect([undefined, c2].map(arrivalOf(drawnBetween(hidden, open), 0))).toEqual(['', '']);
    expect([undefined, c2].map(arrivalOf(undefined, 1))).toEqual(['', '']);
  });
});
