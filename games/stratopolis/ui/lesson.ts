import { texts } from '#texts/stratopolis/lesson.ts';
import type { Move } from '../../../core/game.ts';
import type { Lesson } from '../../room.ts';
import { placeOf } from '../rules.ts';

export const lesson: Lesson = {
  seats: 2,
  names: texts.names,
  opening: ['+N', '+D'],
  steps: [
    { say: texts.welcome },
    { say: texts.ground, play: 'LNNB', after: ['+P', 'LMDC', '+J'] },
    { say: texts.score },
    { say: texts.stack, play: 'LNPA', after: ['+N', 'NMJD', '+F'] },
    { say: texts.cut, play: 'KMNA', after: ['+T', 'NMFC', '+I'] },
    { say: texts.crown, play: 'LNTC', after: ['+O'] },
    { say: texts.joined },
    { say: texts.end },
  ],
  nudge,
};

function nudge(played: Move, wanted: Move): string {
  const isThere = placeOf(played) >> 2 === placeOf(wanted) >> 2;
  return isThere ? texts.nudges.turn : texts.nudges.place;
}
