import { flag } from '../../core/settings.ts';
import type { About } from '../room.ts';

export const about = {
  id: 'metro',
  title: 'Metro',
  tagline: 'Lay track, keep your trains running, end the others’ lines.',
  players: '2 to 6 players, 20 minutes',
  seats: { min: 2, max: 6 },
  options: [
    flag('refill', 'Boxed refill', 'Everyone starts with a tile and draws the next one after placing, as in the box.'),
    flag('secret', 'Secret hands', 'Nobody sees the tile another player keeps.'),
    {
      id: 'centre',
      title: 'Central station',
      help: 'Without it the four middle squares take tiles and no line counts double.',
      values: [
        { id: 'on', title: 'On' },
        { id: 'off', title: 'Off' },
      ],
    },
  ],
} as const satisfies About;
