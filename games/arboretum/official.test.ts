import { describe, expect, it } from 'vitest';
import { CHANCE, OVER } from '../../core/game.ts';
import { SeededRandom } from '../../core/random.ts';
import { must } from '../../core/result.ts';
import { arboretum } from './game.ts';
import { stateTextOf } from './notation.ts';
import { official } from './official.ts';
import { formatStateText } from './official-strings.ts';
import { MAX_MOVES } from './rules.ts';
import { DISCARDING, DRAWING, PLACING } from './state.ts';

type State = [string[], string[]];

const random = new SeededRandom('official');
const call = (method: string, input: Record<string, unknown>): unknown => must(official[method].call(input, random));
const fault = (method: string, input: Record<string, unknown>): string => {
  const result = official[method].call(input, random);
  return result.ok ? `answered ${JSON.stringify(result.value)}` : result.fault.code;
};

const LETTERS: Readonly<Record<number, string>> = { 2: 'abcdjm', 3: 'abcdjmor', 4: 'abcdjmortw' };

/** All cards but these, sorted. */
function restOf(taken: string, seats = 2): string {
  const gone = new Set(taken.match(/[a-z][1-8]/g));
  return [...LETTERS[seats]]
    .flatMap((letter) => [...'12345678'].map((value) => letter + value))
    .filter((card) => !gone.has(card))
    .join('');
}

function state(shared: string, hands: string, deck?: string): State {
  const seats = hands.split(' ').length;
  return [shared.split(' '), [deck ?? restOf(`${shared}${hands}`, seats), ...hands.split(' ')]];
}

/** The assignment's own example of a shared state, with hands to go with it. */
const EXAMPLE = state('B Am1C00C00a4N01C00 Ac5a7 Bj5C00C00j6C00E01 Bd2', 'Aa1a2a3b1b2b3b4 Bc1c2c3c4j1j2j3');

describe('isHiddenStateWellFormed', () => {
  it.each([
    [['a3a8b5b6c2c7d1d3d7d8m1', 'Ab3b4c1j1m2m5m8', 'Ba6b7b8c8d2j2j8'], true],
    [[restOf(''), 'A', 'B'], true],
    [['', 'A', 'B'], true],
    [['a1', 'Aa1a2a3a4a5a6a7', 'B'], true],
    [['', 'Aa1a2a3a4a5a6a7a8b1', 'B'], true],
    [['', 'Aa1a2a3a4a5a6', 'B'], false],
    [['', 'Aa1a2a3a4a5a6a7a8b1b2', 'B'], false],
    [['a1a1', 'A', 'B'], false],
    [['a2a1', 'A', 'B'], false],
    [['b1a1', 'A', 'B'], false],
    [['', 'Aa1a1a3a4a5a6a7', 'B'], false],
    [['a1b', 'A', 'B'], false],
    [['a0', 'A', 'B'], false],
    [['a9', 'A', 'B'], false],
    [['o1', 'A', 'B'], false],
    [['A1', 'A', 'B'], false],
    [['', 'B', 'A'], false],
    [['', '', 'B'], false],
    [['', 'A'], false],
    [[], false],
    [['', 'A', 'B', 'C'], false],
    [['', 'A', 3], false],
    [null, false],
    ['AB', false],
  ])('%j: %s', (hiddenState, wanted) => {
    expect(call('isHiddenStateWellFormed', { hiddenState })).toBe(wanted);
  });

  it('three and four players when asked for', () => {
    expect(call('isHiddenStateWellFormed', { hiddenState: ['o1r8', 'A', 'B', 'C'], players: 3 })).toBe(true);
    expect(call('isHiddenStateWellFormed', { hiddenState: ['o1t8', 'A', 'B', 'C'], players: 3 })).toBe(false);
    expect(call('isHiddenStateWellFormed', { hiddenState: ['t1w8', 'A', 'B', 'C', 'D'], players: 4 })).toBe(true);
    expect(call('isHiddenStateWellFormed', { hiddenState: ['', 'A', 'B'], players: 'many' })).toBe(false);
  });
});

