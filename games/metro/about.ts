import { texts } from '#texts/metro/about.ts';
import { flag } from '../../core/settings.ts';
import type { About } from '../room.ts';

export const about = {
  id: 'metro',
  title: texts.title,
  tagline: texts.tagline,
  players: texts.players,
  seats: { min: 2, max: 6 },
  boards: 'centre',
  options: [
    flag('refill', texts.refill.title, texts.refill.help),
    flag('secret', texts.secret.title, texts.secret.help),
    {
      id: 'centre',
      title: texts.centre.title,
      help: texts.centre.help,
      values: [
        { id: 'on', title: texts.centre.on },
        { id: 'off', title: texts.centre.off },
      ],
    },
  ],
} as const satisfies About;
