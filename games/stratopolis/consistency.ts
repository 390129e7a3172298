import type { Seat } from '../../core/game.ts';
import type { Fault } from '../../core/result.ts';
import { COPIES, GREEN_SEAT, RED_SEAT, TILE_TYPES, TILES_EACH, TYPES_EACH } from './components.ts';
import { refuse } from './faults.ts';
import { seatOfTile, twinOf } from './geometry.ts';
import { NONE, type State } from './state.ts';

const GREEN_TYPES = Array.from({ length: TILE_TYPES }, (_, tile) => tile).filter(
  (tile) => seatOfTile(tile) === GREEN_SEAT,
);

/** S17: could this board and these face-up tiles come from piles that are each other's mirror image? */
export function checkMirror(state: State): Fault | undefined {
  if (!state.mirrored || state.upTo === 0) return undefined;
  if (hasTwins(state) && hasOrder(state)) return undefined;
  return refuse('mirror', { rule: 'S17' });
}

/** Red has drawn the twins of all that green has drawn, except for green's newest tile while red is to place. */
function hasTwins(state: State): boolean {
  const behind = state.pool(RED_SEAT) - state.pool(GREEN_SEAT);
  if (behind < 0 || behind > 1 || state.drawer === RED_SEAT) return false;
  const bothFull = isFull(state, GREEN_SEAT) && isFull(state, RED_SEAT);
  if (behind === 1 && !bothFull) return false;
  if (behind === 0 && bothFull && state.newest(RED_SEAT) !== twinOf(state.newest(GREEN_SEAT))) return false;
  const ahead = behind === 1 ? state.newest(GREEN_SEAT) : NONE;
  return GREEN_TYPES.every((tile) => state.unseen[tile] + (tile === ahead ? 1 : 0) === state.unseen[twinOf(tile)]);
}

function isFull(state: State, seat: Seat): boolean {
  return state.shown(seat) === state.upTo;
}

/**
 * Is there one order of drawing that gave each player every tile in time to place it? The n-th tile a player places is
 * among the first n + upTo − 1 drawn, and green's newest tile is the last. As many tiles as are due by a moment must
 * fit before it.
 */
function hasOrder(state: State): boolean {
  const due = new Array<number>(TYPES_EACH * COPIES).fill(Number.POSITIVE_INFINITY);
  const used = new Uint8Array(TILE_TYPES);
  for (let i = 0; i < state.placed; i++) {
    const tile = state.laidTiles[i];
    const copy = copyOf(tile, used[tile]++);
    due[copy] = Math.min(due[copy], Math.floor(i / 2) + state.upTo);
  }
  const drawn = TILES_EACH - state.pool(GREEN_SEAT);
  if (isFull(state, GREEN_SEAT)) {
    const newest = state.newest(GREEN_SEAT);
    if (due[copyOf(newest, COPIES - state.unseen[newest] - 1)] < drawn) return false;
  }
  return due.sort((a, b) => a - b).every((moment, before) => moment > before);
}

/** Number of the `index`-th copy of a type, the same for a tile and its twin. */
function copyOf(tile: number, index: number): number {
  return (tile % TYPES_EACH) * COPIES + index;
}
