import { texts } from '#texts/race-to-the-raft/lesson.ts';
import type { Lesson } from '../../room.ts';

export const lesson: Lesson = {
  seats: 1,
  names: [texts.you],
  opening: ['+L0N', '+S0N', '+L1N', '+S2N'],
  steps: [
    {
      say: texts.island,
    },
    {
      say: texts.ask,
      play: 'A3B3',
      after: ['+Ai', '+Ab', '+Ag', '+Bh', '+Bp', '+Bd'],
    },
    {
      say: texts.card,
      play: 'Bh1207N',
      after: ['+m'],
    },
    {
      say: texts.fire,
      play: 'm0315FN',
    },
    {
      say: texts.turn,
      play: 'Bp1212S',
      after: ['+C'],
    },
    {
      say: texts.moreFire,
      play: 'C0306FN',
    },
    {
      say: texts.walk,
      play: 'B13041415Ai',
    },
    {
      say: texts.aboard,
    },
    {
      say: texts.end,
    },
  ],
};
