/** A table that somebody left to look something up. */
export interface LeftTable {
  readonly game: string;
  readonly path: string;
  readonly kind: 'match' | 'result' | 'lesson';
}

let last: LeftTable | undefined;
let lastMatch: LeftTable | undefined;

/** Rules and viewer lead back here; forgotten with the page, at the front door, and where a new match is set up. */
export function rememberTable(table: LeftTable | undefined): void {
  last = table;
  // A lesson is looked at from a match too, and leads back to it.
  if (table?.kind !== 'lesson') lastMatch = table;
}

export function lastTable(game: string): LeftTable | undefined {
  return last?.game === game ? last : undefined;
}

/** The match from which somebody took a lesson or looked something up. */
export function matchLeft(game: string): LeftTable | undefined {
  return lastMatch?.game === game ? lastMatch : undefined;
}
