import { texts } from '#texts/race-to-the-raft/about.ts';
import { frontOf } from '../front.ts';
import type { About, CampaignStep } from '../room.ts';

/** The challenges from easy to hard, a list for each difficulty from 0: their cats by colour, which a test compares with the boards. */
const LADDER = [
  [
    ['first-steps', 'bgy'],
    ['ancient-trail', 'bgp'],
    ['crossed-paths', 'gry'],
    ['down-the-river', 'bbpr'],
  ],
  [
    ['early-morning', 'prry'],
    ['the-protector', 'bgpy'],
    ['wet-paws', 'bpry'],
    ['mind-the-gap', 'bgpy'],
  ],
  [
    ['waiting-for-friends', 'gpry'],
    ['in-the-way', 'bpry'],
    ['the-old-teruvian', 'bbpr'],
    ['like-a-rainbow', 'bgpry'],
    ['closing-in', 'bgy'],
    ['fussy-cats', 'bgy'],
    ['river-rafts', 'bggry'],
    ['me-first', 'ggpy'],
  ],
  [
    ['down-in-the-valley', 'bgry'],
    ['narrow-spaces', 'bggpy'],
    ['tricky-waters', 'bbpr'],
    ['all-over-the-place', 'bgpy'],
    ['stuck-in-the-forest', 'bgry'],
    ['meet-the-twins', 'ggrry'],
    ['burning-trees', 'bgpr'],
    ['yannas-children', 'bgpry'],
  ],
  [
    ['running-into-fire', 'bgry'],
    ['hot-sands', 'bgy'],
    ['clear-the-way', 'bgy'],
    ['running-in-circles', 'bgry'],
    ['everyone-is-welcome', 'bgpryy'],
    ['switch-places', 'ggpy'],
    ['keeping-a-balance', 'ggprry'],
    ['around-the-island', 'gpr'],
  ],
  [
    ['in-the-wrong-place', 'bggpry'],
    ['drawing-straws', 'bgy'],
    ['mixed-messages', 'bgpy'],
    ['straight-dash', 'bgry'],
    ['its-meow-or-never', 'bgy'],
    ['down-the-waterfall', 'bbpry'],
    ['burning-tails', 'gry'],
  ],
] as const;

type ChallengeId = keyof typeof texts.challenges;

function stepOf(id: ChallengeId, cats: string): CampaignStep {
  const firsts: Partial<Record<ChallengeId, string>> = texts.firsts;
  return {
    id,
    title: texts.challenges[id],
    story: texts.stories[id],
    pieces: texts.cats(cats.length, twinsIn(cats)),
    ...(firsts[id] === undefined ? {} : { first: firsts[id] }),
  };
}

/** Names of the colours that two cats have. */
function twinsIn(cats: string): string[] {
  const letters = Object.keys(texts.colours) as (keyof typeof texts.colours)[];
  return letters.filter((letter) => cats.includes(letter + letter)).map((letter) => texts.colours[letter]);
}

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
    wonIn: texts.wonIn,
    parts: LADDER.map((steps, difficulty) => ({ difficulty, steps: steps.map(([id, cats]) => stepOf(id, cats)) })),
  },
  options: [
    {
      id: 'challenge',
      title: texts.challenge.title,
      help: texts.challenge.help,
      values: LADDER.flatMap((steps, difficulty) => steps.map(([id]) => ({ id, difficulty }))).map(
        ({ id, difficulty }, index) => ({
          id,
          title: texts.challenge.value(index + 1, texts.challenges[id], difficulty),
        }),
      ),
    },
  ],
} as const satisfies About;
