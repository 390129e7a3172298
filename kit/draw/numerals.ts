/*
 * Digits as lines, for numbers along the edge of a board. Text inside a large SVG is laid out and painted again whenever
 * anything in it changes, which makes every click wait; a path is left alone.
 */

const [WIDTH, HEIGHT, GAP] = [6, 10, 2.4];

/** Where each digit begins in its box, and its line from there. */
const DIGITS: readonly { readonly x: number; readonly y: number; readonly line: string }[] = [
  { x: 3, y: 0, line: 'c-2 0-3 2-3 5s1 5 3 5s3-2 3-5s-1-5-3-5' },
  { x: 1, y: 2, line: 'l2.6-2v10' },
  { x: 0.3, y: 2.6, line: 'c0-1.6 1.2-2.6 2.7-2.6s2.8 1 2.8 2.7c0 2.3-5.2 4.8-5.6 7.3h5.8' },
  {
    x: 0.3,
    y: 1.6,
    line: 'c.6-1 1.5-1.6 2.7-1.6s2.6 1 2.6 2.4s-1.1 2.3-2.6 2.3c1.8 0 3 1 3 2.6s-1.3 2.7-3 2.7s-2.4-.6-3-1.7',
  },
  { x: 4.6, y: 10, line: 'v-10l-4.6 7h6' },
  { x: 5.4, y: 0, line: 'h-4.2l-.6 4.6c.7-.5 1.5-.8 2.4-.8c1.8 0 3 1.2 3 3s-1.3 3.2-3.1 3.2s-2.3-.6-2.9-1.6' },
  {
    x: 5.4,
    y: 1.2,
    line: 'c-.5-.8-1.4-1.2-2.3-1.2c-2 0-3.1 2.2-3.1 5.6s1.2 4.4 3 4.4s3-1.3 3-3.1s-1.2-3-2.9-3s-2.6.9-3.1 2.3',
  },
  { x: 0, y: 0, line: 'h6l-3.8 10' },
  {
    x: 3,
    y: 4.6,
    line: 'c-1.6 0-2.5-.9-2.5-2.2s1-2.4 2.5-2.4s2.5 1 2.5 2.4s-.9 2.2-2.5 2.2s-3 1.1-3 2.7s1.2 2.7 3 2.7s3-1.1 3-2.7s-1.2-2.7-3-2.7',
  },
  {
    x: 0.6,
    y: 8.8,
    line: 'c.5.8 1.4 1.2 2.3 1.2c2 0 3.1-2.2 3.1-5.6s-1.2-4.4-3-4.4s-3 1.3-3 3.1s1.2 3 2.9 3s2.6-.9 3.1-2.3',
  },
];

/** A number around a point, ten units high, as the path of a stroke. */
export function numerals(digits: string, x: number, y: number): string {
  const left = x - (digits.length * (WIDTH + GAP) - GAP) / 2;
  return Array.from(digits, (digit, at) => {
    const own = DIGITS[Number(digit)];
    const corner = [left + at * (WIDTH + GAP) + own.x, y - HEIGHT / 2 + own.y].map(
      (value) => Math.round(value * 10) / 10,
    );
    return `M${corner.join(' ')}${own.line}`;
  }).join('');
}
