import type { Seat } from '../../../core/game.ts';
import { colourOfSeat, STRIDE, seatOfTile, squaresOf, TILE_COLOURS } from '../geometry.ts';
import type { StratopolisPosition } from '../position.ts';
import { listPlacements, MAX_PLACEMENTS, placeOf } from '../rules.ts';
import { scoresWith } from '../scoring.ts';
import { COLOUR_AT, HEIGHT } from '../state.ts';
import { keeping } from './keeping.ts';

/** What tiles that nobody has seen yet may do to a seat's score. */
interface Prospects {
  /** What the best place for the seat's own next tile adds, on average over the tiles in its pile. */
  readonly adds: number;
  /** The most that one tile of the rival's pile can take from the seat by covering squares. */
  readonly loses: number;
}

const placements = new Int32Array(MAX_PLACEMENTS);
/** Nothing where a pile is empty, or where all tiles are open and anything may come. */
export function prospectsOf(board: StratopolisPosition, seat: Seat): Prospects | undefined {
  const own = pileOf(board, seat);
  const theirs = pileOf(board, 1 - seat);
  if (board.upTo === 0 || own.length === 0 || theirs.length === 0) return undefined;
  const score = board.scores()[seat];
  let added = 0;
  let tiles = 0;
  let least = score;
  for (const tile of own) {
    added += board.unseen[tile] * (rangeOf(board, tile, seat, false).most - score);
    tiles += board.unseen[tile];
  }
  for (const tile of theirs) least = Math.min(least, rangeOf(board, tile, seat, true).least);
  return { adds: Math.round(added / tiles), loses: score - least };
}

/** The kinds of tiles in a seat's pile. */
function pileOf({ unseen }: StratopolisPosition, seat: Seat): number[] {
  return Array.from(unseen.keys()).filter((tile) => unseen[tile] > 0 && seatOfTile(tile) === seat);
}

/** The best and the worst for a seat's score that a tile can do; only on top of others, if so wanted. */
function rangeOf(board: StratopolisPosition, tile: number, seat: Seat, isOnTop: boolean) {
  const count = listPlacements(board, tile, placements, 0);
  const trial = board.copy();
  let most = board.scores()[seat];
  let least = most;
  for (let at = 0; at < count; at++) {
    const place = placeOf(placements[at]);
    const isOnGround = (board.cells[place >> 2] & HEIGHT) === 0;
    if (isOnGround && (isOnTop || isApart(board, tile, place, seat))) continue;
    const score = scoresWith(trial, tile, place)[seat];
    most = Math.max(most, score);
    least = Math.min(least, score);
  }
  return { most, least };
}

/** Squares of a tile that score no more than a seat has: alone on the ground they change nothing. */
const ALONE = 3;

/** On the ground, beside no square of the seat's colour, a tile adds nothing to its score. */
function isApart(board: StratopolisPosition, tile: number, place: number, seat: Seat): boolean {
  const colour = colourOfSeat(seat);
  const isOwn = (square: number) => board.cells[square] >> COLOUR_AT === colour;
  return (
    board.scores()[seat] >= ALONE &&
    squaresOf(place).every(
      (square, at) =>
        TILE_COLOURS[tile * 4 + at] !== colour ||
        !(isOwn(square + 1) || isOwn(square - 1) || isOwn(square + STRIDE) || isOwn(square - STRIDE)),
    )
  );
}

/** Of the board before a move: several moves are compared with it. */
export const prospectsBefore = keeping(prospectsOf);
