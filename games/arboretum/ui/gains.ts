import { texts } from '#texts/arboretum/gains.ts';
import { texts as common } from '#texts/arboretum/words.ts';
import type { Move, Seat } from '../../../core/game.ts';
import { gain, type NameSeat, type Reason, risk } from '../../reason.ts';
import { cardOf, cardValue, speciesOf } from '../cards.ts';
import { ENDS_WITH_8, FULL_HAND, STARTS_WITH_1, VALUES } from '../components.ts';
import { type Standing, standings } from '../facts.ts';
import type { ArboretumPosition } from '../position.ts';
import { DECK } from '../rules.ts';
import { DRAWING, PLACING } from '../state.ts';
import { fatesOf } from './fates.ts';
import { type Choose, isMeantToStay } from './intent.ts';
import { prospectsOf } from './prospects.ts';
import {
  bestGain,
  changedFates,
  coveredFromNext,
  fallsBehind,
  givenToNext,
  leftToNext,
  lessThanOthers,
  letGo,
  stopped,
} from './risks.ts';
import { sayCard, saySpecies } from './words.ts';

/** What a move does for the mover and against the others, by what the mover knows; the most telling first. */
export function explainMove(before: ArboretumPosition, move: Move, nameSeat: NameSeat, choose: Choose): Reason[] {
  const seat = before.mover;
  const after = before.copy();
  after.play(move);
  const isLast = isLastTurn(before, move);
  if (before.phase === DRAWING) return explainDraw(before, after, nameSeat, choose, isLast);
  const card = newCard(after.hand(seat), before.hand(seat)) ?? 0;
  const change = { before, after, seat, card, nameSeat };
  const changed = changedFates(change);
  // What is certain is told instead, and at last the final score tells all of it.
  const isDoomed = isLast || changed.some(({ kind }) => kind === 'dooms-own');
  const behind = isDoomed ? [] : fallsBehind(change);
  const isPlanned = before.phase !== PLACING && collects(after, seat, card);
  const freed = changed.some(({ kind }) => kind === 'frees') ? [] : letGo(change);
  const left = behind.length + freed.length > 0 ? [] : leftInHand(after, seat, card, nameSeat, isPlanned);
  if (before.phase === PLACING)
    return [...explainPlacement(before, after, nameSeat, isLast), ...behind, ...changed, ...freed, ...left];
  if (isLast) return [finish(after, seat, nameSeat), ...explainDiscard(before, after, card, nameSeat), ...changed];
  const told = [
    ...explainDiscard(before, after, card, nameSeat),
    // True of every card that could be discarded, so it comes after what tells them apart.
    ...coveredFromNext(before, seat, nameSeat),
    // A path that was to score is worth more than what a card adds to a rival's.
    ...behind,
    ...changed,
    ...freed,
    ...givenToNext(after, seat, card, nameSeat),
    ...left,
  ];
  return told.some(({ isRisk }) => !isRisk) ? told : [...lessThanOthers(after, seat, card, nameSeat), ...told];
}

function explainDraw(
  before: ArboretumPosition,
  after: ArboretumPosition,
  nameSeat: NameSeat,
  choose: Choose,
  isLast: boolean,
): Reason[] {
  const seat = before.mover;
  const card = newCard(before.hand(seat), after.hand(seat));
  const risks = isLastDraw(before, seat) && !isLast ? leftToNext(before, after, seat, nameSeat) : [];
  if (card === undefined) return [...explainDeck(before, seat), ...risks];
  const seen = isLast ? [] : [risk('seen', texts.seen, { card })];
  const taken = isMeantToStay(after, seat, card, choose) ? explainTake(before, after, card, nameSeat) : [];
  const gains = taken.length > 0 || before.deck === 0 ? taken : sparedDeck(before, after, nameSeat);
  return [...gains, ...risks, ...seen];
}

/** A7: nobody has a turn after this one, so what a card could do later, or for the next player, speaks for nothing. */
function isLastTurn({ deck }: ArboretumPosition, move: Move): boolean {
  return deck === 0 || (deck === 1 && move === DECK);
}

/** A4: two cards a turn. Before the second one nothing is left to others yet. */
function isLastDraw(before: ArboretumPosition, seat: Seat): boolean {
  return before.held(seat) === FULL_HAND - 1;
}

/** So few cards in the deck make people count turns. */
const FEW = 8;

