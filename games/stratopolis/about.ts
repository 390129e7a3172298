import { flag } from '../../core/settings.ts';
import type { About } from '../room.ts';

export const about = {
  id: 'stratopolis',
  title: 'Stratopolis',
  tagline: 'Build wide, build high, and bury the other half of the city.',
  players: '2 players, 20 minutes',
  seats: { min: 2, max: 2 },
  options: [
    {
      id: 'scoring',
      title: 'Scoring',
      help: 'Which of your regions counts: the largest, or, as in the box, the one worth most.',
      values: [
        { id: 'official', title: 'Largest region' },
        { id: 'boxed', title: 'Best region' },
      ],
    },
    {
      id: 'piles',
      title: 'Tiles to choose from',
      help: 'The top tile of your pile, any tile you have left, or the top tiles of two piles.',
      values: [
        { id: 'one', title: 'One pile' },
        { id: 'open', title: 'Open choice' },
        { id: 'two', title: 'Two piles' },
      ],
    },
    flag(
      'mirrored',
      'Mirrored piles',
      'Red draws the twins of Green’s tiles in the same order: luck is the same for both.',
    ),
  ],
} as const satisfies About;
