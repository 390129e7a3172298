import { describe, expect, it } from 'vitest';
import { CHANCE, OVER } from '../../core/game.ts';
import { violations } from '../../core/laws.ts';
import { SeededRandom } from '../../core/random.ts';
import { must } from '../../core/result.ts';
import { NARROW_BOARD } from '../../tests/support/raft-board.ts';
import { longWalk } from '../../tests/support/raft-long-walk.ts';
import { CHALLENGES } from './components.ts';
import { handOf, tilesLeft } from './facts.ts';
import { raceToTheRaft as game } from './game.ts';
import { SQUARES } from './geometry.ts';
import { formatMove, parseMove } from './move-notation.ts';
import { fromOf, WALKS } from './moves.ts';
import { parsePosition } from './notation.ts';
import type { RaftPosition } from './position.ts';
import { lossOf, tallyOf } from './scoring.ts';
import { CATS, PHASES } from './state.ts';
import { checkCat } from './walks.ts';

const FULL = 'AabcdefghijklmnopqrstuvwxyBabcdefghijklmnopqrstuvwxyCabcdefghijklmnopqrstuvwxyDabcdefghijklmnopqrstuvwxy';
const BAG = 'abcdefghijklmnopqrstuvwxyzABCDE';
interface Setting {
  board?: readonly string[];
  decks?: string;
  hand?: string;
  exhausted?: string;
  bag?: string;
  aboard?: string;
  seat?: string;
  phase?: string;
}
function line({
  board = NARROW_BOARD,
  decks = FULL.replace('Aabcdef', 'A'),
  hand = 'AabcdefBCD',
  exhausted = '-',
  bag = BAG,
  aboard = '-',
  seat = '1/1',
  phase = 'play',
}: Setting): string {
  return `race-to-the-raft ${board.join('/')} ${decks} ${hand} ${exhausted} ${bag} ${aboard} ${seat} ${phase} challenge=?`;
}
const position = (setting: Setting = {}) => must(parsePosition(line(setting)));
function play(at: RaftPosition, ...texts: string[]): RaftPosition {
  for (const text of texts) at.play(must(parseMove(at, text)));
  return at;
}
function refusals(at: RaftPosition, ...texts: string[]): string[] {
  return texts.map((text) => refusal(at, text));
}

function refusal(at: RaftPosition, text: string): string {
  const move = parseMove(at, text);
  return move.ok ? 'accepted' : `${move.fault.rule ?? ''} ${move.fault.code.replace('race-to-the-raft.', '')}`.trim();
}
const moves = (at: RaftPosition) => {
  const list = new Int32Array(game.maxMoves);
  return Array.from(list.subarray(0, at.moves(list)), (move) => formatMove(at, move));
};
/** The same board with some squares written anew. */
const withSquares = (changes: Readonly<Record<string, string>>, board: readonly string[] = NARROW_BOARD) =>
  board.map((row, r) =>
    Array.from(row, (letter, c) => changes[String(r).padStart(2, '0') + String(c).padStart(2, '0')] ?? letter).join(''),
  );

describe('set-up', () => {
  it('R4, R17: chance draws an island for each slot, each board at most once, in turns that fit', () => {
    const at = game.start(1, { challenge: 'first-steps' });
    expect([at.turn, moves(at)]).toEqual([CHANCE, ['+L0N', '+L1N', '+L2N', '+L3N']]);
    play(at, '+L2N');
    expect(moves(at)).toEqual(['+S0N', '+S1N', '+S2N', '+S3N']);
    expect(refusal(at, '+S0S')).toBe('R4 island');
    expect(refusal(at, '+L0N')).toBe('R4 island');
    play(at, '+S1N');
    expect(moves(at).length).toBe(12);
    expect(refusal(at, '+L2E')).toBe('R4 island');
    play(at, '+L0W');
    expect(moves(at)).toEqual(['+S0N', '+S0S', '+S2N', '+S2S', '+S3N', '+S3S']);
    play(at, '+S3S');
    expect([at.turn, at.phase, tallyOf(at)]).toEqual([0, PHASES.ask, { cats: 3, aboard: 0, tilesLeft: 31 }]);
  });
});