function explainDeck(before: ArboretumPosition, seat: Seat): Reason[] {
  const unseen = unseenCards(before);
  const helpful = unseen.filter((card) => bestGain(before, seat, card) > 0).length;
  if (before.deck === 1) return [closerToEnd(before, seat)];
  const hasDiscards = Array.from(before.groves.keys()).some((pile) => before.piled(pile) > 0);
  const told = [
    ...(helpful > 0
      ? [gain('chances', texts.chances(helpful, unseen.length), { helpful, unseen: unseen.length })]
      : []),
    // Told from a card that all would see. Where there is none it would say nothing.
    ...(helpful === 0 && hasDiscards ? [gain('secret', texts.onlyDeck, {})] : []),
  ];
  return before.deck <= FEW ? [...told, closerToEnd(before, seat)] : told;
}

function closerToEnd(before: ArboretumPosition, seat: Seat): Reason {
  return (isAhead(before, seat) ? gain : risk)('deck', texts.deck(before.deck), { left: before.deck - 1 });
}

/** By what is known, and half of what is not: to those ahead an early end is welcome, and to all others it is not. */
function isAhead(position: ArboretumPosition, seat: Seat): boolean {
  const points = prospectsOf(position).points.map(({ least, most }) => least + most);
  return points.every((each, other) => other === seat || each < points[seat]);
}

function unseenCards(position: ArboretumPosition): number[] {
  return standings(position).flatMap(({ species, unseen }) => unseen.map((value) => cardOf(species, value)));
}

function explainTake(before: ArboretumPosition, after: ArboretumPosition, card: number, nameSeat: NameSeat): Reason[] {
  const seat = before.mover;
  const species = saySpecies(speciesOf(card));
  const now = standingOf(after, card);
  const rival = bestRival(now, seat);
  const gained = bestGain(before, seat, card);
  const total = now.totals[seat];
  const holdsMore = before.hand(seat).some((other) => speciesOf(other) === speciesOf(card));
  const change = { before, after, seat, card, nameSeat };
  const changed = changedFates(change);
  return [
    ...changed,
    ...(changed.some(({ kind }) => kind === 'dooms') ? [] : stopped(change)),
    ...wouldBring(card, pointsOf(now, seat), gained),
    ...(rival && before.deck > 0
      ? [gain('keeps-from', texts.keepsFrom(nameSeat(rival.seat), species, rival.points), { card, ...rival })]
      : []),
    ...cancelled(after, seat, card, nameSeat),
    ...(rival || holdsMore || pointsOf(now, seat) > 0
      ? [gain('raises-hand', texts.raisesHand(species, total), { card, total })]
      : []),
  ];
}

/** A4: a card from a discard pile spares the deck, and the match lasts longer: good for those behind, and bad for who leads. */
function sparedDeck(before: ArboretumPosition, after: ArboretumPosition, nameSeat: NameSeat): Reason[] {
  const seat = before.mover;
  const isBehind = Array.from(before.groves.keys()).some((other) => isAhead(before, other) && other !== seat);
  if (!isBehind && !isAhead(before, seat)) return [];
  const words = texts.sparesDeck(after.deck, isBehind, rivalName(before, seat, nameSeat));
  return [(isBehind ? gain : risk)('spares-deck', words, { left: after.deck })];
}

/** The only rival's. */
function rivalName({ seats }: ArboretumPosition, seat: Seat, nameSeat: NameSeat): string | undefined {
  return seats === 2 ? nameSeat(1 - seat) : undefined;
}

/** A11: what a taken card could do for a path, which may not be there yet. */
function wouldBring(card: number, points: number, gained: number): Reason[] {
  if (gained === 0) return [];
  const species = saySpecies(speciesOf(card));
  return points === 0
    ? [gain('would-start', texts.wouldStart(species, gained), { card, points: gained })]
    : [gain('would-add', texts.wouldAdd(species, gained), { card, gained })];
}

