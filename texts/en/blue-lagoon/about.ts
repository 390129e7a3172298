import { inLanguage } from '../../language.ts';

/** What the front page and the set-up say of the game. */
export const texts = inLanguage('blue-lagoon/about', {
  title: 'Blue Lagoon',
  tagline: 'Sail to the islands, gather their treasures and build villages to come back to.',
  players: '2 to 4 players, 30 minutes',
  map: {
    title: 'Map',
    help: 'The lagoon is the original board, with 8 islands. Sides is the smallest map, with 2 islands, and Space Invaders the largest, with 14.',
    default: 'The lagoon',
    wheels: 'Wheels',
    face: 'Face',
    sides: 'Sides',
    invaders: 'Space Invaders',
  },
  short: { title: 'Exploration only', help: 'Play the first half only. Good for a first game.', off: 'Off', on: 'On' },
});
