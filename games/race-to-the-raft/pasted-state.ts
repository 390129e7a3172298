import { texts } from '#texts/race-to-the-raft/pasted.ts';
import { type Excerpt, spanIn } from '../../core/excerpt.ts';
import { OVER } from '../../core/game.ts';
import type { Result } from '../../core/result.ts';
import { sayFault } from '../../texts/say-fault.ts';
import type { Findings, Walkthrough } from '../walkthrough.ts';
import { count } from './bits.ts';
import { LAYOUTS } from './challenges.ts';
import { COLOURS, DECK_NAMES, HAND_SIZE } from './components.ts';
import { checkPosition, checkRaft, deckCount, guessChallenge, handCount } from './consistency.ts';
import { columnOf, DECK_COUNT, nameSquare, rowOf, SQUARES } from './geometry.ts';
import { type CatPlace, fillBoard, parseBag, parseCards, parseCats } from './official-strings.ts';
import { readBoard } from './pasted-board.ts';
import { RaftPosition } from './position.ts';
import { allAboard, cutOffCats } from './reach.ts';
import {
  ABOARD,
  BAG,
  CATS,
  DECKS,
  EXHAUSTED,
  HAND,
  LOSS,
  LOSSES,
  NONE,
  PHASE,
  PHASES,
  RAFT_AT,
  UNKNOWN_COLOUR,
  WILD,
} from './state.ts';

/** The official strings as they were found; those that are missing are as at the start of a game. */
export interface StateStrings {
  readonly board: Excerpt;
  readonly decks?: Excerpt | undefined;
  readonly hand?: Excerpt | undefined;
  readonly exhausted?: Excerpt | undefined;
  readonly bag?: Excerpt | undefined;
  /** Strings after these. */
  readonly extra: number;
}

/** Shows a state as far as it can be read. The strings do not say what comes next; that is worked out. */
export function readState(strings: StateStrings, seats: number, findings: Findings): Walkthrough<RaftPosition> {
  const { lines, rows } = readBoard(strings.board, findings);
  const position = new RaftPosition(seats, lines.length, lines[0].length);
  fillBoard(position, lines);
  const stray = checkRaft(position);
  if (stray && !findings.fault) findings.refuse(sayFault(stray), undefined, stray.rule);
  giveCards(position, strings, findings);
  giveCats(position, strings.exhausted, findings);
  choosePhase(position, findings);
  position.challenge = stray ? NONE : guessChallenge(position);
  position.layout = position.challenge === NONE ? undefined : LAYOUTS[position.challenge];
  const fault = stray ? undefined : checkPosition(position);
  if (fault) findings.refuse(sayFault(fault), undefined, fault.rule);
  for (const cat of stray ? [] : cutOffCats(position)) {
    const row = rows[rowOf(cat)];
    const span = row && spanIn(row, columnOf(cat));
    findings.note(texts.cutOff(COLOURS[position.colourAt(cat)] ?? '', nameSquare(cat)), span, 'R14');
  }
  if (strings.extra > 0) findings.note(texts.extra(strings.extra));
  return findings.shown([position]);
}

function giveCards(position: RaftPosition, { decks, hand, bag }: StateStrings, findings: Findings): void {
  const { words } = position;
  const held = hand ? readPrefix(hand, (text) => parseCards(text, 'hand'), findings) : undefined;
  const left = decks ? readPrefix(decks, (text) => parseCards(text, 'decks'), findings) : undefined;
  for (let deck = 0; deck < DECK_COUNT; deck++) {
    if (left) words[DECKS + deck] = left[deck];
    if (held) words[HAND + deck] = held[deck];
    const both = words[DECKS + deck] & words[HAND + deck];
    words[DECKS + deck] &= ~both;
    if (both !== 0 && left)
      findings.note(texts.inBoth(DECK_NAMES[deck]), hand && spanIn(hand, 0, hand.text.length), 'R5');
  }
  if (held && !left) findings.note(texts.noDecks);
  if (bag) words[BAG] = readPrefix(bag, parseBag, findings) ?? 0;
  limitHand(position, hand, findings);
}

/** The screen has room for six cards; more than that cannot be a hand (R5). */
function limitHand(position: RaftPosition, hand: Excerpt | undefined, findings: Findings): void {
  const { words } = position;
  const held = handCount(position);
  if (held <= HAND_SIZE) return;
  findings.note(texts.largeHand(held), hand && spanIn(hand, 0, hand.text.length), 'R5');
  for (let deck = DECK_COUNT - 1; deck >= 0; deck--) {
    while (handCount(position) > HAND_SIZE && count(words[HAND + deck]) > 0) {
      words[HAND + deck] &= ~(1 << (31 - Math.clz32(words[HAND + deck])));
    }
  }
}

/** What the longest beginning of a string means that means anything; the character after it is told to be wrong. */
function readPrefix<T>(string: Excerpt, parse: (text: string) => Result<T>, findings: Findings): T | undefined {
  const whole = parse(string.text);
  if (whole.ok) return whole.value;
  for (let length = Math.min(string.text.length, LONGEST_CARDS); length >= 0; length--) {
    const part = parse(string.text.slice(0, length));
    if (!part.ok) continue;
    findings.refuse(sayFault(whole.fault), spanIn(string, length), whole.fault.rule);
    return part.value;
  }
  findings.refuse(sayFault(whole.fault), spanIn(string, 0), whole.fault.rule);
  return undefined;
}
/** Four decks of 25 cards with their letters. */
const LONGEST_CARDS = 4 * 26;

/** The board forgets the colours of cats on wild squares; the exhausted list may tell. */
function giveCats(position: RaftPosition, exhausted: Excerpt | undefined, findings: Findings): void {
  const tired = exhausted ? (readPrefix(exhausted, (text) => parseCats(text, texts.exhausted), findings) ?? []) : [];
  const colours = new Map(tired.map(({ colour, square }: CatPlace) => [square, colour]));
  for (let square = 0; square < SQUARES; square++) {
    if (!position.has(CATS, square)) continue;
    const colour = colours.get(square);
    if (position.has(WILD, square) && position.words[RAFT_AT] !== NONE) {
      position.words[ABOARD + position.placeAboard(square)] = (colour ?? UNKNOWN_COLOUR) + 1;
    }
    if (colour !== undefined && colour === position.catAt(square)) {
      position.words[EXHAUSTED + rowOf(square)] |= 1 << columnOf(square);
    }
  }
}

/** With cards in hand they are played, without any they are asked for. */
function choosePhase(position: RaftPosition, findings: Findings): void {
  const { words } = position;
  const hasCats = words.subarray(CATS, CATS + position.rows).some((row) => row !== 0);
  if (hasCats && allAboard(position)) {
    words[PHASE] = PHASES.won;
    position.turn = OVER;
    return;
  }
  position.turn = position.mover;
  words[PHASE] = handCount(position) > 0 ? PHASES.play : PHASES.ask;
  if (handCount(position) > 0) return;
  if (words.subarray(EXHAUSTED, EXHAUSTED + position.rows).some((row) => row !== 0)) {
    findings.note(texts.rested);
    position.rest();
  }
  if (deckCount(position) >= HAND_SIZE) return;
  words[PHASE] = PHASES.lost;
  words[LOSS] = LOSSES.noCards;
  position.turn = OVER;
}