function explainPlacement(
  before: ArboretumPosition,
  after: ArboretumPosition,
  nameSeat: NameSeat,
  isLast: boolean,
): Reason[] {
  const seat = before.mover;
  const old = standings(before);
  const grown = standings(after)
    .map((now, index) => ({ now, gained: pointsOf(now, seat) - pointsOf(old[index], seat) }))
    .filter(({ gained }) => gained > 0)
    .sort((a, b) => b.gained - a.gained);
  // A8: points on a path that can't score are no points.
  const scoring = grown.filter(({ now }) => fatesOf(after, now)[seat] !== 'lost');
  const longer = scoring.map(({ now, gained }) => {
    const points = pointsOf(now, seat);
    const claim = { species: now.species, gained, points };
    return gain('lengthens', texts.lengthens(saySpecies(now.species), gained, points), claim);
  });
  if (longer.length > 0 || isLast) return longer;
  if (grown.length > 0) return [inCase(grown[0].now, grown[0].gained, seat, rivalName(after, seat, nameSeat))];
  const begun = beginnings(after, seat);
  if (begun.length > 0) return begun;
  // Where a tree is beside another is seen on the board: it comes after what the hand has for it.
  const step = newStep(after, seat);
  return step.length > 0 ? step : lowStart(after, seat);
}

/** A8: the tree is on a path, and no step for a later one, though a rival's hand keeps the path from scoring. */
function inCase(now: Standing, gained: number, seat: Seat, rival: string | undefined): Reason {
  const words = texts.inCase(saySpecies(now.species), gained === pointsOf(now, seat), rival);
  return gain('in-case', words, { species: now.species });
}

/** A8, A11: what speaks for a tree that is part of no path yet. */
function beginnings(after: ArboretumPosition, seat: Seat): Reason[] {
  const grove = after.groves[seat];
  const card = grove.cardAt(grove.placedAt(grove.placed - 1));
  const hand = after.hand(seat);
  const cards = hand.filter((other) => speciesOf(other) === speciesOf(card)).length;
  const [starts, ends] = [texts.startsWith1(STARTS_WITH_1), texts.endsWith8(ENDS_WITH_8)];
  return [
    ...(cardValue(card) === 1 ? [gain('starts', starts, { card, more: STARTS_WITH_1 })] : []),
    ...(cardValue(card) === VALUES ? [gain('ends', ends, { card, more: ENDS_WITH_8 })] : []),
    ...(cards >= COLLECTION
      ? [gain('goes-on', texts.goesOn(cards, saySpecies(speciesOf(card))), { card, cards })]
      : []),
  ];
}

/** A10: no higher tree is a low one, and so many cards in hand that could come after it make it a good one to begin with. */
const LOW = 3;
const MANY = 4;

function lowStart(after: ArboretumPosition, seat: Seat): Reason[] {
  const grove = after.groves[seat];
  const card = grove.cardAt(grove.placedAt(grove.placed - 1));
  const cards = after.hand(seat).filter((other) => cardValue(other) > cardValue(card)).length;
  if (cardValue(card) > LOW || cards < MANY) return [];
  return [gain('followed', texts.followed(cards), { card, cards })];
}

/** With so many more cards of a species in hand or garden, a path of it is planned: that there is none yet speaks for nothing. */
const COLLECTION = 2;

/** The same for planting and discarding: one idea must not keep a card for a path that another finds nobody needs. */
function collects(position: ArboretumPosition, seat: Seat, card: number): boolean {
  const grove = position.groves[seat];
  const planted = Array.from({ length: grove.placed }, (_, index) => grove.cardAt(grove.placedAt(index)));
  const held = position.hand(seat).filter((other) => speciesOf(other) === speciesOf(card)).length;
  const isBegun = held > 0 && planted.some((other) => speciesOf(other) === speciesOf(card));
  return held + Number(isBegun) >= COLLECTION;
}

/** A7, A8: the final count, exact where the hidden cards are known by what is left of them. */
function finish(after: ArboretumPosition, seat: Seat, nameSeat: NameSeat): Reason {
  const { points } = prospectsOf(after);
  const { least, most } = points[seat];
  const rival = points.length === 2 ? points[1 - seat] : undefined;
  const other = rival && { name: nameSeat(1 - seat), points: common.range(rival.least, rival.most) };
  return gain('finishes', texts.finishes(common.range(least, most), other), { least, most }, least);
}

