import fc from 'fast-check';

/** Code points that are no letters but halves of one. */
const HALVES = { first: 0xd800, count: 0x800 };
const LAST = 0x10ffff;

/** Every letter there is. As fast-check's `unit: 'binary'`, which makes a list of them all: a second and a hundred megabytes. */
export const anyLetter = fc.nat({ max: LAST - HALVES.count }).map(
  (index) => String.fromCodePoint(index < HALVES.first ? index : index + HALVES.count),
  // With the way back it also puts in words that programs stumble over, `__proto__` for one.
  (letter) => {
    const point = typeof letter === 'string' && [...letter].length === 1 ? letter.codePointAt(0) : undefined;
    if (point === undefined) throw new Error(`no letter: ${letter}`);
    return point < HALVES.first ? point : point - HALVES.count;
  },
);
