import { CHANCE, type Move, OVER } from '../../../core/game.ts';
import type { Random } from '../../../core/random.ts';
import { FULL_HAND, HAND_SIZE, MAX_SEATS, SPECIES_TOTAL, VALUES } from '../components.ts';
import type { ArboretumPosition } from '../position.ts';
import { Reach } from '../reach.ts';
import { DECK, DISCARD, listDraws, PLACE, placedCard, placement, squareOf, TAKE } from '../rules.ts';
import { DISCARDING, DRAWING, HAND_ROOM, HANDS, HELD, PLACING, SEEN } from '../state.ts';
import { Claims, type ClaimTuning } from './claims.ts';

/** What the quick player cares for, in points; found by play against itself. */
export interface Tuning extends ClaimTuning {
  /** What the right to a species is worth beyond the paths there are, for each card in the deck. */
  readonly futureRight: number;
  /** How much more of that for every card of the species, in hand or planted. */
  readonly futureRightPerCard: number;
  /** A rival's path, kept from it, against one's own. */
  readonly denial: number;
  /** A rival's path yet to be, for each card in the deck and each one that it has planted of the species. */
  readonly rivalGrowth: number;
  /** A card in hand against one in the arboretum. */
  readonly keeping: number;
  /** Two neighbours one apart in value, for each card in the deck; less for each step that they are farther apart. */
  readonly link: number;
  readonly linkFade: number;
  /** The same where they are of one species. */
  readonly sameSpecies: number;
  /** A card thrown away may serve a rival: its value times the rival's path. */
  readonly helpToRival: number;
  /** What a card from the deck promises … */
  readonly deckCard: number;
  readonly deckPerCard: number;
  /** … and what it is worth to end the game sooner for each point of lead. */
  readonly endingSooner: number;
  /** Whoever empties the deck has the last word and knows all hands: worth so much, … */
  readonly lastCard: number;
  /** … and so much less is it worth to leave that to the next. */
  readonly lastCardGivenUp: number;
}

/**
 * Judges moves at a glance, by what the seat to act may know: the hand is half of the score, so a card is worth as much
 * held as it secures the right to score, for oneself or against a rival, and as much planted as it adds to paths.
 */
export class QuickPlayer {
  private readonly tuning: Tuning;
  private readonly claims: Claims;
  private readonly reaches: readonly Reach[] = Array.from({ length: MAX_SEATS }, () => new Reach());
  /** Chance to score each species with the hand as it is: the weight of its points. */
  private readonly weights = new Float64Array(32);
  private readonly stakes = new Float64Array(32);
  /** The best path that any rival has of each species. */
  private readonly theirs = new Float64Array(32);
  private readonly links = new Float64Array(2 * VALUES + 32);
  /** For each card of the hand: what it is worth to keep, the right that is left without it, its best place. */
  private readonly keeps = new Float64Array(32);
  private readonly rights = new Float64Array(32);
  private readonly places = new Float64Array(128);
  private readonly promised = new Float64Array(16);
  private readonly moves = new Int32Array(32);

  constructor(tuning: Tuning) {
    this.tuning = tuning;
    this.claims = new Claims(tuning);
    for (let apart = 1; apart < VALUES; apart++) {
      this.links[apart] = tuning.link * tuning.linkFade ** (apart - 1);
      this.links[VALUES + apart] = this.links[apart] * tuning.sameSpecies;
    }
  }

  /** Plays on for so many turns after this one, every seat by the same tuning; to the end where that is near. */
  playOn(position: ArboretumPosition, turns: number, dice: Random): void {
    this.begin(position);
    // Discarding goes by what was found out for the planting, which was somebody else's move here.
    if (position.phase === DISCARDING) this.claims.read(position, position.mover, this.reaches);
    let left = turns;
    while (position.turn !== OVER) {
      if (position.turn === CHANCE) position.play(position.roll(dice));
      else {
        if (isNewTurn(position) && left-- <= 0 && position.deck > NEAR_END) return;
        this.playOne(position);
      }
    }
  }

  /** How good each move looks to the seat to act, in points. */
  rank(position: ArboretumPosition, moves: ArrayLike<Move>, count: number, worth: Float64Array): void {
    this.begin(position);
    this.readStakes(position);
    if (position.phase === DRAWING) {
      const deck = this.worthOfDeck(position);
      for (let at = 0; at < count; at++) {
        const move = moves[at];
        worth[at] = move === DECK ? deck : this.worthOfCard(position, position.topOf(move - TAKE));
      }
      return;
    }
    this.weighHand(position);
    for (let at = 0; at < count; at++) {
      const move = moves[at];
      worth[at] =
        move < PLACE
          ? -this.costOfDiscard(position, indexIn(position, move - DISCARD))
          : this.worthOfPlacement(position, placedCard(move), squareOf(move));
    }
  }

