import { describe, expect, it } from 'vitest';
import { must } from '../../core/result.ts';
import { evaluate } from './bot.ts';
import { CHALLENGES } from './components.ts';
import { deckOdds, losingFires, tilesLeft, walksOf } from './hints.ts';
import { longWalk } from './long-walk.ts';
import { parseMove } from './move-notation.ts';
import { parsePosition } from './notation.ts';
import type { RaftPosition } from './position.ts';
import { PHASES } from './state.ts';

const LINE =
  'race-to-the-raft fffffffff/fBbbbbbbb/bbbbbbbbb/rRrrrrrrr/rrrrrrrrr/ggggggggg/ggggggggg/ggggggggg/ggggggggg/bbbbbbwww/yyyyyywow/rrrrrrwww AcdefghBaCD AabBCD B0101 abm - 1/1 play challenge=?';
const position = () => must(parsePosition(LINE));
const played = (...texts: string[]) => {
  const at = position();
  for (const text of texts) at.play(must(parseMove(at, text)));
  return at;
};

describe('evaluation', () => {
  it('is a chance between 0 and 1, 1 when won, 0 when lost', () => {
    const ends: Readonly<Record<number, number>> = { [PHASES.won]: 1, [PHASES.lost]: 0, [PHASES.islands]: 0 };
    const matches = [0, 20, 38].map((challenge) => longWalk(1, CHALLENGES[challenge].id, `bot ${challenge}`));
    for (const at of matches.flatMap(({ positions }) => positions) as RaftPosition[]) {
      const value = evaluate(at, 0);
      if (at.phase in ends) expect(value).toBe(ends[at.phase]);
      else expect(value > 0 && value < 1).toBe(true);
    }
  });
  it('likes cats nearer the raft, and paths of their colour', () => {
    expect(evaluate(played('R03010408Aa'), 0)).toBeGreaterThan(evaluate(played('R03010300Aa'), 0));
    const closer = must(parsePosition(LINE.replace('ggggggggg/ggggggggg/bbbbbb', 'rrrrrrrrr/rrrrrrrrr/bbbbbb')));
    expect(evaluate(closer, 0)).toBeGreaterThan(evaluate(position(), 0));
  });
});

describe('hints', () => {
  it('R9, R10: where a cat may go and what it costs', () => {
    expect(walksOf(position(), 19)).toContainEqual({ square: 2 * 18 + 8, cards: 2 });
    expect(walksOf(position(), 55)).toContainEqual({ square: 54, cards: 1 });
    expect(walksOf(position(), 0)).toEqual([]);
  });
  it('R5: what is left in each deck, and what to expect of it', () => {
    const [circle, cross, square] = deckOdds(position());
    expect(circle.cards).toEqual([2, 3, 4, 5, 6, 7]);
    expect(cross).toEqual({ cards: [25], expected: [0, 4, 3, 0, 2] });
    expect(square).toEqual({ cards: [], expected: [0, 0, 0, 0, 0] });
    expect(circle.expected.reduce((sum, part) => sum + part)).toBeCloseTo(9);
  });
  it('R7: fire tiles in the bag, and no bad places without one to lay', () => {
    expect(tilesLeft(position())).toEqual([0, 1, 12]);
    expect(losingFires(position())).toEqual([]);
  });
});
