import { ok, quote, type Result } from '../../core/result.ts';
import { CARD_BY_NAME, nameCard, speciesOf, usualSpecies } from './cards.ts';
import { CARD_TOTAL, FULL_HAND, HAND_SIZE, MAX_SEATS, MIN_SEATS, SEAT_LETTERS } from './components.ts';
import { fail, within } from './faults.ts';
import { formatOffset, type Offset, parseOffset } from './geometry.ts';

/*
 * The official strings: cards (`d7`), placements (`d7N01W02`), and the two lists that make a game state:
 * shared = turn, then arboretum and discard of each player; hidden = deck, then the hand of each player.
 * Nothing here asks whether such a state can come about.
 */

export interface Placed extends Offset {
  readonly card: number;
}

/** A game state taken apart. */
export interface StateText {
  readonly seats: number;
  readonly turn: number;
  readonly arboreta: readonly (readonly Placed[])[];
  readonly discards: readonly (readonly number[])[];
  readonly deck: readonly number[];
  readonly hands: readonly (readonly number[])[];
}

export type Shared = Pick<StateText, 'seats' | 'turn' | 'arboreta' | 'discards'>;

const CARD_LENGTH = 2;
const PLACEMENT_LENGTH = 8;

export function parseCard(text: string, species: number): Result<number> {
  const card = CARD_BY_NAME.get(text);
  if (card === undefined) return fail('card', { card: quote(text) });
  if ((species >> speciesOf(card)) & 1) return ok(card);
  return fail('species', { rule: 'A1', where: [text], card: text });
}

/** Cards one after the other, in any order. */
export function parseCards(text: string, species: number, what: string): Result<number[]> {
  const cards: number[] = [];
  for (let at = 0; at < text.length; at += CARD_LENGTH) {
    const card = parseCard(text.slice(at, at + CARD_LENGTH), species);
    if (!card.ok) return { ok: false, fault: within({ ...card.fault, where: [`at ${at + 1}`] }, 'inPart', { what }) };
    cards.push(card.value);
  }
  return ok(cards);
}

export function formatCards(cards: readonly number[]): string {
  return cards.map(nameCard).join('');
}

export function parsePlacement(text: string, species: number): Result<Placed> {
  const card = parseCard(text.slice(0, CARD_LENGTH), species);
  if (!card.ok) return card;
  const offset = parseOffset(text.slice(CARD_LENGTH));
  if (offset) return ok({ card: card.value, ...offset });
  return fail('square', { text: quote(text.slice(CARD_LENGTH)) });
}

export function formatPlacement({ card, north, east }: Placed): string {
  return nameCard(card) + formatOffset({ north, east });
}

/** Placements one after the other, in the order of play. */
export function parsePlacements(text: string, species: number, what: string): Result<Placed[]> {
  const placements: Placed[] = [];
  for (let at = 0; at < text.length; at += PLACEMENT_LENGTH) {
    const placed = parsePlacement(text.slice(at, at + PLACEMENT_LENGTH), species);
    if (!placed.ok) {
      const fault = { ...placed.fault, where: [`at ${at + 1}`] };
      return { ok: false, fault: within(fault, 'inPartPlacement', { what, number: placements.length + 1 }) };
    }
    placements.push(placed.value);
  }
  return ok(placements);
}

/** Reads the letter of a player that a string must begin with; the value is the rest. */
export function parseOwned(text: string, seat: number, what: string): Result<string> {
  if (text.startsWith(SEAT_LETTERS[seat])) return ok(text.slice(1));
  return fail('letter', { what, player: SEAT_LETTERS[seat], found: quote(text.slice(0, 1)) });
}

/** A shared state. With `seats` it must be one for so many players, else its length tells. */
export function parseShared(value: unknown, seats?: number): Result<Shared> {
  const texts = parseTexts(value, 'shared state');
  if (!texts.ok) return texts;
  const players = (texts.value.length - 1) / 2;
  const wrong = checkSeats(players, seats, 'shared state', texts.value.length);
  if (wrong) return wrong;
  const [letter, ...rest] = texts.value;
  const turn = letter.length === 1 ? SEAT_LETTERS.indexOf(letter) : -1;
  if (turn < 0 || turn >= players) return fail('turn', { letter: quote(letter) });
  const species = usualSpecies(players);
  const arboreta: Placed[][] = [];
  const discards: number[][] = [];
  for (let seat = 0; seat < players; seat++) {
    const name = SEAT_LETTERS[seat];
    const arboretum = parseOwned(rest[2 * seat], seat, `arboretum of ${name}`);
    if (!arboretum.ok) return arboretum;
    const placements = parsePlacements(arboretum.value, species, `arboretum of ${name}`);
    if (!placements.ok) return placements;
    const discard = parseOwned(rest[2 * seat + 1], seat, `discard of ${name}`);
    if (!discard.ok) return discard;
    const cards = parseCards(discard.value, species, `discard of ${name}`);
    if (!cards.ok) return cards;
    arboreta.push(placements.value);
    discards.push(cards.value);
  }
  return ok({ seats: players, turn, arboreta, discards });
}

