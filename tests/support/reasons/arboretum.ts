import { CHANCE } from '../../../core/game.ts';
import { SeededRandom } from '../../../core/random.ts';
import { cardOf, cardValue, speciesOf } from '../../../games/arboretum/cards.ts';
import { VALUES } from '../../../games/arboretum/components.ts';
import { bestPath } from '../../../games/arboretum/paths.ts';
import type { ArboretumPosition } from '../../../games/arboretum/position.ts';
import { checksFor, demand, type Given } from './check.ts';

type Garden = Given<ArboretumPosition>;

function pathPoints(position: ArboretumPosition, seat: number, species: number): number {
  return bestPath(position.groves[seat], species)?.points ?? 0;
}

function othersOf({ before }: Garden): number[] {
  return Array.from({ length: before.seats }, (_, seat) => seat).filter((seat) => seat !== before.mover);
}

/** A9: what the mover holds of a species; an 8 counts nothing against a 1 that is known to be in another hand. */
function heldTotal(given: Garden): number {
  const { after, before, claim } = given;
  const species = speciesOf(claim.card);
  const held = after.hand(before.mover).filter((card) => speciesOf(card) === species);
  const isCancelled = othersOf(given).some((seat) => after.hand(seat).includes(cardOf(species, 1)));
  const counted = held.filter((card) => !(isCancelled && cardValue(card) === VALUES));
  return counted.reduce((sum, card) => sum + cardValue(card), 0);
}

/** What a card would add to its own species' best path on the best of all open squares, tried one by one. */
function bestAddition({ before, claim: { card } }: Garden): number {
  const seat = before.mover;
  const species = speciesOf(card);
  const { openCount } = before.groves[seat];
  const added = Array.from({ length: openCount }, (_, at) => {
    const trial = before.copy();
    const grove = trial.groves[seat];
    grove.plant(card, grove.openAt(at));
    return pathPoints(trial, seat, species) - pathPoints(before, seat, species);
  });
  return Math.max(0, ...added);
}

export const arboretum = checksFor<ArboretumPosition>({
  deck: ({ after }) => {
    const drawn = after.copy();
    if (drawn.turn === CHANCE) drawn.play(drawn.roll(new SeededRandom('deck')));
    return { left: drawn.deck };
  },
  'spares-deck': ({ before, after, words }) => {
    demand(after.deck === before.deck, words);
    return { left: after.deck };
  },
  'would-add': (given) => ({ card: given.claim.card, gained: bestAddition(given) }),
  'keeps-from': (given) => {
    const species = speciesOf(given.claim.card);
    const paths = othersOf(given).map((seat) => ({ seat, points: pathPoints(given.after, seat, species) }));
    const [best] = paths.sort((a, b) => b.points - a.points);
    return { card: given.claim.card, ...best };
  },
  cancels: ({ after, before, claim: { card, other }, words }) => {
    const eight = cardOf(speciesOf(card), VALUES);
    demand(
      cardValue(card) === 1 && after.hand(before.mover).includes(card) && after.hand(other).includes(eight),
      words,
    );
    return { card, other };
  },
  'may-cancel': ({ after, claim: { card }, words }) => {
    demand(cardValue(card) === 1 && after.isUnseen(cardOf(speciesOf(card), VALUES)), words);
    return { card };
  },
  'raises-hand': (given) => ({ card: given.claim.card, total: heldTotal(given) }),
  'leaves-hand': (given) => ({ card: given.claim.card, total: heldTotal(given) }),
  lengthens: ({ before, after, claim: { species } }) => {
    const points = pathPoints(after, before.mover, species);
    return { species, gained: points - pathPoints(before, before.mover, species), points };
  },
  step: ({ before, after, claim: { low, high }, words }) => {
    const grove = after.groves[before.mover];
    const planted = Array.from({ length: grove.placed }, (_, at) => grove.placedAt(at));
    const at = (card: number) => planted.find((square) => grove.cardAt(square) === card) ?? 0;
    const across = Math.abs(grove.eastOf(at(low)) - grove.eastOf(at(high)));
    const up = Math.abs(grove.northOf(at(low)) - grove.northOf(at(high)));
    demand(across + up === 1 && cardValue(low) < cardValue(high), words);
    return { low, high };
  },
  'rivals-unused': (given) => {
    const species = speciesOf(given.claim.card);
    demand(
      othersOf(given).every((seat) => pathPoints(given.after, seat, species) === 0),
      given.words,
    );
    return { card: given.claim.card };
  },
  'own-unused': ({ before, after, claim: { card }, words }) => {
    demand(pathPoints(after, before.mover, speciesOf(card)) === 0, words);
    return { card };
  },
});
