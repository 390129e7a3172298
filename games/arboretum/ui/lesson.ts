import { texts } from '#texts/arboretum/lesson.ts';
import type { Lesson } from '../../room.ts';

/** How the match of the lesson goes on, to its end: the learner only sees how it is scored. */
const REST = `
  D +b3 j2N01C00 -b3 D +m6 D +j7 m4N01C00 -a1 D +d3 D +a8 d3N01E01 -b5 D +a6 D +d7 j4N01E01 -b4
  D +c3 D +d5 d5S01E01 -a7 D +c2 D +m5 m6N01E02 -c2 D +m2 D +j8 d6S01C00 -m2 D +a5 D +b8 b1C00W01 -m5
  D +d1 D +c7 d1N01E02 -c3 D +j1 D +c4 b8S01E02 -c4 c4 m5 c7S02C00 -c4 c4 c3 c3N01W01 -c4
  c4 D +b6 j8S02E01 -a8 D +j3 D +c5 j1S01C00 -a5
  =j6 =d8 =c8 =m1 =b6 =d7 =a6 =j3 =j7 =b7 =c5 =m8`
  .trim()
  .split(/\s+/);

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
      about: ['c1'],
    },
    {
      say: texts.deck,
      play: 'D',
      nudge: texts.nudges.deck,
      after: ['+a2'],
    },
    {
      say: texts.pile,
      play: 'c6',
      nudge: texts.nudges.pile,
    },
    {
      say: texts.plant,
      play: 'c6C00E02',
      nudge: texts.nudges.plant,
    },
    {
      say: texts.discard,
      play: '-a2',
      nudge: texts.nudges.discard,
      after: ['D', '+a1', 'D', '+b4', 'm7C00E02', '-d2'],
    },
    {
      say: texts.rights,
      about: ['c8', 'c'],
    },
    {
      say: texts.maple,
      about: ['m'],
      play: 'D',
      nudge: texts.nudges.deck,
      after: ['+m1'],
    },
    {
      say: texts.spite,
      about: ['m1', 'c8'],
    },
    {
      say: texts.table,
      about: ['table'],
    },
    {
      say: texts.end,
      about: ['deck'],
      after: REST,
    },
    {
      say: texts.reveal,
      about: ['c', 'm', 'm1', 'm8'],
    },
    {
      say: texts.score,
      about: ['d', 'j'],
    },
  ],
};
