import { describe, expect, it } from 'vitest';
import { CHANCE, OVER } from '../../core/game.ts';
import { SeededRandom } from '../../core/random.ts';
import { must } from '../../core/result.ts';
import { losingFires } from '../../games/race-to-the-raft/facts.ts';
import { raceToTheRaft as game } from '../../games/race-to-the-raft/game.ts';
import { formatMove } from '../../games/race-to-the-raft/move-notation.ts';
import { parsePosition } from '../../games/race-to-the-raft/notation.ts';
import { greedy } from './race-to-the-raft.ts';

const BOARD =
  'fffffffff/fbbbbbbbb/bbbbbbbbb/rRrrrrrrr/rrrrrrrrr/ggggggggg/ggggggggg/ggggggggg/ggggggggg/bbbbbbwww/yyyyyywow/rrrrrrwww';
function answer(phase: string, board = BOARD, hand = 'AafBCD'): string {
  const at = must(parsePosition(`race-to-the-raft ${board} AcdeghBaCD ${hand} - bm - 1/1 ${phase} challenge=?`));
  return formatMove(at, greedy(at, new SeededRandom('greedy')));
}

describe('the greedy baseline of Race to the Raft', () => {
  it('lays the card that saves most squares', () => {
    // Af has a column of red; straight down from the red squares it saves three of four.
    expect(answer('play')).toMatch(/^Af05\d\d[NS]$/);
  });
  it('walks nearer when no card is worth the fire', () => {
    expect(answer('play', BOARD, 'AayBCD')).toMatch(/^R0301\d{4}/);
  });
  it('boards at once', () => {
    expect(answer('play', BOARD.replaceAll('ggggggggg', 'rrrrrrrrr'))).toMatch(/^R0301(09|10|11)0\d/);
  });
  it('asks for the deck with most of the colour it needs', () => {
    expect(answer('ask', BOARD, 'ABCD')).toMatch(/^A5B1$/);
  });
  it('lays fire that cuts nobody off while it can, and ends every match', () => {
    const at = game.start(1, { challenge: 'first-steps' });
    const random = new SeededRandom('greedy');
    const list = new Int32Array(game.maxMoves);
    while (at.turn !== OVER) {
      const move = at.turn === CHANCE ? at.roll(random) : greedy(at, random);
      expect(at.check(move)).toBeUndefined();
      const losing = losingFires(at);
      if (losing.length > 0 && losing.length < at.moves(list)) expect(losing).not.toContain(move);
      at.play(move);
    }
  });
});
