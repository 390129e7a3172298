import { texts } from '#texts/metro/lesson.ts';
import type { Lesson } from '../../room.ts';

export const lesson: Lesson = {
  seats: 2,
  names: texts.names,
  opening: ['+aaaa'],
  steps: [
    { say: texts.stations },
    { say: texts.layTile, play: 'aaaa03', nudge: texts.nudges.place, after: ['+cbcb', 'cbcb50', '+aacb'] },
    { say: texts.goOn, play: 'aacb13', nudge: texts.nudges.place, after: ['+bcbc', 'bcbc47', '+dddd'] },
    { say: texts.keepTile, play: 'draw', nudge: texts.nudges.keep, after: ['+acba'] },
    { say: texts.arrive, play: 'acba23', nudge: texts.nudges.place, after: ['+aaaa', 'aaaa75'] },
    { say: texts.double },
    { say: texts.endTheirs, play: 'dddd65', nudge: texts.nudges.place, after: ['+dada', 'dada27', '+cccc'] },
    { say: texts.loop, play: 'cccc37', nudge: texts.nudges.place, after: ['+aacb', 'aacb01'] },
    { say: texts.end },
  ],
};
