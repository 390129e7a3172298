import { texts } from '#texts/stratopolis/ending.ts';
import type { FinalScore, ScorePart, ScoreSources } from '../../final-score.ts';
import { SEATS } from '../components.ts';
import type { StratopolisPosition } from '../position.ts';
import { cascadeOf, type Region, regionsOf } from '../scoring.ts';

/** S11: the squares of the best region, times its height, which adds the points beyond one for each square. */
export function explainScore(position: StratopolisPosition): FinalScore {
  const regions = scoringRegions(position);
  const [sizes, byHeight] = pointsIn(regions);
  const heights = regions.map((region) => region?.height ?? 0);
  return {
    kind: 'points',
    parts: [
      { name: texts.parts.squares, points: sizes, factor: { numbers: sizes, words: sizes.map(String) } },
      {
        name: texts.parts.height,
        points: byHeight,
        factor: { numbers: heights, words: heights.map(texts.parts.times) },
      },
      ...tieBreak(position),
    ],
  };
}

/** S13. */
export const { tieRule } = texts;

/** S11: how large a region is, and how tall. */
export const scoreSources: ScoreSources<StratopolisPosition> = {
  pointsOf: (position) => pointsIn(scoringRegions(position)),
  tell: (_position, source, whose) => texts.partsOf[source](whose),
};

function scoringRegions(position: StratopolisPosition): readonly (Region | undefined)[] {
  return Array.from({ length: SEATS }, (_, seat) => regionsOf(position, seat).at(0));
}

/** By the squares, then by the height. */
function pointsIn(regions: readonly (Region | undefined)[]): readonly [number[], number[]] {
  return [
    regions.map((region) => region?.size ?? 0),
    regions.map((region) => (region ? region.value - region.size : 0)),
  ];
}

/** S13: the regions that decided between equal scores. They bring no points. */
function tieBreak(position: StratopolisPosition): ScorePart[] {
  const { steps, winner } = cascadeOf(position);
  if (steps.length < 2 || winner === undefined) return [];
  const { values } = steps[steps.length - 1];
  return [{ name: texts.parts.tieBreak(steps.length), points: values.map(() => 0), compared: values }];
}
