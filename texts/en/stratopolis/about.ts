import { inLanguage } from '../../language.ts';

/** What the front page and the set-up say of the game. */
export const texts = inLanguage('stratopolis/about', {
  title: 'Stratopolis',
  tagline: 'Build wide, build high, and bury the other half of the city.',
  players: '2 players, 20 minutes',
  scoring: {
    title: 'Scoring',
    help: 'Which of your regions counts: the largest, or the one worth most (published rules).',
    official: 'Largest region',
    boxed: 'Best region',
  },
  piles: {
    title: 'Tiles to choose from',
    help: 'The top tile of your pile, any tile you have left, or the top tiles of two piles.',
    one: 'One pile',
    open: 'Open choice',
    two: 'Two piles',
  },
  mirrored: {
    title: 'Mirrored piles',
    help: 'Red draws the twins of Green’s tiles in the same order: luck is the same for both.',
    off: 'Off',
    on: 'On',
  },
});
