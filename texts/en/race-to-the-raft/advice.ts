import { inLanguage } from '../../language.ts';
import { texts as words } from './words.ts';

/** A move as advice, before it is played. */
export const texts = inLanguage('race-to-the-raft/advice', {
  giveUp: 'Discard the rest of your hand',
  card: (card: string, middle: string, turn: number) => `Place card ${card} centred on ${middle}${words.turned[turn]}`,
  fire: (square: string, angle: string) => `Place the fire on ${square}${angle}`,
  walk: (cat: string, square: string, cards: readonly string[]) =>
    `Move ${cat} to ${square} and discard ${words.price(cards)}`,
  /** Cards of each deck. */
  ask: (counts: readonly number[]) => `Draw ${words.request(counts)}`,
});
