import { describe, expect, it } from 'vitest';
import { CHANCE, OVER } from '../../core/game.ts';
import { SeededRandom } from '../../core/random.ts';
import { must } from '../../core/result.ts';
import { settle } from '../../core/settings.ts';
import { stratopolis as game } from './game.ts';
import { columnOf, rowOf, seatOfTile, squareAt, squaresOf, twinOf } from './geometry.ts';
import type { StratopolisPosition } from './position.ts';
import { LOT, placement, placeOf, ROLL, tileOf } from './rules.ts';

const start = (given = {}) => game.start(2, must(settle(game.options, given)));

function movesOf(position: StratopolisPosition): number[] {
  const list = new Int32Array(game.maxMoves);
  return Array.from(list.subarray(0, position.moves(list)));
}

/** Plays a random game and hands out every position with the move about to be played. */
function* playing(given: Record<string, string>, seed: string): Generator<[StratopolisPosition, number]> {
  const random = new SeededRandom(seed);
  const position = start(given);
  while (position.turn !== OVER) {
    const moves = movesOf(position);
    const move = position.turn === CHANCE ? position.roll(random) : moves[random.below(moves.length)];
    yield [position, move];
    position.play(move);
  }
}

describe('the course of the game', () => {
  it('S3: at the start the top tiles are turned up, green’s first', () => {
    const position = start();
    expect(game.format(position)).toBe('stratopolis MMUA -,- green+');
    expect(movesOf(position)).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19].map((tile) => ROLL + tile));
    position.play(ROLL + 12);
    expect(movesOf(position)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((tile) => ROLL + tile));
    position.play(ROLL + 3);
    expect(game.format(position)).toBe('stratopolis MMUA M,D green');
  });

  it('S4: green, red, green … forty tiles, and after each the next of that pile is turned up', () => {
    const seats: number[] = [];
    const rolls: number[] = [];
    for (const [position, move] of playing({}, 'course')) {
      if (position.turn >= 0) seats.push(position.turn);
      else rolls.push(seatOfTile(move - ROLL));
    }
    expect(seats).toEqual(Array.from({ length: 40 }, (_, i) => i % 2));
    expect(rolls).toEqual([0, 1, ...Array.from({ length: 38 }, (_, i) => i % 2)]);
  });

  it('S3: a roll is as likely as copies lie face down', () => {
    const position = start();
    position.play(ROLL + 10);
    position.play(ROLL);
    position.play(movesOf(position)[0]);
    expect(movesOf(position).map((roll) => position.odds(roll))).toEqual([1, 2, 2, 2, 2, 2, 2, 2, 2, 2]);
    const random = new SeededRandom('odds');
    const drawn = Array.from({ length: 19_000 }, () => position.roll(random));
    const first = drawn.filter((roll) => roll === ROLL + 10).length;
    const second = drawn.filter((roll) => roll === ROLL + 11).length;
    expect(first / 1000).toBeCloseTo(1, 0);
    expect(second / 1000).toBeCloseTo(2, 0);
  });

  it('S3: every tile comes exactly twice', () => {
    const placed = [...playing({}, 'twice')].flatMap(([, move]) => (move < ROLL ? [tileOf(move)] : []));
    expect(placed.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, i) => i >> 1));
  });
});

describe('S13: a game that is tied to the last region', () => {
  /**
   * Red answers every tile with its twin, turned about the middle of the start tile: each board is its own mirror image
   * with the colours exchanged.
   */
  const opposite = (place: number) =>
    squareAt(24 - columnOf(place >> 2), 25 - rowOf(place >> 2)) * 4 + ((place & 3) ^ 2);

  function playTied(seed: string): StratopolisPosition {
    const random = new SeededRandom(seed);
    const position = start({ mirrored: 'on' });
    while (position.placed < 40) {
      if (position.turn === CHANCE) {
        position.play(position.roll(random));
        continue;
      }
      const answered = movesOf(position).flatMap((move) => {
        const next = position.copy();
        next.play(move);
        if (next.turn === CHANCE) next.play(next.roll(random));
        const answer = placement(twinOf(tileOf(move)), opposite(placeOf(move)));
        return squaresOf(placeOf(move)).every((square) => columnOf(square) < 25) && !next.check(answer)
          ? [[move, answer]]
          : [];
      });
      const [move, answer] = answered[random.below(answered.length)];
      position.play(move);
      if (position.turn === CHANCE) position.play(position.roll(random));
      position.play(answer);
    }
    return position;
  }

  it('is decided by a lot that chance draws, each side as likely', () => {
    const position = playTied('tied');
    expect(position.turn).toBe(CHANCE);
    expect(position.winners()).toBeUndefined();
    expect(game.format(position)).toMatch(/ -,- lot mirrored=on$/);
    expect(movesOf(position)).toEqual([LOT, LOT + 1]);
    expect([LOT, LOT + 1].map((roll) => position.odds(roll))).toEqual([1, 1]);
    const random = new SeededRandom('lots');
    const rolls = Array.from({ length: 1000 }, () => position.roll(random));
    expect(rolls.filter((roll) => roll === LOT).length / 1000).toBeCloseTo(0.5, 1);
    expect(position.check(ROLL)).toMatchObject({ rule: 'S13' });
    for (const [text, seat] of [
      ['+green', 0],
      ['+red', 1],
    ] as const) {
      const after = position.copy();
      after.play(must(game.parseMove(after, text)));
      expect(after.turn).toBe(OVER);
      expect(after.winners()).toEqual([seat]);
      expect(after.copy().winners()).toEqual([seat]);
      expect(game.format(after.view('spectator'))).toBe(game.format(after));
      const line = game.format(after);
      expect(line).toMatch(new RegExp(` lot:${text.slice(1)} mirrored=on$`));
      expect(must(game.parse(line)).winners()).toEqual([seat]);
      expect(game.parse(line.replace(/lot:\w+/, 'end')).ok).toBe(false);
    }
    expect(must(game.parse(game.format(position))).turn).toBe(CHANCE);
  });

  it('is not drawn for where a region decides', () => {
    for (const [position] of playing({}, 'no lot'))
      expect(position.turn === CHANCE && position.drawer === -1).toBe(false);
  });
});

