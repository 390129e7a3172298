import { texts } from '#texts/arboretum/about.ts';
import type { About } from '../room.ts';

export const about = {
  id: 'arboretum',
  title: texts.title,
  tagline: texts.tagline,
  players: texts.players,
  seats: { min: 2, max: 4 },
  options: [
    {
      id: 'species',
      title: texts.species.title,
      help: texts.species.help,
      values: [
        { id: 'usual', title: texts.species.usual },
        { id: 'random', title: texts.species.random },
      ],
    },
  ],
} as const satisfies About;
