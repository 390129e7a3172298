import type { Seat } from '../../core/game.ts';
import { count } from './bits.ts';
import { cutOffCats } from './reach.ts';
import { BAG, CATS, LOSS, LOSSES, PHASE, PHASES, RAFT, type State, TILE } from './state.ts';

/** R12, R13: the table wins or loses together. */
export function winnersOf(state: State): readonly Seat[] | undefined {
  const phase = state.words[PHASE];
  if (phase === PHASES.won) return Array.from({ length: state.seats }, (_, seat) => seat);
  return phase === PHASES.lost ? [] : undefined;
}

/** R13: why the game was lost. */
export type Loss =
  /** R14: these cats, by square, can never come to the raft. */
  | { readonly kind: 'cutOff'; readonly cats: readonly number[] }
  | { readonly kind: 'noRoom'; readonly tile: number }
  | { readonly kind: 'noTile' }
  | { readonly kind: 'noCards' };

export function lossOf(state: State): Loss | undefined {
  if (state.words[PHASE] !== PHASES.lost) return undefined;
  switch (state.words[LOSS]) {
    case LOSSES.cutOff:
      return { kind: 'cutOff', cats: cutOffCats(state) };
    case LOSSES.noRoom:
      return { kind: 'noRoom', tile: state.words[TILE] };
    case LOSSES.noTile:
      return { kind: 'noTile' };
    default:
      return { kind: 'noCards' };
  }
}

/** How far the table has come: for people, and for records of a finished game. */
export interface Tally {
  readonly cats: number;
  readonly aboard: number;
  readonly tilesLeft: number;
}

export function tallyOf(state: State): Tally {
  let cats = 0;
  let aboard = 0;
  for (let row = 0; row < state.rows; row++) {
    cats += count(state.words[CATS + row]);
    aboard += count(state.words[CATS + row] & state.words[RAFT + row]);
  }
  return { cats, aboard, tilesLeft: count(state.words[BAG]) };
}
