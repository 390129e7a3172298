import { texts as words } from './words.ts';

/** A move as advice, before it is played. */
export const texts = {
  giveUp: 'Give up the hand',
  card: (card: string, square: string, turn: number) =>
    `Lay card ${card} at ${square}${turn === 0 ? '' : `, turned ${turn * 90}°`}`,
  fire: (square: string) => `Lay the fire at ${square}`,
  walk: (colour: string, square: string, cards: readonly string[]) =>
    `Move the ${colour} cat to ${square} for ${cards.join(' and ')}`,
  /** Cards of each deck. */
  ask: (counts: readonly number[]) => `Ask for ${words.request(counts)}`,
};
