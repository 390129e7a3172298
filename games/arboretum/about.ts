import { texts } from '#texts/arboretum/about.ts';
import { choice } from '../../core/settings.ts';
import { frontOf } from '../front.ts';
import type { About } from '../room.ts';

export const about = {
  id: 'arboretum',
  ...frontOf(texts),
  seats: { min: 2, max: 4 },
  secretScores: true,
  options: [choice('species', texts.species, ['usual', 'random'])],
} as const satisfies About;