describe('drawing', () => {
  const start = () => position({ hand: 'ABCD', decks: 'AabBabcCDabcdefg', phase: 'ask', seat: '2/3' });
  it('R5: all six are chosen before any is seen', () => {
    expect(moves(start())).toContain('A2B3D1');
    expect(moves(position({ hand: 'ABCD', decks: FULL, phase: 'ask' })).length).toBe(84);
    expect(refusal(start(), 'A3B3')).toBe('R5 deck');
    expect(refusal(start(), 'C1B3D2')).toBe('R5 request');
    expect(refusal(start(), 'A1B3D1')).toBe('R5 six');
    expect(refusal(start(), 'B0D6')).toBe('accepted');
    expect(refusal(start(), 'D9')).toBe('R5 six');
    expect(refusal(start(), 'Aa0300N')).toBe('R5 phase');
  });
  it('R5, R17: then chance draws them deck by deck', () => {
    const at = play(start(), 'A2B1D3');
    expect([at.turn, moves(at)]).toEqual([CHANCE, ['+Aa', '+Ab']]);
    expect(refusal(at, '+Ba')).toBe('R5 deck');
    play(at, '+Ab');
    expect(refusal(at, '+Ab')).toBe('R5 card');
    play(at, '+Aa', '+Bc', '+Dg', '+Da');
    expect(refusal(at, '+a')).toBe('chance');
    play(at, '+Db');
    expect([at.turn, at.phase, handOf(at).length]).toEqual([1, PHASES.play, 6]);
  });
  it('R13: fewer than six cards lose', () => {
    const at = position({ decks: 'AbBCDabcd', hand: 'AaBCD', seat: '1/2' });
    play(at, 'B01010102Aa');
    expect([at.turn, at.winners(), lossOf(at), Array.from(at.scores())]).toEqual([
      OVER,
      [],
      { kind: 'noCards' },
      [0, 0],
    ]);
  });
});