describe('isSharedStateWellFormed', () => {
  const ask = (sharedState: unknown) => call('isSharedStateWellFormed', { sharedState });

  it('takes the example, an empty table, cards twice and far away', () => {
    expect(ask(EXAMPLE[0])).toBe(true);
    expect(ask(['A', 'A', 'A', 'B', 'B'])).toBe(true);
    expect(ask(['A', 'Aa1N99W99a1N99W99', 'Am8a1a1', 'B', 'B'])).toBe(true);
  });

  it.each(['BA', '', 'C'])('refuses the turn %j', (turn) => expect(ask([turn, 'A', 'A', 'B', 'B'])).toBe(false));

  it.each(['B', 'Aa1C00C00a2E01C00', 'Aa1C00C00a2C00N01', 'Aa1C00C00a2S02W00', 'Aa1C00C01', 'Aa1C00C0'])(
    'refuses the arboretum %j',
    (arboretum) => expect(ask(['A', arboretum, 'A', 'B', 'B'])).toBe(false),
  );

  it.each([[['A', 'A', 'Aa', 'B', 'B']], [['A', 'A', 'A', 'B']], [[]], [{}], [undefined]])('refuses %j', (state) => {
    expect(ask(state)).toBe(false);
  });

  it('four players when asked for', () => {
    const sharedState = ['D', 'A', 'A', 'B', 'B', 'Cw1C00C00', 'C', 'D', 'D'];
    expect(call('isSharedStateWellFormed', { sharedState, players: 4 })).toBe(true);
    expect(call('isSharedStateWellFormed', { sharedState })).toBe(false);
  });
});

describe('drawFromDeck', () => {
  it('draws every card with the same chance', () => {
    const deck = restOf('');
    const counts = new Map<unknown, number>();
    for (let i = 0; i < 10_000; i++) {
      const card = call('drawFromDeck', { deck });
      counts.set(card, (counts.get(card) ?? 0) + 1);
    }
    expect(counts.size).toBe(48);
    const expected = 10_000 / 48;
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(chiSquare).toBeLessThan(90);
  });

  it('has nothing in an empty deck', () => {
    expect(call('drawFromDeck', { deck: '' })).toBe('');
    expect(fault('drawFromDeck', { deck: 'a1b' })).toBe('arboretum.card');
    expect(fault('drawFromDeck', {})).toBe('call.argument');
  });
});

describe('isPlacementValid (A5)', () => {
  const nine = state('A Aa1C00C00b1N01C00 Ac1 Bd1C00C00d2N01C00 Bd3', 'Aa2a3a4a5a6a7a8b2b3 Bj1j2j3j4j5j6j7');
  it.each([
    ['a2N02C00', true],
    ['a2S01C00', true],
    ['a2C00E01', true],
    ['a2N01W01', true],
    ['a2N01C00', false],
    ['a2C00C00', false],
    ['a2N02E01', false],
    ['a2N99W99', false],
    ['j1N02C00', false],
    ['a2N02', false],
    ['a2N02W00', false],
    ['', false],
    [null, false],
    [['a2N02C00'], false],
  ])('%j: %s', (placement, wanted) => {
    expect(call('isPlacementValid', { gameState: nine, placement })).toBe(wanted);
  });

  it('the first card lies on C00C00', () => {
    const first = state('A A A B B', 'Aa2a3a4a5a6a7a8b2b3 Bj1j2j3j4j5j6j7');
    expect(call('isPlacementValid', { gameState: first, placement: 'a2C00C00' })).toBe(true);
    expect(call('isPlacementValid', { gameState: first, placement: 'a2N01C00' })).toBe(false);
  });

  it('needs nine cards, and a state', () => {
    const eight = state('A Aa1C00C00 Ac1 Bd1C00C00 Bd3', 'Aa2a3a4a5a6a7a8b2 Bj1j2j3j4j5j6j7');
    expect(call('isPlacementValid', { gameState: eight, placement: 'a2N01C00' })).toBe(false);
    expect(call('isPlacementValid', { gameState: 7, placement: 'a2N01C00' })).toBe(false);
  });
});

