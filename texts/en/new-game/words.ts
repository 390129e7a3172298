import { inLanguage } from '../../language.ts';

/** Moves and positions of New Game in words. */
export const texts = inLanguage('new-game/words', {
  marked: (square: string) => `marked ${square}`,
  mark: (square: string) => `Mark ${square}`,
  completes: 'completes a line',
  blocks: (name: string) => `blocks ${name}`,
  threatensOne: 'threatens to complete a line',
  threatens: (lines: number) => `threatens to complete ${lines} lines`,
  seat: (number: number) => `Seat ${number}`,
  wins: 'wins',
  tooLong: 'This text is too long for a game.',
});
