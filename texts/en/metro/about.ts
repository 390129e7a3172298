import { inLanguage } from '../../language.ts';

/** What the front page and the set-up say of Metro. */
export const texts = inLanguage('metro/about', {
  title: 'Metro',
  tagline: 'Lay track, keep your trains running, end the others’ lines.',
  players: '2 to 6 players, 20 minutes',
  refill: {
    title: 'Boxed refill',
    help: 'Everyone starts with a tile and draws the next one after placing, as in the box.',
  },
  secret: { title: 'Secret hands', help: 'Nobody sees the tile another player keeps.' },
  centre: {
    title: 'Central station',
    help: 'Without it the four middle squares take tiles and no line counts double.',
    on: 'On',
    off: 'Off',
  },
});
