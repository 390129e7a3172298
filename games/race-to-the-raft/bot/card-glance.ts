import { count, lowest } from '../bits.ts';
import { HAND_SIZE } from '../components.ts';
import {
  CARD_BITS,
  CARD_COUNT,
  CARD_SAME,
  COLOUR_COUNT,
  columnOf,
  DECK_COUNT,
  DECK_SIZE,
  rowOf,
  SQUARES,
  TURNS,
} from '../geometry.ts';
import { MAX_CATS } from '../moves.ts';
import { listOrigins, ORIGINS } from '../placements.ts';
import { HAND, STRIDE, type State, TERRAIN } from '../state.ts';
import { REMAINING } from './remaining-cost.ts';
import { CELLS, cellOf, NEVER, OWN_STEP, RECOLOUR, type Survey, WIDTH } from './routes.ts';

/*
 * About what each card in hand would gain at each place, for all places at once: a cat may come over the rest of the board
 * to a patch of its colour on the card and go on from it, or keep to its way and find squares of it recoloured. Ways that
 * cross a card over several patches are not seen, and what a card covers may have been part of the rest.
 */

/** Places of a card that are one patch of a colour, each list ended by END, all lists of a picture by another END. */
const END = 9;
const PLACES = 9;
/** Where the lists begin, at (card * 4 + turn) * 5 + colour. */
const PATCH_AT = new Int32Array(CARD_COUNT * TURNS * COLOUR_COUNT);
const PATCHES = makePatches();

function makePatches(): Uint8Array {
  const lists: number[] = [];
  for (let at = 0; at < PATCH_AT.length; at++) {
    PATCH_AT[at] = lists.length;
    for (let left = CARD_BITS[at]; left !== 0; ) {
      const patch = patchOf(left);
      left &= ~patch;
      for (let place = 0; place < PLACES; place++) if ((patch >> place) & 1) lists.push(place);
      lists.push(END);
    }
    lists.push(END);
  }
  return Uint8Array.from(lists);
}

/** The squares joined to the lowest one, three bits a row. */
function patchOf(squares: number): number {
  let patch = squares & -squares;
  for (let before = 0; before !== patch; ) {
    before = patch;
    const sideways = ((patch & 0o333) << 1) | ((patch & 0o666) >> 1);
    patch |= (sideways | (patch << 3) | (patch >> 3)) & squares;
  }
  return patch;
}

const PLACE_CELL = Int32Array.from({ length: PLACES }, (_, place) => ((place / 3) | 0) * WIDTH + (place % 3));
/** Steps between two places. */
const APART = Uint8Array.from({ length: PLACES * PLACES }, (_, pair) => {
  const one = (pair / PLACES) | 0;
  const other = pair % PLACES;
  return Math.abs(((one / 3) | 0) - ((other / 3) | 0)) + Math.abs((one % 3) - (other % 3));
});

/** What the cards in hand look like they can do; reused by every glance. */
export interface CardGlance {
  /** Cards in hand: the first so many of `held`. */
  readonly cards: number;
  readonly held: Int32Array;
  /** The best that a card in hand can do anywhere. */
  readonly best: Float64Array;
  readonly pictures: number;
  /** Pictures that the hand can make: card * 4 + turn. */
  readonly shown: Int32Array;
  /** Gain by picture and top left square: picture * SQUARES + square. */
  readonly gain: Float64Array;
  /** Places for cards: the first so many of ORIGINS. */
  readonly origins: number;
}

const GLANCE = {
  cards: 0,
  held: new Int32Array(32),
  best: new Float64Array(32),
  pictures: 0,
  shown: new Int32Array(HAND_SIZE * TURNS),
  gain: new Float64Array(HAND_SIZE * TURNS * SQUARES),
  origins: 0,
};

/** Least of the four neighbours. */
const COMING = Array.from({ length: MAX_CATS }, () => new Int32Array(CELLS));
const LEAVING = Array.from({ length: COLOUR_COUNT }, () => new Int32Array(CELLS));

/** Judges every place for every card. */
export function glanceAtCards(state: State, survey: Survey): CardGlance {
  const { cats, colour: colours, fromCat, toRaft } = survey;
  listHand(state);
  GLANCE.origins = listOrigins(state);
  for (let cat = 0; cat < cats; cat++) {
    const colour = colours[cat];
    leastOfNeighbours(fromCat[cat], COMING[cat], state.rows);
    if (cat === 0 || colours[cat - 1] !== colour) leastOfNeighbours(toRaft[colour], LEAVING[colour], state.rows);
  }
  const { pictures, gain, origins } = GLANCE;
  for (let at = 0; at < origins; at++) {
    const square = ORIGINS[at];
    HERE.fill(0, 0, pictures);
    for (let cat = 0; cat < cats; cat++) glanceForCat(state, survey, cat, square);
    for (let picture = 0; picture < pictures; picture++) gain[picture * SQUARES + square] = HERE[picture];
  }
  findBest();
  return GLANCE;
}

