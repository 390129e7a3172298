import { SPECIES } from '../components.ts';

/**
 * The letters of the species as lines of a pen around the origin, ten units high where they are tall. Paths, not text:
 * text inside an SVG is laid out and painted again whenever anything there changes.
 */
const SHAPES: Readonly<Record<string, string>> = {
  a: 'M-2.4 0c.4-.7 1.3-1 2.4-1c1.8 0 2.7.9 2.7 2.5v3.5M2.7 2.1c-1-.3-5.4-.6-5.4 1.3c0 1 .8 1.6 2 1.6c1.8 0 3.4-.9 3.4-2.8',
  b: 'M-2.8-5v10M-2.8 1.9c0 1.8 1.2 3.1 2.9 3.1s2.9-1.2 2.9-3s-1.2-3-2.9-3s-2.9 1.2-2.9 2.9',
  c: 'M2.5.3c-.5-.8-1.3-1.3-2.4-1.3c-1.7 0-3 1.2-3 3s1.3 3 3 3c1.1 0 1.9-.5 2.4-1.3',
  d: 'M2.8-5v10M2.8 1.9c0 1.8-1.2 3.1-2.9 3.1s-2.9-1.2-2.9-3s1.2-3 2.9-3s2.9 1.2 2.9 2.9',
  j: 'M.9-1v6.4c0 1.6-.9 2.4-2.6 2.2M.9-4.2v.1',
  m: 'M-4.2-1v6M-4.2 1.6c0-1.7.8-2.6 2.1-2.6s2.1.9 2.1 2.5v3.5M0 1.6c0-1.7.8-2.6 2.1-2.6s2.1.9 2.1 2.5v3.5',
  o: 'M0-1c-1.8 0-3 1.2-3 3s1.2 3 3 3s3-1.2 3-3s-1.2-3-3-3',
  r: 'M-1.4-1v6M-1.4 1.9c0-1.9 1.1-3 3-2.9',
  t: 'M-.5-3.8v6.9c0 1.3.7 1.9 2.3 1.8M-2.4-1h4.2',
  w: 'M-4.2-1l2 6l2.2-5.6l2.2 5.6l2-6',
};

/** In the order of the species. */
export const LETTERS: readonly string[] = SPECIES.map(({ letter }) => SHAPES[letter]);
