import { texts } from '#texts/blue-lagoon/lesson.ts';
import type { Move } from '../../../core/game.ts';
import type { Lesson } from '../../room.ts';
import { pieceOf } from '../rules.ts';
import { VILLAGE } from '../state.ts';

const { nudges } = texts;

/**
 * Up to the last resource, which the learner takes. Both build on several islands, as somebody would who wants to start from
 * many; the learner on one more, else a fourth village would be better than to end the half.
 */
const REST_OF_EXPLORATION = [
  ...['S 5,5', 'S 6,8', 'S 10,0', 'S 5,9', 'S 11,0', 'T 7,6', 'S 9,0', 'S 6,11', 'S 5,4', 'S 5,11', 'S 6,3', 'S 7,12'],
  ...['S 4,3', 'S 5,10', 'S 4,2', 'S 10,5', 'S 11,6', 'S 10,6', 'S 11,5', 'S 3,1', 'S 2,9', 'S 4,0', 'S 3,10', 'S 2,1'],
  ...[
    'T 11,7',
    'T 10,4',
    'T 3,11',
    'S 10,3',
    'S 3,12',
    'S 11,3',
    'S 8,3',
    'S 12,2',
    'S 8,2',
    'S 9,5',
    'T 8,0',
    'S 0,8',
  ],
  ...[
    'S 2,11',
    'S 1,8',
    'S 1,12',
    'S 0,9',
    'S 9,10',
    'S 5,1',
    'S 10,10',
    'S 5,0',
    'S 9,9',
    'S 1,2',
    'S 11,11',
    'S 2,8',
  ],
];

const SECOND_DEAL = [
  ...['+S', '+S', '+C', '+B', '+W', '+W', '+P', '+B', '+P', '+W', '+B', '+C', '+P', '+C', '+B', '+C'],
  ...['+C', '+C', '+P', '+S', '+S', '+S', '+P', '+B', '+S', '+W', '+S', '+P', '+W', '+S', '+B', '+W'],
];

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
    { say: texts.count, after: REST_OF_EXPLORATION },
    { say: texts.last, play: 'S 12,11', nudge: nudges.stone, after: [...SECOND_DEAL, 'S 7,8'], meanwhile: texts.tide },
    { say: texts.settle, play: 'S 3,5', nudge: nudges.bamboo, after: ['S 6,6'] },
    { say: texts.win },
  ],
  nudge,
  first: { short: 'on' },
};

function nudge(played: Move, wanted: Move): string | undefined {
  if (pieceOf(played) === pieceOf(wanted)) return undefined;
  return pieceOf(wanted) === VILLAGE ? nudges.village : nudges.settler;
}
