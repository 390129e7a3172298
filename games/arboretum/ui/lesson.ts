import { texts } from '#texts/arboretum/lesson.ts';
import type { Lesson } from '../../room.ts';

export const lesson: Lesson = {
  seats: 2,
  names: texts.names,
  opening: [
    // The deal, in turn: you, Ada, you …
    ...['+c1', '+m3', '+d4', '+j5', '+c8', '+c6', '+b2', '+b7', '+j2', '+m4', '+a7', '+a3', '+d6', '+d2'],
    // Two turns each.
    ...['D', '+b5', 'D', '+a4', 'c1C00C00', '-a4', 'D', '+b1', 'D', '+m7', 'm3C00C00', '-a3'],
    ...['D', '+j6', 'D', '+d8', 'd4C00E01', '-b2', 'D', '+j4', 'D', '+m8', 'j5C00E01', '-c6'],
  ],
  steps: [
    {
      say: texts.welcome,
    },
    {
      say: texts.deck,
      play: 'D',
      after: ['+a2'],
    },
    {
      say: texts.pile,
      play: 'c6',
    },
    {
      say: texts.plant,
      play: 'c6C00E02',
    },
    {
      say: texts.discard,
      play: '-a2',
      after: ['D', '+a1', 'D', '+b4', 'm7C00E02', '-d2'],
    },
    {
      say: texts.rights,
    },
    {
      say: texts.maple,
      play: 'D',
      after: ['+m1'],
    },
    {
      say: texts.spite,
    },
    {
      say: texts.end,
    },
  ],
};
