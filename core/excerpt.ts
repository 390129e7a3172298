/** From and to, as indices into the text that somebody pasted. */
export type Span = readonly [from: number, to: number];

/**
 * A string taken out of a longer text. It remembers where each of its characters comes from, so that a fault in the string
 * can be shown in the text: escapes, quotes, line breaks and plus signs lie in between.
 */
export interface Excerpt {
  readonly text: string;
  /** Where each character begins and ends in the whole text; one more for the end of the string. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** The whole of a text. */
export function excerptOf(text: string): Excerpt {
  const starts = Array.from({ length: text.length + 1 }, (_, at) => at);
  return { text, starts, ends: starts.map((at) => Math.min(at + 1, text.length)) };
}

/** The characters `from` to `to` of an excerpt, in the whole text. Past its end it is the place after the last one. */
export function spanIn({ text, starts, ends }: Excerpt, from: number, to: number = from + 1): Span {
  const first = Math.min(Math.max(0, from), text.length);
  const last = Math.min(Math.max(first, to), text.length);
  return last > first ? [starts[first], ends[last - 1]] : [starts[first], starts[first]];
}

export function sliceExcerpt({ text, starts, ends }: Excerpt, from: number, to: number = text.length): Excerpt {
  const [first, last] = [Math.min(from, text.length), Math.min(Math.max(from, to), text.length)];
  const end = last > first ? ends[last - 1] : starts[first];
  return {
    text: text.slice(first, last),
    starts: [...starts.slice(first, last), end],
    ends: [...ends.slice(first, last), end],
  };
}

export function joinExcerpts(parts: readonly Excerpt[]): Excerpt {
  const [first, ...rest] = parts;
  if (rest.length === 0) return first;
  return {
    text: parts.map((part) => part.text).join(''),
    starts: parts.flatMap((part, index) => (index < rest.length ? part.starts.slice(0, -1) : part.starts)),
    ends: parts.flatMap((part, index) => (index < rest.length ? part.ends.slice(0, -1) : part.ends)),
  };
}

/** Like `String.replace` with a global pattern. What is written instead belongs to the place of what it replaces. */
export function replaceIn(
  excerpt: Excerpt,
  pattern: RegExp,
  replacement: string | ((found: string) => string),
): Excerpt {
  const kept = { text: '', starts: [] as number[], ends: [] as number[] };
  let from = 0;
  for (const { 0: found, index } of excerpt.text.matchAll(pattern)) {
    keep(kept, excerpt, from, index);
    const [start, end] = spanIn(excerpt, index, index + found.length);
    const written = typeof replacement === 'string' ? replacement : replacement(found);
    kept.text += written;
    for (let at = 0; at < written.length; at++) {
      kept.starts.push(start);
      kept.ends.push(end);
    }
    from = index + found.length;
  }
  if (from === 0) return excerpt;
  // With the end of the string, which comes after its last character.
  keep(kept, excerpt, from, excerpt.text.length);
  kept.starts.push(excerpt.starts[excerpt.text.length]);
  kept.ends.push(excerpt.ends[excerpt.text.length]);
  return kept;
}

function keep(
  kept: { text: string; starts: number[]; ends: number[] },
  from: Excerpt,
  first: number,
  last: number,
): void {
  kept.text += from.text.slice(first, last);
  for (let at = first; at < last; at++) {
    kept.starts.push(from.starts[at]);
    kept.ends.push(from.ends[at]);
  }
}

export function splitExcerpt(excerpt: Excerpt, separator: RegExp): Excerpt[] {
  const parts: Excerpt[] = [];
  let from = 0;
  for (const { 0: found, index } of excerpt.text.matchAll(separator)) {
    parts.push(sliceExcerpt(excerpt, from, index));
    from = index + found.length;
  }
  return [...parts, sliceExcerpt(excerpt, from)];
}

export function trimExcerpt(excerpt: Excerpt): Excerpt {
  const from = excerpt.text.length - excerpt.text.trimStart().length;
  return sliceExcerpt(excerpt, from, Math.max(from, excerpt.text.trimEnd().length));
}