describe('laying cards and fire', () => {
  it('R6: not over the edge, fire, a cat or the raft', () => {
    const at = position();
    expect(refusal(at, 'Aa0402N')).toBe('accepted');
    expect(refusals(at, 'Aa0407N', 'Aa1000N', 'Aa9900N')).toEqual(['R6 edge', 'R6 edge', 'square']);
    expect(refusals(at, 'Aa0003N', 'Aa0201N', 'Aa0804N')).toEqual(['R6 burning', 'R6 cat', 'R6 raft']);
    expect(refusal(at, 'Ba0402N')).toBe('R6 hand');
    const fault = parseMove(at, 'Aa0804N');
    expect(fault.ok ? [] : fault.fault.where).toEqual(['0906', '1006']);
  });
  it('R6: a turn that looks the same is the same move', () => {
    const at = position({
      hand: 'AafBCkD',
      decks: FULL.replace('Aabcdef', 'Abcde').replace('Cabcdefghijk', 'Cabcdefghij'),
    });
    expect(must(parseMove(at, 'Af0402S'))).toBe(must(parseMove(at, 'Af0402N')));
    expect(must(parseMove(at, 'Af0402W'))).not.toBe(must(parseMove(at, 'Af0402N')));
    expect(moves(at)).not.toContain('Af0402S');
  });
  it('R7: a laid card leaves the hand and brings fire', () => {
    const at = play(position(), 'Aa0402N');
    expect([at.turn, at.phase, handOf(at).length, moves(at).length]).toEqual([CHANCE, PHASES.spark, 5, 31]);
    play(at, '+m');
    expect([at.turn, at.phase, tilesLeft(at).length]).toEqual([0, PHASES.fire, 30]);
    expect(refusal(at, 'a0102FN')).toBe('R7 tile');
    expect(refusal(at, 'Ab0402N')).toBe('R7 phase');
    play(at, 'm0102FN');
    expect([at.turn, at.phase]).toEqual([0, PHASES.play]);
    expect(game.format(at)).toContain('/bBffbbbbb/bbbffbbbb/');
  });
  it('R8: fire lies beside fire, corners do not count', () => {
    const at = play(position(), 'Aa0402N', '+z');
    expect(refusal(at, 'z0102FN')).toBe('accepted');
    expect(refusal(at, 'z0202FN')).toBe('R8 apart');
    expect(refusal(at, 'z0101FN')).toBe('R8 cat');
    expect(refusal(at, 'z1000FN')).toBe('R8 edge');
    const corner = position({
      board: withSquares({ '0702': 'f' }),
      phase: 'fire+z',
      hand: 'AbBCD',
      decks: 'AcdefghBCD',
      bag: 'a',
    });
    expect(refusal(corner, 'z0400FN')).toBe('R8 apart');
    expect(refusal(corner, 'z0401FN')).toBe('R8 apart');
    expect(refusal(corner, 'z0402FN')).toBe('accepted');
  });
  it('R13: a card laid with an empty bag loses', () => {
    const at = play(position({ bag: '-' }), 'Aa0402N');
    expect([at.turn, lossOf(at)]).toEqual([OVER, { kind: 'noTile' }]);
  });
  it('R13: the last tile in the bag is drawn and laid, and only the next card loses', () => {
    for (const bag of 'azAE') {
      const at = play(position({ bag }), 'Aa0402N');
      expect([at.turn, at.phase, lossOf(at)]).toEqual([CHANCE, PHASES.spark, undefined]);
      expect(moves(at)).toEqual([`+${bag}`]);
    }
    const at = play(position({ bag: 'z' }), 'Aa0402N', '+z', 'z0106FN');
    expect([at.turn, at.phase]).toEqual([0, PHASES.play]);
    expect(lossOf(play(at, 'Ab0402N'))).toEqual({ kind: 'noTile' });
  });
  it('R13: a tile that fits nowhere loses', () => {
    const burnt = (row: string, r: number) => (r === 4 ? 'bBbrRrrrr' : r % 3 === 0 ? 'fffffffff' : row);
    const board = [...NARROW_BOARD.slice(0, 9).map(burnt), 'ffffffwww', 'ffffffwow', 'ffffffwww'];
    const at = position({ board, phase: 'spark', hand: 'AabBCD', decks: 'AcdefghBCD', bag: 'Di' });
    play(at, '+i');
    expect([at.turn, at.winners(), lossOf(at)]).toEqual([OVER, [], { kind: 'noRoom', tile: 8 }]);
  });
});

