import { inLanguage } from '../../language.ts';

/** Setting up a position of Race to the Raft by hand. */
export const texts = inLanguage('race-to-the-raft/editor', {
  ground: 'Ground',
  fire: 'Fire',
  cats: 'Cats',
  cat: (colour: string) => `The ${colour} cat`,
  tired: 'Exhausted or awake',
  tiles: 'Fire tiles',
  tile: (letter: string) => `Fire tile ${letter}`,
  cards: (deck: string) => `Cards with a ${deck} (place one again to turn it)`,
  card: (name: string) => `Card ${name}`,
  hand: 'Hand',
  spent: 'Used cards',
  waiting: 'Fire tile to place',
  used: 'Used fire tiles',
  turn: 'Whose turn',
  step: 'What to do',
  steps: {
    ask: 'Draw cards',
    play: 'Place a card or move a cat',
    spark: 'Draw a fire tile',
    fire: 'Place a fire tile',
  },
  seat: (number: number) => `Player ${number}`,
});
