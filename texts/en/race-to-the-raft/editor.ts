import { inLanguage } from '../../language.ts';

/** Setting up a position of Race to the Raft by hand. */
export const texts = inLanguage('race-to-the-raft/editor', {
  ground: 'Ground',
  fire: 'Fire',
  cats: 'Cats',
  cat: (colour: string) => `The ${colour} cat`,
  tired: 'Exhausted, or awake again',
  cards: (deck: string) => `Cards with a ${deck}`,
  card: (name: string) => `Card ${name}`,
  hand: 'Hand',
  spent: 'Spent cards',
  turn: 'Whose turn',
  step: 'What to do',
  steps: { ask: 'Ask for cards', play: 'Place a card or move a cat', spark: 'A fire tile is drawn' },
  seat: (number: number) => `Player ${number}`,
});
