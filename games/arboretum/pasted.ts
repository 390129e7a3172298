import { texts } from '#texts/arboretum/pasted.ts';
import { type Excerpt, replaceIn, sliceExcerpt, spanIn, splitExcerpt, trimExcerpt } from '../../core/excerpt.ts';
import { asLine, Findings, lineRemark, nothing, pastedStrings, type Walkthrough, wordsOf } from '../walkthrough.ts';
import { about } from './about.ts';
import { MAX_SEATS, MIN_SEATS, SEAT_LETTERS } from './components.ts';
import { parsePosition } from './notation.ts';
import { readFragment, readState } from './pasted-state.ts';
import type { ArboretumPosition } from './position.ts';

/**
 * A notation line, or official strings: the shared state alone or with the hidden one, in whatever brackets and quotes
 * they were pasted. A hidden state that is not given is hidden.
 */
export function readPasted(text: string): Walkthrough<ArboretumPosition> {
  const strings = pastedStrings(text);
  if (!strings) return nothing(texts.tooLong);
  const line = strings.find((string) => string.text.trimStart().startsWith(about.id));
  if (line) return readLine(asLine(line));
  const list = strings.length > 1 ? strings : listed(strings[0]);
  const state = findState(list) ?? findState(list.filter((part) => part.text !== ''));
  if (state) return readState(state.shared, state.hidden, new Findings());
  return readFragment(list) ?? nothing(texts.count(list.length), spanIn(list[0], 0, list[0].text.length));
}

/** A list as `Arrays.toString` prints it, or one string a line. */
function listed(string: Excerpt): Excerpt[] {
  return splitExcerpt(replaceIn(string, /[[\]{}();]/g, ' '), /[,\n]/g).map(trimExcerpt);
}

interface StateStrings {
  readonly shared: readonly Excerpt[];
  readonly hidden: readonly Excerpt[];
}

/** By how a state looks, also among other strings; else, where a letter may be wrong, by the number of strings. */
function findState(strings: readonly Excerpt[]): StateStrings | undefined {
  const turn = strings.findIndex((string, at) => isTurn(string) && seatsAfter(strings, at) > 0);
  if (turn >= 0) return stateAt(strings, turn, seatsAfter(strings, turn));
  for (let seats = MIN_SEATS; seats <= MAX_SEATS; seats++) {
    const shared = 1 + 2 * seats;
    const looksRight = isTurn(strings[0]) || hasLetters(strings.slice(1, shared), seats, 2);
    if (looksRight && (strings.length === shared || strings.length === shared + 1 + seats)) {
      return { shared: strings.slice(0, shared), hidden: strings.slice(shared) };
    }
  }
  return undefined;
}

/** How many players the strings after a turn describe; 0 where they are something else. */
function seatsAfter(strings: readonly Excerpt[], turn: number): number {
  for (let seats = MAX_SEATS; seats >= MIN_SEATS; seats--) {
    if (hasLetters(strings.slice(turn + 1, turn + 1 + 2 * seats), seats, 2)) return seats;
  }
  return 0;
}

function stateAt(strings: readonly Excerpt[], turn: number, seats: number): StateStrings {
  const end = turn + 1 + 2 * seats;
  const hidden = strings.slice(end, end + 1 + seats);
  const isHidden = /^(?:[a-z]\d)*$/.test(hidden[0]?.text ?? '?') && hasLetters(hidden.slice(1), seats, 1);
  return { shared: strings.slice(turn, end), hidden: isHidden ? hidden : [] };
}

function isTurn(string: Excerpt | undefined): boolean {
  return /^[A-D]$/.test(string?.text ?? '');
}

/** `each` strings a player, each beginning with the player's letter. */
function hasLetters(strings: readonly Excerpt[], seats: number, each: number): boolean {
  return (
    strings.length === seats * each &&
    strings.every(({ text }, index) => text[0] === SEAT_LETTERS[Math.floor(index / each)])
  );
}

/** A line that is wrong still has its official strings; those of a view are hidden. */
function readLine(line: Excerpt): Walkthrough<ArboretumPosition> {
  const position = parsePosition(line.text);
  if (position.ok) return { positions: [position.value], captions: [''], remarks: [] };
  const fault = lineRemark(line, position.fault, WORD_OF);
  const [, shared = sliceExcerpt(line, 0, 0), hidden] = wordsOf(line).map((word) => splitExcerpt(word, /,/g));
  const strings = Array.isArray(shared) ? shared : [shared];
  const seats = (strings.length - 1) / 2;
  if (!Number.isInteger(seats) || seats < MIN_SEATS || seats > MAX_SEATS) return { ...nothing(fault.message), fault };
  const isOpen = hidden?.length === seats + 1 && hidden.every(({ text }) => !text.includes('?'));
  const shown = readState(strings, isOpen ? hidden : [], new Findings());
  return { ...shown, fault: shown.fault ?? shown.remarks.find(({ span }) => span) ?? fault, remarks: [] };
}

/** Which word of a line a fault is about, where its strings do not tell. */
const WORD_OF: Readonly<Record<string, number>> = {
  'arboretum.name': 0,
  'arboretum.fields': Number.POSITIVE_INFINITY,
  'arboretum.turn': 1,
  'arboretum.letter': 1,
  'arboretum.apart': 1,
  'arboretum.state': 1,
  'arboretum.twice': 2,
  'arboretum.hand': 2,
  'arboretum.known': 3,
  'arboretum.phase': 4,
};
