import type { Move, Viewer } from '../../core/game.ts';
import type { Random } from '../../core/random.ts';
import { TILE_TYPES } from './components.ts';
import { ROLL } from './rules.ts';
import { NONE, type State, UNSEEN } from './state.ts';

/*
 * M12: with secret hands a seat sees its own tiles only. What a viewer cannot see is UNSEEN and its copies
 * go back into `unseen`, so the counts say exactly what that viewer could work out.
 */

export function hideFrom(state: State, viewer: Viewer): void {
  if (!state.secret) return;
  for (let seat = 0; seat < state.seats; seat++) {
    if (seat !== viewer) state.hands[seat] = forget(state, state.hands[seat]);
  }
  if (state.mover !== viewer) state.drawn = forget(state, state.drawn);
  state.sortBag();
}

export function moveSeenBy(state: State, move: Move, viewer: Viewer): Move {
  return move >= ROLL && state.secret && state.mover !== viewer ? ROLL + UNSEEN : move;
}

/** Gives every hidden tile a face, drawn fairly from what nobody has seen. */
export function dealUnseen(state: State, random: Random): void {
  for (let seat = 0; seat < state.seats; seat++) {
    if (state.hands[seat] === UNSEEN) state.hands[seat] = takeUnseen(state, random);
  }
  if (state.drawn === UNSEEN) state.drawn = takeUnseen(state, random);
}

/** One tile type, each copy equally likely. */
export function pickUnseen(state: State, random: Random): number {
  return state.unseenAt(random.below(state.pool));
}

function takeUnseen(state: State, random: Random): number {
  const tile = pickUnseen(state, random);
  state.reveal(tile);
  return tile;
}

function forget(state: State, tile: number): number {
  if (tile === NONE) return NONE;
  if (tile < TILE_TYPES) state.putBack(tile);
  return UNSEEN;
}
