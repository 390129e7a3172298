import { describe, expect, it } from 'vitest';
import type { Mark } from '../../../kit/draw/place.ts';
import { calmMarks } from './calm-marks.ts';

const at = (x: number) => ({ board: '', box: { x, y: 0, width: 48, height: 48 } });
const past: Mark = { seat: 1, sign: '1', kind: 'past', places: [at(0), at(48), at(0), at(96)] };
const idea: Mark = { seat: 0, sign: 'A', kind: 'chosen', places: [at(5)] };
const lit: Mark = { seat: 1, sign: '', kind: 'lit', places: [at(7)] };

describe('marks on the island', () => {
  it('a turn of many moves has one line around all its squares, and one sign at the last place', () => {
    const marks = calmMarks([past, lit], { kind: 'none' });
    const seen = marks.map(({ sign, places }) => [
      sign,
      places.flatMap(({ box, parts = [box] }) => parts.map(({ x }) => x)),
    ]);
    expect(marks.map(({ places }) => places.length)).toEqual([1, 1, 1]);
    expect(seen).toEqual([
      ['', [0, 48]],
      ['1', [96]],
      ['', [7]],
    ]);
  });

  it('the past makes room for what is held and for ideas; these and what is pointed at stay', () => {
    expect(calmMarks([past, lit], { kind: 'card', card: 0, turn: 0 })).toEqual([lit]);
    expect(calmMarks([past, idea], { kind: 'none' })).toEqual([idea]);
  });
});
