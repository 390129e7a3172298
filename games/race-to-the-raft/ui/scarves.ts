import type { State } from '../state.ts';

/** Squares of the cats that wear a scarf: where two cats have one colour, one of them, from the start to the end. */
export type Scarves = ReadonlySet<number>;

export const NO_SCARVES: Scarves = new Set();

export function scarvesOf(state: State): Scarves {
  return state.scarves.length === 0 ? NO_SCARVES : new Set(state.scarves);
}
