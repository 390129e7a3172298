import { texts } from '#texts/arboretum/about.ts';
import { texts as speciesTexts } from '#texts/arboretum/species.ts';
import { choice } from '../../core/settings.ts';
import { frontOf } from '../front.ts';
import type { About } from '../room.ts';
import { SPECIES, SPECIES_IN_PLAY } from './components.ts';

export const about = {
  id: 'arboretum',
  ...frontOf(texts),
  seats: { min: 2, max: 4 },
  secretScores: true,
  options: [
    {
      ...choice('species', texts.species, ['usual', 'random']),
      picks: {
        title: texts.species.picks,
        from: SPECIES.map(({ letter }, index) => ({ id: letter, title: speciesTexts.names[index] })),
        counts: SPECIES_IN_PLAY,
      },
    },
  ],
} as const satisfies About;
