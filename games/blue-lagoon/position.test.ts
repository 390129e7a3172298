import { describe, expect, it } from 'vitest';
import { CHANCE, OVER } from '../../core/game.ts';
import { violations, walk } from '../../core/laws.ts';
import { SeededRandom } from '../../core/random.ts';
import { must } from '../../core/result.ts';
import { settle } from '../../core/settings.ts';
import { drawMap, type Sketch, sketch } from '../../tests/support/blue-lagoon-sketch.ts';
import { about } from './about.ts';
import { TOKENS } from './components.ts';
import { blueLagoon } from './game.ts';
import { boardOfMap } from './maps.ts';
import { formatState, parseMove } from './notation.ts';
import { BlueLagoonPosition } from './position.ts';
import { ROLL } from './rules.ts';
import { NOTHING, SETTLER, VILLAGE } from './state.ts';

function play(position: BlueLagoonPosition, ...moves: readonly string[]): BlueLagoonPosition {
  for (const move of moves) position.play(must(parseMove(position, move)));
  return position;
}

/** Deals as the seed says. */
function deal(position: BlueLagoonPosition, seed = 1): BlueLagoonPosition {
  const random = new SeededRandom(seed);
  while (position.turn === CHANCE) position.play(position.roll(random));
  return position;
}

function start(given: Sketch, short = false): BlueLagoonPosition {
  return new BlueLagoonPosition(sketch(given).board, given.seats?.length ?? 2, short).start();
}

/** Pieces as the official strings list them. */
function standing(position: BlueLagoonPosition): string[] {
  return Array.from({ length: position.seats }, (_, seat) => {
    const list = (tiles: number[]) => tiles.map((tile) => position.board.names[tile]).join(' ');
    return `S ${list(position.settlers(seat))} T ${list(position.villages(seat))}`;
  });
}

const strait = { height: 5, islands: ['6 1,0 2,0 3,0', '8 1,4 2,3 3,4'], stones: '2,0 2,3' };

describe('B5 the deal', () => {
  it('is a roll a circle, in the order of the tiles', () => {
    const position = start(strait);
    expect(position.turn).toBe(CHANCE);
    play(position, '+W');
    expect(position.tokens[position.board.names.indexOf('2,0')]).toBe(2);
    expect(position.turn).toBe(CHANCE);
    play(position, '+S');
    expect(position.turn).toBe(0);
  });

  it('has odds of what is left in the bag', () => {
    const position = play(start({ ...strait, stones: '1,0 2,0 3,0 1,4' }), '+S', '+S', '+W');
    expect(TOKENS.map((_, kind) => position.odds(ROLL + kind))).toEqual([6, 6, 5, 6, 6]);
    expect(position.odds(ROLL + NOTHING)).toBe(0);
  });

  it('rolls each kind as often as its odds say', () => {
    const position = play(start({ ...strait, stones: '1,0 2,0 3,0 1,4' }), '+S', '+S', '+W');
    const random = new SeededRandom('often');
    const counts = TOKENS.map(() => 0);
    for (let i = 0; i < 29_000; i++) counts[position.roll(random) - ROLL]++;
    for (const [kind, count] of counts.entries()) {
      expect(Math.abs(count - 1000 * position.odds(ROLL + kind))).toBeLessThan(300);
    }
  });

  it('with more than 32 circles leaves the rest empty, at random', () => {
    const names = Array.from({ length: 40 }, (_, i) => `${Math.floor(i / 12)},${i % 12}`).join(' ');
    const position = start({ height: 13, islands: [`6 ${names}`], stones: names });
    expect(position.odds(ROLL + NOTHING)).toBe(8);
    play(position, '+-', '+C');
    expect(position.odds(ROLL + NOTHING)).toBe(7);
    deal(position);
    const lying = Array.from(position.tokens).filter((kind) => kind !== NOTHING);
    expect(lying).toHaveLength(32);
  });

  it('with fewer leaves tokens in the bag', () => {
    const position = deal(start({ ...strait }));
    expect(Array.from(position.tokens).filter((kind) => kind !== NOTHING)).toHaveLength(2);
  });

  it('of the lagoon lays out all 32', () => {
    const position = deal(blueLagoon.start(3, must(settle(about.options, {}))));
    const counts = TOKENS.map((_, kind) => Array.from(position.tokens).filter((token) => token === kind).length);
    expect(counts).toEqual(TOKENS.map(({ count }) => count));
    expect(position.resources).toBe(24);
  });
});

describe('B9 tokens', () => {
  it('go to whoever stands on their circle, settler or village', () => {
    const position = play(start(strait), '+W', '+C', 'S 1,1', 'S 1,3', 'T 2,0');
    expect(position.held(0, 2)).toBe(1);
    expect(position.held(1, 2)).toBe(0);
    expect(formatState(position)).not.toContain('W 2,0');
  });
});

describe('B6 turns', () => {
  it('skip seats that cannot move, and come back to the mover if need be', () => {
    const given = { ...strait, phase: 'S' as const, tokens: { C: '2,3' } };
    const position = sketch({ ...given, seats: [{ villages: '1,0' }, {}, { villages: '1,4' }] });
    play(position, 'S 1,1');
    expect(position.turn).toBe(2);
    const alone = sketch({ ...given, seats: [{ villages: '1,0' }, {}, {}] });
    play(alone, 'S 1,1');
    expect(alone.turn).toBe(0);
  });
});

