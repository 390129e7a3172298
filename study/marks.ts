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

/**
 * The mark of a loss; none where the error leaves it possible that it was less than half of what the mark says. People are
 * told whole per cents: two losses that read alike have the same mark.
 */
export function markOf(loss: number, error: number): Mark | undefined {
  const told = Math.round(100 * loss) / 100;
  return MARKS.find(([, from]) => told >= from && loss - SURE * error > from / 2)?.[0];
}

/** True where something was given away beyond doubt. */
export function isFault(mark: Mark | undefined): mark is Exclude<Mark, 'only'> {
  return mark !== undefined && mark !== 'only';
}
