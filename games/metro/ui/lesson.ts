import { texts } from '#texts/metro/lesson.ts';
import type { Lesson } from '../../room.ts';

export const lesson: Lesson = {
  seats: 2,
  names: texts.names,
  opening: ['+aaaa'],
  steps: [
    { say: texts.stations },
    { say: texts.layTile, play: 'aaaa03', after: ['+cbcb', 'cbcb50', '+aacb'] },
    { say: texts.goOn, play: 'aacb13', after: ['+bcbc', 'bcbc47', '+dddd'] },
    { say: texts.keepTile, play: 'draw', after: ['+acba'] },
    { say: texts.arrive, play: 'acba23', after: ['+aaaa', 'aaaa75'] },
    { say: texts.double },
    { say: texts.endTheirs, play: 'dddd65', after: ['+dada', 'dada27', '+cccc'] },
    { say: texts.loop, play: 'cccc37', after: ['+aacb', 'aacb01'] },
    { say: texts.end },
  ],
};
