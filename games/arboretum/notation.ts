import { CHANCE, OVER, type Seat } from '../../core/game.ts';
import { type Fault, ok, quote, type Result } from '../../core/result.ts';
import { parsePairs, type SetUp, settle, unusualSettings } from '../../core/settings.ts';
import { about } from './about.ts';
import { ALL_SPECIES, nameCard, SPECIES_BY_LETTER } from './cards.ts';
import { CARD_TOTAL, FULL_HAND, MAX_SEATS, MIN_SEATS, SEAT_LETTERS, SPECIES, SPECIES_IN_PLAY } from './components.ts';
import { checkPosition } from './consistency.ts';
import { fail, refuse, within } from './faults.ts';
import { nameSquare } from './geometry.ts';
import { formatCards, isSorted, parseCards, parseOwned, parsePlacements, type StateText } from './official-strings.ts';
import { ArboretumPosition } from './position.ts';
import { checkOffset } from './rules.ts';
import {
  CHOOSING,
  DEALING,
  DISCARDING,
  DRAWING,
  ENDED,
  HAND_ROOM,
  HANDS,
  HELD,
  PLACING,
  SEEN,
  SHOWING,
  type State,
} from './state.ts';

/*
 * One line for any position: `arboretum <shared> <hidden> <known> <phase> [option=value …]`
 *
 *   arboretum B,Aa6C00C00,Ac2,B,B a1a2…,Aa8b3d1d6d8j5m2,Bb1b8c7d4j2m1m8 - draw
 *
 *   shared   the official shared state, joined by commas: turn, arboretum and discard of each player
 *   hidden   the official hidden state, joined by commas: deck, hands. In a view a hand ends with `?5` for five cards
 *            that the viewer has not seen, and the deck is `?29`
 *   known    cards of hands that everybody has seen, or `-`
 *   phase    species, deal, draw, deck (a card comes from the deck), place, discard, show, end
 *
 * With `species=random` follows `trees=abcjmw`: the species that play, or `-` before the first is drawn.
 */

export function formatPosition(position: ArboretumPosition): string {
  const settings = Object.entries(unusualSettings(about.options, position.settings)).map(
    ([id, value]) => ` ${id}=${value}`,
  );
  const trees = position.lottery ? ` trees=${formatSpecies(position.species) || '-'}` : '';
  const cards = `${formatShared(position)} ${formatHidden(position)} ${formatKnown(position) || '-'}`;
  return `arboretum ${cards} ${namePhase(position)}${settings.join('')}${trees}`;
}

// A line is written for every look at a position. These write it as `formatStateText` would, without its lists: a third of
// the time.

function formatShared(state: State): string {
  let text = SEAT_LETTERS[state.mover];
  for (let seat = 0; seat < state.seats; seat++) {
    const grove = state.groves[seat];
    text += `,${SEAT_LETTERS[seat]}`;
    for (let index = 0; index < grove.placed; index++) {
      const square = grove.placedAt(index);
      text += nameCard(grove.cardAt(square)) + nameSquare(grove, square);
    }
    text += `,${SEAT_LETTERS[seat]}`;
    for (let others = state.piled(seat) - 1; others >= 0; others--) text += nameCard(state.under(seat, others));
  }
  return text;
}

function formatHidden(state: State): string {
  let hands = '';
  let hiding = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    hands += `,${SEAT_LETTERS[seat]}`;
    // A hand is sorted as it is.
    const first = HANDS + seat * HAND_ROOM;
    for (let at = first; at < first + state.words[SEEN + seat]; at++) hands += nameCard(state.words[at] >> 1);
    const unseen = state.hidden(seat);
    if (unseen > 0) hands += `?${unseen}`;
    hiding += unseen;
  }
  return (hiding > 0 ? `?${state.deck}` : formatDeck(state)) + hands;
}

function formatDeck(state: State): string {
  let text = '';
  for (let card = 0; card < CARD_TOTAL; card++) if (state.isUnseen(card)) text += nameCard(card);
  return text;
}

function formatKnown(state: State): string {
  const known: number[] = [];
  for (let seat = 0; seat < state.seats; seat++) known.push(...state.openHand(seat));
  return formatCards(known.sort((one, other) => one - other));
}

/** The position as the official strings have it; hidden cards are left out. */
export function stateTextOf(state: State): StateText {
  const { seats, groves } = state;
  const each = <T>(make: (seat: Seat) => T): T[] => Array.from({ length: seats }, (_, seat) => make(seat));
  return {
    seats,
    turn: state.mover,
    arboreta: groves.map((grove) =>
      Array.from({ length: grove.placed }, (_, index) => {
        const square = grove.placedAt(index);
        return { card: grove.cardAt(square), north: grove.northOf(square), east: grove.eastOf(square) };
      }),
    ),
    discards: each((seat) => state.pile(seat)),
    deck: Array.from({ length: state.pool }, (_, index) => state.unseenAt(index)),
    hands: each((seat) => state.hand(seat)),
  };
}

