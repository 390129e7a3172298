import { texts } from '#texts/new-game/about.ts';
import { frontOf } from '../../games/front.ts';
import type { About } from '../../games/room.ts';

export const about = {
  id: 'new-game',
  ...frontOf(texts),
  seats: { min: 2, max: 2 },
  options: [],
} as const satisfies About;
