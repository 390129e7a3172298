import { texts } from '#texts/blue-lagoon/about.ts';
import { choice, flag } from '../../core/settings.ts';
import { frontOf } from '../front.ts';
import type { About } from '../room.ts';

export const about = {
  id: 'blue-lagoon',
  ...frontOf(texts),
  seats: { min: 2, max: 4 },
  boards: 'map',
  // Where nets beat the tree (docs/strength.md): each map has a file in bot/nets, the default map two.
  hasGrandmaster: (seats, { map = 'default', short }) => (seats === 2 || map === 'default') && short !== 'on',
  options: [choice('map', texts.map, ['default', 'wheels', 'face', 'sides', 'invaders']), flag('short', texts.short)],
} as const satisfies About;
