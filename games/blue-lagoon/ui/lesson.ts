import { texts } from '#texts/blue-lagoon/lesson.ts';
import type { Move } from '../../../core/game.ts';
import type { Lesson } from '../../room.ts';
import { pieceOf } from '../rules.ts';
import { VILLAGE } from '../state.ts';

const { nudges } = texts;

export const lesson: Lesson = {
  seats: 2,
  names: texts.names,
  opening: [
    ...['+S', '+S', '+W', '+C', '+S', '+P', '+C', '+C', '+B', '+W', '+B', '+W', '+P', '+P', '+C', '+C'],
    ...['+P', '+S', '+S', '+C', '+B', '+B', '+W', '+S', '+S', '+W', '+B', '+W', '+P', '+B', '+S', '+P'],
  ],
  steps: [
    { say: texts.welcome },
    { say: texts.sail, play: 'S 3,6', nudge: nudges.sail, after: ['S 7,7'] },
    { say: texts.ashore, play: 'S 3,5', nudge: nudges.coconut, after: ['S 7,8'] },
    { say: texts.link, play: 'S 3,7', nudge: nudges.bamboo, after: ['S 6,6'] },
    { say: texts.village, play: 'T 4,5', nudge: nudges.build, after: ['T 7,9'] },
    { say: texts.lengthen, play: 'S 2,4', nudge: nudges.sail, after: ['S 8,6'] },
    { say: texts.sets, play: 'S 1,4', nudge: nudges.coconut, after: ['S 8,5'] },
    { say: texts.count },
    { say: texts.halves },
    { say: texts.win },
  ],
  nudge,
  first: { short: 'on' },
};

function nudge(played: Move, wanted: Move): string | undefined {
  if (pieceOf(played) === pieceOf(wanted)) return undefined;
  return pieceOf(wanted) === VILLAGE ? nudges.village : nudges.settler;
}