/** Gain of each picture at one place. */
const HERE = new Float64Array(32);
const COME = new Int32Array(32);
const GO = new Int32Array(32);

function listHand({ words }: State): void {
  const { held, shown } = GLANCE;
  let cards = 0;
  let pictures = 0;
  for (let deck = 0; deck < DECK_COUNT; deck++) {
    for (let left = words[HAND + deck]; left !== 0; left &= left - 1) {
      const card = deck * DECK_SIZE + lowest(left);
      held[cards++] = card;
      for (let turn = 0; turn < TURNS; turn++) {
        if (CARD_SAME[card * TURNS + turn] === turn) shown[pictures++] = card * TURNS + turn;
      }
    }
  }
  GLANCE.cards = cards;
  GLANCE.pictures = pictures;
}

function leastOfNeighbours(far: Int32Array, least: Int32Array, rows: number): void {
  for (let cell = WIDTH + 1; cell < (rows + 1) * WIDTH - 1; cell++) {
    const across = Math.min(far[cell - 1], far[cell + 1]);
    const along = Math.min(far[cell - WIDTH], far[cell + WIDTH]);
    least[cell] = Math.min(across, along);
  }
}

function glanceForCat({ words }: State, survey: Survey, cat: number, square: number): void {
  const cost = survey.cost[cat];
  const colour = survey.colour[cat];
  const row = rowOf(square);
  const column = columnOf(square);
  const path = block(survey.paths[cat], row, column);
  const isHopeful = markDoors(cat, colour, cellOf(square)) < cost;
  if (!isHopeful && path === 0) return;
  const before = count(block(words, TERRAIN + colour * STRIDE + row, column) & path);
  const { pictures, shown } = GLANCE;
  const now = REMAINING[cost];
  for (let picture = 0; picture < pictures; picture++) {
    const at = shown[picture] * COLOUR_COUNT + colour;
    const kept = cost + (before - count(CARD_BITS[at] & path)) * (RECOLOUR - OWN_STEP);
    const through = isHopeful ? crossing(PATCH_AT[at]) : NEVER;
    const best = Math.min(kept, through);
    HERE[picture] += now - REMAINING[Math.min(best, NEVER)];
  }
}

/** Nine bits of a plane. */
function block(plane: Int32Array, row: number, column: number): number {
  return (
    ((plane[row] >> column) & 0b111) |
    (((plane[row + 1] >> column) & 0b111) << 3) |
    (((plane[row + 2] >> column) & 0b111) << 6)
  );
}

/** What it costs to come to each place of a block and to go on from it; the least sum. */
function markDoors(cat: number, colour: number, corner: number): number {
  const coming = COMING[cat];
  const leaving = LEAVING[colour];
  let come = NEVER;
  let go = NEVER;
  for (let place = 0; place < PLACES; place++) {
    const cell = corner + PLACE_CELL[place];
    COME[place] = coming[cell];
    GO[place] = leaving[cell];
    if (coming[cell] < come) come = coming[cell];
    if (leaving[cell] < go) go = leaving[cell];
  }
  return come + go + OWN_STEP;
}

/** The cheapest way over one patch of the lists from here on. */
function crossing(from: number): number {
  let best = NEVER;
  for (let list = from; PATCHES[list] !== END; list++) {
    let come = PATCHES[list];
    let go = come;
    for (; PATCHES[list] !== END; list++) {
      const place = PATCHES[list];
      if (COME[place] < COME[come]) come = place;
      if (GO[place] < GO[go]) go = place;
    }
    const through = COME[come] + GO[go] + (APART[come * PLACES + go] + 1) * OWN_STEP;
    if (through < best) best = through;
  }
  return best;
}

function findBest(): void {
  const { held, shown, pictures, gain, origins, best } = GLANCE;
  let card = -1;
  for (let picture = 0; picture < pictures; picture++) {
    if (card < 0 || held[card] !== ((shown[picture] / TURNS) | 0)) best[++card] = Number.NEGATIVE_INFINITY;
    for (let at = 0; at < origins; at++) {
      const here = gain[picture * SQUARES + ORIGINS[at]];
      if (here > best[card]) best[card] = here;
    }
  }
}
