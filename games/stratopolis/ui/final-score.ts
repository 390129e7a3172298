import { texts } from '#texts/stratopolis/ending.ts';
import type { FinalScore } from '../../final-score.ts';
import { SEATS } from '../components.ts';
import type { StratopolisPosition } from '../position.ts';
import { regionsOf } from '../scoring.ts';

/** S11: the squares of the best region, times its height; the second bar is what the height adds to the squares. */
export function explainScore(position: StratopolisPosition): FinalScore {
  const regions = Array.from({ length: SEATS }, (_, seat) => regionsOf(position, seat).at(0));
  return {
    kind: 'points',
    parts: [
      { name: texts.parts.squares, points: regions.map((region) => region?.size ?? 0) },
      {
        name: texts.parts.height,
        points: regions.map((region) => (region ? region.value - region.size : 0)),
        words: regions.map((region) => texts.parts.times(region?.height ?? 0)),
      },
    ],
  };
}