describe('isStateValid', () => {
  const valid = (gameState: unknown): unknown => call('isStateValid', { gameState });
  const HANDS = 'Aa8b3d1d6d8j5m2 Bb1b8c7d4j2m1m8';

  it('the undealt state, and both letters after a discard', () => {
    expect(valid(state('A A A B B', 'A B'))).toBe(true);
    expect(valid(state('A Aa6C00C00 Ac2 B B', HANDS))).toBe(true);
    expect(valid(state('B Aa6C00C00 Ac2 B B', HANDS))).toBe(true);
    expect(valid(EXAMPLE)).toBe(true);
  });

  it.each([
    ['a card missing', state('A Aa6C00C00 Ac2 B B', HANDS, restOf(`a1a6c2${HANDS}`))],
    ['a card twice', state('A Aa6C00C00 Ac2 B B', HANDS, `${restOf(`a1a2a6c2${HANDS}`)}a6`)],
    ['half dealt', state('A A A B B', 'Aa8b3d1d6d8j5m2 B')],
    ['a hand of five', state('A A A B B', 'Aa8b3d1d6d8j5m2 Bb1b8c7d4j2')],
    ['nine cards out of turn', state('B A A B B', 'Aa8b3c2d1d6d8j5m2m3 Bb1b8c7d4j2m1m8')],
    ['B ahead', state('B A A Ba6C00C00 Bc2', HANDS)],
    ['A two ahead', state('A Aa6C00C00a5N01C00 Ac2 B B', HANDS)],
    ['more discards than placements', state('A Aa6C00C00 Ac2c3 B B', HANDS)],
    ['not at the origin', state('A Aa6N01C00 Ac2 B B', HANDS)],
    ['two on a square', state('A Aa6C00C00a5C00C00 Ac2 Bj1C00C00 B', HANDS)],
    ['beside a later card only', state('A Aa6C00C00a5N02C00a4N01C00 Ac2 Bj1C00C00j3N01C00 B', HANDS)],
    ['far away', state('A Aa6C00C00a5N99E99 Ac2 Bj1C00C00 B', HANDS)],
  ])('not with %s', (_, gameState) => {
    expect(valid(gameState)).toBe(false);
  });

  it('not what is no state', () => {
    for (const nonsense of [null, undefined, 5, 'A', [], [[], []], [['A'], ['']], {}])
      expect(valid(nonsense)).toBe(false);
  });

  it('three and four players', () => {
    expect(valid(state('A A A B B C C', 'A B C'))).toBe(true);
    expect(valid(state('A A A B B C C D D', 'A B C D'))).toBe(true);
    const hands = 'Aa1a2a3a4a5a6a7 Bb1b2b3b4b5b6b7 Cc1c2c3c4c5c6c7';
    expect(valid(state('B Ao1C00C00 Ao2 B B C C', hands))).toBe(true);
    expect(valid(state('B Ao1C00C00 Ao2 B B Cr1C00C00 Cr2', hands))).toBe(false);
  });
});

