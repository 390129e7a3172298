import type { Span } from '../core/excerpt.ts';

/** A place in a text as people look for it, with the part of its line around it. */
export interface TextPlace {
  /** From 1; `line` only where the text has several. */
  readonly line: number | undefined;
  readonly column: number;
  readonly excerpt: string;
  /** As many spaces and carets as put the carets under what is meant. */
  readonly marks: string;
}

/** So much of the line is shown before and behind the place. It fits a phone. */
const AROUND = 14;
const LONGEST_MARK = 12;

export function placeIn(text: string, [from, to]: Span): TextPlace {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const end = text.indexOf('\n', from) < 0 ? text.length : text.indexOf('\n', from);
  const column = from - start;
  const marked = Math.min(Math.max(1, Math.min(to, end) - from), LONGEST_MARK);
  const first = Math.max(start, from - AROUND);
  const last = Math.min(end, from + marked + AROUND);
  const cutBefore = first > start ? '…' : '';
  // Tabs and other signs without a width of one would move the carets away.
  const shown = text.slice(first, last).replace(/[^\x20-\x7e]/g, '·');
  return {
    line: text.includes('\n') ? text.slice(0, start).split('\n').length : undefined,
    column: column + 1,
    excerpt: `${cutBefore}${shown}${last < end ? '…' : ''}`,
    marks: `${' '.repeat(cutBefore.length + from - first)}${'^'.repeat(marked)}`,
  };
}