/** A6: to whom the card is of no use. */
function explainDiscard(
  before: ArboretumPosition,
  after: ArboretumPosition,
  card: number,
  nameSeat: NameSeat,
): Reason[] {
  const seat = before.mover;
  const species = saySpecies(speciesOf(card));
  const now = standingOf(after, card);
  const rival = rivalName(after, seat, nameSeat);
  const [rivalsUse, ownUses] = [bestRival(now, seat) !== undefined, pointsOf(now, seat) > 0];
  const isPlanned = collects(after, seat, card);
  if (!rivalsUse && !ownUses && !isPlanned) {
    // That nobody has a path speaks for nothing beside what the card would add to one.
    const isWanted = after.deck > 0 && bestGain(after, (seat + 1) % after.seats, card) > 0;
    if (isWanted) return [gain('own-unused', texts.ownUnused(species), { card })];
    return ofNoUse(after, seat, card, rival);
  }
  // A path that nobody has to beat, and that will not score whatever one keeps: the card is of no use to anybody.
  const isLost = [before, after].every((each) => fatesOf(each, standingOf(each, card))[seat] === 'lost');
  if (isLost && !rivalsUse) return [gain('lost-cause', texts.lostCause(species, rival), { card })];
  return [
    ...(rivalsUse ? [] : [gain('rivals-unused', texts.rivalsUnused(species, rival), { card })]),
    ...(ownUses || isPlanned ? [] : [gain('own-unused', texts.ownUnused(species), { card })]),
    ...(after.deck > 0 && ownUses && bestGain(after, seat, card) === 0
      ? [gain('no-help', texts.noHelp(species), { card })]
      : []),
  ];
}

/** A6: nobody has a path of the species. Where nobody has one of any, that tells no card from another. */
function ofNoUse(after: ArboretumPosition, seat: Seat, card: number, rival: string | undefined): Reason[] {
  const species = saySpecies(speciesOf(card));
  const left = after.hand(seat).filter((other) => speciesOf(other) === speciesOf(card)).length;
  if (standings(after).some(({ paths }) => paths.some((path) => path !== undefined)))
    return [gain('nobody-uses', texts.nobodyUses(species, rival, left === 0), { card, left })];
  return left === 0 ? [gain('only-one', texts.onlyOne(species, cardValue(card) <= LOW), { card })] : [];
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

/** A9: what a 1 does to the 8, known to be in a hand or still unseen. */
function cancelled(position: ArboretumPosition, seat: Seat, card: number, nameSeat: NameSeat): Reason[] {
  if (cardValue(card) !== 1) return [];
  const species = speciesOf(card);
  const eight = cardOf(species, VALUES);
  for (let other = 0; other < position.seats; other++) {
    if (other !== seat && position.indexInHand(other, eight) >= 0)
      return [gain('cancels', texts.cancels(saySpecies(species), nameSeat(other)), { card, other })];
  }
  if (!position.isUnseen(eight)) return [];
  return [gain('may-cancel', texts.mayCancel(saySpecies(species), rivalName(position, seat, nameSeat)), { card })];
}

/** A8: what is left to claim a path with, to keep a rival from theirs, or to plan one with cards thrown away now. */
function leftInHand(
  position: ArboretumPosition,
  seat: Seat,
  card: number,
  nameSeat: NameSeat,
  isPlanned = false,
): Reason[] {
  const standing = standingOf(position, card);
  const [hasPath, rival] = [pointsOf(standing, seat) > 0, bestRival(standing, seat)];
  if (!hasPath && !rival && !isPlanned) return [];
  const total = standing.totals[seat];
  const against = hasPath || !rival ? undefined : nameSeat(rival.seat);
  return [risk('leaves-hand', texts.leavesHand(saySpecies(standing.species), total, against), { card, total })];
}

/** The nearest in value of the neighbours of the card just planted: a path yet to be. */
function newStep(position: ArboretumPosition, seat: Seat): Reason[] {
  const grove = position.groves[seat];
  const square = grove.placedAt(grove.placed - 1);
  const card = grove.cardAt(square);
  const [nearest] = [square - grove.width, square - 1, square + 1, square + grove.width]
    .map((beside) => grove.cardAt(beside))
    .filter((other) => other >= 0 && cardValue(other) !== cardValue(card))
    .sort((a, b) => Math.abs(cardValue(a) - cardValue(card)) - Math.abs(cardValue(b) - cardValue(card)));
  if (nearest === undefined) return [];
  const [low, high] = cardValue(nearest) < cardValue(card) ? [nearest, card] : [card, nearest];
  return [gain('step', texts.step(sayCard(low), sayCard(high)), { low, high })];
}
