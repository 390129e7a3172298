import { CHANCE, type Move, OVER, type Seat } from '../../core/game.ts';
import type { Fault } from '../../core/result.ts';
import { SEAT_NAMES, SEATS, TILE_TYPES, TILES, TYPES_EACH } from './components.ts';
import { refuse } from './faults.ts';
import { BLACK, isOnBoard, nameSquare, PLACES, seatOfTile, squaresOf, TILE_COLOURS, TILE_FORBIDS } from './geometry.ts';
import {
  COLOUR_AT,
  GROUND,
  GROUND_MOST,
  HEIGHT,
  ID,
  NONE,
  SIGNATURES,
  STACK,
  STACK_MOST,
  type State,
} from './state.ts';

/*
 * Moves: `tile * 4096 + place` lays a tile; ROLL + tile is a tile turned up by chance; LOT + seat is a win by lot.
 */
const PLACE_BITS = 12;
export const ROLL = TILE_TYPES << PLACE_BITS;
export const LOT = ROLL + TILE_TYPES;
/** `listPlacements` copies eight places at a time and may write this much more than it counts. */
const SPARE = 8;
const LOWER = 0xffff;
/** One tile in every place; and every type of one player in every place. */
export const MAX_PLACEMENTS = GROUND_MOST + STACK_MOST + SPARE;
export const MAX_MOVES = TYPES_EACH * (GROUND_MOST + STACK_MOST) + SPARE;

export function placement(tile: number, place: number): Move {
  return (tile << PLACE_BITS) | place;
}
export function tileOf(move: Move): number {
  return move >> PLACE_BITS;
}
export function placeOf(move: Move): number {
  return move & ((1 << PLACE_BITS) - 1);
}

export function listMoves(state: State, into: Int32Array): number {
  const { turn } = state;
  if (turn < 0) return turn === OVER ? 0 : listRolls(state, into);
  return listPlacementsOf(state, turn, into);
}

/** Every placement that a seat could make on this board with the tiles it may choose from, whoever is to move. */
export function listPlacementsOf(state: State, seat: Seat, into: Int32Array): number {
  if (state.upTo === 1) return state.shown(seat) === 0 ? 0 : listPlacements(state, state.faceUp(seat, 0), into, 0);
  let count = 0;
  const first = firstTypeOf(seat);
  for (let tile = first; tile < first + TYPES_EACH; tile++) {
    if (canTake(state, tile)) count = listPlacements(state, tile, into, count);
  }
  return count;
}

/** Writes every legal placement of a tile from `count` on and returns the new count: first on the table, then on top. */
export function listPlacements(state: State, tile: number, into: Int32Array, count: number): number {
  const { pairs, grounds, stacks } = state;
  const base = tile << PLACE_BITS;
  // Eight at a time: the loop itself costs more than a copy. What is too many is covered or not counted.
  for (let i = 0; i < grounds; i += 8) {
    const at = (GROUND + i) >> 1;
    const first = pairs[at];
    const second = pairs[at + 1];
    const third = pairs[at + 2];
    const fourth = pairs[at + 3];
    into[count + i] = base + (first & LOWER);
    into[count + i + 1] = base + (first >>> 16);
    into[count + i + 2] = base + (second & LOWER);
    into[count + i + 3] = base + (second >>> 16);
    into[count + i + 4] = base + (third & LOWER);
    into[count + i + 5] = base + (third >>> 16);
    into[count + i + 6] = base + (fourth & LOWER);
    into[count + i + 7] = base + (fourth >>> 16);
  }
  let next = count + grounds;
  const forbids = TILE_FORBIDS[tile];
  // S8: where colours clash, what is written is not counted, and the next write covers it. Faster than asking,
  // because nobody can foretell the answer.
  for (let i = 0; i < stacks; i += 4) {
    const places = pairs[(STACK + i) >> 1];
    const more = pairs[((STACK + i) >> 1) + 1];
    const colours = pairs[(SIGNATURES + i) >> 1];
    const others = pairs[((SIGNATURES + i) >> 1) + 1];
    into[next] = base + (places & LOWER);
    next += ((colours & forbids) - 1) >>> 31;
    into[next] = base + (places >>> 16);
    next += (((colours >>> 16) & forbids) - 1) >>> 31;
    into[next] = base + (more & LOWER);
    next += ((others & forbids) - 1) >>> 31;
    into[next] = base + (more >>> 16);
    next += (((others >>> 16) & forbids) - 1) >>> 31;
  }
  return next;
}

