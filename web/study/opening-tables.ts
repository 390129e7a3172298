/** How matches between strong computer players went, as `boardwalk openings --json` counted them. */
export interface OpeningTable {
  readonly seats: number;
  readonly level: number;
  readonly games: number;
  readonly openings: readonly OpeningRow[];
  readonly traits: readonly TraitRow[];
  /** The steps of a campaign, easy ones first. */
  readonly steps?: readonly StepRow[];
}

export interface OpeningRow {
  readonly seat: number;
  /** Nothing: all of the seat's matches. */
  readonly move: string | null;
  readonly games: number;
  readonly margin: Interval;
  readonly share: Interval;
}

/** Something that was counted at the end of every match. */
export interface TraitRow {
  readonly id: string;
  readonly winners: Interval;
  readonly others: Interval;
  readonly groups: readonly TraitGroupRow[];
}

export interface TraitGroupRow {
  readonly from: number;
  /** Nothing: this many or more. */
  readonly to: number | null;
  readonly games: number;
  readonly share: Interval;
}

interface StepRow {
  readonly step: string;
  readonly games: number;
  readonly share: Interval;
}

/** A mean with its 95% interval. */
export interface Interval {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

const files = import.meta.glob<OpeningTable>('../../study/openings/*.json', { import: 'default' });
const FILE = /([a-z-]+)-(\d)\.json$/;

/** For how many seats a game's matches were counted, the fewest first. */
export function seatsCounted(game: string): number[] {
  return Object.keys(files)
    .flatMap((path) => {
      const [, id, seats] = FILE.exec(path) ?? [];
      return id === game ? [Number(seats)] : [];
    })
    .sort((a, b) => a - b);
}

/** `table` is "metro-2": a game and a number of seats. */
export async function loadOpenings(table: string): Promise<OpeningTable | undefined> {
  return files[`../../study/openings/${table}.json`]?.();
}

/** Fewer matches say nothing worth a bar. */
const LEAST_GAMES = 30;

/** The seat's whole record, and its first moves of which enough is known, those first that win most. */
export function rowsOf({ openings }: OpeningTable, seat: number) {
  const own = openings.filter((row) => row.seat === seat);
  const moves = own.filter(
    (row): row is OpeningRow & { readonly move: string } => row.move !== null && row.games >= LEAST_GAMES,
  );
  return {
    all: own.find(({ move }) => move === null),
    moves: moves.sort((a, b) => b.share.mean - a.share.mean),
  };
}

export function groupsWorthTelling({ groups }: TraitRow): readonly TraitGroupRow[] {
  return groups.filter(({ games }) => games >= LEAST_GAMES);
}

/** How far apart the groups of a count won that won least and most often: how much the count tells. */
export function spreadOf(row: TraitRow): number {
  const [least, most] = extremesOf(row);
  return most.share.mean - least.share.mean;
}

/** Of the groups that are told, the one that won least often and the one that won most often. */
export function extremesOf(row: TraitRow): readonly [TraitGroupRow, TraitGroupRow] {
  const sorted = groupsWorthTelling(row).toSorted((a, b) => a.share.mean - b.share.mean);
  return [sorted[0], sorted[sorted.length - 1]];
}