describe('canScore, getAllViablePaths, getHighestViablePathScore', () => {
  const ask = (method: string, gameState: State, player: string, species: string): unknown =>
    call(method, { gameState, player, species });
  const gameState = state(
    'A Aa2C00C00c3N01C00m4N01E01a5C00E01a8C00E02 A Bd1C00C00d4N01C00j1N02C00m1N03C00m2N03E01 B',
    'Aa1a7c5c7d3d5j6 Ba6b5b7d6j2m5m6',
  );

  it('rights follow the hands', () => {
    expect(ask('canScore', gameState, 'A', 'a')).toBe(true);
    expect(ask('canScore', gameState, 'B', 'a')).toBe(false);
    expect(ask('canScore', EXAMPLE, 'A', 'm')).toBe(true);
    expect(ask('canScore', EXAMPLE, 'B', 'm')).toBe(true);
  });

  it('null without the right, an empty set without a path', () => {
    expect(ask('getAllViablePaths', gameState, 'B', 'a')).toBeNull();
    expect(ask('getHighestViablePathScore', gameState, 'B', 'a')).toBe(-1);
    expect(ask('getAllViablePaths', gameState, 'A', 'j')).toEqual([]);
    expect(ask('getHighestViablePathScore', gameState, 'A', 'j')).toBe(0);
  });

  it('all paths with their parts, and the points of the best', () => {
    expect(new Set(ask('getAllViablePaths', gameState, 'A', 'a') as string[])).toEqual(
      new Set(['a2a5', 'a2c3m4a5', 'a5a8', 'a2a5a8', 'a2c3m4a5a8']),
    );
    expect(ask('getHighestViablePathScore', gameState, 'A', 'a')).toBe(7);
  });

  it('who or what is not there is an error', () => {
    expect(fault('canScore', { gameState, player: 'C', species: 'a' })).toBe('arboretum.player');
    expect(fault('canScore', { gameState, player: '', species: 'a' })).toBe('arboretum.player');
    expect(fault('canScore', { gameState, player: 'AB', species: 'a' })).toBe('arboretum.player');
    expect(fault('canScore', { gameState, player: 'A', species: 'x' })).toBe('arboretum.species');
    expect(fault('canScore', { gameState: [], player: 'A', species: 'a' })).toBe('arboretum.state');
  });
});

describe('getAllValidPlacements', () => {
  it('of an empty arboretum is the origin', () => {
    expect(call('getAllValidPlacements', { gameState: state('A A A B B', 'A B'), card: 'a8' })).toEqual(['a8C00C00']);
  });

  it('else every free square beside a card, whoever holds the card', () => {
    expect(new Set(call('getAllValidPlacements', { gameState: EXAMPLE, card: 'm8' }) as string[])).toEqual(
      new Set(['N01C00', 'S01C00', 'C00W01', 'N01E01', 'S01E01', 'C00E02'].map((square) => `m8${square}`)),
    );
  });

  it('squares without a name are left out', () => {
    const far = state('A Aa1N99E99 A B B', 'A B');
    expect(new Set(call('getAllValidPlacements', { gameState: far, card: 'b1' }) as string[])).toEqual(
      new Set(['b1N98E99', 'b1N99E98']),
    );
  });
});

describe('pathScore', () => {
  it('needs a path', () => {
    expect(call('pathScore', { path: 'j1m2m5m6j8' })).toBe(8);
    for (const path of ['', 'a1', 'a1b2', 'a2a1', 'a1a1', 'a1b1a2'])
      expect(fault('pathScore', { path })).toBe('arboretum.path');
    expect(fault('pathScore', { path: 'a1x' })).toBe('arboretum.card');
  });
});

