import { describe, expect, it } from 'vitest';
import { must } from '../../../core/result.ts';
import { replay } from '../../../core/timeline.ts';
import type { Mark } from '../../../kit/draw/place.ts';
import { metro } from '../game.ts';
import { squareAt, TILE_BY_CODE } from '../geometry.ts';
import { MetroPosition } from '../position.ts';
import { DRAW_MORE, squareOf } from '../rules.ts';
import { allLines } from '../scoring.ts';
import { drawFramedArrows } from './framed-arrows.ts';
import { closingTile, hasArrived, layersOf, lineLayers, longestOf, mapLines, openEndOf } from './lines.ts';
import { spotsOf, suggestedBy } from './places.ts';
import { previewHint, previewMove, shortLines } from './preview.ts';

/** The lesson's match: station 5 runs straight down into the centre with the fifth tile. */
const LOG = ['+aaaa', 'aaaa03', '+cbcb', 'cbcb60', '+aacb', 'aacb13', '+bcbc', 'bcbc57', '+acba', 'acba23'];

function positionsOf(log: readonly string[], settings: Readonly<Record<string, string>> = {}): MetroPosition[] {
  return Array.from({ length: log.length + 1 }, (_, moves) => {
    const record = { game: 'metro', rulesVersion: metro.rulesVersion, seats: 2, settings, log: log.slice(0, moves) };
    const { position } = must(replay(metro, record));
    if (position instanceof MetroPosition) return position;
    throw new Error('Not a position of Metro.');
  });
}

