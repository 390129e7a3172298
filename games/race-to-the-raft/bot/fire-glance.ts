import type { Move } from '../../../core/game.ts';
import { MAX_COLUMNS, SQUARES, TILE_ACROSS, TILE_DOWN, TILE_SIZE } from '../geometry.ts';
import { FIRES, squareOf, tileOf, wayOf } from '../moves.ts';
import type { State } from '../state.ts';
import { remainingAfterFire, trialOf } from './remaining-cost.ts';
import { CELLS, COSTS, cellOf, FROM_CAT, NEVER, noteChanges, ROUTES, TO_RAFT, WIDTH } from './routes.ts';

/*
 * How much fire hurts on each square: most on the cheapest ways of the cats, less the longer the detour is that leads
 * over it, and a part of that beside such squares, because a card needs room.
 */
const DETOUR = 0.2;
const BESIDE = 0.6;
const FAR = 64;
const HARM_OF = Float64Array.from({ length: FAR }, (_, detour) => Math.exp(-DETOUR * detour));

const ON = new Float64Array(CELLS);
const AROUND = new Float64Array(CELLS);

/** Before harmOf. Needs measureRoutes and spreadFromCats. */
export function markHarm(cats: number, rows: number): void {
  ON.fill(0);
  for (let cat = 0; cat < cats; cat++) {
    for (let row = 1; row <= rows; row++) {
      for (let cell = row * WIDTH + 1; cell <= row * WIDTH + MAX_COLUMNS; cell++) {
        const detour = detourOver(cat, cell);
        if (detour < FAR) ON[cell] += HARM_OF[detour];
      }
    }
  }
  for (let cell = WIDTH + 1; cell < (rows + 1) * WIDTH; cell++) {
    AROUND[cell] = ON[cell] + BESIDE * (ON[cell - 1] + ON[cell + 1] + ON[cell - WIDTH] + ON[cell + WIDTH]);
  }
}

/** How much more than its cheapest way a cat's way over a cell costs; at least FAR where there is none. */
export function detourOver(cat: number, cell: number): number {
  const colour = ROUTES.colour[cat];
  const through = FROM_CAT[cat][cell] + TO_RAFT[colour][cell];
  return through >= NEVER ? NEVER : through - COSTS[colour][cell] - ROUTES.cost[cat];
}

/** About how much a fire tile hurts where it is laid. */
export function harmOf(fire: Move): number {
  const corner = cellOf(squareOf(fire));
  const shape = (((fire - FIRES) / SQUARES) | 0) * TILE_SIZE;
  let harm = 0;
  for (let place = shape; place < shape + TILE_SIZE; place++) {
    harm += AROUND[corner + TILE_DOWN[place] * WIDTH + TILE_ACROSS[place]];
  }
  return harm;
}

/** What is left to do after a fire tile. Needs measureRoutes. */
export function remainingAfterFireMove(state: State, fire: Move, cats: number): number {
  const trial = trialOf(state);
  trial.layFire(tileOf(fire), wayOf(fire), squareOf(fire));
  noteChanges(trial);
  return remainingAfterFire(trial, cats);
}