function namePhase({ phase, turn }: State): string {
  if (phase === CHOOSING) return 'species';
  if (phase === DEALING) return 'deal';
  if (phase === DRAWING) return turn === CHANCE ? 'deck' : 'draw';
  if (phase === PLACING) return 'place';
  if (phase === DISCARDING) return 'discard';
  return phase === SHOWING ? 'show' : 'end';
}

function formatSpecies(species: number): string {
  return SPECIES.filter((_, index) => (species >> index) & 1)
    .map(({ letter }) => letter)
    .join('');
}

/** The parts of a position line. */
interface Line extends SetUp {
  readonly shared: readonly string[];
  readonly hidden: readonly string[];
  readonly known: string;
  readonly phase: string;
  /** Letters of the species drawn by lot. */
  readonly trees: string | undefined;
}

/** A part of a line is put on the table, or there is a fault. */
type Step = (position: ArboretumPosition, line: Line) => Fault | undefined;

const STEPS: readonly Step[] = [readTrees, readTurn, readArboreta, readDiscards, readHands, readDeck, checkPosition];

export function parsePosition(text: string): Result<ArboretumPosition> {
  const line = parseLine(text);
  if (!line.ok) return line;
  const position = new ArboretumPosition(line.value.seats, line.value.settings);
  for (const step of STEPS) {
    const fault = step(position, line.value);
    if (fault) return { ok: false, fault };
  }
  return ok(position);
}

function parseLine(text: string): Result<Line> {
  const [name, shared, hidden, known, phase, ...options] = text.split(' ');
  if (name !== 'arboretum') return fail('name', { where: ['at 1'], name: quote(name) });
  if (shared === undefined || hidden === undefined || known === undefined || phase === undefined) {
    return fail('fields');
  }
  const sharedParts = shared.split(',');
  const hiddenParts = hidden.split(',');
  const seats = (sharedParts.length - 1) / 2;
  if (!Number.isInteger(seats) || seats < MIN_SEATS || seats > MAX_SEATS || hiddenParts.length !== seats + 1) {
    return fail('seats', { shared: sharedParts.length, hidden: hiddenParts.length });
  }
  const set = parseSettings(options, seats);
  if (!set.ok) return set;
  return ok({ seats, shared: sharedParts, hidden: hiddenParts, known, phase, ...set.value });
}

function parseSettings(words: readonly string[], seats: number): Result<Pick<Line, 'settings' | 'trees'>> {
  const given = parsePairs(words);
  if (!given.ok) return given;
  const { trees, ...options } = given.value;
  const settings = settle(about.options, options, seats);
  if (!settings.ok) return settings;
  if ((trees !== undefined) !== (settings.value.species === 'random')) {
    return fail('trees', { rule: 'A14' });
  }
  return ok({ settings: settings.value, trees });
}

function readTrees(position: ArboretumPosition, { trees, seats }: Line): Fault | undefined {
  if (trees === undefined) return undefined;
  let species = 0;
  let last = -1;
  for (const letter of trees === '-' ? '' : trees) {
    const next = SPECIES_BY_LETTER.get(letter) ?? -1;
    if (next <= last) {
      return refuse('trees/order', { trees: quote(trees) });
    }
    species |= 1 << next;
    last = next;
  }
  if (position.species === ALL_SPECIES) {
    return species === ALL_SPECIES ? undefined : refuse('trees/all', { rule: 'A1', seats });
  }
  if (trees !== '-' && trees.length > SPECIES_IN_PLAY[seats]) {
    return refuse('trees/many', { rule: 'A1', trees: trees.length, most: SPECIES_IN_PLAY[seats] });
  }
  position.addSpecies(species);
  if (trees.length === SPECIES_IN_PLAY[seats]) position.phase = DEALING;
  return undefined;
}

function readTurn(position: ArboretumPosition, { shared, phase }: Line): Fault | undefined {
  const letter = shared[0];
  const mover = letter.length === 1 ? SEAT_LETTERS.indexOf(letter) : -1;
  if (mover < 0 || mover >= position.seats) {
    return refuse('turn', { letter: quote(letter) });
  }
  if (!Object.hasOwn(PHASES, phase)) {
    return refuse('phase', { phase: quote(phase), known: Object.keys(PHASES) });
  }
  const meant = PHASES[phase];
  if ((meant.phase === CHOOSING) !== (position.phase === CHOOSING)) {
    return refuse('phase/species', { rule: 'A14' });
  }
  position.mover = mover;
  position.phase = meant.phase;
  position.turn = meant.turn === 'mover' ? mover : meant.turn;
  return undefined;
}

const PHASES: Readonly<Record<string, { readonly phase: number; readonly turn: number | 'mover' }>> = {
  species: { phase: CHOOSING, turn: CHANCE },
  deal: { phase: DEALING, turn: CHANCE },
  draw: { phase: DRAWING, turn: 'mover' },
  deck: { phase: DRAWING, turn: CHANCE },
  place: { phase: PLACING, turn: 'mover' },
  discard: { phase: DISCARDING, turn: 'mover' },
  show: { phase: SHOWING, turn: CHANCE },
  end: { phase: ENDED, turn: OVER },
};