describe('S15: two piles', () => {
  it('two tiles lie face up while two are left, and either may be placed', () => {
    const seen = new Set<number>();
    for (const [position, move] of playing({ piles: 'two' }, 'two')) {
      if (position.turn < 0) continue;
      const left = 20 - (position.placed >> 1);
      expect(position.shown(position.turn)).toBe(Math.min(2, left));
      const shown = Array.from({ length: position.shown(position.turn) }, (_, i) => position.faceUp(position.turn, i));
      const tiles = new Set(movesOf(position).map(tileOf));
      expect([...tiles].toSorted((a, b) => a - b)).toEqual([...new Set(shown)].toSorted((a, b) => a - b));
      seen.add(shown.indexOf(tileOf(move)));
    }
    expect([...seen].toSorted()).toEqual([0, 1]);
  });

  it('the tile turned up last stands last', () => {
    const position = must(game.parse('stratopolis MMUA KM,AB green piles=two'));
    position.play(must(game.parseMove(position, 'NMKA')));
    position.play(ROLL + 19);
    expect(game.format(position)).toBe('stratopolis MMUANMKA MT,AB red piles=two');
  });
});

describe('S16: open choice', () => {
  it('any tile that is left may be placed, nothing is rolled', () => {
    let turns = 0;
    for (const [position] of playing({ piles: 'open' }, 'open')) {
      expect(position.turn).toBe(turns++ % 2);
      const tiles = new Set(movesOf(position).map(tileOf));
      const left = Array.from({ length: 20 }, (_, tile) => tile).filter(
        (tile) => seatOfTile(tile) === position.turn && position.unseen[tile] > 0,
      );
      expect([...tiles].toSorted((a, b) => a - b)).toEqual(left);
    }
    expect(turns).toBe(40);
  });

  it('S3: but no tile a third time', () => {
    const position = must(game.parse('stratopolis MMUANMKALMBCPMKAJMBC *,* green piles=open'));
    expect(game.parseMove(position, 'RMKA')).toMatchObject({
      ok: false,
      fault: { code: 'stratopolis.copies', rule: 'S3' },
    });
  });
});

describe('S17: mirrored piles', () => {
  it('red draws the twins of green’s tiles in the same order, and only green’s are rolled', () => {
    const placed: number[][] = [[], []];
    let rolls = 0;
    for (const [position, move] of playing({ mirrored: 'on' }, 'mirror')) {
      if (position.turn >= 0) placed[position.turn].push(tileOf(move));
      else rolls += seatOfTile(move - ROLL) === 0 ? 1 : 100;
    }
    expect(rolls).toBe(20);
    expect(placed[1].map(twinOf)).toEqual(placed[0]);
  });

  it('with two piles red turns up the twin of the tile that green turned up last', () => {
    for (const [position] of playing({ mirrored: 'on', piles: 'two' }, 'mirrored two')) {
      if (position.turn !== 0 || position.pool(0) === 0) continue;
      expect(twinOf(position.newest(1))).toBe(position.newest(0));
      expect(position.pool(0)).toBe(position.pool(1));
    }
  });

  it('with open choice it changes nothing', () => {
    const [mirrored, plain] = [{ mirrored: 'on', piles: 'open' }, { piles: 'open' }].map((given) =>
      [...playing(given, 'same')].map(([, move]) => move).join(),
    );
    expect(mirrored).toBe(plain);
  });
});
