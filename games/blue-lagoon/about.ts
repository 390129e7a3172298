import { flag } from '../../core/settings.ts';
import type { About } from '../room.ts';

export const about = {
  id: 'blue-lagoon',
  title: 'Blue Lagoon',
  tagline: 'Sail to the islands, gather what lies there, leave villages to come back to.',
  players: '2 to 4 players, 30 minutes',
  seats: { min: 2, max: 4 },
  options: [
    {
      id: 'map',
      title: 'Map',
      help: 'The lagoon of the box, or one of four others.',
      values: [
        { id: 'default', title: 'The lagoon' },
        { id: 'wheels', title: 'Wheels' },
        { id: 'face', title: 'Face' },
        { id: 'sides', title: 'Sides' },
        { id: 'invaders', title: 'Space Invaders' },
      ],
    },
    flag('short', 'Exploration only', 'One phase instead of two: a good first game.'),
  ],
} as const satisfies About;