describe('applyAction', () => {
  it('draws, places and discards; the letter names who acted', () => {
    let gameState = state('A Aa6C00C00 Ac2 B B', 'Aa8b3d1d6d8j5m2 Bb1b8c7d4j2m1m8');
    const act = (action: unknown): State => {
      gameState = call('applyAction', { gameState, action }) as State;
      return gameState;
    };
    expect(act({ type: 'draw', player: 'B', from: 'discard:A', card: 'c2' })[1][2]).toBe('Bb1b8c2c7d4j2m1m8');
    expect(gameState[0]).toEqual(['B', 'Aa6C00C00', 'A', 'B', 'B']);
    expect(act({ type: 'draw', player: 'B', from: 'deck', card: 'a1' })[1][2]).toBe('Ba1b1b8c2c7d4j2m1m8');
    act({ type: 'placeAndDiscard', player: 'B', placement: 'c7C00C00', discard: 'c2' });
    expect(gameState[0]).toEqual(['B', 'Aa6C00C00', 'A', 'Bc7C00C00', 'Bc2']);
    expect(call('isStateValid', { gameState })).toBe(true);
    expect(act({ type: 'draw', player: 'A', from: 'discard:B', card: 'c2' })[0][0]).toBe('A');
  });

  const start = state('A Aa6C00C00 Ac2 B B', 'Aa8b3d1d6d8j5m2 Bb1b8c7d4j2m1m8');
  // c2 is under c3.
  const piled = state('A Aa6C00C00a7N01C00 Ac2c3 Bd2C00C00 B', 'Aa8b3d1d6d8j5m2 Bb1b8c7d4j2m1m8');
  const drawn = state('B Aa6C00C00 Ac2 B B', 'Aa8b3d1d6d8j5m2 Ba1b1b8c7d4j2m1m8');
  it.each([
    [start, { type: 'draw', player: 'B', from: 'discard:A', card: 'c3' }, 'arboretum.top'],
    [piled, { type: 'draw', player: 'B', from: 'discard:A', card: 'c2' }, 'arboretum.top'],
    [start, { type: 'draw', player: 'B', from: 'discard:B', card: 'c2' }, 'arboretum.pile'],
    [start, { type: 'draw', player: 'B', from: 'discard:C', card: 'c2' }, 'arboretum.pile'],
    [start, { type: 'draw', player: 'B', from: 'hand', card: 'c2' }, 'arboretum.source'],
    [start, { type: 'draw', player: 'B', from: 'deck', card: 'c2' }, 'arboretum.seen'],
    [start, { type: 'draw', player: 'B', from: 'deck' }, 'arboretum.card'],
    [start, { type: 'draw', player: 'C', from: 'deck', card: 'a1' }, 'arboretum.player'],
    [start, { type: 'dance', player: 'B' }, 'arboretum.action'],
    [start, { type: 'placeAndDiscard', player: 'B', placement: 'b1C00C00', discard: 'b8' }, 'arboretum.draw'],
    [start, null, 'call.argument'],
    [start, 'draw', 'call.argument'],
    [drawn, { type: 'draw', player: 'A', from: 'deck', card: 'a2' }, 'arboretum.player'],
    [state('A A A B B', 'A B'), { type: 'draw', player: 'A', from: 'deck', card: 'a2' }, 'arboretum.player'],
    [state('A A A B B', 'Aa1 B'), { type: 'draw', player: 'A', from: 'deck', card: 'a2' }, 'arboretum.hand'],
  ])('%j %j: %s', (gameState, action, code) => {
    expect(fault('applyAction', { gameState, action })).toBe(code);
  });
});

describe('finalResult', () => {
  it('scores, species and the winner, for any number of players', () => {
    const two = state('B Aa1C00C00a3N01C00 A Bd1C00C00d3N01C00 Bj2', 'Aa2a4c7m5m6m7m8 Bb7b8c1c2d2d4j1');
    expect(call('finalResult', { gameState: two })).toEqual({
      scores: { A: 3, B: 3 },
      speciesInArboretum: { A: 1, B: 1 },
      winner: 'tie',
    });
    const three = state(
      'A Aa1C00C00a3N01C00 A Bd1C00C00o3N01C00 B Cr1C00C00o8N01C00 C',
      'Aa2a4c7m5m6m7m8 Bb7b8c1c2d2d4j1 Cj2j3j4j5j6j7j8',
    );
    expect(call('finalResult', { gameState: three })).toEqual({
      scores: { A: 3, B: 0, C: 0 },
      speciesInArboretum: { A: 1, B: 2, C: 2 },
      winner: 'A',
    });
  });
});

/** Official states of random games: before each draw, with nine cards in hand, at the end. */
function statesOf(seats: number, games: number): { gameState: State; phase: number }[] {
  const dice = new SeededRandom(`states ${seats}`);
  const list = new Int32Array(MAX_MOVES);
  const states: { gameState: State; phase: number }[] = [];
  for (let game = 0; game < games; game++) {
    const position = arboretum.start(seats, { species: 'usual' });
    while (position.turn !== OVER) {
      if (position.turn >= 0) states.push({ gameState: formatStateText(stateTextOf(position)), phase: position.phase });
      position.play(position.turn === CHANCE ? position.roll(dice) : list[dice.below(position.moves(list))]);
    }
  }
  return states;
}

/** What the fair method is told of a state. */
function fairly([shared, hidden]: State): Record<string, unknown> {
  return { sharedState: shared, hand: hidden[1 + 'ABCD'.indexOf(shared[0])], deckSize: hidden[0].length / 2 };
}

