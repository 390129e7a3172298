import { describe, expect, it } from 'vitest';
import { must } from '../../../core/result.ts';
import type { Mark, Place } from '../../../kit/draw/place.ts';
import { raceToTheRaft as game } from '../game.ts';
import { calmMarks } from './calm-marks.ts';
import { CELL } from './land.ts';

/** The top row and A2 burn; cats are on B2 and B4. */
const position = must(
  game.parse(
    'race-to-the-raft fffffffff/fBbbbbbbb/bbbbbbbbb/rRrrrrrrr/rrrrrrrrr/ggggggggg/ggggggggg/ggggggggg/ggggggggg/bbbbbbwww/yyyyyRwow/rrrrrrwww AcdefghBaCD AabBCD B0101 abm - 1/1 play challenge=?',
  ),
);

const boxAt = (column: number, row: number, side = 1) => ({
  x: column * CELL,
  y: row * CELL,
  width: side * CELL,
  height: side * CELL,
});
const card = (column: number, row: number): Place => ({ board: '', box: boxAt(column, row, 3) });
const cat = (column: number, row: number): Place => ({ board: '', box: boxAt(column, row) });
const fire = (...at: readonly (readonly [number, number])[]): Place => {
  const parts = at.map(([column, row]) => boxAt(column, row));
  return { board: '', box: parts[0], parts };
};
const turn = (...places: readonly Place[]): Mark => ({ seat: 1, sign: '1', kind: 'past', places });
const idea: Mark = { seat: 0, sign: 'A', kind: 'chosen', places: [cat(5, 5)] };
const lit: Mark = { seat: 1, sign: '', kind: 'lit', places: [cat(7, 7)] };

const calm = (marks: readonly Mark[]) => calmMarks(marks, position, { kind: 'none' });
/** Signs, and how many squares each line has around it. */
const linesOf = (marks: readonly Mark[]) =>
  calm(marks).marks.flatMap(({ sign, places }) =>
    places.map(({ box, parts = [box] }) => `${sign}${parts.length} at ${box.x / CELL},${box.y / CELL}`),
  );

describe('marks on the island', () => {
  it('new fire glows and has no line; cards and cats have one, and the last of them the sign', () => {
    const turns = [turn(card(3, 3), fire([3, 0], [4, 0]), cat(1, 3))];
    expect(linesOf(turns)).toEqual(['9 at 5,3', '11 at 1,3']);
    expect(calm(turns).fire).toEqual([boxAt(3, 0), boxAt(4, 0)]);
  });

  it('a cat has a line only where it is now, and its own on top of a card', () => {
    expect(linesOf([turn(cat(2, 3), cat(1, 3), cat(1, 3), card(0, 3))])).toEqual(['1 at 1,3', '19 at 2,3']);
  });

  it('what burns since of a card is not framed', () => {
    expect(linesOf([turn(card(2, 0), cat(1, 1)), turn(fire([0, 0]), card(0, 0))])).toEqual([
      '6 at 4,1',
      '11 at 1,1',
      '15 at 2,1',
    ]);
  });

  it('two cards side by side keep a line each, and what covers both joins them', () => {
    expect(linesOf([turn(card(0, 3), card(3, 3))])).toEqual(['9 at 2,3', '19 at 5,3']);
    expect(linesOf([turn(card(0, 3), card(3, 3), card(2, 5))])).toEqual(['124 at 5,3']);
  });

  it('a single move, as in a study, has its line whatever it is', () => {
    const burnt = turn(fire([3, 0], [4, 0]));
    expect(calm([burnt, lit])).toEqual({ marks: [burnt, lit], fire: [] });
  });

  it('an idea that is not looked at has a line around its middle, so that three can be told apart', () => {
    const ideas: readonly Mark[] = [
      { seat: 0, sign: 'A', kind: 'chosen', places: [card(3, 3)] },
      { seat: 0, sign: 'B', kind: 'idea', places: [card(2, 3)] },
      { seat: 0, sign: 'C', kind: 'idea', places: [cat(1, 4)] },
    ];
    expect(linesOf(ideas)).toEqual(['A1 at 3,3', 'B1 at 3,4', 'C1 at 1,4']);
    expect(calm(ideas).marks.map(({ places }) => places[0].box.width / CELL)).toEqual([3, 1, 1]);
  });

  it('the past makes room for what was placed since, for what is held and for ideas; these and what is pointed at stay', () => {
    const past = turn(card(3, 3), fire([3, 0]));
    expect(calmMarks([past, lit], position, { kind: 'none' }, true)).toEqual({ marks: [lit], fire: [] });
    expect(calmMarks([past, lit], position, { kind: 'card' })).toEqual({ marks: [lit], fire: [] });
    expect(calm([past, idea])).toEqual({ marks: [idea], fire: [] });
  });
});
