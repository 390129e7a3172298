import { describe, expect, it } from 'vitest';
import { must } from '../../core/result.ts';
import { board } from '../../tests/support/metro-board.ts';
import { metro } from './game.ts';
import { nameSquare, STATION_ENTRY } from './geometry.ts';
import { layLegal } from './notation.ts';
import { allLines, type Line, stationAtExit, traceLine } from './scoring.ts';
import { State } from './state.ts';

describe('M7 lines', () => {
  it('an unfinished line scores nothing, however long it is', () => {
    const state = board('aaaa10aaaa11aaaa12aaaa13');
    expect(story(traceLine(state, 10))).toBe('10:6-3 11:6-3 12:6-3 13:6-3 open 14, 0 points');
    expect(Array.from(state.points)).toEqual([0, 0]);
    expect(state.openLength(STATION_ENTRY[10])).toBe(4);
  });

  it('a line whose station faces an empty square has not begun', () => {
    const state = board('');
    expect(allLines(state).map((line) => line.steps.length)).toEqual(new Array(32).fill(0));
    expect(story(traceLine(state, 1))).toBe('open 07, 0 points');
    expect(state.openLength(STATION_ENTRY[1])).toBe(0);
  });

  it('a finished line scores a point a tile for the owner of the station it left', () => {
    const state = board('aacb10acba00');
    expect(story(traceLine(state, 10))).toBe('10:6-1 00:4-7 station 9, 2 points');
    expect(traceLine(state, 10).owner).toBe(1);
    expect(Array.from(state.points)).toEqual([0, 2]);
    expect(state.openLength(STATION_ENTRY[10])).toBe(-1);
  });

  it('a line may come home to its own station, and a tile crossed twice counts twice', () => {
    const state = board('aaaa10accd11');
    expect(story(traceLine(state, 10))).toBe('10:6-3 11:6-7 10:2-7 station 10, 3 points');
    expect(Array.from(state.points)).toEqual([0, 3]);
  });

  it('a forced line of one tile scores one', () => {
    const state = board('dddd00');
    expect(story(traceLine(state, 8))).toBe('00:0-1 station 8, 1 points');
    expect(story(traceLine(state, 9))).toBe('00:6-7 station 9, 1 points');
    expect(Array.from(state.points)).toEqual([1, 1]);
  });

  it('a straight run across the board crosses all eight tiles', () => {
    const state = board('aaaa10aaaa11aaaa12aaaa13dada14dada15acba16acba17');
    expect(story(traceLine(state, 10))).toMatch(/^10:6-3 .* 17:6-3 station 31, 8 points$/);
  });

  it('points are never taken away again', () => {
    const state = new State(2, {});
    let before = [0, 0];
    for (const placement of TIED.match(/.{6}/g) ?? []) {
      must(layLegal(state, placement));
      const now = Array.from(state.points);
      expect(now.every((points, seat) => points >= before[seat])).toBe(true);
      before = now;
    }
    expect(before).toEqual([99, 99]);
  });

  it('on a full board all 32 lines are finished', () => {
    const lines = allLines(board(TIED));
    expect(lines.filter((line) => line.end.kind === 'open')).toEqual([]);
    expect(lines.reduce((sum, line) => sum + line.points, 0)).toBe(198);
  });

  it('M4 a line from a station that nobody owns scores for no one', () => {
    for (const seats of [3, 5, 6]) {
      const state = new State(seats, {});
      must(layLegal(state, 'dddd70'));
      expect(story(traceLine(state, 16))).toBe('70:6-7 station 16, 1 points');
      expect(traceLine(state, 16).owner).toBeUndefined();
      expect(Array.from(state.points)).toEqual(new Array(seats).fill(0));
    }
    const four = new State(4, {});
    must(layLegal(four, 'dddd70'));
    expect(Array.from(four.points)).toEqual([1, 0, 0, 1]);
  });

  it('M4 a line may end at a station that nobody owns', () => {
    const state = new State(3, {});
    // From station 15 down the side and out at 16's arrival track.
    must(layLegal(state, 'cccc60cbaa70'));
    expect(story(traceLine(state, 15))).toBe('60:6-5 70:0-7 station 16, 2 points');
    expect(Array.from(state.points)).toEqual([2, 0, 0]);
  });
});

