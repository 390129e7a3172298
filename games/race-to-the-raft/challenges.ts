import { describeFault, ok, quote, type Result } from '../../core/result.ts';
import { CHALLENGES } from './components.ts';
import { fail } from './faults.ts';
import {
  CAT_LOCATION,
  FIRE_LOCATION,
  ISLAND_WIDTH,
  LARGE_ROWS,
  RAFT_LOCATION,
  SMALL_ROWS,
  squareAt,
  TURN_LETTERS,
} from './geometry.ts';

/** The plain face in any turn that fits. */
export const ANY_TURN = TURN_LETTERS.length;

/** Where one island board lies, and how. */
export interface IslandSlot {
  readonly small: boolean;
  /** The fire face in this turn, or ANY_TURN of the plain face. */
  readonly turn: number;
  readonly row: number;
  readonly column: number;
}

/** A challenge code, read (R4). */
export interface Layout {
  readonly rows: number;
  readonly columns: number;
  /** Top left, bottom left, top right, bottom right; narrow boards have the first two. */
  readonly islands: readonly IslandSlot[];
  /** Fire, cat and raft cards in the order of laying, each by its top left square. */
  readonly locations: readonly { readonly location: number; readonly square: number }[];
  /** Top left square of the raft card. */
  readonly raft: number;
}

const CODE = /^((?:[LS][NESWA]){2}|(?:[LS][NESWA]){4})F((?:\d{4})*)C((?:[0-6]\d{4})+)R([0-3]\d{4})$/;
const LOCATION_SPAN = 3;
const COPIES = 4;
/** The longest code that could fit a board; nobody needs to read more. */
const LONGEST = 400;

export function parseChallenge(code: string): Result<Layout> {
  const parts = code.length <= LONGEST ? CODE.exec(code) : null;
  if (!parts) {
    return fail('challenge', { rule: 'R4', code: quote(code) });
  }
  const islands = readIslands(parts[1]);
  if (!islands.ok) return islands;
  const columns = islands.value[islands.value.length - 1].column + ISLAND_WIDTH;
  const rows = islands.value.reduce((most, slot) => Math.max(most, slot.row + heightOf(slot)), 0);
  const locations = [
    ...chunks(parts[2], 4).map((place) => ({ location: FIRE_LOCATION, place })),
    ...chunks(parts[3], 5).map((text) => ({ location: CAT_LOCATION + Number(text[0]), place: text.slice(1) })),
    { location: RAFT_LOCATION + Number(parts[4][0]), place: parts[4].slice(1) },
  ].map(({ location, place }) => ({ location, row: Number(place.slice(0, 2)), column: Number(place.slice(2)) }));
  const astray = locations.find(({ row, column }) => row + LOCATION_SPAN > rows || column + LOCATION_SPAN > columns);
  if (astray) {
    return fail('challenge/astray', { rule: 'R4', row: astray.row, column: astray.column, rows, columns });
  }
  const laid = locations.map(({ location, row, column }) => ({ location, square: squareAt(row, column) }));
  return ok({ rows, columns, islands: islands.value, locations: laid, raft: laid[laid.length - 1].square });
}

export function heightOf(slot: IslandSlot): number {
  return slot.small ? SMALL_ROWS : LARGE_ROWS;
}

/** The 39 challenges, in order. */
export const LAYOUTS: readonly Layout[] = CHALLENGES.map(({ code }) => {
  const layout = parseChallenge(code);
  if (!layout.ok) throw new Error(describeFault(layout.fault));
  return layout.value;
});

const CHALLENGE_BY_ID: ReadonlyMap<string, number> = new Map(CHALLENGES.map(({ id }, index) => [id, index]));
/** Number of the challenge that an option names. */
export function findChallenge(id: string | undefined): number {
  return CHALLENGE_BY_ID.get(id ?? '') ?? 0;
}

function readIslands(text: string): Result<IslandSlot[]> {
  const slots: IslandSlot[] = [];
  const heights = [0, 0];
  for (const [index, island] of chunks(text, 2).entries()) {
    const side = index >> 1;
    const small = island[0] === 'S';
    const turn = island[1] === 'A' ? ANY_TURN : TURN_LETTERS.indexOf(island[1]);
    if (small && (turn === 1 || turn === 3)) {
      return fail('challenge/small', { rule: 'R4', island });
    }
    const slot = { small, turn, row: heights[side], column: side * ISLAND_WIDTH };
    heights[side] += heightOf(slot);
    slots.push(slot);
  }
  if (slots.length === COPIES && heights[0] !== heights[1]) {
    return fail('challenge/columns', { rule: 'R4' });
  }
  return ok(slots);
}

function chunks(text: string, size: number): string[] {
  return Array.from({ length: text.length / size }, (_, index) => text.slice(index * size, (index + 1) * size));
}