  /** Reads all groves; from here on `playOne` keeps up with what it plays itself. */
  begin(position: ArboretumPosition): void {
    for (let seat = 0; seat < position.seats; seat++) this.reaches[seat].read(position.groves[seat], position.species);
  }

  playOne(position: ArboretumPosition): void {
    const { phase, mover } = position;
    if (phase === DRAWING) position.play(this.chooseDraw(position));
    else if (phase === PLACING) {
      const move = this.choosePlacement(position);
      position.play(move);
      this.claims.forgo(placedCard(move));
      this.reaches[mover].read(position.groves[mover], position.species);
    } else position.play(this.chooseDiscard(position));
  }

  private chooseDraw(position: ArboretumPosition): Move {
    const { moves } = this;
    const count = listDraws(position, moves);
    if (count === 1) return moves[0];
    this.readStakes(position);
    let best = moves[0];
    let bestWorth = best === DECK ? this.worthOfDeck(position) : Number.NEGATIVE_INFINITY;
    for (let at = best === DECK ? 1 : 0; at < count; at++) {
      const worth = this.worthOfCard(position, position.topOf(moves[at] - TAKE));
      if (worth > bestWorth) {
        bestWorth = worth;
        best = moves[at];
      }
    }
    return best;
  }

  private choosePlacement(position: ArboretumPosition): Move {
    this.readStakes(position);
    this.weighHand(position);
    this.findPlaces(position);
    const hand = HANDS + position.mover * HAND_ROOM;
    let best = 0;
    let bestWorth = Number.NEGATIVE_INFINITY;
    for (let index = 0; index < FULL_HAND; index++) {
      const worth = this.places[position.words[hand + index] >> 1] - this.tuning.keeping * this.keeps[index];
      if (worth > bestWorth) {
        bestWorth = worth;
        best = index;
      }
    }
    const card = position.words[hand + best] >> 1;
    return placement(card, SQUARES[card]);
  }

  private chooseDiscard(position: ArboretumPosition): Move {
    // What was found out for the planting still serves: the grove has grown by one card since.
    this.weighSpecies(position);
    this.weighHand(position);
    const hand = HANDS + position.mover * HAND_ROOM;
    const count = position.words[SEEN + position.mover];
    let best = 0;
    let bestCost = Number.POSITIVE_INFINITY;
    for (let index = 0; index < count; index++) {
      const cost = this.costOfDiscard(position, index);
      if (cost < bestCost) {
        bestCost = cost;
        best = index;
      }
    }
    return DISCARD + (position.words[hand + best] >> 1);
  }

  /** What is at stake in each species, and the chances to score it. */
  private readStakes(position: ArboretumPosition): void {
    this.claims.read(position, position.mover, this.reaches);
    this.weighSpecies(position);
  }

  private weighSpecies(position: ArboretumPosition): void {
    const { claims, weights, stakes, theirs, reaches, tuning } = this;
    const { mover, seats, species } = position;
    const futureRight = tuning.futureRight * position.deck;
    const rivalGrowth = tuning.rivalGrowth * position.deck;
    const denial = position.deck > 0 ? tuning.denial : 1;
    for (let each = 0; each < SPECIES_TOTAL; each++) {
      weights[each] = 0;
      theirs[each] = 0;
      if (!((species >> each) & 1)) continue;
      let rival = 0;
      for (let seat = 0; seat < seats; seat++) {
        if (seat === mover) continue;
        rival = Math.max(rival, reaches[seat].points[each] + rivalGrowth * reaches[seat].counts[each]);
      }
      const { points, counts } = reaches[mover];
      const cards = counts[each] + COUNTS[claims.held[each]];
      theirs[each] = rival;
      weights[each] = claims.chance(each, claims.held[each]);
      stakes[each] = points[each] + denial * rival + futureRight * (1 + tuning.futureRightPerCard * cards);
    }
  }

  private weighHand(position: ArboretumPosition): void {
    const { claims, keeps, rights, stakes, weights } = this;
    const hand = HANDS + position.mover * HAND_ROOM;
    const count = position.words[SEEN + position.mover];
    for (let index = 0; index < count; index++) {
      const card = position.words[hand + index] >> 1;
      const species = card >> 3;
      rights[index] = claims.chance(species, claims.held[species] & ~(1 << (card & 7)));
      keeps[index] = stakes[species] * (weights[species] - rights[index]);
    }
  }