describe('moving cats', () => {
  it('R9: along its colour, past other cats, not onto them', () => {
    const at = position({ board: withSquares({ '0301': 'r', '0105': 'B', '0205': 'y', '0104': 'b', '0204': 'y' }) });
    expect(refusal(at, 'B01010108Aa')).toBe('accepted');
    expect(refusals(at, 'B01010105Aa', 'B01010101Aa', 'B01010301Aa')).toEqual(['R9 taken', 'R9 stay', 'R9 path']);
    expect(refusals(at, 'B01020108Aa', 'R01010108Aa', 'B99990108Aa')).toEqual(['R9 noCat', 'R9 colour', 'square']);
  });
  it('R3, R9: onto wild squares and own squares of the raft, along it, but not across it and ashore', () => {
    const board = [
      'fffffffff',
      'fffffffff',
      'ffffwwwff',
      'fbbbwowbb',
      'fbBbbwrbb',
      'ffffffbbb',
      'fffffffff',
      'rrrrrrrrr',
      'rrrrRrrrr',
      'rrrrrrrrr',
      'fffffffff',
      'fffffffff',
    ];
    const at = position({ board });
    expect(refusal(at, 'B04020205Aa')).toBe('accepted');
    expect(refusal(at, 'B04020405Aa')).toBe('accepted');
    expect(refusal(at, 'B04020406Aa')).toBe('R9 path');
    expect(refusal(at, 'B04020305Aa')).toBe('R9 path');
    expect(refusal(at, 'B04020307Aa')).toBe('R9 path');
    play(at, 'B04020204Aa');
    expect(refusal(at, 'B02040205Ab')).toBe('R3 aboard');
    expect(refusal(at, 'R02040205Ab')).toBe('R9 colour');
    expect(game.format(at)).toContain(' B0204 1/1 play');
  });
  it('R10: one card for a fresh cat, two different ones for an exhausted one', () => {
    const at = position();
    expect(refusal(at, 'B01010102AaAb')).toBe('R10 price');
    expect(refusal(at, 'B01010102Ay')).toBe('R10 hand');
    play(at, 'B01010102Ac');
    expect([handOf(at).length, at.phase]).toEqual([5, PHASES.play]);
    expect(refusal(at, 'B01020103Aa')).toBe('R10 price');
    expect(refusal(at, 'B01020103AaAa')).toBe('R10 price');
    expect(refusal(at, 'B01020103AaAc')).toBe('R10 hand');
    expect(must(parseMove(at, 'B01020103AbAa'))).toBe(must(parseMove(at, 'B01020103AaAb')));
    play(at, 'B01020103AaAb');
    expect(game.format(at)).toContain(' AdefBCD B0103 ');
  });
  it('R11, R16: after the last card the cats rest and the next seat asks for cards', () => {
    const at = position({ hand: 'AaBCD', decks: 'AcdefghBCD', seat: '3/3', exhausted: 'B0101' });
    play(at, 'R03010302Aa');
    expect([at.turn, at.mover, at.phase]).toEqual([0, 0, PHASES.ask]);
    expect(game.format(at)).toContain(' ABCD - ');
  });
  it('R11: with fire due the rest comes after the fire', () => {
    const at = position({ hand: 'AaBCD', decks: 'AcdefghBCD', seat: '1/2', exhausted: 'B0101' });
    play(at, 'Aa0402N', '+m');
    expect(game.format(at)).toContain(' B0101 ');
    play(at, 'm0102FN');
    expect([at.turn, at.phase]).toEqual([1, PHASES.ask]);
  });
  it('R12: the last cat aboard wins, with cards in hand', () => {
    const board = withSquares({ '0101': 'b', '0301': 'r', '0905': 'B', '1107': 'W' });
    const at = position({ board, seat: '2/4', aboard: 'R1107' });
    play(at, 'B09050906Aa');
    expect([at.turn, at.winners(), Array.from(at.scores()), lossOf(at)]).toEqual([
      OVER,
      [0, 1, 2, 3],
      [1, 1, 1, 1],
      undefined,
    ]);
    expect(refusal(at, 'B09050907Ab')).toBe('over');
  });

  it('R12: nobody has won while a cat is ashore, even in the row of the raft', () => {
    const board = withSquares({ '0101': 'b', '0301': 'r', '0905': 'B', '1102': 'R' });
    const at = position({ board });
    play(at, 'B09050906Aa');
    expect([at.turn, at.winners()]).toEqual([0, undefined]);
  });
});

describe('a cat that cannot move', () => {
  const played = [0, 3, 9, 15, 24, 38].flatMap(
    (challenge) => longWalk(1, CHALLENGES[challenge].id, `stuck cats ${challenge}`).positions as RaftPosition[],
  );
  const cats = played
    .filter(({ phase }) => phase === PHASES.play)
    .flatMap((at) => {
      const squares = Array.from({ length: SQUARES }, (_, square) => square).filter((square) => at.has(CATS, square));
      return squares.map((square) => ({ at, square }));
    });

  it('R9, R10: is told why, and only where no walk of it is legal', () => {
    const list = new Int32Array(game.maxMoves);
    const reasons = cats.map(({ at, square }) => {
      const walks = Array.from(list.subarray(0, at.moves(list))).filter((move) => move >= WALKS);
      const fault = checkCat(at, square);
      expect(fault === undefined).toBe(walks.some((walk) => fromOf(walk) === square));
      return fault && `${fault.rule} ${fault.code}${fault.variant ? `/${fault.variant}` : ''}`;
    });
    expect(new Set(reasons)).toEqual(
      new Set([
        undefined,
        'R10 race-to-the-raft.price/few',
        'R3 race-to-the-raft.aboard',
        'R9 race-to-the-raft.path/none',
      ]),
    );
  });
});

