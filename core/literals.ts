import { type Excerpt, excerptOf, joinExcerpts, replaceIn, sliceExcerpt, trimExcerpt } from './excerpt.ts';

/** A string as source code writes it, with the name in front of it in `{"board": "…"}`. */
export interface Literal extends Excerpt {
  readonly key?: string;
}

/**
 * The strings that a pasted text means. Where it has quotes these are its literals, whatever code is around them: Java,
 * Kotlin, Python, JavaScript, JSON or a line of a test, with escapes and with pieces joined by plus signs. Without any
 * quotes it is the text itself. Never throws, and reads from left to right once.
 */
export function readStrings(text: string): readonly [Literal, ...Literal[]] {
  const [first, ...rest] = scan(text, CODE_QUOTES);
  if (first) return [first, ...rest];
  const [tick, ...ticks] = scan(text, BACKTICKS);
  return tick ? [tick, ...ticks] : [readBare(text)];
}

/** Opening quotes and what closes them. Word processors write the curly ones. */
const CODE_QUOTES: ReadonlyMap<string, string> = new Map([
  ['"""', '"""'],
  ["'''", "'''"],
  ['"', '"'],
  ["'", "'"],
  ['“', '”'],
  ['„', '“'],
  ['‘', '’'],
]);
/** In a document backticks are put around code that has quotes of its own, so they count only where there are no others. */
const BACKTICKS: ReadonlyMap<string, string> = new Map([['`', '`']]);

function readBare(text: string): Excerpt {
  const whole = replaceIn(trimExcerpt(excerptOf(text)), /\r\n?/g, '\n');
  // Somebody took the quotes off and left the escapes.
  return /\\[nrt]/.test(whole.text) ? trimExcerpt(decode(whole)) : whole;
}

function scan(text: string, quotes: ReadonlyMap<string, string>): Literal[] {
  const found: Literal[] = [];
  const whole = excerptOf(text);
  /** What is between the last literal and here, without space and comments; its first signs are enough. */
  let gap = '';
  let depth = 0;
  for (let at = 0; at < text.length; ) {
    const after = skipComment(text, at);
    const open = after === at ? openingAt(text, at, quotes) : undefined;
    if (open) {
      const literal = readLiteral(whole, at + open.length, quotes.get(open) ?? open);
      add(found, literal.value, gap, depth);
      gap = '';
      at = literal.end;
    } else if (after > at) at = after;
    else {
      depth += nestingOf(text[at]);
      gap = (gap + text[at].trim()).slice(0, 3);
      if (gap === ':') nameNext(found);
      at++;
    }
  }
  return found.filter((literal) => !isKey(literal));
}

function nestingOf(sign: string): number {
  if (sign === '(' || sign === '[' || sign === '{') return 1;
  return sign === ')' || sign === ']' || sign === '}' ? -1 : 0;
}

/** Programs join by plus; Python also by writing one literal after the other within brackets. */
function add(found: Literal[], literal: Excerpt, gap: string, depth: number): void {
  const last = found.at(-1);
  if (last && isKey(last)) found[found.length - 1] = { ...literal, key: last.text };
  else if (last && (gap === '+' || gap === '\\' || (gap === '' && depth > 0))) {
    const { key } = last;
    found[found.length - 1] = { ...joinExcerpts([last, literal]), ...(key === undefined ? {} : { key }) };
  } else found.push(literal);
}

/** A literal before a colon is the name of the next one; until that comes it has itself for a key. */
function nameNext(found: Literal[]): void {
  const last = found.at(-1);
  if (last) found[found.length - 1] = { ...last, key: KEY + last.text };
}
const KEY = '\u0000';
function isKey({ key }: Literal): boolean {
  return key?.startsWith(KEY) ?? false;
}

function skipComment(text: string, at: number): number {
  if (text.startsWith('//', at)) return endOf(text, '\n', at);
  if (text.startsWith('/*', at)) return endOf(text, '*/', at + 2);
  return at;
}

function endOf(text: string, sign: string, from: number): number {
  const end = text.indexOf(sign, from);
  return end < 0 ? text.length : end + sign.length;
}

/** The quotes that open a literal here. An apostrophe within a word or without its fellow on the line opens none. */
function openingAt(text: string, at: number, quotes: ReadonlyMap<string, string>): string | undefined {
  if (!quotes.has(text[at])) return undefined;
  const triple = text.slice(at, at + 3);
  if (quotes.has(triple)) return triple;
  const sign = text[at];
  if (sign !== "'" && sign !== '‘') return sign;
  if (/\p{L}/u.test(text[at - 1] ?? '') && !/(?:^|\W)[rRbBuUfF]$/.test(text.slice(Math.max(0, at - 2), at)))
    return undefined;
  const close = text.indexOf(quotes.get(sign) ?? sign, at + 1);
  const line = text.indexOf('\n', at);
  return close < 0 || (line >= 0 && line < close) ? undefined : sign;
}

/** Up to the closing quotes, or to the end of the text where they are missing. */
function readLiteral(whole: Excerpt, from: number, close: string): { value: Excerpt; end: number } {
  const { text } = whole;
  let at = from;
  while (at < text.length && !text.startsWith(close, at)) at += text[at] === '\\' ? 2 : 1;
  const end = Math.min(at, text.length);
  const inner = replaceIn(sliceExcerpt(whole, from, end), /\r\n?/g, '\n');
  const value = decode(close.length === 3 ? dedent(inner) : inner);
  return { value, end: end + close.length };
}

/** A block of text: not the line of the opening quotes, nor the indentation of its lines. */
function dedent(block: Excerpt): Excerpt {
  const body = /^[ \t]*\n/.exec(block.text);
  return replaceIn(body ? sliceExcerpt(block, body[0].length) : block, /(?<=^|\n)[ \t]+/g, '');
}

const ESCAPE = /\\(?:u+[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|[\s\S])/g;
const ESCAPED: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  b: '\b',
  f: '\f',
  s: ' ',
  '0': '\0',
  // A backslash at the end of a line: the string goes on in the next.
  '\n': '',
};

function decode(excerpt: Excerpt): Excerpt {
  return replaceIn(excerpt, ESCAPE, meaningOf);
}

function meaningOf(sequence: string): string {
  const [, sign] = sequence;
  if (sequence.length > 2) return String.fromCharCode(Number.parseInt(sequence.slice(sign === 'x' ? -2 : -4), 16));
  return Object.hasOwn(ESCAPED, sign) ? ESCAPED[sign] : sign;
}
