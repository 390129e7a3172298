import { inLanguage } from '../../language.ts';

/** What the front page and the set-up say of the game. */
export const texts = inLanguage('stratopolis/about', {
  title: 'Stratopolis',
  tagline: 'Build wide, build high, and bury your rival’s squares.',
  players: '2 players, 20 minutes',
  coloursSay: 'The first player is Green.',
  scoring: {
    title: 'Scoring',
    help: 'Your largest region scores, even if a smaller one is worth more: it’s easier to spot. The published game scores the region worth most.',
    official: 'Largest region',
    boxed: 'Best region (published rule)',
  },
  piles: {
    title: 'Tiles to choose from',
    help: 'Place the top tile of your pile, place any tile you have left, or choose between the tops of two piles.',
    one: 'One pile',
    open: 'Open choice',
    two: 'Two piles',
  },
  mirrored: {
    title: 'Mirrored piles',
    help: 'Red gets the same tiles as Green in the same order, with the colours swapped, so both are equally lucky. No effect on Open choice.',
    off: 'Off',
    on: 'On',
  },
});
