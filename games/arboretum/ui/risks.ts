import { texts } from '#texts/arboretum/gains.ts';
import type { Seat } from '../../../core/game.ts';
import { gain, type NameSeat, type Reason, risk } from '../../reason.ts';
import { speciesOf } from '../cards.ts';
import { SPECIES_TOTAL } from '../components.ts';
import { type Standing, standings } from '../facts.ts';
import type { ArboretumPosition } from '../position.ts';
import { Reach } from '../reach.ts';
import { type Fate, fatesOf } from './fates.ts';
import { sayCard, saySpecies } from './words.ts';

/** A card that comes into the seat's hand or leaves it, between two positions. */
export interface HandChange {
  readonly before: ArboretumPosition;
  readonly after: ArboretumPosition;
  readonly seat: Seat;
  readonly card: number;
  readonly nameSeat: NameSeat;
}

/** What a card would add to the path of its own species on its best square. */
export function bestGain(position: ArboretumPosition, seat: Seat, card: number): number {
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

/** A4: the best card that is left on top of a pile for the next player. The mover's own discard will cover their own pile. */
export function leftToNext(
  before: ArboretumPosition,
  position: ArboretumPosition,
  seat: Seat,
  nameSeat: NameSeat,
): Reason[] {
  const other = (seat + 1) % position.seats;
  const tops = Array.from({ length: position.seats }, (_, pile) => pile)
    .filter((pile) => pile !== seat && position.piled(pile) > 0)
    .map((pile) => ({ card: position.topOf(pile), isUncovered: position.piled(pile) < before.piled(pile) }));
  const [best] = tops
    .map((top) => ({ ...top, gained: bestGain(position, other, top.card) }))
    .filter(({ gained }) => gained > 0)
    .sort((a, b) => b.gained - a.gained);
  if (!best) return [];
  const { card, gained, isUncovered } = best;
  const words = isUncovered ? texts.uncovers : texts.leaves;
  return [risk('leaves', words(nameSeat(other), sayCard(card), gained), { card, other, gained })];
}

/** A6: what the discarded card is worth to the next player. */
export function givenToNext(position: ArboretumPosition, seat: Seat, card: number, nameSeat: NameSeat): Reason[] {
  const other = (seat + 1) % position.seats;
  const gained = bestGain(position, other, card);
  return gained > 0 ? [risk('gives', texts.gives(nameSeat(other), gained), { card, other, gained })] : [];
}

/** A6: where a discard has nothing else for itself: the card of the hand that would have been worth the most to the next player. */
export function lessThanOthers(position: ArboretumPosition, seat: Seat, card: number, nameSeat: NameSeat): Reason[] {
  const other = (seat + 1) % position.seats;
  const worth = position.hand(seat).map((kept) => ({ kept, gained: bestGain(position, other, kept) }));
  const most = worth.reduce((best, each) => (each.gained > best.gained ? each : best));
  if (most.gained <= bestGain(position, other, card)) return [];
  return [
    gain('gives-less', texts.givesLess(nameSeat(other), sayCard(most.kept), most.gained), { card, other, ...most }),
  ];
}

/** A4: the card on the mover's own pile, out of the next player's reach once another covers it. */
export function coveredFromNext(before: ArboretumPosition, seat: Seat, nameSeat: NameSeat): Reason[] {
  if (before.piled(seat) === 0) return [];
  const card = before.topOf(seat);
  const other = (seat + 1) % before.seats;
  const gained = bestGain(before, other, card);
  if (gained === 0) return [];
  return [gain('covers', texts.covers(sayCard(card), nameSeat(other), gained), { card, other, gained })];
}

/**
 * A8: the mover's path of a card's species would score by the cards that can be seen, and with the card gone a rival holds
 * more. A rival may still give those up, so it is not certain; but nothing that a discard gives away costs as much.
 */
export function fallsBehind({ before, after, seat, card, nameSeat }: HandChange): Reason[] {
  const species = speciesOf(card);
  const [old, now] = [standingIn(before, species), standingIn(after, species)];
  const points = now?.paths[seat]?.points ?? 0;
  if (!old || !now || points === 0 || !old.rights[seat] || now.rights[seat]) return [];
  const { totals } = now;
  const most = Math.max(...totals);
  const words = texts.fallsBehind(nameSeat(totals.indexOf(most)), most, totals[seat], points);
  return [risk('falls-behind', words, { card, theirs: most, own: totals[seat], points })];
}

/** A8: the rival's path that would score by the cards that can be seen, and no longer does now that the card is in hand. */
export function stopped(change: HandChange): Reason[] {
  const found = turnedAgainst(change.before, change.after, change);
  return found ? [gain('stops', texts.stops(...found.words), found.claim)] : [];
}

/** A8: the same the other way round, with a card that is planted or thrown away: the hand was holding the path back. */
export function letGo(change: HandChange): Reason[] {
  const found = turnedAgainst(change.after, change.before, change);
  return found ? [risk('lets', texts.lets(...found.words), found.claim)] : [];
}

/** The best path of a rival that has the right to score in one position and not in the other, where the seat holds more. */
function turnedAgainst(has: ArboretumPosition, lacks: ArboretumPosition, { seat, card, nameSeat }: HandChange) {
  const species = speciesOf(card);
  const [old, now] = [standingIn(has, species), standingIn(lacks, species)];
  const owners = Array.from({ length: has.seats }, (_, owner) => owner);
  const [best] = owners
    .filter((owner) => owner !== seat && old?.rights[owner] && !now?.rights[owner])
    .map((owner) => ({ owner, points: old?.paths[owner]?.points ?? 0, own: now?.totals[seat] ?? 0 }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points);
  if (!best) return undefined;
  const { owner, points, own } = best;
  return { words: [nameSeat(owner), saySpecies(species), points, own] as const, claim: { card, ...best } };
}

/** A8, A9: whose path of a card's species has become certain to score, or not to; what a move does to hands changes it. */
export function changedFates({ before, after, seat, card, nameSeat }: HandChange): Reason[] {
  const species = speciesOf(card);
  const [old, now] = [fatesIn(before, species), fatesIn(after, species)];
  const name = saySpecies(species);
  return now.flatMap((fate, owner) => {
    const was = old[owner];
    if (fate === undefined || fate === was) return [];
    const claim = { card, owner };
    if (owner !== seat) return rivalFate(was, fate, name, nameSeat(owner), claim);
    return ownFate(was, fate, name, after.seats === 2 ? nameSeat(1 - seat) : undefined, claim);
  });
}

/** `rival`: the only one there is. */
function ownFate(
  was: Fate | undefined,
  fate: Fate,
  species: string,
  rival: string | undefined,
  claim: Reason['claim'],
): Reason[] {
  if (fate === 'safe') return [gain('secures', texts.secures(species), claim)];
  if (fate === 'lost') return [risk('dooms-own', texts.doomsOwn(species, rival), claim)];
  return was === 'safe' ? [risk('unsettles', texts.unsettles(species), claim)] : [];
}

function rivalFate(
  was: Fate | undefined,
  fate: Fate,
  species: string,
  owner: string,
  claim: Reason['claim'],
): Reason[] {
  if (fate === 'lost') return [gain('dooms', texts.dooms(owner, species), claim)];
  return was === 'lost' ? [risk('frees', texts.frees(owner, species), claim)] : [];
}

function fatesIn(position: ArboretumPosition, species: number): readonly (Fate | undefined)[] {
  const standing = standingIn(position, species);
  return standing ? fatesOf(position, standing) : [];
}

function standingIn(position: ArboretumPosition, species: number): Standing | undefined {
  return standings(position).find((each) => each.species === species);
}
