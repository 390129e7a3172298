import { texts } from '#texts/metro/about.ts';
import { choice, flag } from '../../core/settings.ts';
import { frontOf } from '../front.ts';
import type { About } from '../room.ts';

export const about = {
  id: 'metro',
  ...frontOf(texts),
  seats: { min: 2, max: 6 },
  isEasy: true,
  // The whole net: before, the middle of the board is bare.
  shownPart: 1,
  boards: 'centre',
  // Where endings can be dealt instead of played (bot/dealt-endings.ts); measured in docs/strength.md.
  hasGrandmaster: (_seats, { turning, centre }) => turning !== 'on' && centre !== 'off',
  options: [
    flag('refill', texts.refill),
    flag('turning', texts.turning),
    flag('secret', texts.secret),
    choice('centre', texts.centre, ['on', 'off']),
  ],
} as const satisfies About;
