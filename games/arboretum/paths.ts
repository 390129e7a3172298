import { cardValue, speciesOf } from './cards.ts';
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

/** The path of a species that scores most. Of equals one that needs no other species, as people see it; then the first. */
export function bestPath(grove: Grove, species: number): Path | undefined {
  let best: Path | undefined;
  for (const path of listPaths(grove, species)) {
    if (!best || path.points > best.points || (path.points === best.points && isPure(path) && !isPure(best)))
      best = path;
  }
  return best;
}

function isPure({ cards }: Path): boolean {
  return cards.every((card) => speciesOf(card) === speciesOf(cards[0]));
}

/*
 * The same for scores and search, without listing paths. A path climbs from a card to a higher one beside it; taking the
 * cards from the highest to the lowest, whatever a card leads to is known when it is taken. All species are followed at
 * once: what the ways on from a card are worth is one word, five bits for each of six last species (a *lane*; no way is
 * worth more than 10, and the fifth bit is for comparing). Ten species take two words, one after the other.
 *
 * Scratch space, filled by `rank`: the cards, the highest value first, and where they are.
 */
const GRID = 2 * (FARTHEST + 2) + 1;
const ROOM = CARD_TOTAL + 64;
const CARD = new Uint8Array(ROOM);
const SQUARE = new Uint16Array(ROOM);
/** Cards of each species, and behind them places for the sorting. */
const COUNTS = new Uint8Array(ROOM);
const BUCKETS = SPECIES_TOTAL;
/** What the ways on from the card on a square are worth, the card included; 0 where there is no card, or none yet. */
const WAYS = new Int32Array(GRID * GRID);
/** Points of the best path of each species. */
const TOP = new Int32Array(ROOM);

const LANES = 6;
const LANE_BITS = 5;
/** In each lane the lowest bit, the bits of a number, and the bit above them. */
const ONES = 0b00001_00001_00001_00001_00001_00001;
const NUMBERS = ONES * 15;
const GUARDS = ONES * 16;

const LONG_ENOUGH = SAME_SPECIES_LENGTH * POINTS_PER_CARD;

/** Points of the best path of each wanted species (a bit each), 0 without one, at `into[species]`; others are left alone. */
export function bestPoints(grove: Grove, wanted: number, into: Int32Array): void {
  const there = rank(grove);
  for (let species = 0; species < SPECIES_TOTAL; species++) TOP[species] = 0;
  climb(grove, 0);
  if ((wanted & there) >> LANES) climb(grove, LANES);
  for (let species = 0; species < SPECIES_TOTAL; species++) {
    if (!((wanted >> species) & 1)) continue;
    // Four cards of one species are a path of four cards anyway.
    const isLong = TOP[species] >= LONG_ENOUGH && COUNTS[species] >= SAME_SPECIES_LENGTH;
    into[species] = isLong ? Math.max(TOP[species], bestPure(grove, species)) : TOP[species];
  }
}

/** Pairs of neighbours in rising order: what paths are made of. */
export function countSteps(grove: Grove): number {
  const { words, width, placed } = grove;
  let steps = 0;
  for (let i = 0; i < placed; i++) {
    const square = grove.placedAt(i);
    const value = (words[square] - 1) & 7;
    steps += isHigher(words[square - width], value) + isHigher(words[square - 1], value);
    steps += isHigher(words[square + 1], value) + isHigher(words[square + width], value);
  }
  return steps;
}

/** 1 for a cell with a card of more than this value. A bare cell is 0 and an open one 256 or more; a card is from 1 to 80. */
function isHigher(cell: number, value: number): number {
  return (cell - 1) >>> 0 < 255 && ((cell - 1) & 7) > value ? 1 : 0;
}

/** Number of different species in a grove (A12). */
export function speciesIn(grove: Grove): number {
  let species = 0;
  for (let i = 0; i < grove.placed; i++) species |= 1 << speciesOf(grove.cardAt(grove.placedAt(i)));
  let count = 0;
  for (; species > 0; species &= species - 1) count++;
  return count;
}

