import { describe, expect, it } from 'vitest';
import { must } from '../../../core/result.ts';
import { stratopolis as game } from '../game.ts';
import { overlapOf } from './free-place.ts';
import { gainLabels } from './gain-labels.tsx';
import { previewMove } from './preview.ts';

const SHOWN = { x: 0, y: 0, width: 300, height: 200 };
const TILE = { x: 120, y: 90, width: 60, height: 50 };

function previewOf(line: string, move: string) {
  const position = must(game.parse(`stratopolis ${line}`));
  return previewMove(position, must(game.parseMove(position, move)));
}

describe('what a tile that is tried changes, beside it', () => {
  const both = previewOf('MMUANORCMLFCONSDNLDAOPQC K,H red', 'OMHC');

  it('names the changed scores only, each on its own pill above the tile', () => {
    expect(gainLabels(previewOf('MMUA R,F green', 'NORC'), TILE, SHOWN, 1).map(({ text }) => text)).toEqual(['+2']);
    const [green, red] = gainLabels(both, TILE, SHOWN, 1);
    expect([green.text, red.text]).toEqual(['+7', '+7']);
    expect([green.seat, red.seat]).toEqual([0, 1]);
    expect(overlapOf(green.box, red.box)).toBe(0);
    for (const { box } of [green, red]) expect(box.y + box.height).toBeLessThan(TILE.y);
  });

  it('says what the rival loses', () => {
    const cut = previewOf('MMUANORCMLFCONSDNLDAOPQCOMHCOOKBKMCDLPNC T,A red', 'MMAB');
    expect(gainLabels(cut, TILE, SHOWN, 1)).toContainEqual(expect.objectContaining({ seat: 0, text: '−8' }));
  });

  it('stays on the board: below a tile at the upper edge, and within the sides', () => {
    const corner = { ...TILE, x: -10, y: 4 };
    for (const { box } of gainLabels(both, corner, SHOWN, 1)) {
      expect(box.y).toBeGreaterThan(corner.y + corner.height);
      expect(box.x).toBeGreaterThanOrEqual(0);
    }
  });

  it('is nowhere while nothing is tried, or where the tile may not go', () => {
    expect(gainLabels(undefined, TILE, SHOWN, 1)).toEqual([]);
    expect(gainLabels(both, undefined, SHOWN, 1)).toEqual([]);
  });
});
