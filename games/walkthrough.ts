import { type Excerpt, replaceIn, type Span, sliceExcerpt, spanIn, trimExcerpt } from '../core/excerpt.ts';
import type { Position } from '../core/game.ts';
import { readStrings } from '../core/literals.ts';
import type { Fault, Result } from '../core/result.ts';
import { sayFault } from '../texts/say-fault.ts';

/** A text that somebody pasted, taken apart: every position on the way, as far as the text can be read. */
export interface Walkthrough<P extends Position = Position> {
  /** The last one is the text itself, or the longest part of it that is right; empty where nothing can be drawn. */
  readonly positions: readonly P[];
  /** What happened before each position, in words; the first may be empty. */
  readonly captions: readonly string[];
  /** Worth saying although the text can be shown: placements that were not legal, what was filled in. */
  readonly remarks: readonly Remark[];
  /** Why the text cannot be read to its end. */
  readonly fault?: Remark;
}

export interface Remark {
  readonly message: string;
  /** Number of the rule that says so. */
  readonly rule?: string;
  /** Where in the pasted text; absent where it is about the whole. */
  readonly span?: Span;
}

/** Official strings have at most a few thousand characters; a page must not freeze over what is none. */
const LONGEST = 100_000;

/** The strings in a pasted text; `undefined` where it is too long to be any. */
export function pastedStrings(text: string): ReturnType<typeof readStrings> | undefined {
  return text.length > LONGEST ? undefined : readStrings(text);
}

/** Collects what is said about a text while it is read. */
export class Findings {
  readonly remarks: Remark[] = [];
  private first: Remark | undefined;

  get fault(): Remark | undefined {
    return this.first;
  }

  note(message: string, span?: Span, rule?: string): void {
    this.remarks.push(remark(message, span, rule));
  }

  /** The text is wrong here. What is found wrong later is still told, as a remark. */
  refuse(message: string, span?: Span, rule?: string): void {
    const found = remark(message, span, rule);
    if (this.first) this.remarks.push(found);
    else this.first = found;
  }

  shown<P extends Position>(positions: readonly P[], captions: readonly string[] = positions.map(() => '')) {
    const told = { positions, captions, remarks: this.remarks };
    return this.first ? { ...told, fault: this.first } : told;
  }

  /** Reads as much of a string as is right: all that comes before its first fault. */
  readAsFar<T>(
    excerpt: Excerpt,
    parse: (text: string) => Result<readonly T[]>,
    locate: Locate = locateFault,
  ): readonly T[] {
    const whole = parse(excerpt.text);
    if (whole.ok) return whole.value;
    const [from, to] = locate(whole.fault, excerpt.text);
    this.refuse(sayFault(whole.fault), spanIn(excerpt, from, to), whole.fault.rule);
    const part = parse(excerpt.text.slice(0, locateFault(whole.fault)[0]));
    return part.ok ? part.value : [];
  }
}

type Locate = (fault: Fault, text: string) => Span;

function remark(message: string, span: Span | undefined, rule: string | undefined): Remark {
  return { message, ...(rule === undefined ? {} : { rule }), ...(span === undefined ? {} : { span }) };
}

/** Faults in a text say where as "at 12", counted from 1. */
export function locateFault({ where }: Fault): Span {
  const place = Number(/^at (\d+)$/.exec(where?.[0] ?? '')?.[1] ?? 1) - 1;
  return [place, place + 1];
}

/** The reading of the longest string that is right from its beginning to its end; else of the longest. */
export function readBest<P extends Position>(
  strings: readonly Excerpt[],
  read: (string: Excerpt) => Walkthrough<P>,
): Walkthrough<P> {
  const byLength = [...strings].sort((one, other) => other.text.length - one.text.length).slice(0, MOST_TRIED);
  const [longest, ...others] = byLength.map((string) => () => read(string));
  const first = longest();
  if (!first.fault) return first;
  for (const other of others) {
    const shown = other();
    if (!shown.fault && shown.positions.length > 1) return shown;
  }
  return first;
}
const MOST_TRIED = 100;

/** The words of a notation line, parted by single spaces. */
export function wordsOf(line: Excerpt): Excerpt[] {
  const words: Excerpt[] = [];
  let from = 0;
  for (const word of line.text.split(' ')) {
    words.push(sliceExcerpt(line, from, from + word.length));
    from += word.length + 1;
  }
  return words;
}

/** What a fault of a line says, with the word that it is about: `wordOf` tells by code, and options come last. */
export function lineRemark(line: Excerpt, fault: Fault, wordOf: Readonly<Record<string, number>>): Remark {
  const words = wordsOf(line);
  const index = wordOf[fault.code];
  const word = index === undefined ? words.at(-1) : words[index];
  const span = word ? spanIn(word, 0, word.text.length) : spanIn(line, line.text.length);
  return remark(sayFault(fault), span, fault.rule);
}

/** A pasted line: on one line, with single spaces. */
export function asLine(string: Excerpt): Excerpt {
  return replaceIn(trimExcerpt(string), /\s*[^\S ]\s*| {2,}/g, ' ');
}

export function nothing<P extends Position>(message: string, span?: Span, rule?: string): Walkthrough<P> {
  return { positions: [], captions: [], remarks: [], fault: remark(message, span, rule) };
}
