import { inLanguage } from '../../language.ts';

/** Setting up a position of Arboretum by hand. */
export const texts = inLanguage('arboretum/editor', {
  hidden: 'Hidden',
  hiddenCard: 'A card nobody has seen',
  hand: (seat: string) => `${seat}’s hand`,
  pile: (seat: string) => `${seat}’s discards`,
  turn: 'Whose turn',
  step: 'What to do',
  steps: { draw: 'Draw', place: 'Plant', discard: 'Discard', end: 'Game over' },
  seat: (number: number) => `Player ${number}`,
});