describe('B10, B15 half-time', () => {
  // The last resource lies on 2,3: whoever takes it ends the exploration.
  const nearEnd = {
    ...strait,
    current: 1,
    tokens: { C: '2,3', S: '' },
    seats: [
      { settlers: '1,1', villages: '1,0 2,0', hand: '0 0 0 0 1' },
      { settlers: '2,2', villages: '1,4' },
    ],
  };

  it('the last resource ends the exploration, and it is counted', () => {
    const position = play(sketch(nearEnd), 'S 2,3');
    expect(position.phase).toBe(1);
    // Seat 1: 5 for its link, 6 for its island, 4 for a statuette. Seat 2: 5 and 8.
    expect(Array.from(position.scores())).toEqual([15, 13]);
  });

  it('settlers and villages on circles leave, other villages stay, hands and board are emptied', () => {
    const position = play(sketch(nearEnd), 'S 2,3');
    expect(standing(position)).toEqual(['S  T 1,0', 'S  T 1,4']);
    expect([0, 1].map((seat) => position.left(seat, SETTLER))).toEqual([30, 30]);
    expect([0, 1].map((seat) => position.left(seat, VILLAGE))).toEqual([0, 0]);
    expect(TOKENS.map((_, kind) => position.held(0, kind))).toEqual([0, 0, 0, 0, 0]);
    expect(position.turn).toBe(CHANCE);
    expect(position.mover).toBe(1);
    expect(position.inBag).toBe(32);
  });

  it('B16 the seat after the ender opens the settlement', () => {
    const position = play(sketch(nearEnd), 'S 2,3', '+C', '+B');
    expect(position.turn).toBe(0);
  });

  it('B16 or the next that can move, be it the ender', () => {
    const lost = { ...nearEnd, seats: [{ settlers: '1,1', villages: '2,0' }, nearEnd.seats[1]] };
    const position = play(sketch(lost), 'S 2,3', '+C', '+B');
    expect(position.turn).toBe(1);
  });

  it('B17 without any village the settlement is over at once', () => {
    const bare = { ...nearEnd, seats: [{ settlers: '1,1' }, { settlers: '2,2' }] };
    const position = play(sketch(bare), 'S 2,3', '+C', '+B');
    expect(position.turn).toBe(OVER);
    expect(Array.from(position.scores())).toEqual([0, 13]);
    expect(position.mover).toBe(1);
  });

  it('B17 so it is when no circle gets a resource, and what stands is counted once', () => {
    const position = play(sketch(nearEnd), 'S 2,3', '+S', '+S');
    expect(position.turn).toBe(OVER);
    expect(Array.from(position.scores())).toEqual([15 + 11, 13 + 13]);
    expect(position.mover).toBe(0);
  });

  it('B20 in the short game the exploration is the end, and the pieces stay', () => {
    const full = sketch(nearEnd);
    const position = new BlueLagoonPosition(full.board, 2, true);
    position.copyFrom(full);
    play(position, 'S 2,3');
    expect(position.turn).toBe(OVER);
    expect(Array.from(position.scores())).toEqual([15, 13]);
    expect(position.winners()).toEqual([0]);
    expect(standing(position)[1]).toBe('S 2,2 2,3 T 1,4');
  });
});

describe('B18 the end', () => {
  it('adds the settlement and leaves everything as it lies', () => {
    const position = sketch({
      ...strait,
      phase: 'S',
      tokens: { C: '2,3', S: '2,0' },
      seats: [
        { score: 10, villages: '1,0' },
        { score: 20, villages: '1,4' },
      ],
      current: 1,
    });
    play(position, 'S 2,3');
    expect(position.turn).toBe(OVER);
    expect(Array.from(position.scores())).toEqual([10 + 11, 20 + 13]);
    expect(position.winners()).toEqual([1]);
    expect(formatState(position)).toContain('r C B W P S 2,0;');
    // The official strings name the next seat that could have moved.
    expect(position.mover).toBe(0);
    expect(parseMove(position, 'S 1,1')).toMatchObject({ ok: false, fault: { code: 'blue-lagoon.over' } });
  });
});

describe('strange boards', () => {
  it.each([
    ['no tiles at all', { height: 1 }],
    ['only water', { height: 4 }],
    ['only land', { height: 2, islands: ['5 0,0 1,0 1,1'], stones: '0,0' }],
    ['one circle', { height: 3, islands: ['5 1,1'], stones: '1,1' }],
  ])('a match on %s ends', (_, given) => {
    const random = new SeededRandom('strange');
    const position = start(given);
    const list = new Int32Array(blueLagoon.maxMoves);
    let plies = 0;
    for (; position.turn !== OVER && plies < 500; plies++) {
      position.play(position.turn === CHANCE ? position.roll(random) : list[random.below(position.moves(list))]);
    }
    expect(position.turn).toBe(OVER);
    expect(position.winners()?.length).toBeGreaterThan(0);
  });

  it('the laws hold on random maps', () => {
    for (let seed = 0; seed < 60; seed++) {
      const { board } = sketch(drawMap(new SeededRandom(seed)));
      const game = {
        ...blueLagoon,
        start: (seats: number) => new BlueLagoonPosition(board, seats, seed % 5 === 0).start(),
      };
      const settings = must(settle(about.options, {}));
      expect(violations(walk(game as never, 2 + (seed % 3), settings, `map ${seed}`))).toEqual([]);
    }
  });
});

describe('copies', () => {
  it('share the board', () => {
    const position = blueLagoon.start(2, must(settle(about.options, { map: 'wheels' })));
    expect(position.copy().board).toBe(position.board);
    expect(position.board).toBe(boardOfMap('wheels'));
  });
});
