import { describe, expect, it } from 'vitest';
import { ada, bo, you } from '../../tests/support/players.ts';
import { carriedWishes } from './make-table-seats.tsx';

describe('a match that goes online', () => {
  it('has an open chair for a friend where a computer player sat, and keeps the others', () => {
    expect(carriedWishes({ players: [you, ada] })).toEqual([{ kind: 'me' }, { kind: 'friend' }]);
    const [first, second, third] = carriedWishes({ players: [ada, you, ada] });
    expect([first, second, third.kind]).toEqual([{ kind: 'friend' }, { kind: 'me' }, 'bot']);
  });

  it('keeps computer players where another person goes on', () => {
    expect(carriedWishes({ players: [you, bo, ada] }).map(({ kind }) => kind)).toEqual(['me', 'friend', 'bot']);
  });
});
