import { texts } from '#texts/blue-lagoon/about.ts';
import { choice, flag } from '../../core/settings.ts';
import { frontOf } from '../front.ts';
import type { About } from '../room.ts';

/** Where nets beat the tree (docs/strength.md): each has a file in bot/nets. */
const LEARNED_MAPS = ['default', 'face', 'sides'];

export const about = {
  id: 'blue-lagoon',
  ...frontOf(texts),
  seats: { min: 2, max: 4 },
  boards: 'map',
  hasGrandmaster: (seats, { map = 'default', short }) => seats === 2 && short !== 'on' && LEARNED_MAPS.includes(map),
  options: [choice('map', texts.map, ['default', 'wheels', 'face', 'sides', 'invaders']), flag('short', texts.short)],
} as const satisfies About;
