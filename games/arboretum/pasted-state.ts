import { texts } from '#texts/arboretum/pasted.ts';
import { type Excerpt, type Span, sliceExcerpt, spanIn } from '../../core/excerpt.ts';
import type { Fault } from '../../core/result.ts';
import { sayFault } from '../../texts/say-fault.ts';
import { Findings, locateFault, nothing, type Walkthrough } from '../walkthrough.ts';
import { arrange, type Holding, reachOf } from './arrangement.ts';
import { nameCard, usualSpecies } from './cards.ts';
import { FULL_HAND, HAND_SIZE, SEAT_LETTERS, SPECIES_IN_PLAY, VALUES } from './components.ts';
import { Grove } from './grove.ts';
import { type Placed, parseCards, parsePlacements, type Shared, type StateText } from './official-strings.ts';
import { checkShared, checkStateText } from './official-validity.ts';
import type { ArboretumPosition } from './position.ts';
import { checkOffset, MAX_MOVES } from './rules.ts';

const CARD_LENGTH = 2;
const PLACEMENT_SHAPE = [/[a-z]/, /[1-8]/, /[NSC]/, /\d/, /\d/, /[EWC]/, /\d/, /\d/];

/** Something read, with its place in the pasted text. */
type Found<T> = T & { readonly span: Span };

/** Shows the strings of a state as far as they can be read; with no hidden ones hands of seven cards are assumed. */
export function readState(
  shared: readonly Excerpt[],
  hidden: readonly Excerpt[],
  findings: Findings,
): Walkthrough<ArboretumPosition> {
  const seats = (shared.length - 1) / 2;
  const species = usualSpecies(seats);
  const own = (string: Excerpt, seat: number, part: 'arboretum' | 'discard' | 'hand') =>
    owned(string, seat, part, findings);
  const eachSeat = <T>(read: (seat: number) => T): T[] => Array.from({ length: seats }, (_, seat) => read(seat));
  const turn = readTurn(shared[0], seats, findings);
  const arboreta = eachSeat((seat) =>
    readPlacements(own(shared[1 + 2 * seat], seat, 'arboretum'), species, seat, findings),
  );
  const discards = eachSeat((seat) =>
    readCards(own(shared[2 + 2 * seat], seat, 'discard'), species, texts.part('discard', SEAT_LETTERS[seat]), findings),
  );
  const deck = hidden.length > 0 ? readCards(hidden[0], species, 'deck', findings) : [];
  const hands = hidden
    .slice(1)
    .map((string, seat) =>
      readCards(own(string, seat, 'hand'), species, texts.part('hand', SEAT_LETTERS[seat]), findings),
    );
  const once = makeOnce(findings);
  const table: StateText = {
    seats,
    turn,
    arboreta: arboreta.map((placements, seat) => plantable(placements.filter(once), seat, findings)),
    discards: discards.map((cards) => cards.filter(once).map(({ card }) => card)),
    hands: hands.map((cards, seat) =>
      fitting(
        cards.filter(once).map(({ card }) => card),
        seat,
        findings,
      ),
    ),
    deck: deck.filter(once).map(({ card }) => card),
  };
  return show(table, hidden.length > 0, findings);
}

function show(table: StateText, isWhole: boolean, findings: Findings): Walkthrough<ArboretumPosition> {
  const { seats, arboreta, discards, hands, deck } = table;
  if (findings.remarks.length === 0 && !findings.fault) {
    const fault = isWhole ? checkStateText(table) : checkShared(table);
    if (fault) findings.note(texts.impossible(sayFault(fault)), undefined, fault.rule);
  }
  if (!isWhole) findings.note(texts.noHidden);
  const seen = arboreta.flat().length + discards.flat().length;
  const left = Math.max(0, SPECIES_IN_PLAY[seats] * VALUES - seen - HAND_SIZE * seats);
  const hidden = { hands: Array.from({ length: seats }, () => HAND_SIZE), deck: left };
  return setUp(table, isWhole ? { hands, deck: deck.length } : hidden, findings);
}

function setUp(shared: Shared, holding: Holding, findings: Findings): Walkthrough<ArboretumPosition> {
  const position = arrange(shared, holding);
  if (!position.ok) return nothing(sayFault(position.fault), undefined, position.fault.rule);
  // A game lists at most so many moves, and whoever makes room for them relies on it.
  const scattered = position.value.groves.findIndex((grove) => grove.openCount * FULL_HAND > MAX_MOVES);
  if (scattered < 0) return findings.shown([position.value]);
  findings.note(texts.scattered(SEAT_LETTERS[scattered]), undefined, 'A5');
  const arboreta = shared.arboreta.map((placements, seat) => (seat === scattered ? connected(placements) : placements));
  return setUp({ ...shared, arboreta }, holding, findings);
}

function readTurn(string: Excerpt, seats: number, findings: Findings): number {
  const letters = SEAT_LETTERS.slice(0, seats);
  const turn = string.text.length === 1 ? letters.indexOf(string.text) : -1;
  if (turn < 0) findings.refuse(texts.turn(Array.from(letters).join(', ')), spanIn(string, 0, string.text.length));
  return Math.max(0, turn);
}

/** A string without the letter of its player. */
function owned(string: Excerpt, seat: number, part: 'arboretum' | 'discard' | 'hand', findings: Findings): Excerpt {
  const letter = SEAT_LETTERS[seat];
  if (string.text.startsWith(letter)) return sliceExcerpt(string, 1);
  findings.refuse(texts.letter(letter, part), spanIn(string, 0));
  return /^[A-Z]/.test(string.text) ? sliceExcerpt(string, 1) : string;
}

