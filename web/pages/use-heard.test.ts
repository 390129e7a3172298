import { expect, it } from 'vitest';
import type { Said } from '../online/table-line.ts';
import { inSight } from './use-heard.ts';

const said = (seat: number, time: number): Said => ({
  type: 'said',
  by: { kind: 'seat', seat },
  what: { kind: 'phrase', phrase: 'hello' },
  time,
});
const isOwn = ({ by }: Said) => by.kind === 'seat' && by.seat === 0;

it('what others say quickly is shown one after the other, the last of it longest', () => {
  const heard = [1, 2, 3, 4, 5].map((time) => said(1, time));
  expect(inSight(heard, 0, isOwn)).toEqual({ said: heard[2], lasts: 'in-turn' });
  expect(inSight(heard, 3, isOwn)).toEqual({ said: heard[3], lasts: 'in-turn' });
  expect(inSight(heard, 4, isOwn)).toEqual({ said: heard[4], lasts: 'fresh' });
  expect(inSight(heard, 5, isOwn)).toBeUndefined();
});

it('an answer comes before what it answers has gone, and what follows it comes next', () => {
  const heard = [said(1, 1), said(1, 2), said(0, 3)];
  expect(inSight(heard, 0, isOwn)).toEqual({ said: heard[2], lasts: 'brief' });
  const more = [...heard, said(1, 4)];
  expect(inSight(more, 3, isOwn)).toEqual({ said: more[3], lasts: 'fresh' });
});
