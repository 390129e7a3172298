import { texts } from '#texts/blue-lagoon/about.ts';
import { flag } from '../../core/settings.ts';
import type { About } from '../room.ts';

export const about = {
  id: 'blue-lagoon',
  title: texts.title,
  tagline: texts.tagline,
  players: texts.players,
  seats: { min: 2, max: 4 },
  boards: 'map',
  options: [
    {
      id: 'map',
      title: texts.map.title,
      help: texts.map.help,
      values: [
        { id: 'default', title: texts.map.lagoon },
        { id: 'wheels', title: texts.map.wheels },
        { id: 'face', title: texts.map.face },
        { id: 'sides', title: texts.map.sides },
        { id: 'invaders', title: texts.map.invaders },
      ],
    },
    flag('short', texts.short.title, texts.short.help),
  ],
} as const satisfies About;
