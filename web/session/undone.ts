/** What was taken back and can be made again. Every step leads further along the same log. */
export interface Undone {
  /** The lines that followed the match's log before anything was taken back. */
  readonly lines: readonly string[];
  /** How long the log was before each undo, the first undo first. */
  readonly lengths: readonly number[];
}

export const NOTHING_UNDONE: Undone = { lines: [], lengths: [] };

/** After going from `log` back to its first `length` lines. */
export function takeBack(undone: Undone, log: readonly string[], length: number): Undone {
  return { lines: [...log.slice(length), ...undone.lines], lengths: [...undone.lengths, log.length] };
}

/** One step forward: the lines to play, and what is left then. */
export function bringBack(undone: Undone, length: number): { lines: readonly string[]; left: Undone } | undefined {
  const goal = undone.lengths.at(-1);
  if (goal === undefined) return undefined;
  const count = goal - length;
  return {
    lines: undone.lines.slice(0, count),
    left: { lines: undone.lines.slice(count), lengths: undone.lengths.slice(0, -1) },
  };
}

/** As somebody kept it, or nothing where that makes no sense for a log of this length. */
export function readUndone(value: unknown, length: number): Undone {
  const { lines, lengths } = (typeof value === 'object' && value !== null ? value : {}) as Partial<
    Record<string, unknown>
  >;
  if (!Array.isArray(lines) || !lines.every((line) => typeof line === 'string')) return NOTHING_UNDONE;
  if (!Array.isArray(lengths) || !lengths.every((each) => Number.isInteger(each))) return NOTHING_UNDONE;
  const falls = [...lengths, length].every((each, at, all) => at === 0 || each < all[at - 1]);
  return falls && lengths[0] === length + lines.length ? { lines, lengths } : NOTHING_UNDONE;
}
