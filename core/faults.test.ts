import { describe, expect, it } from 'vitest';
import { faultsOf } from './faults.ts';

type Sentences = {
  readonly over: string;
  readonly apart: (data: { square: string }) => string;
  readonly 'copies/hand': (data: { tile: string; count: number }) => string;
  readonly inLine: (data: { line: number }, said: string) => string;
};

describe('the faults of a game', () => {
  const { refuse, fail, within } = faultsOf<Sentences>('toy');

  it('carry a code, and no empty fields', () => {
    expect(refuse('over')).toEqual({ code: 'toy.over' });
    expect(fail('over')).toEqual({ ok: false, fault: { code: 'toy.over' } });
  });

  it('keep what the sentence speaks of apart from the rule and the place', () => {
    const fault = refuse('apart', { square: '32', rule: 'M5', where: ['32'] });
    expect(fault).toEqual({ code: 'toy.apart', data: { square: '32' }, rule: 'M5', where: ['32'] });
  });

  it('have one code for several sentences', () => {
    const fault = refuse('copies/hand', { tile: 'aacb', count: 2 });
    expect(fault).toEqual({ code: 'toy.copies', variant: 'hand', data: { tile: 'aacb', count: 2 } });
  });

  it('remember what they happened in, from the inside out', () => {
    const fault = within(within(refuse('over', { rule: 'M1' }), 'inLine', { line: 3 }), 'inLine', { line: 9 });
    expect(fault).toEqual({
      code: 'toy.over',
      rule: 'M1',
      within: [
        { code: 'toy.inLine', data: { line: 3 } },
        { code: 'toy.inLine', data: { line: 9 } },
      ],
    });
  });
});

it('the platform has codes of its own', () => {
  expect(faultsOf<{ 'match.over': string }>('').refuse('match.over')).toEqual({ code: 'match.over' });
});
