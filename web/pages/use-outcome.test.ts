import { expect, it } from 'vitest';
import type { Offer } from '../../online/messages/parts.ts';
import { outcomeOf } from './use-outcome.ts';

const offer: Offer = { by: 0, proposal: { what: 'takeback', ply: 4 }, agreed: [0], reveals: false };
const asked = { offer, length: 6, isWithdrawn: false };
const at = (you: number | null) => ({ you, status: 'live' as const });

it('an undo that was allowed is told to everyone', () => {
  for (const you of [0, 1, null]) expect(outcomeOf(asked, at(you), 4)).toBe('allowed');
});

it('a refusal is told to everyone but the one who refused, unless it was withdrawn or a move overtook it', () => {
  expect(outcomeOf(asked, at(0), 6)).toBe('declined');
  expect(outcomeOf({ ...asked, isWithdrawn: true }, at(0), 6)).toBeUndefined();
  expect(outcomeOf(asked, at(0), 7)).toBeUndefined();
  expect(outcomeOf(asked, at(1), 6)).toBeUndefined();
  const refused = (you: number | null) => outcomeOf(asked, { ...at(you), refusedBy: 1 }, 6);
  expect([0, 1, 2, null].map(refused)).toEqual(['declined', undefined, 'declined', 'declined']);
});

it('a pause or an end that was agreed to shows by itself', () => {
  const pause = { ...asked, offer: { ...offer, proposal: { what: 'pause' as const } } };
  expect(outcomeOf(pause, { you: 0, status: 'paused' }, 6)).toBeUndefined();
  expect(outcomeOf(asked, { you: 0, status: 'over' }, 4)).toBeUndefined();
});
