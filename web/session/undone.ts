/** What was taken back and can be made again. Every step leads further along the same log. */
export interface Undone {
  /** The lines that followed the match's log before anything was taken back. */
  readonly lines: readonly string[];
  /** How long the log was before each undo, the first undo first. */
  readonly lengths: readonly number[];
  /** Which undo took a star of the campaign, counted from 0: who makes it again has only looked. */
  readonly costly?: number;
}

export const NOTHING_UNDONE: Undone = { lines: [], lengths: [] };

/** After going from `log` back to its first `length` lines. */
export function takeBack(undone: Undone, log: readonly string[], length: number, isCostly = false): Undone {
  const costly = isCostly ? undone.lengths.length : undone.costly;
  return {
    lines: [...log.slice(length), ...undone.lines],
    lengths: [...undone.lengths, log.length],
    ...(costly !== undefined && { costly }),
  };
}

/** One step forward: the lines to play, what is left then, and whether it undoes the undo that took a star. */
export function bringBack(
  undone: Undone,
  length: number,
): { lines: readonly string[]; left: Undone; givesBack: boolean } | undefined {
  const goal = undone.lengths.at(-1);
  if (goal === undefined) return undefined;
  const count = goal - length;
  const { costly, ...rest } = undone;
  const lengths = rest.lengths.slice(0, -1);
  const givesBack = costly === lengths.length;
  return {
    lines: rest.lines.slice(0, count),
    left: { lines: rest.lines.slice(count), lengths, ...(costly !== undefined && !givesBack && { costly }) },
    givesBack,
  };
}

/** As somebody kept it, or nothing where that makes no sense for a log of this length. */
export function readUndone(value: unknown, length: number): Undone {
  const { lines, lengths, costly } = (typeof value === 'object' && value !== null ? value : {}) as Partial<
    Record<string, unknown>
  >;
  if (!Array.isArray(lines) || !lines.every((line) => typeof line === 'string')) return NOTHING_UNDONE;
  if (!Array.isArray(lengths) || !lengths.every((each) => Number.isInteger(each))) return NOTHING_UNDONE;
  const falls = [...lengths, length].every((each, at, all) => at === 0 || each < all[at - 1]);
  if (!falls || lengths[0] !== length + lines.length) return NOTHING_UNDONE;
  const isUndo = typeof costly === 'number' && lengths[costly] !== undefined;
  return { lines, lengths, ...(isUndo && { costly }) };
}
