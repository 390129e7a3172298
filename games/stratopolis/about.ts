import { texts } from '#texts/stratopolis/about.ts';
import { flag } from '../../core/settings.ts';
import type { About } from '../room.ts';

export const about = {
  id: 'stratopolis',
  title: texts.title,
  tagline: texts.tagline,
  players: texts.players,
  seats: { min: 2, max: 2 },
  seatColours: [
    { colour: '#1c7a53', tint: '#dff1e8', darkColour: '#5fc79a', darkTint: '#1c3329' },
    { colour: '#c22f4c', tint: '#fbe6ea', darkColour: '#f0788d', darkTint: '#3a2228' },
  ],
  options: [
    {
      id: 'scoring',
      title: texts.scoring.title,
      help: texts.scoring.help,
      values: [
        { id: 'official', title: texts.scoring.official },
        { id: 'boxed', title: texts.scoring.boxed },
      ],
    },
    {
      id: 'piles',
      title: texts.piles.title,
      help: texts.piles.help,
      values: [
        { id: 'one', title: texts.piles.one },
        { id: 'open', title: texts.piles.open },
        { id: 'two', title: texts.piles.two },
      ],
    },
    flag('mirrored', texts.mirrored.title, texts.mirrored.help),
  ],
} as const satisfies About;
