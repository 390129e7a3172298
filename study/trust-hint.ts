import type { LineReview } from './review.ts';

/**
 * The line of a move that was the best hint at the table. A hint is looked for in five to thirty times as many imagined
 * matches as the best move of a review: where the two disagree the hint's word counts, or somebody who follows every hint
 * would be told of mistakes.
 */
export function trustHint(line: LineReview): LineReview {
  if (line.kind !== 'decision' || line.decision.best === line.decision.played) return line;
  const { mark: _, ...decision } = line.decision;
  const nothing = { loss: 0, error: 0, points: 0, pointsError: 0, effects: decision.effects.map(() => 0) };
  return { ...line, decision: { ...decision, ...nothing, best: decision.played } };
}
