import { texts } from '#texts/stratopolis/about.ts';
import { texts as words } from '#texts/stratopolis/words.ts';
import { choice, flag } from '../../core/settings.ts';
import { frontOf } from '../front.ts';
import type { About } from '../room.ts';

export const about = {
  id: 'stratopolis',
  ...frontOf(texts),
  seats: { min: 2, max: 2 },
  seatColours: [
    { name: words.sides[0], colour: '#1c7a53', tint: '#dff1e8', darkColour: '#5fc79a', darkTint: '#1c3329' },
    { name: words.sides[1], colour: '#c22f4c', tint: '#fbe6ea', darkColour: '#f0788d', darkTint: '#3a2228' },
  ],
  coloursSay: texts.coloursSay,
  options: [
    choice('scoring', texts.scoring, ['official', 'boxed']),
    choice('piles', texts.piles, ['one', 'open', 'two']),
    flag('mirrored', texts.mirrored),
  ],
} as const satisfies About;
