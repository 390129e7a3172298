import { texts } from '#texts/stratopolis/ending.ts';
import type { FinalScore } from '../../final-score.ts';
import { SEATS } from '../components.ts';
import type { StratopolisPosition } from '../position.ts';
import { regionsOf } from '../scoring.ts';

/** S11: a region counts its squares once for each level: those on the ground, and what its height adds. */
export function explainScore(position: StratopolisPosition): FinalScore {
  const regions = Array.from({ length: SEATS }, (_, seat) => regionsOf(position, seat).at(0));
  const size = (seat: number) => regions[seat]?.size ?? 0;
  const value = (seat: number) => regions[seat]?.value ?? 0;
  const seats = Array.from(regions.keys());
  return {
    kind: 'points',
    parts: [
      { name: texts.parts.squares, points: seats.map(size) },
      { name: texts.parts.height, points: seats.map((seat) => value(seat) - size(seat)) },
    ],
  };
}