describe('M8 the central station', () => {
  it.each([
    ['aaaa03aaaa13aaaa23', 5, '03:0-5 13:0-5 23:0-5 centre 33, 6 points'],
    ['aaaa30aaaa31aaaa32', 12, '30:6-3 31:6-3 32:6-3 centre 33, 6 points'],
    ['aaaa74aaaa64aaaa54', 21, '74:4-1 64:4-1 54:4-1 centre 44, 6 points'],
    ['aaaa47aaaa46aaaa45', 28, '47:2-7 46:2-7 45:2-7 centre 44, 6 points'],
  ])('after %s the line of station %i counts double', (sequence, station, said) => {
    const state = board(sequence);
    expect(story(traceLine(state, station))).toBe(said);
    expect(Math.max(...state.points)).toBe(6);
    expect(state.openLength(STATION_ENTRY[station])).toBe(-1);
  });

  it('a train that comes out of the centre scores for nobody', () => {
    // A track leads from the centre through 23, 13 and 03 to station 5, but no station starts it.
    const state = board('aaaa03aaaa13aaaa23');
    expect(Array.from(state.points)).toEqual([6, 0]);
    expect(allLines(state).filter((line) => line.end.kind === 'station')).toEqual([]);
  });

  it('a line that turns before the centre counts once a tile', () => {
    const state = board('aaaa03aaaa13dada23');
    expect(story(traceLine(state, 5))).toBe('03:0-5 13:0-5 23:0-1 13:4-1 03:4-1 station 5, 5 points');
    expect(Array.from(state.points)).toEqual([5, 0]);
  });
});

describe('M10 winners', () => {
  it('are not known before the end', () => {
    expect(must(metro.parse(`metro ${TIED.slice(0, 354)} -,${TIED.slice(354, 358)} 2`)).winners()).toBeUndefined();
    expect(metro.start(2, {}).winners()).toBeUndefined();
  });

  it('the most points win', () => {
    const end = must(metro.parse(`metro ${TIED} -,-,-,- end`));
    const best = Math.max(...Array.from(end.scores()));
    expect(end.winners()).toEqual([Array.from(end.scores()).indexOf(best)]);
    expect(Array.from(end.scores()).filter((points) => points === best)).toHaveLength(1);
  });

  it('equal points share the win', () => {
    const two = must(metro.parse(`metro ${TIED} -,- end`));
    expect(Array.from(two.scores())).toEqual([99, 99]);
    expect(two.winners()).toEqual([0, 1]);
    const six = must(metro.parse(`metro ${THREE_TIED} -,-,-,-,-,- end`));
    expect(Array.from(six.scores())).toEqual([33, 33, 17, 33, 24, 28]);
    expect(six.winners()).toEqual([0, 1, 3]);
  });
});

describe('stationAtExit', () => {
  it('knows departures and arrivals, and that inner exits face no station', () => {
    expect(stationAtExit(0, 0, 0)).toBe(8);
    expect(stationAtExit(0, 0, 7)).toBe(9);
    expect(stationAtExit(0, 0, 3)).toBeUndefined();
    expect(stationAtExit(2, 3, 5)).toBeUndefined();
  });
});

const TIED =
  'dddd07baac47ccda04cbaa06acba72ddbc20dbcd75aaaa10badb57dacc50cbaa03baac77dbba30adbb62bbbb31adad05cbcb73ddbc41bcdd63dacc71' +
  'ccda14aaaa52cddb02accd12cdac74bbad46aacb61dada32acba15adbb40cccc36dbba21dddd45cbcb55aacb24aacb76acba13dada53baac35bcbc23' +
  'accd56bbbb51baac16adad42cccc25cddb54bcdd66aaaa67bcbc37acba65bcbc22cdac64badb11bbad27aacb01cbaa70aaaa17cbaa26cbcb60dbcd00';

const THREE_TIED =
  'dddd67cbaa37dada40dbcd74bbad41aaaa71cccc01ddbc51aacb47bcbc36accd05bcbc30baac20adbb03cddb06acba42bbad73bcdd13aacb12badb64' +
  'aaaa02dada16aaaa22cbcb21cccc50bbbb11cdac75bbbb23ccda60dddd24cbaa04dacc72adad32ccda14baac62badb52acba65cbaa27dbcd63bcdd17' +
  'baac31dacc15cdac10adbb26baac55aacb07aacb56cbcb57acba77adad61acba25ddbc35dbba76cbaa45cddb53bcbc46dbba66aaaa54cbcb70accd00';

/** A line as one sentence: the squares crossed as square:in-out, where it ends, what it is worth now. */
function story({ steps, end, points }: Line): string {
  const path = steps.map((step) => `${nameSquare(step.square)}:${step.enters}-${step.leaves} `).join('');
  const where = end.kind === 'station' ? end.station : nameSquare(end.square);
  return `${path}${end.kind} ${where}, ${points} points`;
}
