/**
 * A short hash of the lines that one viewer has seen, carried on from line to line. Server and page each keep their own:
 * when they differ, one of them has missed something, and the page asks for the lines again. It guards against mistakes,
 * not against malice: the server could make up both lines and hash.
 */
export const NO_LINES = '811c9dc59e3779b9';

/** The hash after one more line. */
export function hashLine(hash: string, line: string): string {
  let a = Number.parseInt(hash.slice(0, 8), 16) | 0;
  let b = Number.parseInt(hash.slice(8), 16) | 0;
  for (let at = 0; at <= line.length; at++) {
    // The end of a line counts too: "ab", "c" is not "a", "bc".
    const code = at < line.length ? line.charCodeAt(at) : 0x10000;
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(((b << 5) | (b >>> 27)) ^ code, 0x27d4eb2f);
  }
  return hex(a) + hex(b);
}

export function hashLines(lines: Iterable<string>, from = NO_LINES): string {
  let hash = from;
  for (const line of lines) hash = hashLine(hash, line);
  return hash;
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}