function readArboreta(position: ArboretumPosition, { shared }: Line): Fault | undefined {
  for (const [seat, grove] of position.groves.entries()) {
    const what = `arboretum of ${SEAT_LETTERS[seat]}`;
    const owned = parseOwned(shared[1 + 2 * seat], seat, what);
    if (!owned.ok) return owned.fault;
    const placements = parsePlacements(owned.value, position.species, what);
    if (!placements.ok) return placements.fault;
    if (placements.value.length > grove.capacity) {
      return refuse('many', { rule: 'A7', what, cards: placements.value.length, most: grove.capacity });
    }
    for (const [index, placed] of placements.value.entries()) {
      const fault = checkOffset(grove, placed) ?? take(position, placed.card);
      if (fault) return within(fault, 'inPartPlacement', { what, number: index + 1 });
      grove.plant(placed.card, grove.squareAt(placed.north, placed.east));
    }
  }
  return undefined;
}

function readDiscards(position: ArboretumPosition, { shared }: Line): Fault | undefined {
  for (let seat = 0; seat < position.seats; seat++) {
    const what = `discard of ${SEAT_LETTERS[seat]}`;
    const owned = parseOwned(shared[2 + 2 * seat], seat, what);
    if (!owned.ok) return owned.fault;
    const cards = parseCards(owned.value, position.species, what);
    if (!cards.ok) return cards.fault;
    for (const card of cards.value) {
      const fault = take(position, card);
      if (fault) return fault;
      position.pileOn(seat, card);
    }
  }
  return undefined;
}

function readHands(position: ArboretumPosition, line: Line): Fault | undefined {
  const known = parseCards(line.known === '-' ? '' : line.known, position.species, 'known cards');
  if (!known.ok) return known.fault;
  if (!isSorted(known.value)) return refuse('order/known');
  const open = new Set(known.value);
  for (let seat = 0; seat < position.seats; seat++) {
    const fault = readHand(position, line.hidden[seat + 1], seat, open);
    if (fault) return fault;
  }
  const [lost] = open;
  if (lost === undefined) return undefined;
  return refuse('known', { rule: 'A13', where: [nameCard(lost)], card: nameCard(lost) });
}

/** Cards in order, then `?n` for n that the viewer has not seen. Takes the known ones out of `open`. */
function readHand(position: ArboretumPosition, text: string, seat: number, open: Set<number>): Fault | undefined {
  const what = `hand of ${SEAT_LETTERS[seat]}`;
  const owned = parseOwned(text, seat, what);
  if (!owned.ok) return owned.fault;
  const [seen, hidden, more] = owned.value.split('?');
  const cards = parseCards(seen, position.species, what);
  if (!cards.ok) return cards.fault;
  if (!isSorted(cards.value)) return refuse('order', { what });
  const unseen = hidden === undefined ? 0 : readCount(hidden);
  if (more !== undefined || unseen === undefined || (hidden !== undefined && unseen === 0)) {
    return refuse('hidden', { what });
  }
  if (cards.value.length + unseen > FULL_HAND) {
    return refuse('hand/text', { rule: 'A3', what });
  }
  for (const card of cards.value) {
    const fault = take(position, card);
    if (fault) return fault;
    position.give(seat, card, open.delete(card) ? 1 : 0);
  }
  position.words[HELD + seat] += unseen;
  return undefined;
}

/** What is left is the deck, and the hidden cards of hands. */
function readDeck(position: ArboretumPosition, { hidden }: Line): Fault | undefined {
  const text = hidden[0];
  let hiding = 0;
  for (let seat = 0; seat < position.seats; seat++) hiding += position.hidden(seat);
  position.deck = position.pool - hiding;
  if (hiding > 0) {
    if (text.startsWith('?') && readCount(text.slice(1)) === position.deck) return undefined;
    return refuse('deck/hidden', { rule: 'A13', hidden: hiding, deck: position.deck });
  }
  const deck = parseCards(text, position.species, 'deck');
  if (!deck.ok) return deck.fault;
  if (!isSorted(deck.value)) return refuse('order/deck');
  const seen = deck.value.find((card) => !position.isUnseen(card));
  if (seen !== undefined) return twice(seen);
  if (deck.value.length < position.pool) {
    const listed = new Set(deck.value);
    let lost = 0;
    while (!position.isUnseen(lost) || listed.has(lost)) lost++;
    return refuse('missing', { rule: 'A1', where: [nameCard(lost)], card: nameCard(lost) });
  }
  return undefined;
}

/** A card is seen for the first time. */
function take(position: ArboretumPosition, card: number): Fault | undefined {
  if (!position.isUnseen(card)) return twice(card);
  position.reveal(card);
  return undefined;
}

function twice(card: number): Fault {
  const name = nameCard(card);
  return refuse('twice', { rule: 'A1', where: [name], card: name });
}

function readCount(text: string): number | undefined {
  return /^(?:0|[1-9][0-9]?)$/.test(text) ? Number(text) : undefined;
}
