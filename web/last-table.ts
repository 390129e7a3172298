/** A table that somebody left to look something up. */
export interface LeftTable {
  readonly game: string;
  readonly path: string;
  readonly kind: 'match' | 'lesson';
}

let last: LeftTable | undefined;

/** Rules and viewer lead back here; forgotten with the page, and at the front door. */
export function rememberTable(table: LeftTable | undefined): void {
  last = table;
}

export function lastTable(game: string): LeftTable | undefined {
  return last?.game === game ? last : undefined;
}
