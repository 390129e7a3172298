import { describe, expect, it } from 'vitest';
import { finishedMatch, readGolden } from '../../../tests/support/golden.ts';
import { metro } from '../game.ts';
import { allLines } from '../scoring.ts';
import { scenesOf } from './scenes.ts';

const matches = readGolden(metro);

describe('the last trains', () => {
  it('count every finished line of a player once, and end with the score', () => {
    for (const match of matches) {
      const scenes = scenesOf(finishedMatch(match));
      const lines = allLines(match.position).filter(({ end, owner }) => end.kind !== 'open' && owner !== undefined);
      const ran = scenes.flatMap(({ running }) => running);
      expect(ran.toSorted()).toEqual(lines.map(({ station }) => station).toSorted());
      expect(scenes.at(-1)?.counted.toSorted()).toEqual(ran.toSorted());
      for (const { caption } of scenes) expect(caption).not.toMatch(/\+0|·/);
      expect(scenes.at(-1)?.totals).toEqual(Array.from(match.position.scores()));
    }
  });

  it('keep those that count double for the last, and then light the best line, or all of them', () => {
    for (const match of matches) {
      const lines = allLines(match.position);
      const scenes = scenesOf(finishedMatch(match));
      const atCentre = (station: number) => lines[station - 1].end.kind === 'centre';
      expect(scenes.slice(0, -2).some(({ running }) => running.some(atCentre))).toBe(false);
      const own = lines.filter(({ owner }) => owner !== undefined);
      const most = Math.max(...own.map(({ points }) => points));
      const best = own.filter(({ points }) => points === most).map(({ station }) => station);
      expect(scenes.at(-1)?.best).toEqual(best);
      for (const station of best) expect(scenes.at(-1)?.caption).toMatch(RegExp(`lines? .*\\b${station}\\b`));
    }
  });

  it('do not run before the last tile', () => {
    const [match] = matches;
    expect(scenesOf(finishedMatch(match, match.positions().at(-2)))).toEqual([]);
  });
});
