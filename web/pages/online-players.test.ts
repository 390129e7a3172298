import { expect, it } from 'vitest';
import type { TableNow } from '../../online/messages/news.ts';
import type { TableState } from '../online/table-line.ts';
import { presenceOf } from './online-players.tsx';

const seats = ['Ada', 'Bo'].map((name) => ({ player: { kind: 'person', name } }) as const);

function stateOf(kind: 'post' | 'none'): TableState {
  const rule = kind === 'post' ? { kind, hours: 48, nightsOff: false, weekendsOff: false } : { kind };
  const table = { seats, you: 1, rule, status: 'live' } as unknown as TableNow;
  return { table, line: 'open', here: [], elsewhere: [], awaySince: [] } as unknown as TableState;
}

it('on a phone the days left have the room of somebody who is away; those who listen are told all the same', () => {
  expect(presenceOf(stateOf('post'), 0, true, true)).toEqual(['plain', 'away']);
  // Without a clock beside it there is room, and a larger window has it always.
  expect(presenceOf(stateOf('post'), 0, false, true)).toEqual(['away', 'away']);
  expect(presenceOf(stateOf('post'), 0, true, false)).toEqual(['away', 'away']);
  expect(presenceOf(stateOf('none'), 0, true, true)).toEqual(['away', 'away']);
});
