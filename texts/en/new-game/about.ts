import { inLanguage } from '../../language.ts';

/** What the front page and the set-up say of New Game. */
export const texts = inLanguage('new-game/about', {
  title: 'New Game',
  tagline: 'Three in a row, and a place to start from.',
  players: '2 players, 1 minute',
});
