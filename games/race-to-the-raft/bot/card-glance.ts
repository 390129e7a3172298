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
import { canBoard } from '../reach.ts';
import { HAND, ROWS, STRIDE, type State, TERRAIN } from '../state.ts';
import { CELLS, cellOf, WIDTH } from './cells.ts';
import { joins, markEnds, NEAR_CAT, NEAR_RAFT, patchesOf } from './opening-cards.ts';
import { costOf, OPEN_WAY, REMAINING, ROUNDING, remainingOf } from './remaining-cost.ts';
import { costAfterCard } from './reroute.ts';
import { type Changes, HARDLY_EVER, isTouched, NEVER, OWN_STEP, RECOLOUR, type Survey } from './routes.ts';

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
    for (const patch of patchesOf(CARD_BITS[at])) {
      for (let place = 0; place < PLACES; place++) if ((patch >> place) & 1) lists.push(place);
      lists.push(END);
    }
    lists.push(END);
  }
  return Uint8Array.from(lists);
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

const forCells = (count: number) => Array.from({ length: count }, () => new Int32Array(CELLS));
/** What it costs at least to come to a block or to go on from it, by its top left cell. */
const BLOCK_COMING = forCells(MAX_CATS);
const BLOCK_LEAVING = forCells(COLOUR_COUNT);

/** No way of a cat over a block can cost less, whatever card is laid there. */
function leastOverBlock({ colour }: Survey, cat: number, corner: number): number {
  return BLOCK_COMING[cat][corner] + BLOCK_LEAVING[colour[cat]][corner] + OWN_STEP;
}

/** The cheapest that a cat's way can become by a card at a place: over the card, or as before. */
function leastWithCard(survey: Survey, cat: number, corner: number): number {
  const least = leastOverBlock(survey, cat, corner);
  const cost = survey.cost[cat];
  return least < cost && least < HARDLY_EVER ? least : cost;
}

/**
 * What is left to do for all cats after a card of the position last glanced at. Where it is sure to be `most` or more,
 * the answer is only that it is.
 */
export function remainingAfterCard(survey: Survey, changes: Changes, square: number, most: number): number {
  const { cats, cost, colour, weight } = survey;
  const corner = cellOf(square);
  const rows = changes.next.words[ROWS];
  let least = hopeAfterCard(survey, changes, square);
  let remaining = 0;
  for (let cat = 0; cat < cats; cat++) {
    if (least >= most + ROUNDING) return Number.POSITIVE_INFINITY;
    if (OPENED[cat] === 1) {
      remaining += weight[cat] * OPEN_WAY;
      continue;
    }
    const hoped = leastWithCard(survey, cat, corner);
    const hope = weight[cat] * REMAINING[hoped];
    const isSpoiled = isTouched(survey, changes, cat, rows);
    let after = weight[cat] * REMAINING[cost[cat]];
    if (isSpoiled || hoped < cost[cat]) {
      const limit = Math.min(costOf((most - least + hope) / weight[cat]), isSpoiled ? NEVER : cost[cat]);
      after = weight[cat] * REMAINING[costAfterCard(survey, changes, cat, BLOCK_LEAVING[colour[cat]][corner], limit)];
    }
    least += after - hope;
    remaining += after;
  }
  return remaining;
}

/** 1 for each cat that can walk aboard after the card. */
const OPENED = new Uint8Array(32);

/** What is left to do for all cats at least; marks those whose way is then open. */
function hopeAfterCard(survey: Survey, changes: Changes, square: number): number {
  let least = 0;
  for (let cat = 0; cat < survey.cats; cat++) {
    OPENED[cat] = opensWay(survey, changes, cat, square) ? 1 : 0;
    least +=
      survey.weight[cat] * (OPENED[cat] === 1 ? OPEN_WAY : REMAINING[leastWithCard(survey, cat, cellOf(square))]);
  }
  return least;
}

/** True when a cat can walk aboard after a card. One without its colour opens no way. */
function opensWay(
  { colour, square: squares, isOpen }: Survey,
  { next }: Changes,
  cat: number,
  square: number,
): boolean {
  const terrain = TERRAIN + colour[cat] * STRIDE;
  if (isOpen[cat] === 0 && block(next.words, terrain + rowOf(square), columnOf(square)) === 0) return false;
  return canBoard(next, colour[cat], squares[cat]);
}

