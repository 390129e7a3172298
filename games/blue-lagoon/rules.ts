import { CHANCE, type Move, OVER, type Seat } from '../../core/game.ts';
import type { Fault } from '../../core/result.ts';
import { isIn } from './board.ts';
import { MAX_SEATS, SETTLERS, TOKENS, VILLAGES } from './components.ts';
import { refuse } from './faults.ts';
import { MAX_HEIGHT, tileCount } from './geometry.ts';
import { BAG, FREE, LEFT, NOTHING, SETTLEMENT, SETTLER, type State, VILLAGE } from './state.ts';

/* Moves: `piece << 12 | tile` puts a piece on a tile; ROLL + kind is a token dealt by chance. */
const PIECE_SHIFT = 12;
const VILLAGE_MOVE = VILLAGE << PIECE_SHIFT;
export const ROLL = 2 << PIECE_SHIFT;

/**
 * A settler may go on any tile at most, a village only where it touches one of the seat's other pieces; and room for the
 * entries that `listWord` writes too many.
 */
export const MAX_MOVES = tileCount(MAX_HEIGHT) + 6 * (SETTLERS[2] + VILLAGES) + 3;

/** Shifted right by n: the bits after bit n, counted from the top. */
const REST = 0x7fffffff;

export function placement(piece: number, tile: number): Move {
  return (piece << PIECE_SHIFT) | tile;
}
export function pieceOf(move: Move): number {
  return move >> PIECE_SHIFT;
}
export function tileOf(move: Move): number {
  return move & (VILLAGE_MOVE - 1);
}

export function listMoves(state: State, into: Int32Array): number {
  if (state.turn === OVER) return 0;
  return state.turn === CHANCE ? listRolls(state, into) : listPlacements(state, into);
}

/** What the mover may put down: settlers, then villages (B7, B8). Does not ask whether a phase is over. */
export function listPlacements(state: State, into: Int32Array): number {
  const { words, board, mover } = state;
  const reach = state.blocks + mover * state.stride;
  let count = 0;
  if (words[LEFT + SETTLER * MAX_SEATS + mover] > 0) {
    for (let word = 0; word < board.words; word++) {
      count = listWord(words[reach + word] & words[FREE + word], word * 32, into, count);
    }
  }
  if (words[LEFT + VILLAGE * MAX_SEATS + mover] > 0) {
    for (let word = 0; word < board.words; word++) {
      const open = words[reach + word] & words[FREE + word] & board.land[word];
      count = listWord(open, word * 32 + VILLAGE_MOVE, into, count);
    }
  }
  return count;
}

/**
 * Lists the tiles of one word and returns the new count. Four a round, because nobody can foretell where such a loop ends:
 * writing up to three entries too many, which the next ones cover, is cheaper than ending it at the right place.
 */
function listWord(word: number, first: number, into: Int32Array, count: number): number {
  const end = count + countBits(word);
  let open = word;
  for (let at = count; at < end; at += 4) {
    let bit = Math.clz32(open);
    into[at] = first + bit;
    open &= REST >>> bit;
    bit = Math.clz32(open);
    into[at + 1] = first + bit;
    open &= REST >>> bit;
    bit = Math.clz32(open);
    into[at + 2] = first + bit;
    open &= REST >>> bit;
    bit = Math.clz32(open);
    into[at + 3] = first + bit;
    open &= REST >>> bit;
  }
  return end;
}

/** Tiles in a word of a set. */
export function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** B6: has the seat anything to put down anywhere? */
export function canMove(state: State, seat: Seat): boolean {
  const { words, board } = state;
  const settlers = words[LEFT + SETTLER * MAX_SEATS + seat] > 0;
  if (!settlers && words[LEFT + VILLAGE * MAX_SEATS + seat] <= 0) return false;
  const reach = state.blocks + seat * state.stride;
  for (let word = 0; word < board.words; word++) {
    const open = words[reach + word] & words[FREE + word];
    if ((settlers ? open : open & board.land[word]) !== 0) return true;
  }
  return false;
}

/** B6: the first seat after this one, itself the last asked, that can move; −1 when nobody can. */
export function nextAble(state: State, after: Seat): Seat {
  const { seats } = state;
  let seat = after;
  for (let asked = 0; asked < seats; asked++) {
    seat = seat + 1 === seats ? 0 : seat + 1;
    if (canMove(state, seat)) return seat;
  }
  return -1;
}

/** B10: no resource is left on the board, or nobody can move. */
export function isPhaseOver(state: State): boolean {
  return state.resources === 0 || nextAble(state, state.mover) < 0;
}

export function checkMove(state: State, move: Move): Fault | undefined {
  if (state.turn === OVER) return refuse('over', { rule: 'B18' });
  if (state.turn === CHANCE) return checkRoll(state, move);
  const tile = tileOf(move);
  if (move < 0 || move >= ROLL || tile >= state.board.tiles) {
    return refuse('move');
  }
  return checkPlacement(state, pieceOf(move), tile);
}

/** Why the mover may not put a piece on a tile. Does not ask whether a phase is over. */
export function checkPlacement(state: State, piece: number, tile: number): Fault | undefined {
  const { board, mover, words } = state;
  const where = [board.names[tile]];
  if (piece === VILLAGE && state.phase === SETTLEMENT) {
    return refuse('noVillage', { rule: 'B8' });
  }
  if (state.left(mover, piece) <= 0) {
    return refuse(piece === SETTLER ? 'supply/settlers' : 'supply/villages', { rule: 'B3' });
  }
  if (!isIn(words, FREE, tile)) {
    return refuse('occupied', { rule: 'B6', where });
  }
  if (piece === VILLAGE && !board.isLand(tile)) {
    return refuse('water', { rule: 'B7', where });
  }
  if (isIn(words, state.reachOf(mover), tile)) return undefined;
  if (state.phase === SETTLEMENT) return refuse('apart', { rule: 'B8', where });
  const isFirst = state.settlers(mover).length + state.villages(mover).length === 0;
  return refuse(isFirst ? 'apart/first' : 'apart', { rule: 'B7', where });
}

function checkRoll(state: State, move: Move): Fault | undefined {
  const kind = move - ROLL;
  if (kind < 0 || kind > NOTHING) {
    return refuse('chance', { rule: 'B5' });
  }
  if (state.words[BAG + kind] > 0) return undefined;
  const what = kind === NOTHING ? 'empty place' : TOKENS[kind].name;
  return refuse('bag', { rule: 'B4', token: what });
}

function listRolls(state: State, into: Int32Array): number {
  let count = 0;
  for (let kind = 0; kind <= NOTHING; kind++) if (state.words[BAG + kind] > 0) into[count++] = ROLL + kind;
  return count;
}
