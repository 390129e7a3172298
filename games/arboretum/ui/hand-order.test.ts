import { expect, it } from 'vitest';
import { CARD_BY_NAME, nameCard } from '../cards.ts';
import { inOrder } from './hand-order.tsx';

const hand = ['a5', 'b2', 'b8', 'c2', 'm1'];

it('a hand is sorted by species, or by number with the species in order', () => {
  const cards = hand.map((name) => CARD_BY_NAME.get(name) ?? -1);
  expect(inOrder(cards, 'species').map(nameCard)).toEqual(hand);
  expect(inOrder(cards, 'number').map(nameCard)).toEqual(['m1', 'b2', 'c2', 'a5', 'b8']);
});