/** Fills the scratch space; returns the species that are there, a bit each. */
function rank(grove: Grove): number {
  const { words, placed } = grove;
  let there = 0;
  // Loops rather than `fill`: for so few numbers the call costs more.
  for (let at = 0; at <= BUCKETS + VALUES; at++) COUNTS[at] = 0;
  for (let i = 0; i < placed; i++) {
    const card = words[grove.placedAt(i)] - 1;
    COUNTS[BUCKETS + VALUES - (card & 7)]++;
    COUNTS[card >> 3]++;
    there |= 1 << (card >> 3);
  }
  for (let value = 1; value <= VALUES; value++) COUNTS[BUCKETS + value] += COUNTS[BUCKETS + value - 1];
  for (let i = 0; i < placed; i++) {
    const square = grove.placedAt(i);
    const card = words[square] - 1;
    const place = COUNTS[BUCKETS + VALUES - 1 - (card & 7)]++;
    CARD[place] = card;
    SQUARE[place] = square;
  }
  return there;
}

/** A11 without the bonus for one species, into TOP: a point a card, one more for a first 1, two more for a last 8. */
function climb({ words, width, placed }: Grove, firstSpecies: number): void {
  for (let place = 0; place < placed; place++) {
    const card = CARD[place];
    const square = SQUARE[place];
    const beside = better(wayTo(words, square - width, card), wayTo(words, square - 1, card));
    const around = better(wayTo(words, square + 1, card), wayTo(words, square + width, card));
    let ways = better(beside, around);
    // A point for this card in every lane that has a way.
    ways += ((ways + NUMBERS) & GUARDS) >> 4;
    const species = card >> 3;
    const lane = species - firstSpecies;
    if (lane >>> 0 < LANES) {
      const own = (ways >> (lane * LANE_BITS)) & 15;
      if (own === 0) ways += LAST_POINTS[card & 7] << (lane * LANE_BITS);
      else TOP[species] = Math.max(TOP[species], own + FIRST_POINTS[card & 7]);
    }
    WAYS[square] = ways;
  }
  for (let place = 0; place < placed; place++) WAYS[SQUARE[place]] = 0;
}

/** The ways on from the card on a square, to whoever comes from this one: none where both have the same value. */
function wayTo(words: Uint16Array, square: number, from: number): number {
  return WAYS[square] & (-((words[square] - 1 - from) & 7) >> 31);
}

/** The better of two words, lane by lane. */
function better(a: number, b: number): number {
  const kept = ((a | GUARDS) - b) & GUARDS;
  const mask = kept - (kept >> 4);
  return (a & mask) | (b & ~mask);
}

/** Points of a card as the last of a path, and what it adds as the first, by value from 0. */
const LAST_POINTS = new Int16Array(ROOM).fill(POINTS_PER_CARD);
LAST_POINTS[VALUES - 1] += ENDS_WITH_8;
const FIRST_POINTS = new Int16Array(ROOM);
FIRST_POINTS[0] = STARTS_WITH_1;

/** Where the cards of one species are among the ranked ones, and their longest climbs: to any card, and to the 8. */
const OWN = new Uint8Array(ROOM);
const LENGTH = new Int16Array(ROOM);
const LENGTH_TO_8 = new Int16Array(ROOM);
/** Less than any climb can make up for. */
const NEVER = -100;

/** Paths of four cards or more, all of the species. The longest one, and the longest that ends with 8, are enough. */
function bestPure({ width, placed }: Grove, species: number): number {
  let count = 0;
  let top = 0;
  for (let place = 0; place < placed; place++) {
    const card = CARD[place];
    if (card >> 3 !== species) continue;
    LENGTH[count] = 1;
    LENGTH_TO_8[count] = (card & 7) === VALUES - 1 ? 1 : NEVER;
    for (let i = 0; i < count; i++) {
      const distance = Math.abs(SQUARE[OWN[i]] - SQUARE[place]);
      if ((distance !== 1 && distance !== width) || CARD[OWN[i]] === card) continue;
      LENGTH[count] = Math.max(LENGTH[count], LENGTH[i] + 1);
      LENGTH_TO_8[count] = Math.max(LENGTH_TO_8[count], LENGTH_TO_8[i] + 1);
    }
    const first = FIRST_POINTS[card & 7];
    top = Math.max(top, purePoints(LENGTH[count], first), purePoints(LENGTH_TO_8[count], first + ENDS_WITH_8));
    OWN[count++] = place;
  }
  return top;
}

function purePoints(length: number, bonus: number): number {
  return length >= SAME_SPECIES_LENGTH ? length * (POINTS_PER_CARD + SAME_SPECIES_BONUS) + bonus : 0;
}
