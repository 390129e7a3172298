import { describe, expect, it } from 'vitest';
import { OVER } from '../../core/game.ts';
import { type Sketch, sketch } from '../../tests/support/blue-lagoon-sketch.ts';
import { bestLink, islandsVisited, longestLink, majorities, scoreParts, winnersOf } from './scoring.ts';

/** Islands of one tile in the odd columns of the even rows: no two touch. */
const islets = Array.from({ length: 20 }, (_, i) => `6 ${2 * Math.floor(i / 5)},${2 * (i % 5) + 1}`);
const archipelago = { height: 13, islands: islets };
const tile = (islet: number) => islets[islet].split(' ')[1];
const on = (...numbers: number[]) => numbers.map(tile).join(' ');

function parts(given: Sketch) {
  return scoreParts(sketch(given));
}

describe('B11 total islands', () => {
  it.each([
    [6, 0],
    [7, 10],
    [8, 20],
    [9, 20],
    [17, 20],
  ])('%d islands bring %d points', (count, points) => {
    const settlers = on(...Array.from({ length: count }, (_, islet) => islet));
    expect(parts({ ...archipelago, seats: [{ settlers }, {}] }).islands).toEqual([points, 0]);
  });

  it('an island counts once, and pieces at sea do not count', () => {
    const position = sketch({ height: 5, islands: ['6 0,0 0,1', '7 4,3'], seats: [{ settlers: '0,0 0,1 2,2' }, {}] });
    expect(islandsVisited(position, 0)).toBe(1);
  });
});

describe('B12 links', () => {
  const row = { height: 5, islands: ['6 0,0', '6 0,2', '6 2,0', '6 4,0'] };

  it('over water link islands, five points each', () => {
    expect(parts({ ...row, seats: [{ settlers: '0,0 0,1 0,2' }, {}] }).links).toEqual([10, 0]);
  });

  it('of one island bring 5, of water only nothing', () => {
    expect(parts({ ...row, seats: [{ villages: '0,0' }, { settlers: '3,2 3,3' }] }).links).toEqual([5, 0]);
  });

  it('count the islands of the best group, not the pieces', () => {
    const seats = [{ settlers: '0,0 0,1 0,2 4,1 4,2 4,3 3,3 3,4' }, {}];
    expect(parts({ ...row, seats }).links[0]).toBe(10);
    expect(bestLink(sketch({ ...row, seats }), 0)).toMatchObject({ islands: [0, 1] });
  });

  it('count an island once even where it is touched twice', () => {
    const horseshoe = { height: 5, islands: ['6 0,0 0,2 1,0 1,3 2,0 2,1 2,2'] };
    expect(parts({ ...horseshoe, seats: [{ settlers: '0,0 0,1 0,2' }, {}] }).links[0]).toBe(5);
  });

  it('end where another seat stands', () => {
    expect(parts({ ...row, seats: [{ settlers: '0,0 0,2' }, { settlers: '0,1' }] }).links).toEqual([5, 0]);
  });

  it('can join more than 32 islands', () => {
    const many = Array.from({ length: 36 }, (_, i) => `1 ${Math.floor(i / 12)},${i % 12}`);
    const settlers = many.map((text) => text.split(' ')[1]).join(' ');
    const position = sketch({ height: 13, islands: many, seats: [{ settlers }, {}] });
    expect(longestLink(position, 0)).toBe(36);
    expect(bestLink(position, 0).islands).toHaveLength(36);
  });

  it('of a seat without pieces are empty', () => {
    expect(bestLink(sketch(row), 0)).toEqual({ tiles: [], islands: [] });
  });
});

describe('B13 majorities', () => {
  const island = { height: 5, islands: ['10 0,0 0,1 0,2 0,3', '7 4,0 4,1 4,2 4,3'] };

  it('most pieces take the bonus, villages counting like settlers', () => {
    const seats = [{ settlers: '0,0', villages: '0,1' }, { settlers: '0,2' }];
    expect(parts({ ...island, seats }).majorities).toEqual([10, 0]);
  });

  it('equals share it, rounded down', () => {
    const seats = [{ settlers: '0,0 4,0' }, { settlers: '0,1 4,1' }, { settlers: '0,2 4,2' }];
    expect(parts({ ...island, seats }).majorities).toEqual([3 + 2, 3 + 2, 3 + 2]);
    expect(majorities(sketch({ ...island, seats }))[1]).toEqual({
      bonus: 10,
      pieces: [1, 1, 1],
      leaders: [0, 1, 2],
      share: 3,
    });
  });

  it('nobody there, nothing for anybody', () => {
    expect(parts(island).majorities).toEqual([0, 0]);
    expect(majorities(sketch(island))[1]).toEqual({ bonus: 10, pieces: [0, 0], leaders: [], share: 0 });
  });
});

describe('B14 resources and statuettes', () => {
  it.each([
    ['1 0 0 0 0', 0],
    ['2 0 0 0 0', 5],
    ['0 3 0 0 0', 10],
    ['0 0 4 0 0', 20],
    ['0 0 0 6 0', 20],
    ['1 1 1 1 0', 10],
    ['1 1 1 0 3', 12],
    ['4 4 4 4 8', 122],
    ['2 3 5 0 1', 39],
  ])('%s brings %d', (hand, points) => {
    expect(parts({ seats: [{ hand }, {}] }).resources).toEqual([points, 0]);
  });
});

describe('the four parts', () => {
  it('add up, and leave out what earlier phases brought', () => {
    const given = { height: 5, islands: ['10 0,0'], seats: [{ score: 50, hand: '2 0 0 0 1', settlers: '0,0' }, {}] };
    expect(parts(given)).toEqual({
      islands: [0, 0],
      links: [5, 0],
      majorities: [10, 0],
      resources: [9, 0],
      total: [24, 0],
    });
  });
});

describe('B18 the winner', () => {
  const won = (...seats: { score: number; hand?: string }[]) => {
    const position = sketch({ phase: 'S', seats });
    position.turn = OVER;
    return winnersOf(position);
  };

  it('has the most points', () => {
    expect(won({ score: 3 }, { score: 5, hand: '0 0 0 0 0' }, { score: 4, hand: '6 6 6 6 8' })).toEqual([1]);
  });

  it('of equals has the most tokens, statuettes among them', () => {
    expect(won({ score: 5, hand: '2 0 0 0 0' }, { score: 5, hand: '0 0 0 1 2' })).toEqual([1]);
  });

  it('shares the win with those who have as many of both', () => {
    expect(won({ score: 5, hand: '2 0 0 0 1' }, { score: 1 }, { score: 5, hand: '0 3 0 0 0' })).toEqual([0, 2]);
  });

  it('is not known before the end', () => {
    expect(winnersOf(sketch({ tokens: { C: '0,0' } }))).toBeUndefined();
  });
});
