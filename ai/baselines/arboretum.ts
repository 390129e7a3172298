import type { Move, Seat } from '../../core/game.ts';
import type { Random } from '../../core/random.ts';
import { cardOf, cardValue, speciesOf } from '../../games/arboretum/cards.ts';
import { SPECIES_TOTAL, VALUES } from '../../games/arboretum/components.ts';
import type { ArboretumPosition } from '../../games/arboretum/position.ts';
import { Reach } from '../../games/arboretum/reach.ts';
import { DECK, DISCARD, MAX_MOVES, placedCard, squareOf, TAKE } from '../../games/arboretum/rules.ts';
import { DRAWING, PLACING } from '../../games/arboretum/state.ts';
import { bestMove } from './best-move.ts';

/** A card from a discard pile must promise so many points before it is preferred to the deck. */
const WORTH_TAKING = 1.2;
/** Two neighbours one apart in value, a path yet to be. */
const STEP = 0.6;
/** What an 8 is worth in hand beyond its value, and a 1 that may cancel an 8. */
const EXTRA = { eight: 4, one: 6 };
/** A point of value in hand against a point in the arboretum. */
const POINT_IN_HAND = 0.5;

/**
 * Builds the best paths it can and looks at no rival: takes a discard that lengthens a path, plants what adds most, throws
 * away what would add least, and keeps the hand that goes with its own paths.
 */
export function pathBuilder(view: ArboretumPosition, random: Random): Move {
  const seat = view.mover;
  const reach = read(view, seat);
  if (view.phase === DRAWING) {
    return pick(view, random, (move) =>
      move === DECK ? WORTH_TAKING : bestPlace(view, reach, view.topOf(move - TAKE)),
    );
  }
  const totals = new Float64Array(SPECIES_TOTAL);
  for (const card of view.hand(seat)) totals[speciesOf(card)] += cardValue(card);
  // A path needs its right: each card in hand carries its share of it.
  const keep = (card: number) => (reach.points[speciesOf(card)] * cardValue(card)) / totals[speciesOf(card)];
  if (view.phase === PLACING)
    return pick(view, random, (move) => placed(reach, placedCard(move), squareOf(move)) - keep(placedCard(move)));
  return pick(view, random, (move) => -bestPlace(view, reach, move - DISCARD) - keep(move - DISCARD));
}

/**
 * Builds nothing special and lives by its hand: keeps high cards, 8s, 1s whose 8 is still about, and cards of species that
 * a rival has a path of. Always draws from the deck, so that games end before paths grow.
 */
export function handDenial(view: ArboretumPosition, random: Random): Move {
  const seat = view.mover;
  const rivals = Array.from({ length: view.seats }, (_, other) => other).filter((other) => other !== seat);
  const paths = rivals.map((other) => read(view, other).points.slice());
  const keep = (card: number) => worthInHand(view, card, Math.max(...paths.map((points) => points[speciesOf(card)])));
  if (view.phase === DRAWING)
    return pick(view, random, (move) => (move === DECK ? 100 : keep(view.topOf(move - TAKE))));
  if (view.phase !== PLACING) return pick(view, random, (move) => -keep(move - DISCARD));
  const reach = read(view, seat);
  return pick(view, random, (move) => {
    const card = placedCard(move);
    return placed(reach, card, squareOf(move)) - POINT_IN_HAND * keep(card);
  });
}

function worthInHand(view: ArboretumPosition, card: number, rivalPath: number): number {
  const value = cardValue(card);
  if (value === 1) return isAbout(view, cardOf(speciesOf(card), VALUES)) ? EXTRA.one + rivalPath : 1;
  return value + (value === VALUES ? EXTRA.eight : 0) + rivalPath;
}

/** The card is in the deck or in another hand, for all that this seat knows. */
function isAbout(view: ArboretumPosition, card: number): boolean {
  if (view.isUnseen(card)) return true;
  return Array.from({ length: view.seats }, (_, seat) => seat).some(
    (seat) => seat !== view.mover && view.indexInHand(seat, card) >= 0,
  );
}

function read(view: ArboretumPosition, seat: Seat): Reach {
  const reach = REACHES[seat];
  reach.read(view.groves[seat], view.species);
  return reach;
}

const REACHES = Array.from({ length: 4 }, () => new Reach());
const POINTS = new Float64Array(SPECIES_TOTAL).fill(1);

function placed(reach: Reach, card: number, square: number): number {
  reach.stand(square);
  let worth = reach.gain(card, POINTS);
  for (let at = 0; at < reach.besideCount; at++) {
    const apart = Math.abs(cardValue(reach.cardBeside(at)) - cardValue(card));
    if (apart > 0) worth += STEP / apart;
  }
  return worth;
}

function bestPlace(view: ArboretumPosition, reach: Reach, card: number): number {
  const grove = view.groves[view.mover];
  let best = 0;
  for (let at = 0; at < grove.openCount; at++) best = Math.max(best, placed(reach, card, grove.openAt(at)));
  return best;
}

function pick(view: ArboretumPosition, random: Random, worthOf: (move: Move) => number): Move {
  const moves = new Int32Array(MAX_MOVES);
  return bestMove(moves.subarray(0, view.moves(moves)), random, worthOf);
}
