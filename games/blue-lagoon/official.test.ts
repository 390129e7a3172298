import { describe, expect, it } from 'vitest';
import { CHANCE, OVER } from '../../core/game.ts';
import { SeededRandom } from '../../core/random.ts';
import { must } from '../../core/result.ts';
import { sketchState } from '../../tests/support/blue-lagoon-sketch.ts';
import { MAPS, TOKENS } from './components.ts';
import { boardOfMap } from './maps.ts';
import { formatState } from './notation.ts';
import { official } from './official.ts';
import { BlueLagoonPosition } from './position.ts';
import { MAX_MOVES } from './rules.ts';

const random = new SeededRandom('official');
const strait = { height: 5, islands: ['6 1,0 2,0 3,0', '8 1,4 2,3 3,4'], stones: '2,0 2,3' };

function call(method: string, input: Record<string, unknown>): unknown {
  const result = official[method].call(input, random);
  return result.ok ? result.value : result.fault.code;
}

function startString(map: keyof typeof MAPS): string {
  const { height, statements } = MAPS[map];
  return `a ${height} 2; c 0 E; ${statements} r C B W P S; p 0 0 0 0 0 0 0 S T; p 1 0 0 0 0 0 0 S T;`;
}

describe('the official methods', () => {
  it('are the fifteen of the assignment', () => {
    expect(Object.keys(official)).toHaveLength(15);
    for (const { args, help } of Object.values(official)) {
      expect(Object.keys(args)[0]).toMatch(/^(state|move)String$/);
      expect(help).toMatch(/[.?]$/);
    }
  });

  it('answer questions of form with false, and others with a fault, when the text is no state', () => {
    for (const stateString of ['', 'nonsense', 'S 1,1', null, 7, undefined, {}, ['a']]) {
      for (const method of Object.keys(official)) {
        const answer = call(method, { stateString, moveString: 'S 1,1' });
        if (method === 'isMoveStringWellFormed') expect(answer).toBe(true);
        else if (method === 'isStateStringWellFormed') expect(answer).toBe(false);
        else expect(answer).toMatch(/^(blue-lagoon\.syntax|call\.argument)$/);
      }
    }
  });
});

/** Tiles with tokens, by kind. */
function dealtIn(state: string): string[][] {
  const lists = / r C([^BWPS;]*) B([^WPS;]*) W([^PS;]*) P([^S;]*) S([^;]*);/.exec(state)?.slice(1) ?? [];
  return lists.map((list) => list.split(' ').filter((name) => name !== ''));
}

