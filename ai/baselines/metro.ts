import type { Move } from '../../core/game.ts';
import type { Random } from '../../core/random.ts';
import { STATIONS, TILE_TOTAL } from '../../games/metro/components.ts';
import { STATION_ENTRY } from '../../games/metro/geometry.ts';
import type { MetroPosition } from '../../games/metro/position.ts';
import { DRAW_MORE, MAX_MOVES } from '../../games/metro/rules.ts';
import { ownerOf } from '../../games/metro/scoring.ts';
import { bestMove } from './best-move.ts';

/** A rival's line ended at no more than this many points is ended cheaply. */
const CHEAP = 5;
/** Ending a line of one's own is worth it from this many points on, late in the game. */
const DEAR = 8;

/**
 * The best published policy: end a rival's line cheaply where that is possible; else, in the first half of the game, end
 * no line of one's own, and in the second only long ones. Lays the tile in hand, never asks for another.
 */
export function staged(view: MetroPosition, random: Random): Move {
  const moves = new Int32Array(MAX_MOVES);
  const count = view.moves(moves);
  const late = view.placed >= TILE_TOTAL / 2;
  const after = view.copy();
  const placements = moves.subarray(0, count).filter((move) => move !== DRAW_MORE);
  return bestMove(placements, random, (move) => {
    after.copyFrom(view);
    after.play(move);
    return worthOf(view, after, late);
  });
}

function worthOf(before: MetroPosition, after: MetroPosition, late: boolean): number {
  const seat = before.turn;
  let worth = 0;
  for (let station = 1; station <= STATIONS; station++) {
    const entry = STATION_ENTRY[station];
    const owner = ownerOf(before.seats, station);
    const length = before.openLength(entry);
    if (owner === undefined || length < 0) continue;
    const now = after.openLength(entry);
    const isMine = owner === seat;
    if (now >= 0) worth += (isMine ? 1 : -0.5) * (now - length);
    else worth += isMine ? ownLineEnded(length + 1, late) : rivalLineEnded(length + 1);
  }
  return worth;
}

function ownLineEnded(length: number, late: boolean): number {
  if (!late) return -100;
  return length >= DEAR ? length : -DEAR;
}

function rivalLineEnded(length: number): number {
  return length <= CHEAP ? 50 - length : -length;
}
