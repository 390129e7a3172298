import { CHANCE } from '../../../core/game.ts';
import { SeededRandom } from '../../../core/random.ts';
import { cardOf, cardValue, speciesOf } from '../../../games/arboretum/cards.ts';
import { ENDS_WITH_8, STARTS_WITH_1, VALUES } from '../../../games/arboretum/components.ts';
import { standings } from '../../../games/arboretum/facts.ts';
import { bestPath } from '../../../games/arboretum/paths.ts';
import type { ArboretumPosition } from '../../../games/arboretum/position.ts';
import { DECK } from '../../../games/arboretum/rules.ts';
import { fatesOf } from '../../../games/arboretum/ui/fates.ts';
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
function bestAddition(position: ArboretumPosition, seat: number, card: number): number {
  const species = speciesOf(card);
  const now = pathPoints(position, seat, species);
  const { openCount } = position.groves[seat];
  const added = Array.from({ length: openCount }, (_, at) => {
    const trial = position.copy();
    const grove = trial.groves[seat];
    grove.plant(card, grove.openAt(at));
    return pathPoints(trial, seat, species) - now;
  });
  return Math.max(0, ...added);
}

function heldAfter({ before, after }: Garden, isMeant: (card: number) => boolean): number {
  return after.hand(before.mover).filter(isMeant).length;
}

/** Who comes after the mover, and what a card would add to their path. */
function worthToNext(position: ArboretumPosition, { before, claim: { card } }: Garden) {
  const other = (before.mover + 1) % before.seats;
  return { card, other, gained: bestAddition(position, other, card) };
}

/** A7: somebody has a turn after this one. */
function demandNext({ before, move, words }: Garden): void {
  demand(before.deck > (move === DECK ? 1 : 0), words);
}

function isTop(position: ArboretumPosition, pile: number, card: number): boolean {
  return position.pile(pile).at(-1) === card;
}

/** What was and is certain of the path that a reason speaks of; fates.test.ts deals the cards in every way to see it. */
function fateOf({ before, after, claim: { card, owner } }: Garden): (string | undefined)[] {
  return [before, after].map((position) => {
    const standing = standings(position).find(({ species }) => species === speciesOf(card));
    return standing && fatesOf(position, standing)[owner];
  });
}

/** The path of the mover, or of another, has come to this fate. */
function becomes(given: Garden, fate: string, isOwn: boolean, was?: string): Garden['claim'] {
  const [old, now] = fateOf(given);
  const { card, owner } = given.claim;
  demand(now === fate && old !== now && (was ?? old) === old, given.words);
  demand((owner === given.before.mover) === isOwn, given.words);
  return { card, owner };
}

/** By the cards that can be seen, a rival's path scores on one side of the move, and on the other the mover's hand is above theirs. */
function stopsPath(given: Garden, isNow: boolean): Garden['claim'] {
  const { before, after, claim, words } = given;
  const { card, owner } = claim;
  const [has, lacks] = isNow ? [before, after] : [after, before];
  const [old, now] = [has, lacks].map((position) =>
    standings(position).find(({ species }) => species === speciesOf(card)),
  );
  demand(owner !== before.mover && old?.rights[owner] === true && now?.rights[owner] === false, words);
  return {
    ...{ card, owner, points: pathPoints(before, owner, speciesOf(card)) },
    own: heldTotal({ ...given, after: lacks }),
  };
}

