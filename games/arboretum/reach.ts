import {
  ENDS_WITH_8,
  POINTS_PER_CARD,
  SAME_SPECIES_BONUS,
  SAME_SPECIES_LENGTH,
  SPECIES_TOTAL,
  STARTS_WITH_1,
  VALUES,
} from './components.ts';
import type { Grove } from './grove.ts';

/** Entries of a square in a table: one for each species, and one for climbs of the card's own species alone. */
const ROW = 16;
const PURE = SPECIES_TOTAL;
/** Less than any path can make up for. */
const NEVER = -64;
const EACH_PURE = POINTS_PER_CARD + SAME_SPECIES_BONUS;

/** Bonus of a card at the lower and at the upper end of a path, by value from 0. */
const FIRST = new Int8Array(64);
FIRST[0] = STARTS_WITH_1;
const LAST = new Int8Array(64);
LAST[VALUES - 1] = ENDS_WITH_8;

/**
 * How far paths lead in one grove (A10, A11): tells what the next card would add to them without planting it.
 *
 * `down` and `up` have a row for each square with a card. `down` is worth the best climb from a card of the species to this
 * one, `up` the best climb from this one to a card of the species; both count this card and the bonus at the far end. The
 * entry PURE is for climbs of this card's own species alone: twice the number of cards, plus 1 if the bonus is to be had.
 * The longest is always best there, since a card counts 2 and a bonus at most 2.
 */
export class Reach {
  /** Best path of each species, whoever may score it; 0 without one. */
  readonly points = new Int32Array(32);
  /** Cards of each species. */
  readonly counts = new Int32Array(32);
  readonly gained = new Float64Array(16);
  private down = new Int8Array(0);
  private up = new Int8Array(0);
  private words: Uint16Array = new Uint16Array(0);
  private width = 0;
  private species = 0;
  /** Squares from the lowest card to the highest. */
  private readonly sorted = new Uint16Array(256);
  private readonly places = new Uint16Array(64);
  /** Squares with cards beside the one that `stand` was told. */
  private readonly beside = new Int32Array(32);
  besideCount = 0;
  /** Those of them that are lower and higher than the card in question. */
  private readonly lows = new Int32Array(32);
  private readonly highs = new Int32Array(32);
  private lowCount = 0;
  private highCount = 0;

  /** Reads a grove; `species` are those in play, a bit each. */
  read(grove: Grove, species: number): void {
    const { width, words, placed } = grove;
    if (this.up.length < width * width * ROW) {
      this.down = new Int8Array(width * width * ROW);
      this.up = new Int8Array(width * width * ROW);
    }
    this.words = words;
    this.width = width;
    this.species = 32 - Math.clz32(species);
    this.points.fill(0);
    this.sort(grove);
    for (let at = 0; at < placed; at++) this.climbTo(this.sorted[at]);
    for (let at = placed - 1; at >= 0; at--) this.climbFrom(this.sorted[at]);
  }

  /** Cards beside an open square; `gain` and `cardBeside` are about this square from now on. */
  stand(square: number): number {
    const { words, beside, width } = this;
    let count = 0;
    beside[count] = square - width;
    count += isCard(words[square - width]);
    beside[count] = square - 1;
    count += isCard(words[square - 1]);
    beside[count] = square + 1;
    count += isCard(words[square + 1]);
    beside[count] = square + width;
    count += isCard(words[square + width]);
    this.besideCount = count;
    return count;
  }

  /** The `index`-th card beside the square. */
  cardBeside(index: number): number {
    return this.words[this.beside[index]] - 1;
  }

  /** Points that the paths would gain by this card there, those of each species times its weight. */
  gain(card: number, weights: Float64Array): number {
    this.weighGain(card, weights);
    return this.gained[0];
  }

  /** The same, left in `gained`: V8 makes an object of every fraction that a function returns. */
  weighGain(card: number, weights: Float64Array): void {
    const { points, species, gained } = this;
    const own = card >> 3;
    if (this.besideCount === 1) {
      gained[0] = Math.max(0, this.pathBeside(card) - points[own]) * weights[own];
      return;
    }
    this.compare(card);
    const best = Math.max(
      mixedPath(card, this.below(own), this.above(own)),
      purePath(card, this.pureBelow(own), this.pureAbove(own)),
    );
    gained[0] = Math.max(0, best - points[own]) * weights[own];
    // For the other species it is a link between a lower card and a higher one, or nothing.
    if (this.lowCount === 0 || this.highCount === 0) return;
    for (let other = 0; other < species; other++) {
      if (other === own) continue;
      const more = this.below(other) + POINTS_PER_CARD + this.above(other) - points[other];
      if (more > 0) gained[0] += more * weights[other];
    }
  }

