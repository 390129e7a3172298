import { type Board, isIn, TOP } from '../board.ts';
import { STATUETTE } from '../components.ts';
import type { BlueLagoonPosition } from '../position.ts';
import { countBits, pieceOf, tileOf } from '../rules.ts';
import { islandsVisited } from '../scoring.ts';
import { NOTHING, type State, VILLAGE } from '../state.ts';
import { HOLDINGS, holdings, ISLAND_KINDS, islandKind } from './feature-kinds.ts';
import type { Survey } from './survey.ts';

/* What a move looks like to the seat that makes it: what it takes, what it joins, where it leads. */

let end = 0;
function block(size: number): number {
  const from = end;
  end += size;
  return from;
}

const VISITS = 11;
const GAINS = 4;
const JOINED = 9;
const NEIGHBOURS = 4;
const PROMISES = 8;

const PIECE = block(3);
const TOKEN = block(2 * (HOLDINGS + 1));
const ISLAND = block(ISLAND_KINDS);
const VISIT = block(VISITS);
const LINK = block(GAINS * JOINED);
const NEAR = block(3 * 3);
const RING = block(4);
const BESIDE = block(NEIGHBOURS * NEIGHBOURS);
const CONTEST = block(4);
const HOME = block(2 * PROMISES);

export const MOVE_FEATURES = end;
export const MAX_MOVE_ACTIVE = 10;

/** A token that a rival could take first counts in the upper half of `near`. */
const CONTESTED = 16;

/** What is noted down for all moves together; one for each size of board. */
class Notes {
  /** Tokens beside each tile that the mover cannot take yet; and those two steps away that nobody can take. */
  readonly near: Uint8Array;
  readonly ring: Uint8Array;
  readonly mine: Int32Array;
  readonly theirs: Int32Array;
  readonly tiles: number;

  constructor({ tiles, words }: Board) {
    this.tiles = tiles;
    this.near = new Uint8Array(tiles + 1);
    this.ring = new Uint8Array(tiles + 1);
    this.mine = new Int32Array(words);
    this.theirs = new Int32Array(words);
  }
}

let notes: Notes | undefined;

/** Names the features of the mover's moves; after `look` at the same position from the mover's seat. */
export function nameMoves(
  position: BlueLagoonPosition,
  seen: Survey,
  moves: Int32Array,
  count: number,
  active: Int32Array,
  ends: Int32Array,
): void {
  const { board, mover } = position;
  if (notes?.tiles !== board.tiles) notes = new Notes(board);
  noteTokens(position, seen, notes);
  notePieces(position, notes);
  const settled = settledIslands(position, seen);
  const visit = VISIT + Math.min(islandsVisited(position, mover), VISITS - 1);
  let at = 0;
  for (let move = 0; move < count; move++) {
    const tile = tileOf(moves[move]);
    at = nameTile(position, seen, notes, tile, visit, active, at);
    if (pieceOf(moves[move]) === VILLAGE) {
      const isNew = (seen.chart.islandBit[tile] & settled) === 0;
      active[at++] = PIECE;
      active[at++] = HOME + (isNew ? PROMISES : 0) + promiseOf(seen, tile);
    } else active[at++] = board.isLand(tile) ? PIECE + 1 : PIECE + 2;
    ends[move] = at;
  }
}

function nameTile(
  { board, tokens, mover }: State,
  seen: Survey,
  { near, ring, mine, theirs }: Notes,
  tile: number,
  visit: number,
  active: Int32Array,
  from: number,
): number {
  let at = from;
  const kind = tokens[tile];
  const isContested = isIn(seen.theirs, 0, tile) ? 1 : 0;
  if (kind !== NOTHING) active[at++] = TOKEN + (kind === STATUETTE ? HOLDINGS : holdings(seen, kind)) * 2 + isContested;
  const island = board.islandOf[tile];
  const isLand = island < board.islands;
  if (isLand) {
    active[at++] = ISLAND + islandKind(seen, island);
    if (seen.myPieces[island] === 0) active[at++] = visit;
  }
  const { links, chart } = seen;
  const joined = countBits(links.touched[mover * links.size + tile] | chart.islandBit[tile]);
  const gain = joined < 2 ? 0 : Math.max(0, Math.min(joined - links.best[mover], GAINS - 1));
  active[at++] = LINK + gain * JOINED + Math.min(joined, JOINED - 1);
  const free = near[tile] & (CONTESTED - 1);
  const contested = near[tile] >> 4;
  active[at++] = NEAR + Math.min(2, free) * 3 + Math.min(2, contested);
  active[at++] = RING + Math.min(3, ring[tile]);
  active[at++] = BESIDE + countBeside(board, mine, tile) * NEIGHBOURS + countBeside(board, theirs, tile);
  active[at++] = CONTEST + isContested * 2 + (isLand ? 1 : 0);
  return at;
}

function countBeside({ beside, spread }: Board, set: Int32Array, tile: number): number {
  let count = 0;
  const last = (tile + 1) * spread * 2;
  for (let pair = tile * spread * 2; pair < last; pair += 2) count += countBits(set[beside[pair]] & beside[pair + 1]);
  return Math.min(count, NEIGHBOURS - 1);
}

function noteTokens({ board, tokens }: State, { mine, theirs, chart }: Survey, { near, ring }: Notes): void {
  const { circles } = board;
  const { neighbours } = chart;
  near.fill(0);
  ring.fill(0);
  for (let index = 0; index < circles.length; index++) {
    const tile = circles[index];
    if (tokens[tile] === NOTHING || isIn(mine, 0, tile)) continue;
    const isContested = isIn(theirs, 0, tile);
    for (let at = tile * 6; at < tile * 6 + 6; at++) near[neighbours[at]] += isContested ? CONTESTED : 1;
    if (isContested) continue;
    for (let at = chart.ringFrom[index]; at < chart.ringFrom[index + 1]; at++) ring[chart.ring[at]]++;
  }
}

function notePieces({ board, words, seats, mover, blocks, stride }: State, { mine, theirs }: Notes): void {
  theirs.fill(0);
  for (let seat = 0; seat < seats; seat++) {
    const set = seat === mover ? mine : theirs;
    const from = blocks + seat * stride + board.words;
    for (let word = 0; word < board.words; word++) {
      const pieces = words[from + word] | words[from + board.words + word];
      set[word] = seat === mover ? pieces : set[word] | pieces;
    }
  }
}

/** Islands on which the mover has a village that will survive half-time, as bits. */
function settledIslands({ board, words, mover, blocks, stride }: State, { chart }: Survey): number {
  const from = blocks + mover * stride + 2 * board.words;
  let islands = 0;
  for (let word = 0; word < board.words; word++) {
    let bits = words[from + word] & ~board.stones[word];
    for (; bits !== 0; bits ^= TOP >>> Math.clz32(bits)) islands |= chart.islandBit[word * 32 + Math.clz32(bits)];
  }
  return islands;
}

/** What a village there could reach in the settlement; 0 on a circle, where it would not survive. */
function promiseOf({ chart }: Survey, tile: number): number {
  const promise = chart.promise[tile];
  return promise < 0 ? 0 : Math.min(PROMISES - 1, 1 + Math.floor(promise * 2));
}
