import { describe, expect, it } from 'vitest';
import { must } from '../../../core/result.ts';
import { metro } from '../game.ts';
import { explainMove } from './gains.ts';

const name = (seat: number) => ['Ada', 'Blaise'][seat];

/** Plays all but the last line of `log` from the start and explains that one to the seat that is to make it. */
function explainLast(log: readonly string[]) {
  const position = metro.start(2, {});
  for (const text of log.slice(0, -1)) position.play(must(metro.parseMove(position, text)));
  return explainMove(position, must(metro.parseMove(position, log[log.length - 1])), name);
}

describe('what a move gains, in words', () => {
  it('F11 M7: own lines that run on come first; what the rival gets is a risk', () => {
    // aaaa sends every train straight on: on a corner it carries one train of either seat.
    expect(explainLast(['+aaaa', 'aaaa77'])).toMatchObject([
      { words: 'makes one of your lines 1 tile longer', isRisk: false },
      { words: 'makes one of Blaise’s lines 1 tile longer', isRisk: true },
    ]);
  });

  it('M5: drawing another tile is right where this one helps little, and what is drawn must be placed', () => {
    expect(explainLast(['+aacb', 'draw'])).toMatchObject([
      { words: 'this tile adds at most 1 to your lines, so keep it for later', isRisk: false },
      { words: 'you must place whatever you draw', isRisk: true },
    ]);
  });
});
