import type { About } from '../room.ts';

export const about = {
  id: 'arboretum',
  title: 'Arboretum',
  tagline: 'Plant the loveliest paths, and keep the very cards that let you score them.',
  players: '2 to 4 players, 30 minutes',
  seats: { min: 2, max: 4 },
  options: [
    {
      id: 'species',
      title: 'Species',
      help: 'Two players use six of the ten species, three use eight: the usual ones, or drawn by lot.',
      values: [
        { id: 'usual', title: 'The usual ones' },
        { id: 'random', title: 'Drawn by lot' },
      ],
    },
  ],
} as const satisfies About;
