import { must } from '../../core/result.ts';
import { layLegal } from '../../games/metro/notation.ts';
import { State } from '../../games/metro/state.ts';

/** A board of two on which these placements were made, all of them legal. */
export function board(sequence: string): State {
  const state = new State(2, {});
  must(layLegal(state, sequence));
  return state;
}
