import { type Excerpt, replaceIn, type Span, sliceExcerpt, spanIn } from '../core/excerpt.ts';
import type { Position } from '../core/game.ts';
import { type Fault, quote, type Result } from '../core/result.ts';
import { sayFault } from '../texts/say-fault.ts';
import { Findings, lineRemark, locateFault, type Walkthrough, wordsOf } from './walkthrough.ts';

/** Spaces, line breaks and the signs of a printed list may be between placements. */
const BETWEEN = /[\s,;[\]{}()]+/g;

/** How a game writes a city or a network: placements of the same length, one after the other. */
export interface PlacementWalk<P extends Position, T> {
  /** What each character of a placement may be. */
  readonly shape: readonly RegExp[];
  /** Placements at the beginning that are always there, as the start tile. */
  readonly given: number;
  /** No string of the game has more placements. */
  readonly most: number;
  readonly parse: (text: string) => Result<readonly T[]>;
  readonly check: (board: P, placement: T) => Fault | undefined;
  /** False where the board has no way to hold it. */
  readonly canLay: (fault: Fault) => boolean;
  readonly lay: (board: P, placement: T) => void;
  readonly words: {
    readonly step: (number: number, placement: string) => string;
    readonly notLaid: (number: number, placement: string) => string;
    readonly illegal: (number: number, placement: string, why: string) => string;
  };
}

/**
 * The boards after 0, 1, 2 … placements of a string. One that breaks a rule is drawn all the same, or left out where that
 * is impossible, and a remark says which rule; a text that is no placement ends the walk.
 */
export function walkPlacements<P extends Position, T>(
  pasted: Excerpt,
  board: P,
  walk: PlacementWalk<P, T>,
): Walkthrough<P> {
  const { shape, given, most, words } = walk;
  const width = shape.length;
  const string = replaceIn(pasted, BETWEEN, '');
  const findings = new Findings();
  const within = sliceExcerpt(string, 0, most * width);
  const parse = (text: string) => {
    const parsed = walk.parse(text);
    return parsed.ok ? parsed : { ...parsed, fault: asTyped(parsed.fault, pasted, string, width) };
  };
  const read = findings.readAsFar(within, parse, (fault, text) => locateIn(fault, text, walk));
  if (string.text.length > most * width) {
    const fault = walk.parse(string.text);
    if (!fault.ok) findings.refuse(sayFault(fault.fault), spanIn(string, most * width, string.text.length));
  }
  const positions = [board.copy()];
  const captions = [''];
  for (const [index, placement] of read.entries()) {
    const at = (index + given) * width;
    const text = string.text.slice(at, at + width);
    const fault = walk.check(board, placement);
    const number = index + 1 + given;
    if (fault) findings.note(words.illegal(number, text, sayFault(fault)), spanIn(string, at, at + width), fault.rule);
    const laid = !fault || walk.canLay(fault);
    if (laid) walk.lay(board, placement);
    positions.push(board.copy());
    captions.push((laid ? words.step : words.notLaid)(index + 1, text));
  }
  return findings.shown(positions, captions);
}

/** Quotes a wrong placement with what was between its characters, to the end of its word: "hello world", not "hellow". */
function asTyped(fault: Fault, pasted: Excerpt, string: Excerpt, width: number): Fault {
  const [at] = locateFault(fault);
  const chunk = string.text.slice(at, at + width);
  const [from, to] = spanIn(string, at, at + width).map((place) => place - pasted.starts[0]);
  if (fault.data?.text !== quote(chunk) || pasted.text.slice(from, to) === chunk) return fault;
  const end = pasted.text.slice(to).search(BETWEEN);
  const typed = pasted.text.slice(from, end < 0 ? undefined : to + end);
  return { ...fault, data: { ...fault.data, text: quote(typed) } };
}

/** The first character of the faulty placement that cannot be there, or else the whole placement. */
function locateIn<P extends Position, T>(fault: Fault, text: string, { shape }: PlacementWalk<P, T>): Span {
  const [start] = locateFault(fault);
  const from = start - (start % shape.length);
  const chunk = text.slice(from, from + shape.length);
  const wrong = shape.findIndex((allowed, index) => !allowed.test(chunk[index] ?? ''));
  return wrong < 0 ? [from, from + shape.length] : [from + wrong, from + wrong + 1];
}

/**
 * A line of our own: the boards after its placements, the last with everything the line says. One that is wrong is shown
 * as far as its placements go, and refused.
 */
export function walkLine<P extends Position>(
  line: Excerpt,
  position: Result<P>,
  /** Which word of a line a fault is about, by the fault's code. */
  wordOf: Readonly<Record<string, number>>,
  walkTo: (placements: Excerpt, position: P | undefined) => Walkthrough<P>,
): Walkthrough<P> {
  const word = wordsOf(line)[1];
  const placements = word && word.text !== '-' ? word : sliceExcerpt(line, 0, 0);
  const walk = walkTo(placements, position.ok ? position.value : undefined);
  if (position.ok) {
    return { positions: [...walk.positions.slice(0, -1), position.value], captions: walk.captions, remarks: [] };
  }
  if (walk.fault) return walk;
  // The line is wrong, so the first remark is why.
  const [first, ...remarks] = walk.remarks;
  return { ...walk, remarks, fault: first ?? lineRemark(line, position.fault, wordOf) };
}
