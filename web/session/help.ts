/** What people took to help in a match: a campaign gives stars for doing without. */
export interface Help {
  /** They undid a move after seeing what came of it. */
  readonly undo: boolean;
  readonly hints: boolean;
}

export const NO_HELP: Help = { undo: false, hints: false };
export const MOST_STARS = 3;

/** Of a match that was won: one star for that, one more without undo, one more without hints. */
export function starsFor({ undo, hints }: Help): number {
  return MOST_STARS - Number(undo) - Number(hints);
}

/** As somebody kept it; older versions of this page kept nothing. */
export function readHelp(value: unknown): Help {
  const { undo, hints } = (typeof value === 'object' && value !== null ? value : {}) as Partial<
    Record<keyof Help, unknown>
  >;
  return { undo: undo === true, hints: hints === true };
}
