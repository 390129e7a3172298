import { texts } from '#texts/blue-lagoon/about.ts';
import { choice, flag } from '../../core/settings.ts';
import { frontOf } from '../front.ts';
import type { About } from '../room.ts';

export const about = {
  id: 'blue-lagoon',
  ...frontOf(texts),
  seats: { min: 2, max: 4 },
  boards: 'map',
  // Nets beat the tree at every table (docs/strength.md): each map has a file in bot/nets for duels and one for more.
  hasGrandmaster: (_seats, { short }) => short !== 'on',
  options: [choice('map', texts.map, ['default', 'wheels', 'face', 'sides', 'invaders']), flag('short', texts.short)],
} as const satisfies About;
