import { inLanguage } from '../../language.ts';

/** What the front page and the set-up say of Metro. */
export const texts = inLanguage('metro/about', {
  title: 'Metro',
  tagline: 'Lay track, keep your trains running and cut the others’ lines short.',
  players: '2 to 6 players, 20 minutes',
  refill: {
    title: 'Draw after placing',
    help: 'Draw your next tile right after placing, so you can plan ahead. Off is quicker: you draw at the start of your turn.',
    off: 'Off',
    on: 'On (published rule)',
  },
  turning: {
    title: 'Turn tiles freely',
    help: 'Place your tiles any way round (published variant).',
    off: 'Off',
    on: 'On',
  },
  secret: { title: 'Secret hands', help: 'You can’t see the tiles other players keep.', off: 'Off', on: 'On' },
  centre: {
    title: 'Central station',
    help: 'Without it, tiles go on the four middle squares and no line counts double.',
    on: 'With',
    off: 'Without',
  },
});