/** Judges every place for every card. */
export function glanceAtCards(state: State, survey: Survey): CardGlance {
  const { cats, colour: colours, costs, fromCat, toRaft } = survey;
  listHand(state);
  listHolders();
  GLANCE.origins = listOrigins(state);
  for (let cat = 0; cat < cats; cat++) {
    const colour = colours[cat];
    leastOfBlocks(fromCat[cat], costs[colour], BLOCK_COMING[cat], state.rows);
    if (cat > 0 && colours[cat - 1] === colour) continue;
    leastOfBlocks(toRaft[colour], costs[colour], BLOCK_LEAVING[colour], state.rows);
  }
  markEnds(state, survey);
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

/** What a square of a cat's colour on its way saves, beside what it costs more for being far from the raft. */
const SAVED = RECOLOUR - OWN_STEP;
/** From the top left cell of a block to the one in its middle. */
const MIDDLE = WIDTH + 1;
/** Pictures that show a colour: how many, which, and where their patches are; from colour * PICTURES. */
const PICTURES = HAND_SIZE * TURNS;
const HOLDERS = new Int32Array(32);
const HOLDER = new Int32Array(COLOUR_COUNT * PICTURES);
const HOLDER_AT = new Int32Array(COLOUR_COUNT * PICTURES);

function listHolders(): void {
  const { pictures, shown } = GLANCE;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    let holder = colour * PICTURES;
    for (let picture = 0; picture < pictures; picture++) {
      const at = shown[picture] * COLOUR_COUNT + colour;
      if (CARD_BITS[at] === 0) continue;
      HOLDER[holder] = picture;
      HOLDER_AT[holder++] = at;
    }
    HOLDERS[colour] = holder - colour * PICTURES;
  }
}

/** Least of three cells in a row, by the leftmost. */
const ACROSS = new Int32Array(CELLS);
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

/**
 * Least of every block, of what ways cost up to its cells: a way that was measured to a cell, less the cell itself. A cell
 * that no way leads to costs nearly NEVER, and is in no block or as good as that.
 */
function leastOfBlocks(far: Int32Array, costs: Uint16Array, least: Int32Array, rows: number): void {
  const end = (rows + 1) * WIDTH;
  let left = NEVER;
  let middle = NEVER;
  for (let cell = WIDTH + 1; cell < end; cell++) {
    const right = far[cell] - costs[cell];
    ACROSS[cell - 2] = Math.min(Math.min(left, middle), right);
    left = middle;
    middle = right;
  }
  for (let cell = WIDTH + 1; cell < end - 2 - 2 * WIDTH; cell++) {
    least[cell] = Math.min(Math.min(ACROSS[cell], ACROSS[cell + WIDTH]), ACROSS[cell + 2 * WIDTH]);
  }
}

function glanceForCat({ words }: State, survey: Survey, cat: number, square: number): void {
  const cost = survey.cost[cat];
  const colour = survey.colour[cat];
  const weight = survey.weight[cat];
  const row = rowOf(square);
  const column = columnOf(square);
  const path = block(survey.paths[cat], row, column);
  const least = leastWithCard(survey, cat, cellOf(square));
  const isHopeful = least < cost;
  const fromCat = block(NEAR_CAT[cat], row + 1, column);
  const toRaft = fromCat === 0 ? 0 : block(NEAR_RAFT[cat], row + 1, column);
  if (!isHopeful && path === 0 && toRaft === 0) return;
  if (isHopeful) markDoors(survey, cat, cellOf(square));
  const before = count(block(words, TERRAIN + colour * STRIDE + row, column) & path);
  const now = remainingOf(survey, cat);
  const saved = SAVED + survey.rear[cellOf(square) + MIDDLE];
  if (before > 0) spoilWithout(colour, now - weight * REMAINING[Math.min(cost + before * saved, NEVER)]);
  const end = colour * PICTURES + HOLDERS[colour];
  for (let holder = colour * PICTURES; holder < end; holder++) {
    const picture = HOLDER[holder];
    const at = HOLDER_AT[holder];
    if (toRaft !== 0 && joins(at, fromCat, toRaft)) {
      HERE[picture] += now - weight * OPEN_WAY;
      continue;
    }
    const best = costWith(at, cost, least, path, before * saved, saved);
    if (best !== cost) HERE[picture] += now - weight * REMAINING[Math.min(best, NEVER)];
  }
}

/** What a cat's way costs with a picture: as it led before, `own` saved on it by its own squares, or over one patch. */
function costWith(at: number, cost: number, least: number, path: number, own: number, saved: number): number {
  let best = cost;
  if (path !== 0) best += own - count(CARD_BITS[at] & path) * saved;
  return least < cost && least < best ? Math.min(best, crossing(PATCH_AT[at])) : best;
}

/** Pictures without a colour cover what a cat's way had of it, and open nothing. */
function spoilWithout(colour: number, loss: number): void {
  const { pictures, shown } = GLANCE;
  for (let picture = 0; picture < pictures; picture++) {
    if (CARD_BITS[shown[picture] * COLOUR_COUNT + colour] === 0) HERE[picture] += loss;
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

/** What it costs to come to each place of a block and to go on from it. */
function markDoors({ colour, costs, fromCat, toRaft }: Survey, cat: number, corner: number): void {
  const coming = fromCat[cat];
  const leaving = toRaft[colour[cat]];
  const entering = costs[colour[cat]];
  for (let place = 0; place < PLACES; place++) {
    const cell = corner + PLACE_CELL[place];
    COME[place] = coming[cell] - entering[cell];
    GO[place] = leaving[cell] - entering[cell];
  }
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
