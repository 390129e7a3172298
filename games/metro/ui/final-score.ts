import { texts } from '#texts/metro/ending.ts';
import type { FinalScore } from '../../final-score.ts';
import { WITH_CENTRE } from '../geometry.ts';
import type { MetroPosition } from '../position.ts';
import { allLines, type Line } from '../scoring.ts';

/** Lines of so many tiles are called long. */
const LONG = 10;

/** M7, M8: lines to the centre, which are doubled, then long and short ones. */
export function explainScore(position: MetroPosition): FinalScore {
  const done = allLines(position).filter(({ end }) => end.kind !== 'open');
  const isCentre = ({ end }: Line) => end.kind === 'centre';
  const isLong = (line: Line) => !isCentre(line) && line.steps.length >= LONG;
  const isShort = (line: Line) => !isCentre(line) && line.steps.length < LONG;
  const part = (name: string, counts: (line: Line) => boolean) => ({
    name,
    points: Array.from({ length: position.seats }, (_, seat) =>
      done.filter((line) => line.owner === seat && counts(line)).reduce((sum, { points }) => sum + points, 0),
    ),
  });
  const parts = [part(texts.parts.long(LONG), isLong), part(texts.parts.short, isShort)];
  return {
    kind: 'points',
    parts: position.board === WITH_CENTRE ? [part(texts.parts.centre, isCentre), ...parts] : parts,
  };
}
