import { describe, expect, it } from 'vitest';
import { CHANCE, OVER } from '../../../core/game.ts';
import { SeededRandom } from '../../../core/random.ts';
import type { Board } from '../board.ts';
import { boardOfMap } from '../maps.ts';
import { BlueLagoonPosition } from '../position.ts';
import { countBits, MAX_MOVES, tileOf } from '../rules.ts';
import { bestLink, longestLink } from '../scoring.ts';
import { SETTLER } from '../state.ts';
import { chartOf, stepsBetween } from './chart.ts';
import { Links } from './links.ts';

const MAP_IDS = ['default', 'wheels', 'face', 'sides', 'invaders'];

describe('links kept while pieces are added', () => {
  it.each(MAP_IDS)('B12 say on %s what scoring finds anew', (map) => {
    const random = new SeededRandom(map);
    const position = new BlueLagoonPosition(boardOfMap(map), 3, false).start();
    const moves = new Int32Array(MAX_MOVES);
    const links = new Links(position.board);
    let asked = 0;
    for (let phase = -1; position.turn !== OVER; ) {
      if (position.turn === CHANCE) {
        position.play(position.roll(random));
        continue;
      }
      if (position.phase !== phase) links.read(position);
      phase = position.phase;
      const { mover } = position;
      const move = moves[random.below(position.moves(moves))];
      if (random.below(4) === 0) {
        asked++;
        expect(foreseen(links, position, tileOf(move))).toBe(linkThrough(position, tileOf(move)));
      }
      position.play(move);
      if (position.phase !== phase || position.turn < 0) continue;
      links.add(mover, tileOf(move));
      expect(links.best[mover]).toBe(longestLink(position, mover));
    }
    expect(asked).toBeGreaterThan(5);
  });
});

function foreseen(links: Links, { board, mover }: BlueLagoonPosition, tile: number): number {
  return countBits(links.touched[mover * links.size + tile] | chartOf(board).islandBit[tile]);
}

/** Islands of the link that a settler on the tile would belong to: all pieces that it does not touch are left out. */
function linkThrough(before: BlueLagoonPosition, tile: number): number {
  const { board, mover } = before;
  const own = new Set([...before.settlers(mover), ...before.villages(mover)]);
  const link = [tile];
  for (const one of link) for (const next of board.neighbours(one)) if (own.delete(next)) link.push(next);
  const alone = new BlueLagoonPosition(board, before.seats, false);
  alone.resume(before.phase, mover);
  for (const one of link) alone.stand(mover, SETTLER, one);
  return bestLink(alone, mover).islands.length;
}

describe('the chart of a board', () => {
  it.each(MAP_IDS)('B1 counts steps on %s as a walk does', (map) => {
    const board = boardOfMap(map);
    for (const from of [0, board.tiles >> 1, board.tiles - 1]) {
      for (const [tile, far] of walk(board, from)) expect(stepsBetween(board, from, tile)).toBe(far);
    }
  });

  it('knows the tiles two steps from a circle', () => {
    const board = boardOfMap('default');
    const { ring, ringFrom } = chartOf(board);
    for (const [index, circle] of board.circles.entries()) {
      const beside = new Set(board.neighbours(circle));
      const beyond = new Set([...beside].flatMap((tile) => board.neighbours(tile)));
      const expected = [...beyond].filter((tile) => tile !== circle && !beside.has(tile));
      const listed = Array.from(ring.subarray(ringFrom[index], ringFrom[index + 1]));
      expect(listed).toEqual(expected.sort((a, b) => a - b));
    }
  });
});

/** Steps to every tile, found by going there. */
function walk(board: Board, from: number): Map<number, number> {
  const steps = new Map([[from, 0]]);
  for (const [tile, far] of steps) {
    for (const next of board.neighbours(tile)) if (!steps.has(next)) steps.set(next, far + 1);
  }
  return steps;
}