export const arboretum = checksFor<ArboretumPosition>({
  deck: ({ after }) => {
    const drawn = after.copy();
    if (drawn.turn === CHANCE) drawn.play(drawn.roll(new SeededRandom('deck')));
    return { left: drawn.deck };
  },
  secret: ({ after, words }) => {
    demand(after.turn === CHANCE, words);
    return {};
  },
  'spares-deck': (given) => {
    const { before, after, words } = given;
    demandNext(given);
    demand(after.deck === before.deck, words);
    return { left: after.deck };
  },
  'would-add': ({ before, claim: { card }, words }) => {
    demand(pathPoints(before, before.mover, speciesOf(card)) > 0, words);
    return { card, gained: bestAddition(before, before.mover, card) };
  },
  'would-start': ({ before, claim: { card }, words }) => {
    demand(pathPoints(before, before.mover, speciesOf(card)) === 0, words);
    return { card, points: bestAddition(before, before.mover, card) };
  },
  leaves: (given) => {
    const { before, after, claim, words } = given;
    demandNext(given);
    const piles = Array.from({ length: before.seats }, (_, pile) => pile).filter((pile) => pile !== before.mover);
    demand(
      piles.some((pile) => isTop(after, pile, claim.card)),
      words,
    );
    return worthToNext(after, given);
  },
  gives: (given) => {
    demandNext(given);
    demand(isTop(given.after, given.before.mover, given.claim.card), given.words);
    return worthToNext(given.after, given);
  },
  'gives-less': (given) => {
    const { before, after, claim, words } = given;
    const { card } = claim;
    demandNext(given);
    const other = (before.mover + 1) % before.seats;
    const worth = (each: number) => bestAddition(after, other, each);
    const gained = Math.max(...after.hand(before.mover).map(worth));
    demand(after.hand(before.mover).includes(claim.kept) && worth(claim.kept) === gained, words);
    demand(gained > worth(card), words);
    return { card, other, kept: claim.kept, gained };
  },
  covers: (given) => {
    const { before, after, claim, words } = given;
    demandNext(given);
    demand(isTop(before, before.mover, claim.card) && !isTop(after, before.mover, claim.card), words);
    return worthToNext(before, given);
  },
  seen: (given) => {
    const { before, after, claim, words } = given;
    const { card } = claim;
    demandNext(given);
    const rival = (before.mover + 1) % before.seats;
    demand(after.view(rival).hand(before.mover).includes(card), words);
    return { card };
  },
  chances: ({ before }) => {
    const cards = standings(before).flatMap(({ species, unseen }) => unseen.map((value) => cardOf(species, value)));
    const helpful = cards.filter((card) => bestAddition(before, before.mover, card) > 0).length;
    return { helpful, unseen: cards.length };
  },
  secures: (given) => becomes(given, 'safe', true),
  'dooms-own': (given) => becomes(given, 'lost', true),
  'falls-behind': (given) => {
    const { before, after, claim, words } = given;
    const species = speciesOf(claim.card);
    const [was, now] = [before, after].map((position) => standings(position).find((each) => each.species === species));
    demand(was?.rights[before.mover] === true && now?.rights[before.mover] === false, words);
    const theirs = Math.max(...othersOf(given).map((seat) => now?.totals[seat] ?? 0));
    return { card: claim.card, theirs, own: heldTotal(given), points: pathPoints(after, before.mover, species) };
  },
  unsettles: (given) => {
    // A7: with one hidden hand and nothing left to draw, all is known.
    demand(given.after.deck > 0 || given.after.seats > 2, given.words);
    return becomes(given, 'open', true, 'safe');
  },
  dooms: (given) => becomes(given, 'lost', false),
  frees: (given) => becomes(given, fateOf(given)[1] ?? '', false, 'lost'),
  'keeps-from': (given) => {
    demandNext(given);
    const species = speciesOf(given.claim.card);
    const paths = othersOf(given).map((seat) => ({ seat, points: pathPoints(given.after, seat, species) }));
    const [best] = paths.sort((a, b) => b.points - a.points);
    return { card: given.claim.card, ...best };
  },
  stops: (given) => stopsPath(given, true),
  lets: (given) => stopsPath(given, false),
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
  lengthens: ({ before, after, claim: { species }, words }) => {
    const standing = standings(after).find((each) => each.species === species);
    demand(standing !== undefined && fatesOf(after, standing)[before.mover] !== 'lost', words);
    const points = pathPoints(after, before.mover, species);
    return { species, gained: points - pathPoints(before, before.mover, species), points };
  },
  'in-case': ({ before, after, claim: { species }, words }) => {
    const standing = standings(after).find((each) => each.species === species);
    demand(standing !== undefined && fatesOf(after, standing)[before.mover] === 'lost', words);
    demand(pathPoints(after, before.mover, species) > pathPoints(before, before.mover, species), words);
    return { species };
  },
  step: (given) => {
    const { before, after, claim, words } = given;
    const { low, high } = claim;
    demandNext(given);
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
  'lost-cause': (given) => {
    const { before, after, claim, words } = given;
    const species = speciesOf(claim.card);
    demand(
      othersOf(given).every((seat) => pathPoints(after, seat, species) === 0),
      words,
    );
    for (const position of [before, after]) {
      const standing = standings(position).find((each) => each.species === species);
      demand(standing !== undefined && fatesOf(position, standing)[before.mover] === 'lost', words);
    }
    return { card: claim.card };
  },
  'nobody-uses': (given) => {
    const { before, after, claim, words } = given;
    const all = [before.mover, ...othersOf(given)];
    demand(
      all.every((seat) => pathPoints(after, seat, speciesOf(claim.card)) === 0),
      words,
    );
    const left = after.hand(before.mover).filter((card) => speciesOf(card) === speciesOf(claim.card)).length;
    return { card: claim.card, left };
  },
  'only-one': ({ before, after, claim: { card }, words }) => {
    const seats = Array.from({ length: after.seats }, (_, seat) => seat);
    demand(
      standings(after).every(({ species }) => seats.every((seat) => pathPoints(after, seat, species) === 0)),
      words,
    );
    demand(!after.hand(before.mover).some((other) => speciesOf(other) === speciesOf(card)), words);
    return { card };
  },
  'no-help': (given) => {
    const { before, after, claim, words } = given;
    const { card } = claim;
    demandNext(given);
    const has = pathPoints(after, before.mover, speciesOf(card)) > 0;
    demand(has && bestAddition(after, before.mover, card) === 0, words);
    return { card };
  },
  starts: (given) => {
    const { card } = given.claim;
    demandNext(given);
    demand(cardValue(card) === 1, given.words);
    return { card, more: STARTS_WITH_1 };
  },
  ends: (given) => {
    const { card } = given.claim;
    demandNext(given);
    demand(cardValue(card) === VALUES, given.words);
    return { card, more: ENDS_WITH_8 };
  },
  'goes-on': (given) => {
    const { card } = given.claim;
    demandNext(given);
    return { card, cards: heldAfter(given, (other) => speciesOf(other) === speciesOf(card)) };
  },
  followed: (given) => {
    const { card } = given.claim;
    demandNext(given);
    demand(cardValue(card) <= VALUES / 2, given.words);
    return { card, cards: heldAfter(given, (other) => cardValue(other) > cardValue(card)) };
  },
  finishes: ({ after, before, claim: { least, most }, words }) => {
    const random = new SeededRandom(words);
    const counted = Array.from({ length: 8 }, () => after.imagine(random).scores()[before.mover]);
    demand(
      counted.every((points) => points >= least && points <= most),
      words,
    );
    demand(after.deck === 0 && (after.seats > 2 || least === most), words);
    return { least, most };
  },
  'own-unused': ({ before, after, claim: { card }, words }) => {
    demand(pathPoints(after, before.mover, speciesOf(card)) === 0, words);
    return { card };
  },
});
