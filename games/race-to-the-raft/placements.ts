import type { Fault } from '../../core/result.ts';
import { lowest } from './bits.ts';
import { refuse } from './faults.ts';
import { AREA } from './flood.ts';
import {
  CARD_SAME,
  columnOf,
  DECK_COUNT,
  DECK_SIZE,
  MAX_COLUMNS,
  nameSquare,
  rowOf,
  SQUARES,
  squareAt,
  TILE_ACROSS,
  TILE_DOWN,
  TILE_HEIGHT,
  TILE_SAME,
  TILE_SIZE,
  TILE_WIDTH,
  TURNS,
  WAYS,
} from './geometry.ts';
import { cardMove, fireMove } from './moves.ts';
import { CATS, FIRE, HAND, OPEN, RAFT, ROWS, type State } from './state.ts';

/** Scratch paper: places for a card, squares that are free for fire, squares beside fire. */
export const ORIGINS = new Int32Array(SQUARES);
const FREE = new Int32Array(AREA);
const NEAR = new Int32Array(AREA);

/** R6: every picture that a card in hand can make on the island: card by card, turn by turn, row by row. */
export function listCards(state: State, into: Int32Array): number {
  const places = listOrigins(state);
  if (places === 0) return 0;
  let count = 0;
  for (let deck = 0; deck < DECK_COUNT; deck++) {
    for (let held = state.words[HAND + deck]; held !== 0; held &= held - 1) {
      const card = deck * DECK_SIZE + lowest(held);
      for (let turn = 0; turn < TURNS; turn++) {
        if (CARD_SAME[card * TURNS + turn] !== turn) continue;
        writeOrigins(cardMove(card, turn, 0), places, into, count);
        count += places;
      }
    }
  }
  return count;
}

/** Four at a time: the loop itself costs more than a copy. What is too many is covered by the next, or not counted. */
function writeOrigins(base: number, places: number, into: Int32Array, from: number): void {
  for (let place = 0; place < places; place += 4) {
    into[from + place] = base + ORIGINS[place];
    into[from + place + 1] = base + ORIGINS[place + 1];
    into[from + place + 2] = base + ORIGINS[place + 2];
    into[from + place + 3] = base + ORIGINS[place + 3];
  }
}

/** R6: top left squares where a card may lie. They are the same for all cards. */
export function listOrigins(state: State): number {
  const { words } = state;
  const rows = words[ROWS];
  let count = 0;
  for (let row = 0; row + 2 < rows; row++) {
    const one = words[OPEN + row] & ~words[CATS + row];
    const two = words[OPEN + row + 1] & ~words[CATS + row + 1];
    const three = words[OPEN + row + 2] & ~words[CATS + row + 2];
    const block = one & two & three;
    const base = row * MAX_COLUMNS;
    for (let left = block & (block >> 1) & (block >> 2); left !== 0; left &= left - 1) {
      ORIGINS[count++] = base + lowest(left);
    }
  }
  return count;
}

/** R8: every picture that a fire tile can make on the island: way by way, row by row. */
export function listFires(state: State, tile: number, into: Int32Array): number {
  markFire(state);
  const rows = state.words[ROWS];
  let count = 0;
  for (let way = 0; way < WAYS; way++) {
    const shape = tile * WAYS + way;
    if (TILE_SAME[shape] !== way) continue;
    const base = fireMove(tile, way, 0);
    for (let row = 0; row + TILE_HEIGHT[shape] <= rows; row++) {
      for (let left = firePlaces(shape, row); left !== 0; left &= left - 1) {
        into[count++] = base + row * MAX_COLUMNS + lowest(left);
      }
    }
  }
  return count;
}

/** R13: false when the tile fits nowhere, however it is turned. */
export function hasFirePlace(state: State, tile: number): boolean {
  markFire(state);
  const rows = state.words[ROWS];
  for (let way = 0; way < WAYS; way++) {
    const shape = tile * WAYS + way;
    if (TILE_SAME[shape] !== way) continue;
    for (let row = 0; row + TILE_HEIGHT[shape] <= rows; row++) if (firePlaces(shape, row) !== 0) return true;
  }
  return false;
}

