import { texts } from '#texts/blue-lagoon/scores.ts';
import { OVER } from '../../../core/game.ts';
import type { FinalScore, ScorePart, ScoreSources } from '../../final-score.ts';
import type { BlueLagoonPosition } from '../position.ts';
import { phasePoints } from '../scoring.ts';
import { halfTimeOf } from './half-time.ts';
import { countSheet, PARTS, type Sheet } from './preview.ts';
import { isEmptySettlement } from './survival.ts';
import { stageOf } from './words.ts';

/** A phase at its last moment, as it was counted. */
export interface Phase {
  readonly title: string;
  readonly position: BlueLagoonPosition;
  readonly sheet: Sheet;
}

/** B11–B14: each way to score, over both phases. */
export function explainScore(position: BlueLagoonPosition, earlier: () => readonly BlueLagoonPosition[]): FinalScore {
  const phases = phasesOf(position, earlier());
  const parts = partsOf(phases.map(({ sheet }) => sheet));
  const note = noteOf(position);
  return { kind: 'points', parts, ...(note && { note }) };
}

/** Each way to score, over some phases. */
export function partsOf(sheets: readonly Sheet[]): ScorePart[] {
  return PARTS.map(({ id }) => ({
    name: texts.parts[id].title,
    points: sheets[0].total.map((_, seat) => sheets.reduce((sum, { points }) => sum + points[id][seat], 0)),
  }));
}

/** B11–B14: each way to score, in the phase that is being played. */
export const scoreSources: ScoreSources<BlueLagoonPosition> = {
  pointsOf: (position) => {
    const { points } = countSheet(position);
    return PARTS.map(({ id }) => points[id]);
  },
  tell: (_position, source, whose) => texts.parts[PARTS[source].id].of(whose),
};

/** B18: the rule in two words, where nobody has seen the end. */
export const { tieBreak } = texts.ending;

/** B17, B18: why there was no second half, or what broke a tie. */
function noteOf(position: BlueLagoonPosition): string | undefined {
  if (isEmptySettlement(position)) return texts.ending.early;
  const best = Math.max(...position.points);
  const isTied = position.points.filter((points) => points === best).length > 1;
  return isTied ? texts.ending.tied : undefined;
}

/** B10: a phase is counted when it ends; until then, as if it ended now. */
export function pointsNow(position: BlueLagoonPosition): readonly number[] {
  const isOver = position.turn === OVER;
  return Array.from(position.points, (points, seat) => (isOver ? points : points + phasePoints(position, seat)));
}

/** The phases that were played, the exploration first. */
export function phasesOf(position: BlueLagoonPosition, earlier: readonly BlueLagoonPosition[]): Phase[] {
  const half = halfTimeOf(earlier);
  const last = { title: stageOf(position), position, sheet: countSheet(position) };
  if (!half) return [last];
  const first = { title: stageOf(half.last), position: half.last, sheet: half.sheet };
  return isEmptySettlement(position) ? [first] : [first, last];
}
