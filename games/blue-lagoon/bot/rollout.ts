import type { Random } from '../../../core/random.ts';
import type { Board } from '../board.ts';
import type { BlueLagoonPosition } from '../position.ts';
import { MAX_MOVES, tileOf } from '../rules.ts';
import { Links } from './links.ts';
import { weigh, weightsFor } from './policy.ts';

const MOVES = new Int32Array(MAX_MOVES);
const WORTH = new Float64Array(MAX_MOVES);

/** How far a player is led astray by noise at most, in points. Half of it and twice as much both play worse. */
const NOISE = 4;

/**
 * Plays the phase to its end, each seat taking what looks best at a glance, give or take some noise. From the exploration it
 * does not go on into the settlement: that costs twice the time, its deal brings more noise than knowledge, and it lost
 * (42 of 100 at the same number of playouts) to stopping there and asking what the villages are worth.
 */
export function playOn(position: BlueLagoonPosition, choices: Random): void {
  if (position.turn < 0) return;
  const links = linksOf(position);
  const weights = weightsFor(position);
  const scale = NOISE / (1 << 24);
  let noise = (choices.below(1 << 16) << 16) | choices.below(1 << 16);
  while (position.turn >= 0) {
    const { mover } = position;
    const count = position.moves(MOVES);
    weigh(position, links, weights, MOVES, count, WORTH);
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let at = 0; at < count; at++) {
      // A line of a generator too plain for dice: here it only has to differ from move to move, and to cost nothing.
      noise = (Math.imul(noise, 1664525) + 1013904223) | 0;
      const value = WORTH[at] + (noise >>> 8) * scale;
      if (value > most) {
        most = value;
        best = at;
      }
    }
    const move = MOVES[best];
    position.play(move);
    links.add(mover, tileOf(move));
  }
}

let kept: Links | undefined;
let keptFor: Board | undefined;

/** The links of a position, in one place that is used again and again. */
export function linksOf(position: BlueLagoonPosition): Links {
  if (kept === undefined || keptFor !== position.board) {
    kept = new Links(position.board);
    keptFor = position.board;
  }
  kept.read(position);
  return kept;
}
