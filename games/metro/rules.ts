import { CHANCE, type Move, OVER } from '../../core/game.ts';
import type { Fault } from '../../core/result.ts';
import { TILE_TYPES, TILES } from './components.ts';
import { refuse } from './faults.ts';
import { isCentre, nameSquare, RIM, SHORT, SQUARES, TURNED, WITHOUT_CENTRE } from './geometry.ts';
import { NEAR, NONE, OCCUPIED, type State, UNSEEN } from './state.ts';

/*
 * Moves: `tile * 64 + square` places a tile; DRAW_MORE asks for another tile;
 * ROLL + tile is a tile drawn by chance (ROLL + UNSEEN where the viewer does not see which).
 */
export const DRAW_MORE = TILE_TYPES * SQUARES;
export const ROLL = DRAW_MORE + SQUARES;
/** Four ways round on every square and one draw, or 24 rolls, and room for the one entry that is written too many. */
export const MAX_MOVES = SQUARES * 4 + 2;

export function placement(tile: number, square: number): Move {
  return tile * SQUARES + square;
}
export function tileOf(move: Move): number {
  return move >> 6;
}
export function squareOf(move: Move): number {
  return move & 63;
}

export function listMoves(state: State, into: Int32Array): number {
  if (state.turn === OVER) return 0;
  if (state.turn === CHANCE) return listRolls(state, into);
  const tile = state.tileToPlace;
  if (tile >= TILE_TYPES) return 0;
  let count = listPlacements(state, tile, into);
  if (canDrawMore(state)) into[count++] = DRAW_MORE;
  return count;
}

/** Every legal placement of a tile, square by square. M6: squares where it would be short only when there are no others. */
export function listPlacements(state: State, tile: number, into: Int32Array): number {
  if (state.turning) return listTurned(state, tile, into);
  const { words } = state;
  const openLow = words[NEAR] & ~words[OCCUPIED];
  const openHigh = words[NEAR + 1] & ~words[OCCUPIED + 1];
  let low = openLow & ~SHORT[tile * 2];
  let high = openHigh & ~SHORT[tile * 2 + 1];
  if ((low | high) === 0) {
    low = openLow;
    high = openHigh;
  }
  return writePlacements(tile, low, high, into, 0);
}

/** M14: the same for a tile that may be turned, one way round after the other. */
function listTurned(state: State, tile: number, into: Int32Array): number {
  const { words } = state;
  const openLow = words[NEAR] & ~words[OCCUPIED];
  const openHigh = words[NEAR + 1] & ~words[OCCUPIED + 1];
  // Where every way is short on every square, nothing is.
  const ruled = hasLongPlacement(state, tile) ? -1 : 0;
  let count = 0;
  let way = tile;
  do {
    const low = openLow & ~(SHORT[way * 2] & ruled);
    const high = openHigh & ~(SHORT[way * 2 + 1] & ruled);
    count = writePlacements(way, low, high, into, count);
    way = TURNED[way];
  } while (way !== tile);
  return count;
}

/** Adds the placements of a tile on these squares, two words of them, to a list of so many. */
function writePlacements(tile: number, low: number, high: number, into: Int32Array, listed: number): number {
  let count = listed;
  const base = tile * SQUARES;
  // One square of either half a round: a single loop end to mispredict. Where a half has run out,
  // what is written is not counted, and the next write covers it.
  while ((low | high) !== 0) {
    into[count] = base + 31 - Math.clz32(low & -low);
    count += (low | -low) >>> 31;
    into[count] = base + 63 - Math.clz32(high & -high);
    count += (high | -high) >>> 31;
    low &= low - 1;
    high &= high - 1;
  }
  return count;
}

/** M9: one extra tile a turn, while the deck lasts. */
function canDrawMore(state: State): boolean {
  return state.drawn === NONE && state.deck > 0;
}

export function checkMove(state: State, move: Move): Fault | undefined {
  if (state.turn === OVER) return refuse('over');
  if (state.turn === CHANCE) return checkRoll(state, move);
  if (move === DRAW_MORE) return checkDraw(state);
  if (move < 0 || move >= DRAW_MORE) return refuse('move');
  return checkTile(state, tileOf(move)) ?? checkPlacement(state, tileOf(move), squareOf(move));
}

/** Why a tile may not lie on a square, whoever holds it. */
export function checkPlacement(state: State, tile: number, square: number): Fault | undefined {
  const where = [nameSquare(square)];
  if (isCentre(square) && state.board !== WITHOUT_CENTRE) {
    return refuse('centre', { rule: 'M5', where });
  }
  if (state.tiles[square] !== NONE) {
    return refuse('occupied', { rule: 'M5', where });
  }
  if (!has(state.words, NEAR, square)) {
    return refuse('apart', { rule: 'M5', where });
  }
  if (has(SHORT, tile * 2, square) && hasLongPlacement(state, tile)) {
    return refuse('short', { rule: 'M6', where });
  }
  return undefined;
}

/** M6: True while some open square takes the tile without making a line of length one, however it may be turned. */
export function hasLongPlacement(state: State, tile: number): boolean {
  let way = tile;
  do {
    if (hasLongSquare(state, way)) return true;
    way = TURNED[way];
  } while (state.turning && way !== tile);
  return false;
}

function hasLongSquare({ words }: State, tile: number): boolean {
  return (
    (words[NEAR] & ~words[OCCUPIED] & ~SHORT[tile * 2]) !== 0 ||
    (words[NEAR + 1] & ~words[OCCUPIED + 1] & ~SHORT[tile * 2 + 1]) !== 0
  );
}

export function isRim(square: number): boolean {
  return has(RIM, 0, square);
}

function has(words: Int32Array, from: number, square: number): boolean {
  return ((words[from + (square >> 5)] >>> (square & 31)) & 1) === 1;
}

function checkTile(state: State, tile: number): Fault | undefined {
  const held = state.tileToPlace;
  const type = state.typeOf(tile);
  if (held === type || (held === UNSEEN && state.unseen[type] > 0)) return undefined;
  const code = TILES[tile][0];
  if (state.drawn !== NONE && state.hands[state.mover] === type) {
    return refuse('drawn', { rule: 'M9', tile: code });
  }
  if (held === UNSEEN) return refuse('tile/hidden', { rule: 'M9', tile: code });
  return refuse('tile', { rule: 'M9', held: TILES[held][0], tile: code });
}

function checkDraw(state: State): Fault | undefined {
  if (state.drawn !== NONE) {
    return refuse('drawnOnce', { rule: 'M9' });
  }
  if (state.deck === 0) return refuse('deck', { rule: 'M9' });
  return undefined;
}

function checkRoll(state: State, move: Move): Fault | undefined {
  const tile = move - ROLL;
  if (tile === UNSEEN && state.secret) return undefined;
  if (tile < 0 || tile >= TILE_TYPES) return refuse('chance');
  if (state.unseen[tile] > 0) return undefined;
  return refuse('copies', { rule: 'M3', tile: TILES[tile][0] });
}

function listRolls(state: State, into: Int32Array): number {
  let count = 0;
  for (let tile = 0; tile < TILE_TYPES; tile++) if (state.unseen[tile] > 0) into[count++] = ROLL + tile;
  return count;
}