function markFire(state: State): void {
  const { words } = state;
  const rows = words[ROWS];
  for (let row = 0; row < rows; row++) {
    const fire = words[FIRE + row];
    FREE[row] = words[OPEN + row] & ~words[CATS + row];
    NEAR[row] = (fire << 1) | (fire >> 1) | words[FIRE + row - 1] | words[FIRE + row + 1];
  }
}

/** Columns of a row where the top left corner of a shape may be: all its squares free, one of them beside fire. */
function firePlaces(shape: number, row: number): number {
  const at = shape * TILE_SIZE;
  let fits = -1;
  let touches = 0;
  for (let place = at; place < at + TILE_SIZE; place++) {
    const down = row + TILE_DOWN[place];
    fits &= FREE[down] >> TILE_ACROSS[place];
    touches |= NEAR[down] >> TILE_ACROSS[place];
  }
  return fits & touches;
}

const CARD_SPAN = 3;
const THREE = 0b111;

/** R6: why a card may not lie here, whichever it is. */
export function checkCardPlace(state: State, square: number): Fault | undefined {
  if (canTakeCard(state, square)) return undefined;
  const squares = Array.from({ length: CARD_SPAN ** 2 }, (_, place) =>
    squareAt(rowOf(square) + ((place / CARD_SPAN) | 0), columnOf(square) + (place % CARD_SPAN)),
  );
  return checkEdge(state, square, CARD_SPAN, CARD_SPAN, 'R6') ?? checkCover(state, squares, 'R6');
}

/** R8: why a fire tile may not lie here this way. */
export function checkFirePlace(state: State, tile: number, way: number, square: number): Fault | undefined {
  const shape = tile * WAYS + way;
  if (canTakeFire(state, shape, square)) return undefined;
  const squares = tileSquares(tile, way, square);
  const fault =
    checkEdge(state, square, TILE_HEIGHT[shape], TILE_WIDTH[shape], 'R8') ?? checkCover(state, squares, 'R8');
  if (fault) return fault;
  return refuse('apart', { rule: 'R8', where: squares.map(nameSquare) });
}

function canTakeCard(state: State, square: number): boolean {
  const { words } = state;
  const row = rowOf(square);
  if (row + CARD_SPAN > words[ROWS]) return false;
  let block = -1;
  for (let down = row; down < row + CARD_SPAN; down++) block &= words[OPEN + down] & ~words[CATS + down];
  return ((block >> columnOf(square)) & THREE) === THREE;
}

function canTakeFire(state: State, shape: number, square: number): boolean {
  if (rowOf(square) + TILE_HEIGHT[shape] > state.words[ROWS]) return false;
  markFire(state);
  return ((firePlaces(shape, rowOf(square)) >> columnOf(square)) & 1) === 1;
}

/** Squares that a tile covers, none twice. */
export function tileSquares(tile: number, way: number, square: number): number[] {
  const at = (tile * WAYS + way) * TILE_SIZE;
  const squares = Array.from({ length: TILE_SIZE }, (_, place) =>
    squareAt(rowOf(square) + TILE_DOWN[at + place], columnOf(square) + TILE_ACROSS[at + place]),
  );
  return [...new Set(squares)];
}

/** The corner, not the squares, is asked: beyond the right edge a square's number is that of another row. */
function checkEdge(state: State, square: number, height: number, width: number, rule: string): Fault | undefined {
  if (rowOf(square) + height <= state.rows && columnOf(square) + width <= state.columns) return undefined;
  return refuse('edge', { rule, where: [nameSquare(square)] });
}

function checkCover(state: State, squares: readonly number[], rule: string): Fault | undefined {
  const covered = squares.filter((square) => !state.has(OPEN, square) || state.has(CATS, square));
  if (covered.length === 0) return undefined;
  const [first] = covered;
  const where = covered.map(nameSquare);
  if (state.has(RAFT, first)) {
    return refuse('raft', { rule, where });
  }
  if (state.has(FIRE, first)) {
    return refuse('burning', { rule, where });
  }
  if (state.has(CATS, first)) {
    return refuse('cat', { rule, where });
  }
  return refuse('nothing', { rule, where });
}
