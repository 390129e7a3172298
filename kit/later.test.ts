import { expect, it } from 'vitest';
import { type HeldBack, holdBack } from './later.tsx';

/** Shows one thing after the other, each in a moment of its own. */
function show(things: readonly (readonly [latest: string, waits?: number])[], isPainted: boolean): string {
  const [[first]] = things;
  let held: HeldBack<string> = { moment: first, waits: undefined, shown: first, latest: first, past: first };
  for (const [latest, waits] of things) held = holdBack(held, { latest, moment: latest, waits }, isPainted);
  return held.shown;
}

it('what is held back comes when it is painted and nothing else is waited for', () => {
  expect(show([['Ada'], ['Bo']], false)).toBe('Ada');
  expect(show([['Ada'], ['Bo', 0]], true)).toBe('Ada');
  expect(show([['Ada'], ['Bo', 0], ['Bo']], true)).toBe('Bo');
});

it('where one wait follows another, it is one turn behind and no more', () => {
  expect(show([['Ada'], ['Bo', 0], ['Cy', 1], ['Dot', 2]], true)).toBe('Cy');
  // A draw within the turn is not the next one.
  expect(show([['Ada'], ['Bo', 0], ['Bo draws', 0]], true)).toBe('Ada');
});
