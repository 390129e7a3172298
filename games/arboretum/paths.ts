import { cardOf, cardValue, speciesOf } from './cards.ts';
import {
  CARD_TOTAL,
  ENDS_WITH_8,
  POINTS_PER_CARD,
  SAME_SPECIES_BONUS,
  SAME_SPECIES_LENGTH,
  SHORTEST_PATH,
  SPECIES_TOTAL,
  STARTS_WITH_1,
  VALUES,
} from './components.ts';
import { FARTHEST } from './geometry.ts';
import type { Grove } from './grove.ts';

/** A path through an arboretum (A10), its squares and cards from the lowest to the highest. */
export interface Path {
  readonly squares: readonly number[];
  readonly cards: readonly number[];
  readonly points: number;
}

/** A11: the points of a path, whoever may score it. */
export function pathPoints(cards: readonly number[]): number {
  const each = pointsEach(cards);
  let sum = 0;
  for (let index = 0; index < cards.length; index++) sum += each + endPoints(cards, index);
  return sum;
}

/** A11: what each card of a path adds to its points. */
export function cardPoints(cards: readonly number[]): number[] {
  const each = pointsEach(cards);
  return cards.map((_, index) => each + endPoints(cards, index));
}

function pointsEach(cards: readonly number[]): number {
  const species = speciesOf(cards[0]);
  const same = cards.length >= SAME_SPECIES_LENGTH && cards.every((card) => speciesOf(card) === species);
  return POINTS_PER_CARD + (same ? SAME_SPECIES_BONUS : 0);
}

/** What a first 1 and a last 8 bring beyond that. */
function endPoints(cards: readonly number[], index: number): number {
  const value = cardValue(cards[index]);
  if (index === 0) return value === 1 ? STARTS_WITH_1 : 0;
  return index === cards.length - 1 && value === VALUES ? ENDS_WITH_8 : 0;
}

/** Every path of a species (A10), parts of longer ones included. */
export function listPaths(grove: Grove, species: number): Path[] {
  const found: Path[] = [];
  const squares: number[] = [];
  const walkOn = (square: number): void => {
    squares.push(square);
    const card = grove.cardAt(square);
    if (squares.length >= SHORTEST_PATH && speciesOf(card) === species) {
      const cards = squares.map((each) => grove.cardAt(each));
      found.push({ squares: [...squares], cards, points: pathPoints(cards) });
    }
    for (const step of [-grove.width, 1, grove.width, -1]) {
      const next = grove.cardAt(square + step);
      if (next >= 0 && cardValue(next) > cardValue(card)) walkOn(square + step);
    }
    squares.pop();
  };
  const starts = new Set(Array.from({ length: grove.placed }, (_, index) => grove.placedAt(index)));
  for (const square of starts) if (speciesOf(grove.cardAt(square)) === species) walkOn(square);
  return found;
}

/** The path of a species that scores most; the first of equals. */
export function bestPath(grove: Grove, species: number): Path | undefined {
  let best: Path | undefined;
  for (const path of listPaths(grove, species)) if (!best || path.points > best.points) best = path;
  return best;
}

/*
 * The same for scores and search, without listing paths. A path climbs by steps from a card to a higher one beside it;
 * taking the steps from the highest to the lowest, whatever a step leads to is known when it is taken.
 * Scratch space, filled by `rank`; cards go by their rank, the highest value first:
 */
const GRID = 2 * (FARTHEST + 2) + 1;
const ROOM = CARD_TOTAL + 64;
const RANK_AT = new Uint16Array(GRID * GRID);
const CARD = new Uint8Array(ROOM);
const SQUARE = new Uint16Array(ROOM);
/** Where each step starts and where it leads, as ranks. */
const LOW = new Uint8Array(4 * ROOM);
const HIGH = new Uint8Array(4 * ROOM);
/** Cards of each species, and behind them places for the sorting. */
const COUNTS = new Uint8Array(ROOM);
const BUCKETS = SPECIES_TOTAL;
/** What the best way on from a card is worth, itself included; what is added if it is the first of the path. */
const BEST = new Int16Array(ROOM);
const FIRST = new Int16Array(ROOM);
const BEST_TO_8 = new Int16Array(ROOM);
/** Less than any path can make up for. */
const NEVER = -100;

/** Points of the best path of each wanted species (a bit each), 0 without one, at `into[species]`; others are left alone. */
export function bestPoints(grove: Grove, wanted: number, into: Int32Array): void {
  const steps = rank(grove);
  for (let species = 0; species < SPECIES_TOTAL; species++) {
    if (!((wanted >> species) & 1)) continue;
    const count = COUNTS[species];
    let points = count >= SHORTEST_PATH ? bestMixed(grove.placed, steps, species) : 0;
    if (points > 0 && count >= SAME_SPECIES_LENGTH) points = Math.max(points, bestPure(grove.placed, steps, species));
    into[species] = points;
  }
}

