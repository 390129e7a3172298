import { texts } from '#texts/blue-lagoon/about.ts';
import { choice, flag } from '../../core/settings.ts';
import { frontOf } from '../front.ts';
import type { About } from '../room.ts';

export const about = {
  id: 'blue-lagoon',
  ...frontOf(texts),
  seats: { min: 2, max: 4 },
  boards: 'map',
  options: [choice('map', texts.map, ['default', 'wheels', 'face', 'sides', 'invaders']), flag('short', texts.short)],
} as const satisfies About;