describe('what the table tells about lines', () => {
  const positions = positionsOf(LOG);
  const last = positions[LOG.length];

  it('M7: a line has arrived when its last tile lies, and only then', () => {
    const arrived = positions.slice(1).map((after, index) => hasArrived(positions[index], after));
    expect(arrived[LOG.indexOf('acba23')]).toBe(true);
    expect(arrived[LOG.indexOf('aacb13')]).toBe(false);
    expect(arrived[LOG.indexOf('+acba')]).toBe(false);
    expect(hasArrived(last, positions[0])).toBe(false);
  });

  it('M7: of every seat with an open line under way its longest is told, the longest of all first', () => {
    const told = (position: MetroPosition) =>
      longestOf(mapLines(position), 2).map(({ owner, station, steps }) => [owner, station, steps.length]);
    expect(told(positions[0])).toEqual([]);
    expect(told(positions[LOG.indexOf('aacb13') + 1])).toEqual([[0, 5, 2]]);
    // Line 5 has arrived.
    expect(told(last)).toEqual([[0, 15, 1]]);
    const [theirs] = positionsOf(['+aaaa', 'aaaa03', '+aaaa', 'aaaa02', '+aaaa', 'aaaa12']).slice(-1);
    expect(told(theirs)).toEqual([
      [1, 6, 2],
      [0, 5, 1],
    ]);
  });

  it('names the tile that ended a line and who laid it', () => {
    const line = allLines(last)[5 - 1];
    expect([line.end.kind, line.points]).toEqual(['centre', 6]);
    expect(closingTile(last, line)).toBe(5);
    expect(layersOf(positions)).toEqual([0, 1, 0, 1, 0]);
  });

  it('M11: drawing after placing does not make somebody the layer of the next tile', () => {
    const log = ['+aaaa', '+cbcb', 'aaaa03', '+aacb', 'cbcb60', '+bcbc', 'aacb13'];
    expect(layersOf(positionsOf(log, { refill: 'on' }))).toEqual([0, 1, 0]);
  });

  it('a preview says what the move then does', () => {
    const before = positions[LOG.length - 1];
    const move = must(metro.parseMove(before, 'acba23'));
    const { changes, gains, after } = previewMove(before, mapLines(before), move);
    expect(changes.find(({ station }) => station === 5)).toMatchObject({ before: 2, after: 3, points: 6 });
    expect(gains[0]).toBe(last.points[0] - before.points[0]);
    expect(metro.format(after)).toBe(metro.format(last));
  });

  it('a suggested placement is previewed as the tile is held, and one that was turned away is not', () => {
    const before = positions[LOG.length - 1];
    const hint = must(metro.parseMove(before, 'acba23'));
    const preview = (open: ReadonlyMap<number, number>) => previewHint(before, mapLines(before), hint, open, undefined);
    expect(preview(new Map([[squareOf(hint), hint]]))?.changes).toHaveLength(1);
    expect(preview(new Map())).toBeUndefined();
    const draws = new Map([[squareOf(DRAW_MORE), hint]]);
    expect(previewHint(before, mapLines(before), DRAW_MORE, draws, undefined)).toBeUndefined();
  });

  it('M6: a square that is refused for lines of one tile has these lines to show, and no others', () => {
    const told = (code: string, square: number) =>
      shortLines(positions[0], TILE_BY_CODE.get(code) ?? expect.fail(code), square).lines.map(
        ({ station, steps, end }) => [station, steps.length, end.kind],
      );
    // aaaa sends every train straight on, dddd back: at the corner two trains come home at once.
    expect(told('aaaa', squareAt(0, 3))).toEqual([]);
    expect(told('dddd', squareAt(0, 3))).toEqual([[5, 1, 'station']]);
    expect(told('dddd', squareAt(0, 0))).toEqual([
      [8, 1, 'station'],
      [9, 1, 'station'],
    ]);
  });

  it('the idea that a page has chosen is previewed for those who only look on, and the tile of each is on its square', () => {
    const before = positions[LOG.length - 1];
    const [first, second] = ['acba23', 'acba01'].map((text) => must(metro.parseMove(before, text)));
    const marks: Mark[] = [
      { seat: 0, sign: 'B', kind: 'idea', places: [], move: second },
      { seat: 0, sign: 'A', kind: 'chosen', places: [], move: first },
      { seat: 0, sign: 'C', kind: 'idea', places: [], move: DRAW_MORE },
    ];
    const { tiles, chosen } = suggestedBy(marks, before);
    const preview = previewHint(before, mapLines(before), undefined, new Map(), chosen);
    expect(preview?.changes).toMatchObject([{ station: 5, points: 6 }]);
    expect([...tiles.keys()]).toEqual([squareOf(second), squareOf(first)]);
    // One of them is on the board to be looked at: the others would be somebody else's.
    expect(suggestedBy(marks, last)).toEqual({ tiles: new Map(), chosen: undefined });
  });

  it('a line that can still grow has an open end, and one that has arrived has none', () => {
    const lineOf = (position: MetroPosition) => allLines(position)[5 - 1];
    expect(openEndOf(lineOf(positions[0]))).toBeUndefined();
    expect(openEndOf(lineOf(positions[LOG.length - 1]))).toMatchObject({ square: squareAt(1, 3) });
    expect(openEndOf(lineOf(last))).toBeUndefined();
  });
});

describe('lines over the board', () => {
  const waysOf = (text: string, station: number) => {
    const position = must(metro.parse(text));
    const layers = lineLayers(position, allLines(position)[station - 1]);
    return layers.map(({ way }) => way.split('M').length - 1);
  };

  it('a second way over a tile is a layer of its own, so that a line that crosses itself does not melt into one', () => {
    expect(waysOf('metro aaaa03aacb13 dddd,- 1', 5)).toEqual([2]);
    expect(waysOf('metro aaaa03dddd13 aacb,- 1', 5)).toEqual([2, 1]);
  });
});

describe('arrows above the frames of marked squares', () => {
  const position = must(metro.parse('metro aaaa03cbcb50aacb13bcbc47 dddd,- 1'));
  const arrowsAt = (square: string) => {
    const places = spotsOf(position).filter(({ id }) => id === square);
    const drawn = drawFramedArrows(mapLines(position), [{ places: places.map(({ place }) => place) }]);
    return JSON.stringify(drawn).match(/metro-(head|arrow)/g);
  };

  it('a line that leaves the square keeps its arrow, and so does the station beside it', () => {
    expect(arrowsAt('47')).toEqual(['metro-arrow', 'metro-head']);
  });
  it('a line that would run on into the square keeps its arrow', () => {
    expect(arrowsAt('23')).toEqual(['metro-head']);
  });
  it('elsewhere nothing is drawn twice', () => expect(arrowsAt('55')).toBeNull());
});