function expectLegalDraw(gameState: State): void {
  const [shared, hidden] = gameState;
  const piles = shared.slice(1).filter((text, index) => index % 2 === 1 && text.length > 1);
  const sources = [...(hidden[0] === '' ? [] : ['D']), ...piles.map((text) => text.slice(-2))];
  expect(sources).toContain(call('chooseDrawLocation', { gameState }));
  expect(sources).toContain(call('generateAction', fairly(gameState)));
}

function expectLegalMove(gameState: State): void {
  const hand = gameState[1][1 + 'ABCD'.indexOf(gameState[0][0])];
  const [placement, discard] = call('generateMove', { gameState }) as [string, string];
  expect(call('isPlacementValid', { gameState, placement })).toBe(true);
  expect(hand.slice(1).match(/../g)).toContain(discard);
  expect(discard).not.toBe(placement.slice(0, 2));
  expect(call('generateAction', fairly(gameState))).toBe(placement + discard);
}

describe('the computer player keeps to the rules', () => {
  it.each([2, 3, 4])('%i players', (seats) => {
    for (const { gameState, phase } of statesOf(seats, 3)) {
      if (phase === DRAWING) expectLegalDraw(gameState);
      if (phase === PLACING) expectLegalMove(gameState);
      if (phase === DISCARDING) expect(fault('generateMove', { gameState })).toBe('arboretum.hand');
      else expect(call('isStateValid', { gameState })).toBe(true);
    }
  });

  it('and is fair: it decides the same whatever the others hold', () => {
    for (const { gameState, phase } of statesOf(2, 2)) {
      if (phase === DISCARDING) continue;
      const [shared, hidden] = gameState;
      const seat = 'AB'.indexOf(shared[0]);
      const other = 2 - seat;
      const pool = [...(hidden[0].match(/../g) ?? []), ...(hidden[other].slice(1).match(/../g) ?? [])].reverse();
      const changed = [...hidden];
      changed[other] = 'AB'[other - 1] + pool.slice(0, 7).sort().join('');
      changed[0] = pool.slice(7).sort().join('');
      const method = phase === PLACING ? 'generateMove' : 'chooseDrawLocation';
      expect(call(method, { gameState: [shared, changed] })).toEqual(call(method, { gameState }));
    }
  });

  it('the undealt state has only the deck; nothing to draw and a short hand are errors', () => {
    expect(call('chooseDrawLocation', { gameState: state('A A A B B', 'A B') })).toBe('D');
    expect(
      fault('chooseDrawLocation', {
        gameState: [
          ['A', 'A', 'A', 'B', 'B'],
          ['', 'A', 'B'],
        ],
      }),
    ).toBe('arboretum.deck');
    expect(fault('generateMove', { gameState: EXAMPLE })).toBe('arboretum.hand');
    expect(fault('generateAction', { sharedState: EXAMPLE[0], hand: '', deckSize: 3 })).toBe('arboretum.letter');
    expect(fault('generateAction', { sharedState: EXAMPLE[0], hand: 'Aa1', deckSize: -3 })).toBe('call.argument');
  });

  it('finds a square in an arboretum at the edge of the world', () => {
    const hands = 'Aa2a3a4a5a6a7a8b2b3 Bj1j2j3j4j5j6j7';
    const gameState = state('A Aa1N99E99 A Bd1C00C00 B', hands);
    const [placement] = call('generateMove', { gameState }) as [string, string];
    expect(call('isPlacementValid', { gameState, placement })).toBe(true);
  });

  it('does the assignment’s amount of work', () => {
    const states = statesOf(2, 4);
    for (const { gameState } of states.filter(({ phase }) => phase === PLACING).slice(0, 66))
      call('generateMove', { gameState });
    for (const { gameState } of states.filter(({ phase }) => phase === DRAWING).slice(0, 132))
      call('chooseDrawLocation', { gameState });
    for (const { gameState } of states.slice(0, 297)) call('getAllValidPlacements', { gameState, card: 'a1' });
  });
});
