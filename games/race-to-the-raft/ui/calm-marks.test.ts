import { describe, expect, it } from 'vitest';
import type { Mark } from '../../../kit/draw/place.ts';
import { calmMarks } from './calm-marks.ts';

const at = (x: number) => ({ board: '', box: { x, y: 0, width: 48, height: 48 } });
const past: Mark = { seat: 1, sign: '1', kind: 'past', places: [at(0), at(48), at(0), at(96)] };
const idea: Mark = { seat: 0, sign: 'A', kind: 'chosen', places: [at(5)] };
const lit: Mark = { seat: 1, sign: '', kind: 'lit', places: [at(7)] };

describe('marks on the island', () => {
  it('a turn of many moves has one line around what overlaps, and one sign at the last place', () => {
    const marks = calmMarks([past, lit], { kind: 'none' });
    const seen = marks.map(({ sign, places }) => [
      sign,
      places.flatMap(({ box, parts = [box] }) => parts.map(({ x }) => x)),
    ]);
    expect(marks.map(({ places }) => places.length)).toEqual([2, 1, 1]);
    expect(seen).toEqual([
      ['', [48, 0]],
      ['1', [96]],
      ['', [7]],
    ]);
  });

  it('two cards side by side keep a line each, and what covers both joins them', () => {
    const card = (x: number, y = 0) => ({ board: '', box: { x, y, width: 144, height: 144 } });
    const boxes = (places: Mark['places']) =>
      calmMarks([{ ...past, places: [...places, at(480)] }], { kind: 'none' })[0].places.map(({ box }) => box);
    expect(boxes([card(0), card(144)])).toEqual([card(0).box, card(144).box]);
    expect(boxes([card(0), card(144), card(96, 96)])).toEqual([{ x: 0, y: 0, width: 288, height: 240 }]);
  });

  it('the past makes room for what was placed since', () => {
    expect(calmMarks([past, lit], { kind: 'none' }, true)).toEqual([lit]);
  });

  it('the past makes room for what is held and for ideas; these and what is pointed at stay', () => {
    expect(calmMarks([past, lit], { kind: 'card', card: 0, turn: 0 })).toEqual([lit]);
    expect(calmMarks([past, idea], { kind: 'none' })).toEqual([idea]);
  });
});