describe('distributeResources', () => {
  it.each(['default', 'wheels', 'face'] as const)('deals fairly on %s: 5,000 times', (map) => {
    const stateString = startString(map);
    const counts = new Map<string, number>();
    for (let i = 0; i < 5000; i++) {
      const dealt = dealtIn(call('distributeResources', { stateString }) as string);
      expect(dealt.map((list) => list.length)).toEqual(TOKENS.map(({ count }) => count));
      const keys = dealt.flatMap((list, kind) => list.map((name) => `${kind} ${name}`));
      for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    expect(counts.size).toBe(5 * 32);
    for (const [key, count] of counts) {
      expect(Math.abs(count - (5000 * TOKENS[Number(key[0])].count) / 32), key).toBeLessThan(150);
    }
  });

  it('deals anew what lay there, and leaves all else alone', () => {
    const given = { ...strait, seats: [{ settlers: '2,0', score: 5 }, {}] };
    const stateString = sketchState({ ...given, tokens: { C: '0,0 2,0' } });
    const state = call('distributeResources', { stateString }) as string;
    expect(dealtIn(state).flat().sort()).toEqual(['2,0', '2,3']);
    expect(state.replace(/ r C[^;]*;/, ' r C B W P S;')).toBe(sketchState(given));
  });
});

describe('moves', () => {
  const stateString = sketchState({ ...strait, tokens: { C: '2,3' }, seats: [{ settlers: '1,1' }, {}] });

  it('isMoveValid is false for what is off the board or no move', () => {
    expect(call('isMoveValid', { stateString, moveString: 'S 1,2' })).toBe(true);
    for (const moveString of [
      'S -1,1',
      'S 0,4',
      'S 5,0',
      'S 1,1',
      'T 1,2',
      '',
      'S',
      'S 1,2 ',
      'S 99999999999999999999,1',
    ]) {
      expect(call('isMoveValid', { stateString, moveString }), moveString).toBe(false);
    }
    expect(call('isMoveValid', { stateString, moveString: 5 })).toBe('call.argument');
  });

  it('generateAllValidMoves lists exactly what isMoveValid allows', () => {
    const moves = call('generateAllValidMoves', { stateString }) as string[];
    expect(new Set(moves).size).toBe(moves.length);
    for (let row = 0; row < 6; row++) {
      for (let column = 0; column < 6; column++) {
        for (const moveString of [`S ${row},${column}`, `T ${row},${column}`]) {
          expect(call('isMoveValid', { stateString, moveString })).toBe(moves.includes(moveString));
        }
      }
    }
  });

  it('are judged although the phase is over', () => {
    expect(call('isPhaseOver', { stateString: startString('default') })).toBe(true);
    expect(call('generateAllValidMoves', { stateString: startString('default') })).toHaveLength(46);
  });

  it('placePiece adds the piece and takes the token, and nothing else', () => {
    const given = sketchState({ ...strait, tokens: { C: '2,3', S: '2,0' }, seats: [{ settlers: '1,1' }, {}] });
    expect(call('placePiece', { stateString: given, moveString: 'T 2,0' })).toBe(
      sketchState({
        ...strait,
        tokens: { C: '2,3' },
        seats: [{ settlers: '1,1', villages: '2,0', hand: '0 0 0 0 1' }, {}],
      }),
    );
  });

  it('that are not legal change nothing', () => {
    for (const method of ['placePiece', 'applyMove']) {
      expect(call(method, { stateString, moveString: 'T 1,2' })).toBe(stateString);
      expect(call(method, { stateString, moveString: 'S 9,9' })).toBe(stateString);
      expect(call(method, { stateString, moveString: 'S 9' })).toBe('blue-lagoon.syntax');
      expect(call(method, { stateString })).toBe('call.argument');
    }
  });
});

describe('endPhase', () => {
  const seats = [
    { settlers: '1,1', villages: '1,0 2,0', hand: '0 0 0 0 1' },
    { settlers: '2,2', villages: '1,4' },
  ];

  it('after the exploration counts, clears and deals, and keeps the current player (B15)', () => {
    const state = call('endPhase', { stateString: sketchState({ ...strait, current: 1, seats }) }) as string;
    expect(state.replace(/ r C[^;]*;/, ' r C B W P S;')).toBe(
      sketchState({
        ...strait,
        current: 1,
        phase: 'S',
        seats: [
          { score: 15, villages: '1,0' },
          { score: 13, villages: '1,4' },
        ],
      }),
    );
  });

  it('after the settlement only counts (B18)', () => {
    const given = { ...strait, phase: 'S' as const, tokens: { S: '2,3' } };
    const before = [{ score: 10, settlers: '2,0', villages: '1,0', hand: '0 0 0 0 1' }, {}];
    const after = [{ ...before[0], score: 10 + 15 }, {}];
    expect(call('endPhase', { stateString: sketchState({ ...given, seats: before }) })).toBe(
      sketchState({ ...given, seats: after }),
    );
  });
});

describe('applyMove', () => {
  it('does not count a settlement that is over on arrival (B17)', () => {
    const seats = [{ settlers: '1,1', villages: '1,0' }, { settlers: '2,2' }];
    const walled = { height: 5, islands: ['6 1,0 2,0 3,0', '8 1,4 2,3 3,4'], stones: '2,3', tokens: { C: '2,3' } };
    const stateString = sketchState({ ...walled, current: 1, seats });
    const state = call('applyMove', { stateString, moveString: 'S 2,3' }) as string;
    expect(state).toContain('c 0 S;');
    expect(state).toContain('p 0 11 0 0 0 0 0 S T 1,0;');
  });

  it('with nobody left to move names the mover still', () => {
    const stateString = sketchState({ ...strait, current: 1, tokens: { C: '2,3' }, seats: [{}, { settlers: '2,2' }] });
    expect(call('applyMove', { stateString, moveString: 'S 2,3' })).toContain('c 1 S;');
  });

  it('advances after the last move of the game too', () => {
    const seats = [{ villages: '1,0' }, { villages: '1,4' }];
    const stateString = sketchState({ ...strait, phase: 'S', current: 1, tokens: { C: '2,3', S: '2,0' }, seats });
    const state = call('applyMove', { stateString, moveString: 'S 2,3' });
    expect(state).toContain('c 0 S;');
    expect(state).toContain('p 1 13 1 0 0 0 0 S 2,3 T 1,4;');
  });
});

describe('generateAIMove', () => {
  it.each(Object.keys(MAPS))('is legal in every state of whole games on %s', (map) => {
    const list = new Int32Array(MAX_MOVES);
    for (const seats of [2, 3, 4]) {
      const position = new BlueLagoonPosition(boardOfMap(map), seats, false).start();
      while (position.turn === CHANCE) position.play(position.roll(random));
      while (position.turn !== OVER) {
        const stateString = formatState(position);
        const moveString = must(official.generateAIMove.call({ stateString }, random));
        expect(call('isMoveValid', { stateString, moveString })).toBe(true);
        position.play(list[random.below(position.moves(list))]);
        while (position.turn === CHANCE) position.play(position.roll(random));
      }
    }
  });

  it('is a fault where there is no move', () => {
    expect(call('generateAIMove', { stateString: sketchState({ ...strait, phase: 'S' }) })).toBe('blue-lagoon.stuck');
  });
});
