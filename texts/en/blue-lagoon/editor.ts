import { inLanguage } from '../../language.ts';

/** Setting up a position of Blue Lagoon by hand. */
export const texts = inLanguage('blue-lagoon/editor', {
  tokens: 'Tokens',
  pieces: (seat: string) => `${seat}’s pieces`,
  settler: (seat: string) => `${seat}: settler`,
  village: (seat: string) => `${seat}: village`,
  held: (seat: string) => `${seat}’s tokens`,
  points: (seat: string) => `${seat}’s points so far`,
  turn: 'Whose turn',
  phase: 'Half',
  exploration: 'Exploration',
  settlement: 'Settlement',
  seat: (number: number) => `Player ${number}`,
});
