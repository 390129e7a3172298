import { describe, expect, it } from 'vitest';
import { type Player, raiseLevels } from './player.ts';

const you: Player = { kind: 'person', name: 'You' };
const bot = (level: number): Player => ({ kind: 'bot', name: 'Ada', level });

describe('one level up', () => {
  it('raises every computer player that can be higher', () => {
    expect(raiseLevels([you, bot(2), bot(8)])).toEqual({ players: [you, bot(3), bot(8)], level: 8 });
    expect(raiseLevels([bot(4), you])).toEqual({ players: [bot(5), you], level: 5 });
  });

  it('is not offered among people, among computer players alone, or at the top', () => {
    for (const players of [
      [you, you],
      [bot(1), bot(2)],
      [you, bot(8)],
    ])
      expect(raiseLevels(players)).toBeUndefined();
  });
});