/** A hidden state: the deck and the hands, in any order and of any size. */
export function parseHidden(value: unknown, seats?: number): Result<Pick<StateText, 'deck' | 'hands'>> {
  const texts = parseTexts(value, 'hidden state');
  if (!texts.ok) return texts;
  const players = texts.value.length - 1;
  const wrong = checkSeats(players, seats, 'hidden state', texts.value.length);
  if (wrong) return wrong;
  const species = usualSpecies(players);
  const deck = parseCards(texts.value[0], species, 'deck');
  if (!deck.ok) return deck;
  const hands: number[][] = [];
  for (let seat = 0; seat < players; seat++) {
    const hand = parseHand(texts.value[seat + 1], seat, species);
    if (!hand.ok) return hand;
    hands.push(hand.value);
  }
  return ok({ deck: deck.value, hands });
}

export function parseHand(text: string, seat: number, species: number): Result<number[]> {
  const what = `hand of ${SEAT_LETTERS[seat]}`;
  const owned = parseOwned(text, seat, what);
  return owned.ok ? parseCards(owned.value, species, what) : owned;
}

/** The order and the hand sizes that a well-formed hidden state must have. */
export function isHiddenInOrder({ deck, hands }: Pick<StateText, 'deck' | 'hands'>): boolean {
  const sizes = (count: number): boolean => count === 0 || (count >= HAND_SIZE && count <= FULL_HAND);
  return isSorted(deck) && hands.every((hand) => isSorted(hand) && sizes(hand.length));
}

/** Ascending, none twice. */
export function isSorted(cards: readonly number[]): boolean {
  return cards.every((card, index) => index === 0 || cards[index - 1] < card);
}

/** A whole game state, `[sharedState, hiddenState]`, for any number of players. */
export function parseStateText(value: unknown): Result<StateText> {
  if (!Array.isArray(value) || value.length !== 2) {
    return fail('state');
  }
  const shared = parseShared(value[0]);
  if (!shared.ok) return shared;
  const hidden = parseHidden(value[1], shared.value.seats);
  if (!hidden.ok) return hidden;
  const table = { ...shared.value, ...hidden.value };
  const piles = [table.deck, ...table.arboreta, ...table.discards, ...table.hands];
  return piles.every((pile) => pile.length <= CARD_TOTAL)
    ? ok(table)
    : fail('many/place', { rule: 'A1', most: CARD_TOTAL });
}

export function formatStateText(table: StateText): [string[], string[]] {
  const letters = SEAT_LETTERS.slice(0, table.seats).split('');
  const sorted = (cards: readonly number[]): string => formatCards([...cards].sort((one, other) => one - other));
  return [
    [
      SEAT_LETTERS[table.turn],
      ...letters.flatMap((letter, seat) => [
        letter + table.arboreta[seat].map(formatPlacement).join(''),
        letter + formatCards(table.discards[seat]),
      ]),
    ],
    [sorted(table.deck), ...letters.map((letter, seat) => letter + sorted(table.hands[seat]))],
  ];
}

function parseTexts(value: unknown, what: string): Result<string[]> {
  if (Array.isArray(value) && value.length <= 2 * MAX_SEATS + 1) {
    const parts: unknown[] = [...value];
    if (parts.every((part) => typeof part === 'string')) return ok(parts);
  }
  return fail('state/texts', { what, most: 2 * MAX_SEATS + 1 });
}

function checkSeats(
  players: number,
  wanted: number | undefined,
  what: string,
  length: number,
): Result<never> | undefined {
  const fits = Number.isInteger(players) && players >= MIN_SEATS && players <= MAX_SEATS;
  if (fits && (wanted === undefined || players === wanted)) return undefined;
  return fail('state/parts', { what, parts: length });
}
