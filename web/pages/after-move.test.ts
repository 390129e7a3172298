import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listMoves } from '../../core/list-moves.ts';
import { must } from '../../core/result.ts';
import { replay } from '../../core/timeline.ts';
import { room } from '../../games/arboretum/index.ts';
import { root } from '../../scripts/lib/root.mjs';
import { shownWith } from './after-move.ts';

const [golden] = readFileSync(`${root}games/arboretum/matches/random.jsonl`, 'utf8').split('\n');
const match = must(replay(room.game, JSON.parse(golden).record));

test('a card that is taken is marked where it lies: after the move the mark would be on the card below it', () => {
  const positions = Array.from({ length: match.length }, (_, ply) => match.peek(ply).copy());
  const shown = positions.flatMap((position) =>
    listMoves(room.game, position).map((move) => {
      const [piles, hands] = ['pile', 'hand'].map((board) =>
        room.placesOf?.(position, move).some((place) => place.board.startsWith(board)),
      );
      const isTake = piles && !hands;
      return { isTake, isBefore: shownWith(room, position, move) === position };
    }),
  );
  expect(shown.some(({ isTake }) => isTake)).toBe(true);
  expect(shown.every(({ isTake, isBefore }) => isTake === isBefore)).toBe(true);
});
