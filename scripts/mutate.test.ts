import { describe, expect, it } from 'vitest';
import { shelf } from '../games/index.ts';
import { applyTo, faultOf, loadMutants, type Mutant } from './lib/mutants.mjs';

const mutants = await loadMutants();
const games = [...new Set(mutants.map(({ game }) => game))];
const LEAST = 25;

describe('the lists of mutants', () => {
  it('fit the sources: every text occurs once, and what replaces it makes a program', () => {
    expect(mutants.flatMap((mutant) => faultOf(mutant) ?? [])).toEqual([]);
  });

  it('are about games on the shelf', () => {
    expect(shelf.map(({ about }) => about.id)).toEqual(expect.arrayContaining(games));
  });

  it.each(games)(`have ${LEAST} or more for %s, none twice`, (game) => {
    const own = mutants.filter((mutant) => mutant.game === game);
    expect(own.length).toBeGreaterThanOrEqual(LEAST);
    expect(new Set(own.map(({ file, from, to }) => `${file} ${from} ${to}`)).size).toBe(own.length);
  });

  it('name the rule that each one breaks', () => {
    for (const { breaks } of mutants) expect(breaks).toMatch(/^[A-Z]\d+(?:(?:, | to )[A-Z]\d+)*: /);
  });
});

describe('a mutant', () => {
  const good: Mutant = { file: 'about.ts', breaks: 'M1: x', from: 'export const about', to: 'export const other' };
  const fault = (change: Partial<Mutant>) => faultOf({ ...good, ...change, game: 'metro', number: 1 });

  it('is refused when its list is out of date', () => {
    expect(fault({})).toBeUndefined();
    expect(fault({ file: 'gone.ts' })).toMatch(/no such file/);
    expect(fault({ from: 'no such text' })).toMatch(/occurs 0 times/);
    expect(fault({ from: 'e' })).toMatch(/occurs \d+ times/);
    expect(fault({ to: good.from })).toMatch(/changes nothing/);
    expect(fault({ to: 'export const (' })).toMatch(/metro 1/);
  });

  it('may hold dollar signs', () => {
    expect(applyTo('a b c', { ...good, from: 'b', to: '$& $1 $$' })).toBe('a $& $1 $$ c');
  });
});
