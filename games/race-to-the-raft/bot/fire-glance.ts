import type { Move } from '../../../core/game.ts';
import { MAX_COLUMNS, SQUARES, TILE_ACROSS, TILE_DOWN, TILE_SIZE } from '../geometry.ts';
import { FIRES, squareOf, tileOf, wayOf } from '../moves.ts';
import type { State } from '../state.ts';
import { CELLS, cellOf, WIDTH } from './cells.ts';
import { remainingAfterFire, trialOf } from './remaining-cost.ts';
import { NEVER, noteChanges, type Routes, type Survey } from './routes.ts';

/*
 * How much fire hurts on each square: most on the cheapest ways of the cats, less the longer the detour is that leads
 * over it, and a part of that beside such squares, because a card needs room.
 */
const BESIDE = 1.5;
const FAR = 64;
/** By the detour: for the quick player, and for the net as it was taught. */
const HARM_OF = makeHarm(1.58);
export const HARM_TAUGHT = makeHarm(0.53);

function makeHarm(fall: number): Float64Array {
  return Float64Array.from({ length: FAR }, (_, detour) => Math.exp(-fall * detour));
}

/** How much fire on a cell hurts, its neighbours counted; reused by every call of measureHarm. */
export interface Harm {
  readonly around: Float64Array;
}

const ON = new Float64Array(CELLS);
const HARM: Harm = { around: new Float64Array(CELLS) };

export function measureHarm(survey: Survey, rows: number, harmOfDetour = HARM_OF): Harm {
  const { around } = HARM;
  ON.fill(0);
  for (let cat = 0; cat < survey.cats; cat++) {
    for (let row = 1; row <= rows; row++) {
      for (let cell = row * WIDTH + 1; cell <= row * WIDTH + MAX_COLUMNS; cell++) {
        const detour = detourOver(survey, cat, cell);
        if (detour < FAR) ON[cell] += harmOfDetour[detour];
      }
    }
  }
  for (let cell = WIDTH + 1; cell < (rows + 1) * WIDTH; cell++) {
    around[cell] = ON[cell] + BESIDE * (ON[cell - 1] + ON[cell + 1] + ON[cell - WIDTH] + ON[cell + WIDTH]);
  }
  return HARM;
}

/** How much more than its cheapest way a cat's way over a cell costs; at least FAR where there is none. */
export function detourOver(survey: Survey, cat: number, cell: number): number {
  const { fromCat, toRaft, costs, cost } = survey;
  const colour = survey.colour[cat];
  const through = fromCat[cat][cell] + toRaft[colour][cell];
  return through >= NEVER ? NEVER : through - costs[colour][cell] - cost[cat];
}

/** About how much a fire tile hurts where it is laid; where it is `most` or more, only that it is. */
export function harmOf({ around }: Harm, fire: Move, most = Number.POSITIVE_INFINITY): number {
  const corner = cellOf(squareOf(fire));
  const shape = (((fire - FIRES) / SQUARES) | 0) * TILE_SIZE;
  let harm = 0;
  for (let place = shape; place < shape + TILE_SIZE && harm < most; place++) {
    harm += around[corner + TILE_DOWN[place] * WIDTH + TILE_ACROSS[place]];
  }
  return harm;
}

/** What is left to do after a fire tile; where it is `most` or more, at least that. */
export function remainingAfterFireMove(
  state: State,
  routes: Routes,
  fire: Move,
  most = Number.POSITIVE_INFINITY,
): number {
  const trial = trialOf(state);
  trial.layFire(tileOf(fire), wayOf(fire), squareOf(fire));
  return remainingAfterFire(routes, noteChanges(routes, trial), most);
}
