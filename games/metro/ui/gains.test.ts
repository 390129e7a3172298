import { describe, expect, it } from 'vitest';
import { must } from '../../../core/result.ts';
import { metro } from '../game.ts';
import { explainGains } from './gains.ts';

const name = (seat: number) => ['Ada', 'Blaise'][seat];

/** Plays `log` from the start and explains its last move to the seat that made it. */
function explainLast(log: readonly string[]): string[] {
  const position = metro.start(2, {});
  let before = position.copy();
  for (const text of log) {
    before = position.copy();
    position.play(must(metro.parseMove(position, text)));
  }
  return explainGains(before, position, before.turn, name);
}

describe('what a move gains, in words', () => {
  it('M7 own lines that run on come before what the rival gets', () => {
    // aaaa sends every train straight on: on a corner it carries one train of either seat.
    expect(explainLast(['+aaaa', 'aaaa77'])).toEqual(['extends a line of yours by 1', 'gives Blaise 1 more tile']);
  });

  it('asking for another tile is said as such', () => {
    expect(explainLast(['+aacb', 'draw'])).toEqual(['keeps your tile and takes another from the deck']);
  });

  it('M7 a line that comes home is named with its station and points', () => {
    const position = metro.start(2, {});
    const all = new Set<string>();
    const list = new Int32Array(metro.maxMoves);
    let seed = 7;
    while (position.turn !== -2) {
      const count = position.moves(list);
      seed = (seed * 1103515245 + 12345) & 0x7fffffff;
      const before = position.copy();
      position.play(list[(seed >> 8) % count]);
      if (before.turn < 0) continue;
      const gained = Array.from(position.points, (points, seat) => points - before.points[seat]);
      const phrases = explainGains(before, position, before.turn, name);
      for (const phrase of phrases) all.add(phrase.split(' ')[0]);
      if (gained[before.turn] > 0) expect(phrases[0]).toMatch(/^brings your line from station \d+ home for \d+$/);
      else if (gained[1 - before.turn] > 0)
        expect(phrases[0]).toMatch(/^ends (Ada|Blaise)’s line from station \d+ at \d+$/);
      expect(phrases.length).toBeLessThanOrEqual(3);
    }
    expect([...all].sort()).toEqual(['brings', 'ends', 'extends', 'gives', 'keeps']);
  });
});