function readPlacements(string: Excerpt, species: number, seat: number, findings: Findings): Found<Placed>[] {
  const what = texts.part('arboretum', SEAT_LETTERS[seat]);
  const read = findings.readAsFar(string, (text) => parsePlacements(text, species, what), locatePlacement);
  const width = PLACEMENT_SHAPE.length;
  return read.map((placed, index) => ({ ...placed, span: spanIn(string, index * width, (index + 1) * width) }));
}

function locatePlacement(fault: Fault, text: string): Span {
  const [from] = locateFault(fault);
  if (fault.code === 'arboretum.species') return [from, from + CARD_LENGTH];
  const wrong = PLACEMENT_SHAPE.findIndex((allowed, index) => !allowed.test(text[from + index] ?? ''));
  return wrong < 0 ? [from, from + PLACEMENT_SHAPE.length] : [from + wrong, from + wrong + 1];
}

function readCards(string: Excerpt, species: number, what: string, findings: Findings): Found<{ card: number }>[] {
  const read = findings.readAsFar(
    string,
    (text) => parseCards(text, species, what),
    (fault) => [locateFault(fault)[0], locateFault(fault)[0] + CARD_LENGTH],
  );
  return read.map((card, index) => ({ card, span: spanIn(string, index * CARD_LENGTH, (index + 1) * CARD_LENGTH) }));
}

/** A1: tells of each card whether it comes for the first time, and remarks on those that do not. */
function makeOnce(findings: Findings): (found: Found<{ card: number }>) => boolean {
  const seen = new Set<number>();
  return ({ card, span }) => {
    if (seen.has(card)) findings.note(texts.twice(nameCard(card)), span, 'A1');
    return !seen.has(card) && Boolean(seen.add(card));
  };
}

/** The placements that can be drawn, with a remark on each that is not legal (A5). */
function plantable(placements: readonly Found<Placed>[], seat: number, findings: Findings): Placed[] {
  const grove = new Grove(reachOf(placements), Math.max(1, placements.length));
  return placements.filter((placed, index) => {
    const fault = checkOffset(grove, placed);
    const isFree = grove.cardAt(grove.squareAt(placed.north, placed.east)) < 0;
    const say = isFree ? texts.placement : texts.notDrawn;
    if (fault) findings.note(say(SEAT_LETTERS[seat], index + 1, sayFault(fault)), placed.span, fault.rule);
    if (isFree && grove.placed === 0 && fault) grove.closeOrigin();
    if (isFree) grove.plant(placed.card, grove.squareAt(placed.north, placed.east));
    return isFree;
  });
}

/** The cards that hang together with the first. */
function connected(placements: readonly Placed[]): Placed[] {
  const grove = new Grove(reachOf(placements), Math.max(1, placements.length));
  if (placements.length > 0) grove.closeOrigin();
  return placements.filter((placed, index) => {
    const isLegal = index === 0 || checkOffset(grove, placed) === undefined;
    if (isLegal) grove.plant(placed.card, grove.squareAt(placed.north, placed.east));
    return isLegal;
  });
}

function fitting(hand: number[], seat: number, findings: Findings): number[] {
  if (hand.length > FULL_HAND) findings.note(texts.largeHand(SEAT_LETTERS[seat]), undefined, 'A3');
  return hand.slice(0, FULL_HAND);
}

const EMPTY: Excerpt = { text: '', starts: [0], ends: [0] };
const lettered = (letter: string, string: Excerpt = EMPTY): Excerpt => ({
  text: letter + string.text,
  starts: [string.starts[0], ...string.starts],
  ends: [string.starts[0], ...string.ends],
});

/** Parts of a state that the assignment prints alone: a hidden state, an arboretum, a discard pile, cards. */
export function readFragment(strings: readonly Excerpt[]): Walkthrough<ArboretumPosition> | undefined {
  const [first, second, third] = strings;
  const findings = new Findings();
  if (strings.length === 3 && /^(?:[a-z]\d)*$/.test(first.text) && /^A/.test(second.text) && /^B/.test(third.text)) {
    findings.note(texts.noShared);
    return readState(emptyShared({}), strings, findings);
  }
  const whole = /^([AB]?)((?:[a-z][1-8]).*)$/.exec(first.text);
  if (strings.length !== 1 || !whole) return undefined;
  const [, letter, rest] = whole;
  const owner = letter || 'A';
  const string = sliceExcerpt(first, letter.length);
  if (/^..[NSC]/.test(rest)) {
    findings.note(texts.onlyArboretum(owner));
    return readState(emptyShared({ [`arboretum${owner}`]: string }), [], findings);
  }
  if (letter) {
    findings.note(texts.onlyDiscard(owner));
    return readState(emptyShared({ [`discard${owner}`]: string }), [], findings);
  }
  findings.note(texts.onlyCards);
  return readState(emptyShared({}), [EMPTY, lettered('A', string), lettered('B')], findings);
}

function emptyShared(given: Readonly<Record<string, Excerpt>>): Excerpt[] {
  const players = ['A', 'B'].flatMap((owner) => [
    lettered(owner, given[`arboretum${owner}`]),
    lettered(owner, given[`discard${owner}`]),
  ]);
  return [lettered('A'), ...players];
}