function listRolls(state: State, into: Int32Array): number {
  const { drawer } = state;
  if (drawer === NONE) {
    for (let seat = 0; seat < SEATS; seat++) into[seat] = LOT + seat;
    return SEATS;
  }
  let count = 0;
  const first = firstTypeOf(drawer);
  for (let tile = first; tile < first + TYPES_EACH; tile++) if (state.unseen[tile] > 0) into[count++] = ROLL + tile;
  return count;
}

/** A seat's ten types are numbered one after the other. */
function firstTypeOf(seat: Seat): number {
  return seatOfTile(0) === seat ? 0 : TYPES_EACH;
}

/** Could the seat to move make this placement? The same judgement as `checkMove`, without saying why. */
export function canPlace(state: State, move: Move): boolean {
  const tile = tileOf(move);
  const signature = state.signatureOf(placeOf(move));
  return signature >= 0 && (signature & TILE_FORBIDS[tile]) === 0 && canTake(state, tile);
}

/** S3, S15, S16: is the tile one that its owner may place? */
function canTake(state: State, tile: number): boolean {
  if (state.upTo === 0) return state.unseen[tile] > 0;
  const seat = seatOfTile(tile);
  return state.faceUp(seat, 0) === tile || state.faceUp(seat, 1) === tile;
}

export function checkMove(state: State, move: Move): Fault | undefined {
  if (state.turn === OVER) return refuse('over');
  if (state.turn === CHANCE) return checkRoll(state, move);
  if (move < 0 || move >= ROLL || placeOf(move) >= PLACES) {
    return refuse('move');
  }
  return checkTile(state, tileOf(move)) ?? checkPlacement(state, tileOf(move), placeOf(move));
}

/** Why a tile may not lie in a place, whoever holds it. The lists of `State` decide; the squares tell why. */
export function checkPlacement(state: State, tile: number, place: number): Fault | undefined {
  const signature = state.signatureOf(place);
  if (signature >= 0 && (signature & TILE_FORBIDS[tile]) === 0) return undefined;
  const squares = squaresOf(place);
  const off = squares.filter((square) => !isOnBoard(square));
  if (off.length > 0) {
    const where = squares.filter(isOnBoard).map(nameSquare);
    return refuse('off', { rule: 'S5', where });
  }
  const where = squares.map(nameSquare);
  const heights = squares.map((square) => state.cells[square] & HEIGHT);
  if (heights.some((height) => height !== heights[0])) {
    return refuse('uneven', { rule: 'S6', where, heights });
  }
  if (heights[0] === 0) {
    return refuse('apart', { rule: 'S7', where });
  }
  return checkClash(state, tile, squares) ?? checkStraddle(state, squares);
}

function checkClash(state: State, tile: number, squares: readonly number[]): Fault | undefined {
  const clashes = squares.flatMap((square, i) => {
    const below = state.cells[square] >> COLOUR_AT;
    const above = TILE_COLOURS[tile * 4 + i];
    if (below === BLACK || above === BLACK || below === above) return [];
    return [nameSquare(square)];
  });
  return clashes.length === 0 ? undefined : refuse('clash', { rule: 'S8', where: clashes });
}

function checkStraddle(state: State, squares: readonly number[]): Fault {
  const ids = new Set(squares.map((square) => state.cells[square] & ID));
  if (ids.size > 1) throw new Error(`The place ${squares} is legal but in no list`);
  return refuse('straddle', { rule: 'S9', where: squares.map(nameSquare) });
}

function checkTile(state: State, tile: number): Fault | undefined {
  const letter = TILES[tile][0];
  const { mover } = state;
  if (seatOfTile(tile) !== mover) {
    return refuse('owner', { rule: 'S4', player: SEAT_NAMES[mover], tile: letter });
  }
  if (canTake(state, tile)) return undefined;
  if (state.upTo === 0) {
    return refuse('copies', { rule: 'S3', tile: letter });
  }
  const shown = Array.from({ length: state.shown(mover) }, (_, i) => TILES[state.faceUp(mover, i)][0]);
  return refuse('tile', { rule: 'S3', tiles: shown, tile: letter });
}

function checkRoll(state: State, move: Move): Fault | undefined {
  const { drawer } = state;
  if (drawer === NONE) {
    if (move >= LOT && move < LOT + SEATS) return undefined;
    return refuse('chance/lot', { rule: 'S13' });
  }
  const tile = move - ROLL;
  if (tile < 0 || tile >= TILE_TYPES) {
    return refuse('chance', { rule: 'S3' });
  }
  const letter = TILES[tile][0];
  if (seatOfTile(tile) !== drawer) {
    return refuse('owner/pile', { rule: 'S3', player: SEAT_NAMES[drawer], tile: letter });
  }
  if (state.unseen[tile] > 0) return undefined;
  return refuse('copies/pile', { rule: 'S3', tile: letter });
}
