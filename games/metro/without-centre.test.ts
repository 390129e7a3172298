import { describe, expect, it } from 'vitest';
import { OVER } from '../../core/game.ts';
import { SeededRandom } from '../../core/random.ts';
import { must } from '../../core/result.ts';
import { metro } from './game.ts';
import type { MetroPosition } from './position.ts';
import { allLines, traceLine } from './scoring.ts';

describe('M13 without the central station', () => {
  const DOWN = 'aaaa03aaaa13aaaa23';

  it('the middle squares take tiles as soon as they have a neighbour', () => {
    expect(legal(`metro - aaaa,- 1 centre=off`, 'aaaa')).toHaveLength(28);
    expect(legal(`metro ${DOWN} aaaa,- 1 centre=off`, 'aaaa')).toContain('33');
    expect(legal(`metro ${DOWN} aaaa,- 1 centre=off`, 'aaaa')).not.toContain('34');
    expect(legal(`metro ${DOWN}aaaa33 aacb,- 1 centre=off`, 'aacb')).toEqual(
      expect.arrayContaining(['34', '43', '32']),
    );
    expect(metro.parse(`metro ${DOWN}aaaa33 aacb,- 1`)).toMatchObject({ ok: false, fault: { code: 'metro.centre' } });
  });

  it('a tile in the middle is a neighbour like any other', () => {
    expect(legal(`metro ${DOWN}aaaa33acba43 aacb,- 1 centre=off`, 'aacb')).toContain('53');
    expect(legal(`metro ${DOWN} acba,- 1 centre=off`, 'acba')).not.toContain('53');
  });

  it('a line runs through the middle and nothing counts double', () => {
    const open = at(`metro ${DOWN} -,- 1+ centre=off`);
    expect(traceLine(open, 5).end).toEqual({ kind: 'open', square: 3 * 8 + 3 });
    expect(Array.from(open.scores())).toEqual([0, 0]);
    // Station 5 straight down to station 20.
    const whole = at(`metro ${DOWN}aaaa33adad43adad53acba63acba73 -,- 1+ centre=off`);
    expect(traceLine(whole, 5)).toMatchObject({ end: { kind: 'station', station: 20 }, points: 8 });
    expect(traceLine(at(`metro ${DOWN} -,- 1+`), 5)).toMatchObject({ end: { kind: 'centre' }, points: 6 });
  });

  it('M6 dddd may still not face a station while an inner square is open', () => {
    expect(legal(`metro ${DOWN} dddd,- 1 centre=off`, 'dddd')).toEqual(['12', '14', '22', '24', '33']);
  });

  it('60 tiles fill 60 of 64 squares, and lines still open then score nothing', () => {
    let open = 0;
    for (let game = 0; game < 20; game++) {
      const position = finished(`centre off ${game}`);
      expect(position.tiles.filter((_, square) => isEmpty(position, square))).toHaveLength(4);
      const lines = allLines(position);
      const counted = [0, 0, 0];
      for (const line of lines) if (line.owner !== undefined) counted[line.owner] += line.points;
      expect(Array.from(position.scores())).toEqual(counted);
      expect(lines.filter((line) => line.end.kind === 'centre')).toEqual([]);
      for (const line of lines.filter(({ end }) => end.kind === 'open')) {
        expect(line.points).toBe(0);
        open++;
      }
    }
    expect(open).toBeGreaterThan(0);
  });
});

function at(line: string): MetroPosition {
  return must(metro.parse(line));
}

function legal(line: string, code: string): string[] {
  const position = at(line);
  const list = new Int32Array(metro.maxMoves);
  return Array.from(list.subarray(0, position.moves(list)), (move) => metro.formatMove(position, move))
    .filter((text) => text.startsWith(code))
    .map((text) => text.slice(4))
    .sort();
}

function finished(seed: string): MetroPosition {
  const random = new SeededRandom(seed);
  const list = new Int32Array(metro.maxMoves);
  const position = metro.start(3, { centre: 'off' });
  while (position.turn !== OVER) {
    position.play(position.turn < 0 ? position.roll(random) : list[random.below(position.moves(list))]);
  }
  return position;
}

function isEmpty(position: MetroPosition, square: number): boolean {
  return !position.order.subarray(0, position.placed).includes(square);
}
