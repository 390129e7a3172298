/** What people took to help in a match: a campaign gives stars for doing without. */
export interface Help {
  /** They undid a move after seeing what came of it. */
  readonly undo: boolean;
  readonly hints: boolean;
  /** Lines of the log that are the best hint of their moment: a review calls none of them a mistake. */
  readonly advised?: readonly number[];
}

export const NO_HELP: Help = { undo: false, hints: false };
export const MOST_STARS = 3;

/** Of a match that was won: one star for that, one more without undo, one more without hints. */
export function starsFor({ undo, hints }: Help): number {
  return MOST_STARS - Number(undo) - Number(hints);
}

/** The line after so many was the best hint, or was not; what was undone since counts no more. */
export function withAdvised(help: Help, ply: number, isAdvised: boolean): Help {
  const { advised = [], ...rest } = help;
  const plies = [...advised.filter((each) => each < ply), ...(isAdvised ? [ply] : [])];
  if (advised.length === 0 && plies.length === 0) return help;
  return { ...rest, ...(plies.length > 0 && { advised: plies }) };
}

/** As somebody kept it; older versions of this page kept nothing. */
export function readHelp(value: unknown): Help {
  const { undo, hints, advised } = (typeof value === 'object' && value !== null ? value : {}) as Partial<
    Record<keyof Help, unknown>
  >;
  const plies = readPlies(advised);
  return { undo: undo === true, hints: hints === true, ...(plies.length > 0 && { advised: plies }) };
}

/** Numbers of lines, in whatever somebody kept or sent. */
export function readPlies(value: unknown): readonly number[] {
  return Array.isArray(value) ? value.filter((ply): ply is number => Number.isSafeInteger(ply)) : [];
}
