/** How first moves fared between strong computer players, as `boardwalk openings --json` counted. */
export interface OpeningTable {
  readonly seats: number;
  readonly level: number;
  readonly games: number;
  readonly openings: readonly OpeningRow[];
}

export interface OpeningRow {
  readonly seat: number;
  /** Nothing: all of the seat's matches. */
  readonly move: string | null;
  readonly games: number;
  readonly margin: Interval;
  readonly share: Interval;
}

/** A mean with its 95% interval. */
interface Interval {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

const files = import.meta.glob<OpeningTable>('../../study/openings/*.json', { import: 'default' });

export function hasOpenings(game: string): boolean {
  return `../../study/openings/${game}.json` in files;
}

export async function loadOpenings(game: string): Promise<OpeningTable | undefined> {
  return files[`../../study/openings/${game}.json`]?.();
}

/** The seat's whole record, and its first moves, those first that win most. */
export function rowsOf({ openings }: OpeningTable, seat: number) {
  const own = openings.filter((row) => row.seat === seat);
  const moves = own.filter((row): row is OpeningRow & { readonly move: string } => row.move !== null);
  return {
    all: own.find(({ move }) => move === null),
    moves: moves.sort((a, b) => b.share.mean - a.share.mean),
  };
}
