import { texts } from '#texts/metro/ending.ts';
import type { FinalScore, ScoreSources } from '../../final-score.ts';
import { WITH_CENTRE } from '../geometry.ts';
import type { MetroPosition } from '../position.ts';
import { allLines, type Line } from '../scoring.ts';

/** Lines of so many tiles are called long. */
const LONG = 10;

/** Kinds of finished lines, as they are told: those to the centre are doubled (M8). */
export const KINDS = ['centre', 'long', 'short'] as const;
export type LineKind = (typeof KINDS)[number];

export function isKind(kind: LineKind, { end, steps }: Line): boolean {
  if (end.kind === 'open') return false;
  if (end.kind === 'centre') return kind === 'centre';
  return kind === (steps.length >= LONG ? 'long' : 'short');
}

/** M7, M8: lines to the centre, which are doubled, then long and short ones. */
export function explainScore(position: MetroPosition): FinalScore {
  const lines = allLines(position);
  const kinds = position.board === WITH_CENTRE ? KINDS : KINDS.slice(1);
  return {
    kind: 'points',
    parts: kinds.map((kind) => ({
      name: texts.parts[kind],
      points: Array.from({ length: position.seats }, (_, seat) =>
        lines.filter((line) => line.owner === seat && isKind(kind, line)).reduce((sum, { points }) => sum + points, 0),
      ),
    })),
  };
}

/** M7: line by line. */
export const scoreSources: ScoreSources<MetroPosition> = {
  pointsOf: (position) =>
    allLines(position).map(({ owner, points }) =>
      Array.from({ length: position.seats }, (_, seat) => (seat === owner ? points : 0)),
    ),
  tell: (position, source, whose) => texts.lineOf(whose, allLines(position)[source].station),
};
