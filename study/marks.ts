/** What is said of a decision; nothing of most. `only` is praise: the one good move, and it was found. */
export type Mark = 'inaccuracy' | 'mistake' | 'blunder' | 'only';

/** Loss in chance to win from which a mark is given, the heaviest first. Wider than in chess, because our values are noisier. */
const MARKS: readonly (readonly [Mark, number])[] = [
  ['blunder', 0.2],
  ['mistake', 0.1],
  ['inaccuracy', 0.05],
];

/** Standard errors that are allowed for before anything is said. */
export const SURE = 2;

/** How far behind the best the second must be, beyond doubt, for the best to be the only move. */
export const ONLY_GAP = 0.1;

/** The mark of a loss; none where the error leaves it possible that it was less than half of what the mark says. */
export function markOf(loss: number, error: number): Mark | undefined {
  return MARKS.find(([, from]) => loss >= from && loss - SURE * error > from / 2)?.[0];
}

/** How good a decision was, from 0 to 100; `steepness` per point of chance is fitted to the game's levels. */
export function accuracyOf(loss: number, steepness: number): number {
  return 100 * Math.exp(-steepness * 100 * Math.max(0, loss));
}

/** Of a match: halfway between the plain mean and the harmonic one, which does not forgive a single disaster. */
export function meanAccuracy(accuracies: readonly number[]): number | undefined {
  if (accuracies.length === 0) return undefined;
  const plain = accuracies.reduce((sum, one) => sum + one, 0) / accuracies.length;
  const harmonic = accuracies.length / accuracies.reduce((sum, one) => sum + 1 / Math.max(1, one), 0);
  return (plain + harmonic) / 2;
}
