import { texts } from '#texts/race-to-the-raft/about.ts';
import { frontOf } from '../front.ts';
import type { About } from '../room.ts';

/** The challenges from easy to hard, a list for each difficulty from 0. */
const LADDER = [
  ['first-steps', 'ancient-trail', 'crossed-paths', 'down-the-river'],
  ['early-morning', 'the-protector', 'wet-paws', 'mind-the-gap'],
  [
    'waiting-for-friends',
    'in-the-way',
    'the-old-teruvian',
    'like-a-rainbow',
    'closing-in',
    'fussy-cats',
    'river-rafts',
    'me-first',
  ],
  [
    'down-in-the-valley',
    'narrow-spaces',
    'tricky-waters',
    'all-over-the-place',
    'stuck-in-the-forest',
    'meet-the-twins',
    'burning-trees',
    'yannas-children',
  ],
  [
    'running-into-fire',
    'hot-sands',
    'clear-the-way',
    'running-in-circles',
    'everyone-is-welcome',
    'switch-places',
    'keeping-a-balance',
    'around-the-island',
  ],
  [
    'in-the-wrong-place',
    'drawing-straws',
    'mixed-messages',
    'straight-dash',
    'its-meow-or-never',
    'down-the-waterfall',
    'burning-tails',
  ],
] as const;

export const about = {
  id: 'race-to-the-raft',
  ...frontOf(texts),
  seats: { min: 1, max: 4 },
  usualSeats: 1,
  together: true,
  boards: 'challenge',
  campaign: {
    option: 'challenge',
    reached: texts.reached,
    parts: LADDER.map((ids, difficulty) => ({
      difficulty,
      steps: ids.map((id) => ({ id, title: texts.challenges[id] })),
    })),
  },
  options: [
    {
      id: 'challenge',
      title: texts.challenge.title,
      help: texts.challenge.help,
      values: LADDER.flatMap((ids, difficulty) => ids.map((id) => ({ id, difficulty }))).map(
        ({ id, difficulty }, index) => ({
          id,
          title: texts.challenge.value(index + 1, texts.challenges[id], difficulty),
        }),
      ),
    },
  ],
} as const satisfies About;