  /** The best path of the card's own species where one card alone is beside the square: most squares are such. */
  private pathBeside(card: number): number {
    const { words, beside, down, up } = this;
    const square = beside[0];
    const other = words[square] - 1;
    const own = card >> 3;
    const row = square * ROW;
    const apart = (other & 7) - (card & 7);
    if (apart === 0) return 0;
    const pure = other >> 3 === own;
    if (apart < 0)
      return Math.max(mixedPath(card, down[row + own], NEVER), pure ? purePath(card, down[row + PURE], 0) : 0);
    return Math.max(mixedPath(card, NEVER, up[row + own]), pure ? purePath(card, 0, up[row + PURE]) : 0);
  }

  private sort(grove: Grove): void {
    const { words, places, sorted, counts } = this;
    const { placed } = grove;
    places.fill(0, 0, VALUES + 1);
    counts.fill(0);
    for (let i = 0; i < placed; i++) {
      const card = words[grove.placedAt(i)] - 1;
      counts[card >> 3]++;
      places[(card & 7) + 1]++;
    }
    for (let value = 1; value <= VALUES; value++) places[value] += places[value - 1];
    for (let i = 0; i < placed; i++) {
      const square = grove.placedAt(i);
      sorted[places[(words[square] - 1) & 7]++] = square;
    }
  }

  private climbTo(square: number): void {
    const { down, species, points } = this;
    const card = this.meet(square);
    const own = card >> 3;
    const row = square * ROW;
    const pure = this.pureBelow(own);
    points[own] = Math.max(points[own], mixedPath(card, this.below(own), NEVER), purePath(card, pure, 0));
    for (let each = 0; each < species; each++) down[row + each] = this.below(each) + POINTS_PER_CARD;
    if (down[row + own] < 0) down[row + own] = POINTS_PER_CARD + FIRST[card & 7];
    down[row + PURE] = 2 + (pure > 0 ? pure : Math.sign(FIRST[card & 7]));
  }

  private climbFrom(square: number): void {
    const { up, species } = this;
    const card = this.meet(square);
    const own = card >> 3;
    const row = square * ROW;
    const pure = this.pureAbove(own);
    for (let each = 0; each < species; each++) up[row + each] = this.above(each) + POINTS_PER_CARD;
    if (up[row + own] < 0) up[row + own] = POINTS_PER_CARD + LAST[card & 7];
    up[row + PURE] = 2 + (pure > 0 ? pure : Math.sign(LAST[card & 7]));
  }

  /** The card on a square, once those beside it are compared with it. */
  private meet(square: number): number {
    const card = this.words[square] - 1;
    this.stand(square);
    this.compare(card);
    return card;
  }

  /** Sorts the cards beside the square by whether they are lower or higher than this one; equal ones lead nowhere. */
  private compare(card: number): void {
    const { words, beside, besideCount, lows, highs } = this;
    const value = card & 7;
    let low = 0;
    let high = 0;
    for (let at = 0; at < besideCount; at++) {
      const square = beside[at];
      const other = (words[square] - 1) & 7;
      lows[low] = highs[high] = square;
      if (other < value) low++;
      else if (other > value) high++;
    }
    this.lowCount = low;
    this.highCount = high;
  }

  private below(species: number): number {
    return bestClimb(this.down, this.lows, this.lowCount, species);
  }

  private above(species: number): number {
    return bestClimb(this.up, this.highs, this.highCount, species);
  }

  private pureBelow(species: number): number {
    return bestPureClimb(this.words, this.down, this.lows, this.lowCount, species);
  }

  private pureAbove(species: number): number {
    return bestPureClimb(this.words, this.up, this.highs, this.highCount, species);
  }
}

/** The best climb to a card of the species among the first `count` squares. */
function bestClimb(climbs: Int8Array, squares: Int32Array, count: number, species: number): number {
  let best = NEVER;
  for (let at = 0; at < count; at++) best = Math.max(best, climbs[squares[at] * ROW + species]);
  return best;
}

/** The same over cards of the species alone; 0 where there is none. */
function bestPureClimb(
  words: Uint16Array,
  climbs: Int8Array,
  squares: Int32Array,
  count: number,
  species: number,
): number {
  let best = 0;
  for (let at = 0; at < count; at++) {
    if ((words[squares[at]] - 1) >> 3 === species) best = Math.max(best, climbs[squares[at] * ROW + PURE]);
  }
  return best;
}

/** A path of the card's own species through it, from the best climbs to and from it; 0 where there is neither. */
function mixedPath(card: number, below: number, above: number): number {
  if (below < 0 && above < 0) return 0;
  const first = below < 0 ? FIRST[card & 7] : below;
  const last = above < 0 ? LAST[card & 7] : above;
  return first + POINTS_PER_CARD + last;
}

/** The same for four cards and more that are all of the species. */
function purePath(card: number, below: number, above: number): number {
  const length = (below >> 1) + 1 + (above >> 1);
  if (length < SAME_SPECIES_LENGTH) return 0;
  const first = below > 0 ? (below & 1) * STARTS_WITH_1 : FIRST[card & 7];
  const last = above > 0 ? (above & 1) * ENDS_WITH_8 : LAST[card & 7];
  return length * EACH_PURE + first + last;
}

function isCard(cell: number): number {
  return (cell - 1) >>> 0 < 255 ? 1 : 0;
}
