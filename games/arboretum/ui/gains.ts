import { texts } from '#texts/arboretum/gains.ts';
import type { Seat } from '../../../core/game.ts';
import { cardOf, cardValue, speciesOf } from '../cards.ts';
import { SPECIES_TOTAL, VALUES } from '../components.ts';
import { type Standing, standings } from '../facts.ts';
import type { ArboretumPosition } from '../position.ts';
import { Reach } from '../reach.ts';
import { DRAWING, PLACING } from '../state.ts';
import { sayCard, saySpecies } from './words.ts';

/** Phrases of a hint. */
const MOST = 3;

/** What a move does for a seat and against the others, by what the seat knows; the most telling first. */
export function explainGains(
  before: ArboretumPosition,
  after: ArboretumPosition,
  seat: Seat,
  nameSeat: (seat: Seat) => string,
): string[] {
  if (before.phase === DRAWING) return explainDraw(before, after, seat, nameSeat).slice(0, MOST);
  if (before.phase === PLACING) return explainPlacement(before, after, seat).slice(0, MOST);
  return explainDiscard(before, after, seat).slice(0, MOST);
}

function explainDraw(
  before: ArboretumPosition,
  after: ArboretumPosition,
  seat: Seat,
  nameSeat: (seat: Seat) => string,
): string[] {
  const card = newCard(before.hand(seat), after.hand(seat));
  if (card === undefined) return [texts.deck(before.deck)];
  const species = saySpecies(speciesOf(card));
  const now = standingOf(after, card);
  const rival = bestRival(now, seat);
  const gained = bestGain(before, seat, card);
  return [
    ...(gained > 0 ? [texts.wouldAdd(species, gained)] : []),
    ...(rival ? [texts.keepsFrom(nameSeat(rival.seat), species, rival.points)] : []),
    ...cancelled(after, seat, card, nameSeat),
    ...(rival || pointsOf(now, seat) > 0 ? [texts.raisesHand(species, now.totals[seat])] : []),
  ];
}

function explainPlacement(before: ArboretumPosition, after: ArboretumPosition, seat: Seat): string[] {
  const card = newCard(after.hand(seat), before.hand(seat)) ?? 0;
  const old = standings(before);
  const grown = standings(after)
    .map((now, index) => ({ now, gained: pointsOf(now, seat) - pointsOf(old[index], seat) }))
    .filter(({ gained }) => gained > 0)
    .sort((a, b) => b.gained - a.gained);
  const phrases = grown.map(({ now, gained }) => texts.lengthens(saySpecies(now.species), gained, pointsOf(now, seat)));
  return [...(phrases.length > 0 ? phrases : newStep(after, seat)), ...leftInHand(after, seat, card)];
}

function explainDiscard(before: ArboretumPosition, after: ArboretumPosition, seat: Seat): string[] {
  const card = newCard(after.hand(seat), before.hand(seat)) ?? 0;
  const species = saySpecies(speciesOf(card));
  const now = standingOf(after, card);
  return [
    ...(bestRival(now, seat) ? [] : [texts.rivalsUnused(species)]),
    ...(pointsOf(now, seat) > 0 ? [] : [texts.ownUnused(species)]),
    ...leftInHand(after, seat, card),
  ];
}

/** The card that only the second hand holds. */
function newCard(hand: readonly number[], other: readonly number[]): number | undefined {
  return other.find((card) => !hand.includes(card));
}

function standingOf(position: ArboretumPosition, card: number): Standing {
  const found = standings(position).find(({ species }) => species === speciesOf(card));
  if (!found) throw new Error(`Species ${speciesOf(card)} is not in play.`);
  return found;
}

function pointsOf(standing: Standing, seat: Seat): number {
  return standing.paths[seat]?.points ?? 0;
}

/** The rival with the best path of a species. */
function bestRival(standing: Standing, seat: Seat): { readonly seat: Seat; readonly points: number } | undefined {
  const rivals = standing.paths
    .map((path, other) => ({ seat: other, points: path?.points ?? 0 }))
    .filter(({ seat: other, points }) => other !== seat && points > 0);
  return rivals.sort((a, b) => b.points - a.points)[0];
}

/** What a card would add to the path of its own species on its best square. */
function bestGain(position: ArboretumPosition, seat: Seat, card: number): number {
  const reach = new Reach();
  const grove = position.groves[seat];
  const weights = new Float64Array(SPECIES_TOTAL);
  weights[speciesOf(card)] = 1;
  reach.read(grove, position.species);
  let best = 0;
  for (let at = 0; at < grove.openCount; at++) {
    reach.stand(grove.openAt(at));
    best = Math.max(best, reach.gain(card, weights));
  }
  return best;
}

/** A9: what a 1 does to the 8, known to be in a hand or still unseen. */
function cancelled(position: ArboretumPosition, seat: Seat, card: number, nameSeat: (seat: Seat) => string): string[] {
  if (cardValue(card) !== 1) return [];
  const species = speciesOf(card);
  const eight = cardOf(species, VALUES);
  for (let other = 0; other < position.seats; other++) {
    if (other !== seat && position.indexInHand(other, eight) >= 0)
      return [texts.cancels(saySpecies(species), nameSeat(other))];
  }
  return position.isUnseen(eight) ? [texts.mayCancel(saySpecies(species))] : [];
}

/** A8: what is left to claim the path of a species with, where anybody has one. */
function leftInHand(position: ArboretumPosition, seat: Seat, card: number): string[] {
  const standing = standingOf(position, card);
  if (pointsOf(standing, seat) === 0 && !bestRival(standing, seat)) return [];
  return [texts.leavesHand(saySpecies(standing.species), standing.totals[seat])];
}

/** The nearest in value of the neighbours of the card just planted: a path yet to be. */
function newStep(position: ArboretumPosition, seat: Seat): string[] {
  const grove = position.groves[seat];
  const square = grove.placedAt(grove.placed - 1);
  const card = grove.cardAt(square);
  const [nearest] = [square - grove.width, square - 1, square + 1, square + grove.width]
    .map((beside) => grove.cardAt(beside))
    .filter((other) => other >= 0 && cardValue(other) !== cardValue(card))
    .sort((a, b) => Math.abs(cardValue(a) - cardValue(card)) - Math.abs(cardValue(b) - cardValue(card)));
  if (nearest === undefined) return [];
  const [low, high] = cardValue(nearest) < cardValue(card) ? [nearest, card] : [card, nearest];
  return [texts.step(sayCard(low), sayCard(high))];
}
