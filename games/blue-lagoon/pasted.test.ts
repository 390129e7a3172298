import { describe, expect, it } from 'vitest';
import { CHANCE, OVER } from '../../core/game.ts';
import { must } from '../../core/result.ts';
import { sketchState } from '../../tests/support/blue-lagoon-sketch.ts';
import { formatPosition, formatState } from './notation.ts';
import { readPasted } from './pasted.ts';

const strait = { height: 5, islands: ['6 1,0 2,0 3,0', '8 1,4 2,3 3,4'], stones: '2,0 2,3' };
const tokens = { C: '2,3', S: '2,0' };

function show(text: string) {
  const { positions, captions, remark } = must(readPasted(text));
  expect(positions).toHaveLength(1);
  expect(captions).toEqual(['']);
  return { position: positions[0], remark };
}

describe('a pasted text', () => {
  it('shows a position line', () => {
    const line = `blue-lagoon ${sketchState({ ...strait, tokens })} play`;
    const { position, remark } = show(`  ${line}\n`);
    expect(formatPosition(position)).toBe(line);
    expect(remark).toBeUndefined();
  });

  it('shows a state string as it stands', () => {
    const text = sketchState({ ...strait, tokens, seats: [{ settlers: '1,1' }, {}], current: 1 });
    const { position, remark } = show(text);
    expect(formatState(position)).toBe(text);
    expect(position.turn).toBe(1);
    expect(remark).toBeUndefined();
  });

  it('takes a start string for one before the deal', () => {
    expect(show(sketchState(strait))).toMatchObject({
      position: { turn: CHANCE, dealt: 0 },
      remark: 'The tokens have yet to be dealt.',
    });
  });

  it('takes a phase that is over for the end, and says what it would add', () => {
    const seats = [{ villages: '1,0', settlers: '1,1 2,0', hand: '0 0 0 0 1' }, {}];
    const over = { ...strait, tokens: { S: '2,3' }, seats };
    const { position, remark } = show(sketchState(over));
    expect(position.turn).toBe(OVER);
    expect(remark).toContain('The exploration is over. If it is not counted yet, it adds 15, 0.');
    expect(show(sketchState({ ...over, phase: 'S' })).remark).toContain('The settlement is over.');
  });

  it('passes over a player who is stuck', () => {
    const text = sketchState({ ...strait, phase: 'S', tokens, seats: [{}, { villages: '1,4' }] });
    expect(show(text)).toMatchObject({ position: { turn: 1 }, remark: 'Player 0 cannot move, so player 1 is next.' });
  });

  it('remarks on what play could not have brought about', () => {
    const { remark } = show(sketchState({ ...strait, tokens, seats: [{ score: 42, settlers: '1,1' }, {}] }));
    expect(remark).toBe('Player 0 has points before the exploration is over.');
  });

  it('refuses what cannot be read', () => {
    for (const text of ['', 'S 1,1', 'blue-lagoon', 'a 5 2;']) expect(readPasted(text).ok).toBe(false);
  });
});
