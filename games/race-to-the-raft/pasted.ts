import { texts } from '#texts/race-to-the-raft/pasted.ts';
import { type Excerpt, joinExcerpts, replaceIn, spanIn, splitExcerpt, trimExcerpt } from '../../core/excerpt.ts';
import type { Literal } from '../../core/literals.ts';
import { SeededRandom } from '../../core/random.ts';
import { sayFault } from '../../texts/say-fault.ts';
import { asLine, Findings, lineRemark, nothing, pastedStrings, type Walkthrough, wordsOf } from '../walkthrough.ts';
import { about } from './about.ts';
import { parseChallenge } from './challenges.ts';
import { CHALLENGES } from './components.ts';
import { checkPosition, checkRaft } from './consistency.ts';
import { parsePosition } from './notation.ts';
import { looksLikeRow } from './pasted-board.ts';
import { readState, type StateStrings } from './pasted-state.ts';
import { RaftPosition } from './position.ts';
import { PHASES } from './state.ts';

/**
 * A notation line, the five official strings, a board with or without a hand, or a challenge code, however they are
 * quoted or listed.
 */
export function readPasted(text: string, seats = 1): Walkthrough<RaftPosition> {
  const strings = pastedStrings(text);
  if (!strings) return nothing(texts.tooLong);
  if (!Number.isInteger(seats) || seats < about.seats.min || seats > about.seats.max) return nothing(texts.seats);
  const line = strings.find((string) => string.text.trimStart().startsWith(about.id));
  if (line) return readLine(asLine(line), seats);
  const code = strings.find((string) => /^\s*[LS][NESWA]/.test(string.text));
  if (code) return readCode(trimExcerpt(code), seats);
  const state = findState(strings);
  const whole = strings[0];
  return state ? readState(state, seats, new Findings()) : nothing(texts.nothing, spanIn(whole, 0, whole.text.length));
}

function readCode(code: Excerpt, seats: number): Walkthrough<RaftPosition> {
  const layout = parseChallenge(code.text);
  const span = spanIn(code, 0, code.text.length);
  if (!layout.ok) return nothing(sayFault(layout.fault), span, layout.fault.rule);
  const challenge = CHALLENGES.findIndex((known) => known.code === code.text);
  const position = new RaftPosition(seats, layout.value.rows, layout.value.columns, layout.value, challenge);
  const random = new SeededRandom(code.text);
  while (position.phase === PHASES.islands) position.play(position.roll(random));
  const fault = checkRaft(position) ?? checkPosition(position);
  if (fault) return nothing(sayFault(fault), span, fault.rule);
  const findings = new Findings();
  findings.note(texts.islands);
  return findings.shown([position]);
}

const PARTS = ['board', 'decks', 'hand', 'exhaustedCats', 'fireTileBag'] as const;

function findState(strings: readonly Literal[]): StateStrings | undefined {
  const named = (part: (typeof PARTS)[number]) => strings.find(({ key }) => key === part);
  const board = named('board');
  if (board) {
    const [, decks, hand, exhausted, bag] = PARTS.map(named);
    return { board, decks, hand, exhausted, bag, extra: 0 };
  }
  const list = joinRows(strings.length > 1 ? strings : listed(strings[0]));
  const at = list.findIndex(({ text }) => looksLikeRow(text.trimStart().split('\n', 1)[0]));
  return at < 0 ? undefined : stateOf(list.slice(at));
}

/** What the strings after the board are is told by their number: a hand alone, or decks, hand, exhausted cats and bag. */
function stateOf([board, ...rest]: readonly Excerpt[]): StateStrings {
  if (rest.length === 1) return { board, hand: rest[0], extra: 0 };
  const [decks, hand, exhausted, bag, ...others] = rest;
  return { board, decks, hand, exhausted, bag, extra: others.length };
}

/** A list as `Arrays.toString` prints it, or lines: rows of the board, then a string each. */
function listed(string: Excerpt): Excerpt[] {
  const bare = trimExcerpt(replaceIn(string, /[[\]{}();]/g, ' '));
  return splitExcerpt(bare, bare.text.includes(',') ? /,/g : /\n/g).map(trimExcerpt);
}

/** A board may come as a string a row. */
function joinRows(strings: readonly Excerpt[]): Excerpt[] {
  const from = strings.findIndex(({ text }) => looksLikeRow(text));
  if (from < 0) return [...strings];
  const end = strings.findIndex(({ text }, index) => index > from && !looksLikeRow(text));
  const rows = strings.slice(from, end < 0 ? strings.length : end);
  if (rows.length < 2) return [...strings];
  const board = joinExcerpts(rows.flatMap((row) => [row, lineBreakAfter(row)]));
  return [...strings.slice(0, from), board, ...strings.slice(from + rows.length)];
}

function lineBreakAfter({ starts }: Excerpt): Excerpt {
  const end = starts[starts.length - 1];
  return { text: '\n', starts: [end, end], ends: [end, end] };
}

/** A line that is wrong still has its official strings; its rows are parted by slashes. */
function readLine(line: Excerpt, seats: number): Walkthrough<RaftPosition> {
  const position = parsePosition(line.text);
  if (position.ok) return { positions: [position.value], captions: [''], remarks: [] };
  const fault = lineRemark(line, position.fault, WORD_OF);
  const [, board, decks, hand, exhausted, bag] = wordsOf(line).map((word) =>
    word.text === '-' ? replaceIn(word, /-/g, '') : word,
  );
  if (!board || !looksLikeRow(board.text.split('/', 1)[0])) return { ...nothing(fault.message), fault };
  const given = bag ? { decks, hand, exhausted, bag } : {};
  const shown = readState({ board: replaceIn(board, /\//g, '\n'), ...given, extra: 0 }, seats, new Findings());
  return { ...shown, fault: shown.fault ?? fault, remarks: [] };
}

/** Which word of a line a fault is about. */
const WORD_OF: Readonly<Record<string, number>> = {
  'race-to-the-raft.name': 0,
  'race-to-the-raft.fields': Number.POSITIVE_INFINITY,
  'race-to-the-raft.board': 1,
  'race-to-the-raft.raft': 1,
  'race-to-the-raft.nothing': 1,
  'race-to-the-raft.cards': 2,
  'race-to-the-raft.hand': 3,
  'race-to-the-raft.cats': 4,
  'race-to-the-raft.exhausted': 4,
  'race-to-the-raft.bag': 5,
  'race-to-the-raft.aboard': 6,
};