  /** The best square for each card of the hand, without regard to what it is worth in hand. */
  private findPlaces(position: ArboretumPosition): void {
    const { places, rights, promised } = this;
    const { mover, words } = position;
    const grove = position.groves[mover];
    const reach = this.reaches[mover];
    const hand = HANDS + mover * HAND_ROOM;
    const count = words[SEEN + mover];
    for (let index = 0; index < count; index++) places[words[hand + index] >> 1] = Number.NEGATIVE_INFINITY;
    for (let open = grove.openCount - 1; open >= 0; open--) {
      const square = grove.openAt(open);
      reach.stand(square);
      for (let index = 0; index < count; index++) {
        const card = words[hand + index] >> 1;
        this.promise(position, reach, card, rights[index]);
        if (promised[0] > places[card]) {
          places[card] = promised[0];
          SQUARES[card] = square;
        }
      }
    }
  }

  /** What a card adds to the arboretum on the square where `reach` stands; left in `promised`. */
  private promise(position: ArboretumPosition, reach: Reach, card: number, right: number): void {
    const { weights, links, promised } = this;
    const species = card >> 3;
    const kept = weights[species];
    weights[species] = right;
    reach.weighGain(card, weights);
    weights[species] = kept;
    let linked = 0;
    for (let at = reach.besideCount - 1; at >= 0; at--) {
      const other = reach.cardBeside(at);
      const sameSpecies = other >> 3 === species ? VALUES : 0;
      linked += links[Math.abs((other & 7) - (card & 7)) + sameSpecies];
    }
    promised[0] = reach.gained[0] + position.deck * linked;
  }

  private worthOfPlacement(position: ArboretumPosition, card: number, square: number): number {
    const reach = this.reaches[position.mover];
    const index = indexIn(position, card);
    reach.stand(square);
    this.promise(position, reach, card, this.rights[index]);
    return this.promised[0] - this.tuning.keeping * this.keeps[index];
  }

  private costOfDiscard(position: ArboretumPosition, index: number): number {
    const card = position.words[HANDS + position.mover * HAND_ROOM + index] >> 1;
    const { keeping, helpToRival } = this.tuning;
    const given = helpToRival * this.theirs[card >> 3] * ((card & 7) + 1);
    return keeping * this.keeps[index] + given;
  }

  /** A card to come, held or planted, whichever is better. */
  private worthOfCard(position: ArboretumPosition, card: number): number {
    const { claims, weights, stakes, tuning } = this;
    const { mover } = position;
    const grove = position.groves[mover];
    const reach = this.reaches[mover];
    const species = card >> 3;
    const right = claims.chance(species, claims.held[species] | (1 << (card & 7)));
    let best = tuning.keeping * stakes[species] * (right - weights[species]);
    for (let open = grove.openCount - 1; open >= 0; open--) {
      reach.stand(grove.openAt(open));
      this.promise(position, reach, card, weights[species]);
      if (this.promised[0] > best) best = this.promised[0];
    }
    return best;
  }

  /** What a card from the deck does to who will empty it. */
  private worthOfEnding(position: ArboretumPosition): number {
    const draws = FULL_HAND - position.held(position.mover);
    if (position.deck <= draws) return this.tuning.lastCard;
    return position.deck <= FULL_HAND - HAND_SIZE + 1 ? -this.tuning.lastCardGivenUp : 0;
  }

  private worthOfDeck(position: ArboretumPosition): number {
    const { tuning, weights, theirs } = this;
    const { points } = this.reaches[position.mover];
    let lead = 0;
    for (let each = 0; each < SPECIES_TOTAL; each++) {
      lead += weights[each] * points[each] - (1 - weights[each]) * theirs[each];
    }
    return (
      tuning.deckCard + tuning.deckPerCard * position.deck + tuning.endingSooner * lead + this.worthOfEnding(position)
    );
  }
}

/** With so few cards in the deck the end is a turn away: it is played out, not guessed. */
const NEAR_END = FULL_HAND - HAND_SIZE;

function isNewTurn({ phase, words, mover }: ArboretumPosition): boolean {
  return phase === DRAWING && words[HELD + mover] === HAND_SIZE;
}

/** Cards in a byte of holdings. */
const COUNTS = new Uint8Array(1 << VALUES);
for (let held = 1; held < COUNTS.length; held++) COUNTS[held] = COUNTS[held & (held - 1)] + 1;

/** The square that `findPlaces` chose, by card. */
const SQUARES = new Int32Array(128);

function indexIn(position: ArboretumPosition, card: number): number {
  return position.indexInHand(position.mover, card);
}
