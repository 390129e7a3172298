import { describe, expect, it } from 'vitest';
import { ok } from '../core/result.ts';
import { fail } from '../online/faults.ts';
import { diceSteps, diceVerdict } from './dice-steps.ts';

const dice = { commitment: 'ab12cd34'.padEnd(64, '0'), seats: ['1'.repeat(32), '2'.repeat(32)] };
const facts = { dice, own: dice.seats[0], kept: dice.seats[0], rolls: undefined };
const marks = (changed: Partial<Parameters<typeof diceSteps>[0]>) =>
  diceSteps({ ...facts, ...changed })
    .map(({ is }) => is)
    .join(' ');
const verdict = (rolls: Parameters<typeof diceVerdict>[1], own = facts.own) =>
  diceVerdict(diceSteps({ ...facts, own, rolls }), rolls);

describe('the check of the dice', () => {
  it('leaves the draws for later while the match goes on', () => {
    expect(marks({})).toBe('good good later');
    expect(verdict(undefined)).toMatch(/when the match is over/);
  });

  it('says how many draws came out as they should', () => {
    expect(marks({ rolls: ok(59) })).toBe('good good good');
    expect(verdict(ok(59))).toBe('All 59 draws were fair');
    expect(verdict(ok(1))).toBe('The draw was fair');
    expect(verdict(ok(0))).toBe('There was nothing to draw');
  });

  it('marks the step that does not hold', () => {
    const forged = fail('verify.commitment');
    const wrong = fail('verify.roll', { line: 3, wanted: 'A', found: 'B' });
    expect(marks({ rolls: forged })).toBe('bad good later');
    expect(marks({ rolls: wrong })).toBe('good good bad');
    expect(marks({ rolls: ok(59), kept: dice.seats[1] })).toBe('good bad good');
    for (const each of [forged, wrong]) expect(verdict(each)).toBe('Something doesn’t add up');
    expect(verdict(ok(59), dice.seats[1])).toBe('Something doesn’t add up');
  });

  it('tells somebody who watches nothing of numbers of their own', () => {
    const [, mixed] = diceSteps({ ...facts, own: undefined, kept: undefined, rolls: ok(2) });
    expect(mixed).toMatchObject({ is: 'good', say: expect.not.stringContaining('Yours') });
  });
});