/** Pairs of neighbours in rising order: what paths are made of. */
export function countSteps(grove: Grove): number {
  return rank(grove);
}

/** Number of different species in a grove (A12). */
export function speciesIn(grove: Grove): number {
  let species = 0;
  for (let i = 0; i < grove.placed; i++) species |= 1 << speciesOf(grove.cardAt(grove.placedAt(i)));
  let count = 0;
  for (; species > 0; species &= species - 1) count++;
  return count;
}

/** Fills the scratch space; returns the number of steps. */
function rank(grove: Grove): number {
  const { words, width, placed } = grove;
  COUNTS.fill(0, 0, BUCKETS + VALUES + 1);
  for (let i = 0; i < placed; i++) {
    const card = words[grove.placedAt(i)] - 1;
    COUNTS[BUCKETS + VALUES - (card & 7)]++;
    COUNTS[card >> 3]++;
  }
  for (let value = 1; value <= VALUES; value++) COUNTS[BUCKETS + value] += COUNTS[BUCKETS + value - 1];
  for (let i = 0; i < placed; i++) {
    const square = grove.placedAt(i);
    const card = words[square] - 1;
    const place = COUNTS[BUCKETS + VALUES - 1 - (card & 7)]++;
    CARD[place] = card;
    SQUARE[place] = square;
    RANK_AT[square] = place;
  }
  let steps = 0;
  for (let place = 0; place < placed; place++) {
    const square = SQUARE[place];
    steps = addStep(words, place, square - width, steps);
    steps = addStep(words, place, square + 1, steps);
    steps = addStep(words, place, square + width, steps);
    steps = addStep(words, place, square - 1, steps);
  }
  return steps;
}

/** Adds the step to a neighbour if that is higher. Written in any case, counted if so: nobody can foretell it. */
function addStep(words: Uint16Array, place: number, square: number, steps: number): number {
  LOW[steps] = place;
  HIGH[steps] = RANK_AT[square];
  // A bare cell is 0 and an open one 256 or more; a card is from 1 to 80.
  const cell = words[square] - 1;
  return cell >>> 0 < 255 && (cell & 7) > (CARD[place] & 7) ? steps + 1 : steps;
}

/** A11 without the bonus for one species: a point a card, one more for a first 1, two more for a last 8. */
function bestMixed(placed: number, steps: number, species: number): number {
  for (let place = 0; place < placed; place++) {
    const card = CARD[place];
    const own = card >> 3 === species;
    BEST[place] = own ? LAST_POINTS[card & 7] : NEVER;
    FIRST[place] = own ? FIRST_POINTS[card & 7] : NEVER;
  }
  let top = 0;
  for (let step = 0; step < steps; step++) {
    const low = LOW[step];
    const points = BEST[HIGH[step]] + POINTS_PER_CARD;
    BEST[low] = Math.max(BEST[low], points);
    top = Math.max(top, points + FIRST[low]);
  }
  return top;
}

/** Points of a card as the last of a path, and what it adds as the first, by value from 0. */
const LAST_POINTS = new Int16Array(ROOM).fill(POINTS_PER_CARD);
LAST_POINTS[VALUES - 1] += ENDS_WITH_8;
const FIRST_POINTS = new Int16Array(ROOM);
FIRST_POINTS[0] = STARTS_WITH_1;

/** Paths of four cards or more, all of the species. The longest one, and the longest that ends with 8, are enough. */
function bestPure(placed: number, steps: number, species: number): number {
  for (let place = 0; place < placed; place++) {
    const card = CARD[place];
    BEST[place] = card >> 3 === species ? 1 : NEVER;
    BEST_TO_8[place] = card === cardOf(species, VALUES) ? 1 : NEVER;
  }
  let top = 0;
  for (let step = 0; step < steps; step++) {
    const low = LOW[step];
    const high = HIGH[step];
    if (CARD[low] >> 3 !== species) continue;
    BEST[low] = Math.max(BEST[low], BEST[high] + 1);
    BEST_TO_8[low] = Math.max(BEST_TO_8[low], BEST_TO_8[high] + 1);
    const first = FIRST_POINTS[CARD[low] & 7];
    top = Math.max(top, purePoints(BEST[low], first), purePoints(BEST_TO_8[low], first + ENDS_WITH_8));
  }
  return top;
}

function purePoints(length: number, bonus: number): number {
  return length >= SAME_SPECIES_LENGTH ? length * (POINTS_PER_CARD + SAME_SPECIES_BONUS) + bonus : 0;
}