describe('R14: cut off', () => {
  // Red has a gap of two columns to go through in row 4, blue is at home next to the raft.
  const gap = (colour: string) => [
    'rrrrrrrrr',
    'rRrrrrrrr',
    'rrrrrrrrr',
    'ffffffrrr',
    `ffffff${colour}${colour}f`,
    'ffffffggg',
    'ggggggggg',
    'ggggggggg',
    'gggbBbggg',
    'gggbbbwww',
    'yyyyyywow',
    'rrrrrrwww',
  ];
  const burn = (colour: string, place: string) => {
    const setting = { board: gap(colour), phase: 'fire+m', hand: 'AbBCD', decks: 'AcdefghBCD', bag: 'a' };
    return play(position(setting), place);
  };
  it('a gap too narrow for a card is a door in the cat’s colour and a wall in any other', () => {
    expect(burn('r', 'm0600FN').phase).toBe(PHASES.play);
    const lost = burn('g', 'm0600FN');
    expect([lost.phase, lossOf(lost)]).toEqual([PHASES.lost, { kind: 'cutOff', cats: [19] }]);
  });
  it('a cat whose goals are all taken is cut off, but only the next fire tells', () => {
    const board = withSquares({
      '0906': 'B',
      '0907': 'B',
      '0908': 'b',
      '1006': 'b',
      '1008': 'b',
      '1106': 'b',
      '1107': 'b',
      '1108': 'R',
      '0905': 'R',
      '0301': 'r',
    });
    const at = position({ board });
    expect([at.phase, refusal(at, 'B01010102Aa')]).toEqual([PHASES.play, 'accepted']);
    play(at, 'Aa0402N', '+m', 'm0102FN');
    expect(lossOf(at)).toEqual({ kind: 'cutOff', cats: [9 * 18 + 5] });
  });
});

describe('R15: a stuck hand', () => {
  const stuck = [
    'fffffffff',
    'fBfrrffff',
    'fffRrffff',
    'fffffffff',
    'ffggggggg',
    'ffggggggg',
    'fffffffff',
    'fffffffff',
    'fffffffff',
    'fffgggwww',
    'fffgggwow',
    'ffffffwww',
  ];
  it('is given up when nothing else can be done', () => {
    const at = position({ board: stuck, hand: 'AaBCD', exhausted: 'R0203', decks: 'AcdefghBCD', seat: '1/2' });
    expect(moves(at)).toEqual(['discard']);
    play(at, 'discard');
    expect([at.turn, at.phase, handOf(at)]).toEqual([1, PHASES.ask, []]);
  });
  it('is not given up while a cat can move', () => {
    const at = position({ board: stuck, hand: 'AabBCD', exhausted: 'R0203', decks: 'AcdefghBCD' });
    expect(refusal(at, 'discard')).toBe('R15 discard');
    expect(moves(at).length).toBe(3);
    expect(refusal(position(), 'discard')).toBe('R15 discard');
  });
});

describe('long matches', () => {
  it('keep the laws', () => {
    for (const [index, { id }] of CHALLENGES.entries()) {
      if (index % 3 !== 0) continue;
      expect(violations(longWalk(1 + (index % 4), id, `laws ${index}`))).toEqual([]);
    }
  });
  it('R13: none lasts longer than 16 rounds', () => {
    const random = new SeededRandom('rounds');
    const at = game.start(1, { challenge: 'first-steps' });
    let rounds = 0;
    while (at.turn !== OVER) {
      if (at.phase === PHASES.ask) rounds++;
      // Cats walk to and fro for the whole game, so no fire comes.
      const choices = at.turn === CHANCE ? [] : moves(at);
      const text = choices.find((choice) => choice.length > 8 && at.phase === PHASES.play) ?? choices[0];
      at.play(at.turn === CHANCE ? at.roll(random) : must(parseMove(at, text)));
    }
    expect([rounds, lossOf(at)]).toEqual([16, { kind: 'noCards' }]);
  });
  it('checks refuse numbers that are no moves', () => {
    const at = position();
    for (const move of [-1, 0.5, Number.NaN, 2 ** 30, 2 ** 31, 212_000])
      expect(at.check(move)?.code).toMatch(/^race-to-the-raft\.(?:move|phase)$/);
  });
});
