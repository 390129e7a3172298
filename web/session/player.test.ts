import { describe, expect, it } from 'vitest';
import { coloursOf, type Player, shiftLevels, turnSeats } from './player.ts';

const you: Player = { kind: 'person', name: 'You' };
const bot = (level: number): Player => ({ kind: 'bot', name: 'Ada', level });

describe('one level up or down', () => {
  it('raises every computer player that can be higher', () => {
    expect(shiftLevels([you, bot(2), bot(8)], 1)).toEqual({ players: [you, bot(3), bot(8)], level: 8 });
    expect(shiftLevels([bot(4), you], 1)).toEqual({ players: [bot(5), you], level: 5 });
  });

  it('lowers those that can be lower', () => {
    expect(shiftLevels([you, bot(1), bot(9)], -1)).toEqual({ players: [you, bot(1), bot(8)], level: 8 });
    expect(shiftLevels([you, bot(1)], -1)).toBeUndefined();
  });

  it('is not offered among people, among computer players alone, or at the top', () => {
    for (const players of [
      [you, you],
      [bot(1), bot(2)],
      [you, bot(8)],
    ])
      expect(shiftLevels(players, 1)).toBeUndefined();
  });
});

describe('swapped seats', () => {
  it('have their usual colours with their usual shapes', () => {
    const turned = turnSeats([you, bot(2), bot(3), bot(4)]);
    expect(turned).toEqual([bot(2), bot(3), bot(4), you]);
    expect(coloursOf(turned)).toEqual([0, 1, 2, 3]);
  });

  it('leave everybody the colour they chose', () => {
    const turned = turnSeats([you, { ...bot(2), colour: 4 }, bot(3)]);
    expect(turned).toEqual([{ ...bot(2), colour: 4 }, bot(3), you]);
    expect(coloursOf(turned)).toEqual([4, 1, 2]);
  });
});
