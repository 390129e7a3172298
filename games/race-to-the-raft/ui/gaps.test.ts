import { describe, expect, it } from 'vitest';
import { must } from '../../../core/result.ts';
import { readGolden } from '../../../tests/support/golden.ts';
import { raceToTheRaft as game } from '../game.ts';
import { spotOf } from '../geometry.ts';
import { parsePosition } from '../notation.ts';
import type { RaftPosition } from '../position.ts';
import { lossOf } from '../scoring.ts';
import { FIRE, OPEN, RAFT } from '../state.ts';
import { explainScore } from './final-score.ts';
import { gapsIn } from './gaps.ts';
import { describeThreat } from './words.ts';

const REST =
  'ffffffpbybygrgygbg/fffffgbrprrbyppgpg/fffffgrygrbybryyyg/fffffgppyrbybrygrb/fffffgbgyrrybrgpgr/ffffffpbgbpgrbpybr/' +
  'ffffffyrpgbrygbyrr/ffffffgbrgrgbybgyp/ffffffypbbypgprrow/ffffffrybbpgbpyrww';
const END = 'ABCabcdefghijklmnopqrstuvwxy Df - ab - 1/1 lost+cut-off challenge=?';

const lost = (top: string) => must(parsePosition(`race-to-the-raft ${top}/${REST} ${END}`));

/** The way out along column G is unburnt, but no card can reach G4: fire is on H4 and I4. */
const OPEN_COLUMN = lost(
  'ffffffgffffffppfff/ffffffgGfffffPpfff/ffffffgfgffffppfff/ffffffyfffprprgbrp/ffffffgrbfbgybprpr',
);

const names = (squares: readonly number[]) => squares.map(spotOf);

describe('R14: where a path would have to go and no card fits', () => {
  it('is named and shown, with the fire in the way of the card that fits best', () => {
    const [gap, ...others] = gapsIn(OPEN_COLUMN);
    expect(others).toEqual([]);
    expect(names(gap.path)).toEqual(['H2', 'G2', 'G3', 'G4']);
    expect(names(gap.squares)).toEqual(['G4']);
    expect(names(gap.inTheWay)).toEqual(['H4', 'I4']);
    expect(names(gap.card)).toEqual(['G4', 'H4', 'I4', 'G5', 'H5', 'I5', 'G6', 'H6', 'I6']);
    expect(JSON.stringify(explainScore(OPEN_COLUMN))).toContain('No card fits on G4');
    expect(describeThreat(OPEN_COLUMN)).toContain('No card would fit on G4');
  });

  it('is nowhere for a cat with fire all around', () => {
    const walled = lost(
      'ffffffgffffffppfff/ffffffgGfffffPpfff/ffffffgfgffffppfff/fffffffffffprgbrpy/ffffffgrbfbgybprpr',
    );
    expect(gapsIn(walled)).toEqual([]);
    expect(JSON.stringify(explainScore(walled))).not.toContain('fits on');
  });

  it('in every lost match is unburnt land under no card, and each card over it has something in its way', () => {
    const ends = [...readGolden(game, 'long'), ...readGolden(game)].map(({ position }) => position as RaftPosition);
    const burnt = ends.filter((position) => lossOf(position)?.kind === 'cutOff');
    const gaps = burnt.flatMap((position) => gapsIn(position).map((gap) => ({ position, ...gap })));
    expect(gaps.length).toBeGreaterThan(10);
    for (const { position, path, squares, card, inTheWay } of gaps) {
      expect(squares).toContain(path.at(-1));
      expect(card).toContain(path.at(-1));
      expect(squares.every((square) => position.has(OPEN, square))).toBe(true);
      expect(inTheWay.length).toBeGreaterThan(0);
      for (const square of inTheWay) expect(position.has(FIRE, square) || position.has(RAFT, square)).toBe(true);
      expect(path.slice(0, -1).some((square) => position.has(FIRE, square))).toBe(false);
    }
  });
});
