import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { must } from '../core/result.ts';
import { replay } from '../core/timeline.ts';
import { formatSvg } from '../kit/draw/drawing.ts';
import { root } from '../scripts/lib/root.mjs';
import { shelf } from './index.ts';
import type { Room } from './room.ts';

const rooms: readonly Room[] = await Promise.all(shelf.map(({ load }) => load()));

function goldenOf({ game }: Room) {
  const lines = readFileSync(`${root}games/${game.id}/matches/random.jsonl`, 'utf8').trim().split('\n');
  return lines.slice(0, 12).map((line) => must(replay(game, JSON.parse(line).record)));
}

describe.each(rooms.filter(({ factors }) => factors).map((room) => [room.game.id, room] as const))(
  'what wins in %s',
  (_, room) => {
    const traits = room.factors?.traits ?? [];

    it('is counted of every finished match, in whole numbers that some group takes', () => {
      for (const match of goldenOf(room)) {
        const earlier = match.positions().slice(0, -1);
        for (const { id, steps, count } of traits) {
          for (let seat = 0; seat < match.seats; seat++) {
            const counted = count(match.position, earlier, seat);
            expect(Number.isInteger(counted), id).toBe(true);
            expect(counted, id).toBeGreaterThanOrEqual(steps[0]);
          }
        }
      }
    });

    it('has rising steps, a title and a picture of its own for each', () => {
      for (const { steps, picture } of traits) {
        expect([...steps].sort((a, b) => a - b)).toEqual(steps);
        expect(picture.box.width).toBeGreaterThan(0);
      }
      expect(new Set(traits.map(({ title }) => title)).size).toBe(traits.length);
      expect(new Set(traits.map(({ picture }) => formatSvg(picture.drawing))).size).toBe(traits.length);
    });

    it('names every group of first moves', () => {
      const { groupFirst, nameFirst } = room.factors ?? {};
      for (const match of goldenOf(room)) {
        const line = match.log.findIndex((_text, at) => match.turnAt(at) >= 0);
        const group = groupFirst?.(match.at(line), match.moveAt(line));
        if (group !== undefined) expect(nameFirst?.(group)).toMatch(/^[A-Z].* /);
      }
    });
  },
);
