import { describe, expect, it } from 'vitest';
import type { Input } from '../../core/official.ts';
import { SeededRandom } from '../../core/random.ts';
import { findUnfairness, findUnfairShares } from '../../tests/support/fairness.ts';
import { CHALLENGES } from './components.ts';
import { official } from './official.ts';

const board = `${[
  'fffffffff',
  'fffbbbbbb',
  'fffbBbbbb',
  'bbbbbbbbb',
  'bbbbbbbbb',
  'rrrrrrrrr',
  'rRrrrrrrr',
  'gggggbggg',
  'ggggbbggg',
  'ggggbbgyp',
  'ggggbbrow',
  'ggggbbbww',
].join('\n')}\n`;
const gameState = { board, decks: 'AabBabcCDabcdef', hand: 'AcdBCD', exhaustedCats: 'R0601', fireTileBag: 'abE' };
const random = new SeededRandom('official');
function call(method: string, input: Input): unknown {
  const result = official[method].call(input, random);
  return result.ok ? result.value : result.fault.code.replace('race-to-the-raft.', '');
}
const alike = (outcomes: Iterable<unknown>) => new Map(Array.from(outcomes, (outcome) => [outcome, 1]));
const over = (action: string, more = {}) => call('isGameOver', { gameState: { ...gameState, ...more }, action });

describe('official methods', () => {
  it('take the five strings as an object or as a list, and answer in kind', () => {
    const input = { gameState: Object.values(gameState), placementString: 'Ac0700N' };
    const answer = call('applyPlacement', input) as string[];
    expect([answer.length, answer[1], answer[2]]).toEqual([5, gameState.decks, 'AdBCD']);
    expect(Object.keys(call('drawHand', { gameState, drawRequest: 'A1' }) as object)).toEqual(Object.keys(gameState));
  });

  it('R1: isBoardStringWellFormed asks for 12, 15 or 18 equal lines of 9 or 18 known letters, each ended', () => {
    const wellFormed = (boardString: unknown) => call('isBoardStringWellFormed', { boardString });
    const blank = (rows: number, columns: number) => `${'b'.repeat(columns)}\n`.repeat(rows);
    for (let size = 0; size <= 20; size++) {
      expect(wellFormed(blank(size, 9))).toBe([12, 15, 18].includes(size));
      expect(wellFormed(blank(size, 18))).toBe([12, 15, 18].includes(size));
      expect(wellFormed(blank(12, size))).toBe([9, 18].includes(size));
    }
    expect(wellFormed(blank(11, 9) + blank(1, 18))).toBe(false);
    expect(wellFormed(blank(1, 9) + blank(11, 18))).toBe(false);
    expect(wellFormed(blank(12, 9).slice(0, -1))).toBe(false);
    expect(wellFormed(`${blank(12, 9)}\n`)).toBe(false);
    expect(wellFormed(`\n${blank(12, 9)}`)).toBe(false);
    for (let code = 32; code < 127; code++) {
      const letter = String.fromCharCode(code);
      expect(wellFormed(letter + blank(12, 9).slice(1))).toBe('bgprywBGPRYWfon'.includes(letter));
    }
    for (const value of [undefined, null, 12, [board]]) expect(wellFormed(value)).toBe(false);
  });

  it('R5: drawHand moves cards, or nothing when a deck is too small', () => {
    const drawn = call('drawHand', { gameState, drawRequest: 'A2B1D2' }) as typeof gameState;
    expect(drawn.hand).toMatch(/^AabcdB[abc]CD[a-f]{2}$/);
    expect(drawn.decks).toMatch(/^AB[abc]{2}CD[a-f]{4}$/);
    expect(call('drawHand', { gameState, drawRequest: 'A2C1' })).toEqual(gameState);
    expect(call('drawHand', { gameState, drawRequest: '' })).toBe('request');
  });

  it('R5, R17: drawHand draws every card of a deck alike', () => {
    const drawn = () => {
      const after = call('drawHand', { gameState: { ...gameState, hand: 'ABCD' }, drawRequest: 'B1D2' });
      return Array.from((after as typeof gameState).hand.replace(/^A.*D/, ''));
    };
    expect(findUnfairShares(Array.from('abcdef'), 2, drawn)).toBeUndefined();
    const single = () =>
      (call('drawHand', { gameState, drawRequest: 'B1' }) as typeof gameState).hand.replace(/^.*B|CD$/g, '');
    expect(findUnfairness(alike('abc'), single)).toBeUndefined();
  });

  it('R7, R17: drawFireTile draws every tile of the bag alike', () => {
    const tiles = 'abcdefghijklmnopqrstuvwxyzABCDE';
    const draw = (fireTileBag: string) => () => call('drawFireTile', { gameState: { ...gameState, fireTileBag } });
    expect(findUnfairness(alike('abE'), draw('abE'))).toBeUndefined();
    expect(findUnfairness(alike(tiles), draw(tiles))).toBeUndefined();
    expect(call('drawFireTile', { gameState: { ...gameState, fireTileBag: '' } })).toBe('');
  });

  it('R4: chooseChallenge and initialiseChallenge', () => {
    for (const difficulty of [0, 1, 2, 3, 4, 5]) {
      const codes = CHALLENGES.filter((challenge) => challenge.difficulty === difficulty).map(({ code }) => code);
      expect(findUnfairness(alike(codes), () => call('chooseChallenge', { difficulty }))).toBeUndefined();
    }
    expect(call('chooseChallenge', { difficulty: 6 })).toBe('call.argument');
    const drawn = () => call('initialiseChallenge', { challengeString: 'LASAFC100003000640003R20906' });
    // Four large islands in four turns, four small ones in two, less what the cards hide.
    const boards = new Set(Array.from({ length: 3000 }, drawn));
    expect(boards.size).toBe(128);
    expect(findUnfairness(alike([...boards]), drawn, 200)).toBeUndefined();
  });

  it('applyPlacement writes even what is not legal, but not beyond the edge, and forgives a missing card', () => {
    const put = (placementString: string) =>
      (call('applyPlacement', { gameState, placementString }) as typeof gameState).board;
    expect(put('Aa0102N').split('\n').slice(1, 4)).toEqual(['ffbgbbbbb', 'ffbgybbbb', 'bbbbybbbb']);
    expect(put('m0102FN').split('\n').slice(1, 3)).toEqual(['ffffbbbbb', 'ffffBbbbb'.replace('fB', 'ff')]);
    expect(call('applyPlacement', { gameState, placementString: 'Aa1000N' })).toBe('edge');
    expect(call('applyPlacement', { gameState, placementString: 'm9900FN' })).toBe('square');
    expect(call('applyPlacement', { gameState, placementString: 'nonsense' })).toBe('text');
  });

  it('R7: applyPlacement lays a fire tile as its picture in that turn, mirrored or not', () => {
    const blank = `${'g'.repeat(18)}\n`.repeat(18);
    for (const tile of 'abcdefghijklmnopqrstuvwxyzABCDE') {
      const pictures = call('orientations', { fireTile: tile }) as Record<string, string[]>;
      for (const [way, picture] of Object.entries(pictures)) {
        const placementString = `${tile}0507${way}`;
        const laid = call('applyPlacement', { gameState: { ...gameState, board: blank }, placementString });
        const rows = (laid as typeof gameState).board.split('\n').slice(5, 5 + picture.length);
        const burning = rows.map((row) =>
          row
            .slice(7, 7 + picture[0].length)
            .replaceAll('f', '#')
            .replaceAll('g', '.'),
        );
        expect([way, burning]).toEqual([way, picture]);
      }
    }
  });

  it('texts with anything before or after are refused', () => {
    for (const text of ['Ac0700N', 'z0302FN']) {
      expect(call('isPlacementValid', { gameState, placementString: text })).toBe(true);
      for (const placementString of [`${text}N`, `${text} `, ` ${text}`, `${text}\n`]) {
        expect(call('isPlacementValid', { gameState, placementString })).toBe(false);
        expect(call('applyPlacement', { gameState, placementString })).toBe('text');
      }
    }
    for (const more of ['Ad', 'A', ' ', '\n']) {
      const text = `R06010608AcAd${more}`;
      expect(call('isCatMovementValid', { gameState, catMovementString: text })).toBe(false);
      expect(call('moveCat', { gameState, movementString: text })).toBe('text');
    }
  });

  it('R5: no deck and no hand may name a card twice', () => {
    for (const letter of 'amy') {
      const twice = `AB${letter}${letter}CD`;
      expect(call('drawHand', { gameState: { ...gameState, decks: twice }, drawRequest: 'B1' })).toBe('cards');
      expect(call('drawHand', { gameState: { ...gameState, hand: twice }, drawRequest: 'B1' })).toBe('cards');
    }
  });

  it('R10: moveCat keeps the exhausted cats sorted', () => {
    const moved = (movementString: string, more = {}) =>
      call('moveCat', { gameState: { ...gameState, ...more }, movementString });
    expect(moved('B02040108Ac')).toMatchObject({ hand: 'AdBCD', exhaustedCats: 'B0108R0601' });
    expect(moved('R06010608AcAd')).toMatchObject({ hand: 'ABCD', exhaustedCats: 'R0608' });
    expect(moved('B02041107Dy')).toMatchObject({ hand: 'AcdBCD', exhaustedCats: 'B1107R0601' });
    expect(moved('R06010608AcAd', { exhaustedCats: 'R0601R1107' })).toMatchObject({ exhaustedCats: 'R0608R1107' });
    expect(moved('B06010608Ac')).toBe('walk');
    expect(moved('R06010000Ac')).toBe('walk');
  });

  it('R9, R10: isCatMovementValid', () => {
    const valid = (catMovementString: string) => call('isCatMovementValid', { gameState, catMovementString });
    expect(valid('B02040108Ac')).toBe(true);
    expect(valid('R06010608AcAd')).toBe(true);
    expect(valid('R06010608AdAc')).toBe(true);
    for (const text of ['R06010608Ac', 'R06010608AcAc', 'R06010608AcDa', 'G06010608AcAd', 'B02049999Ac', 'B0204', '']) {
      expect(valid(text)).toBe(false);
    }
  });

  it('R9: isCatMovementValid wants the colour of the cat that is there', () => {
    const valid = (catMovementString: string) => call('isCatMovementValid', { gameState, catMovementString });
    for (const colour of 'GPRY') expect(valid(`${colour}02040108Ac`)).toBe(false);
    // Fresh by the name of another colour: only the colour is wrong.
    for (const colour of 'BGPY') expect(valid(`${colour}06010608Ac`)).toBe(false);
  });

  it('R14: a cat may not cross the raft and go ashore again, so taken berths alone do not save it', () => {
    const board =
      'fffffffff\nfffffffff\nfffffffff\nfffffffff\nffggypfff\nffgroWgff\nffgbWWGff\nffgggffff\nfffffffff\nfffffffff\nbbbbfffff\nbbbbfffff\n';
    const state = [board, 'AabBCD', 'AaBCD', '', 'abc'];
    expect(call('isGameOver', { gameState: state, action: 'g1000FN' })).toBe(true);
    const open = [board.replace('ffgbWWGff', 'ffgbWwGff'), ...state.slice(1)];
    expect(call('isGameOver', { gameState: open, action: 'g1000FN' })).toBe(false);
  });

  it('R12–R14: isGameOver', () => {
    expect(over('Ac0700N')).toBe(false);
    expect(over('Ac0700N', { fireTileBag: '' })).toBe(true);
    for (const fireTileBag of 'azAE') expect(over('Ac0700N', { fireTileBag })).toBe(false);
    expect(over('Ac9900N', { fireTileBag: '' })).toBe(true);
    expect(over('z0302FN')).toBe(false);
    expect(over('z9999FN')).toBe(false);
    // Apart from fire, on fire, on a cat, on the raft, over the edge: illegal, but the tile fits elsewhere.
    for (const action of ['z0700FN', 'z0000FN', 'z0104FN', 'z0906FN', 'z1100FN']) {
      expect(call('isPlacementValid', { gameState, placementString: action })).toBe(false);
      expect(over(action)).toBe(false);
    }
    expect(over('z0302FN', { board: board.replace(/[bgry]/g, 'f') })).toBe(true);
    expect(over('z9999FN', { board: board.replace(/[bgry]/g, 'f') })).toBe(true);
    expect(over('B02041107Ac')).toBe(false);
    expect(over('B02041107Dy', { board: board.replace('R', 'r') })).toBe(true);
    expect(over('B99991107Dy')).toBe(false);
    expect(over('G02041107Dy')).toBe(false);
    expect(over('z0')).toBe('text');
  });

  it('orientations of a card and of a tile', () => {
    expect(call('orientations', { card: 'Aa' })).toMatchObject({ N: ['bgb', 'bgy', 'bby'], E: ['bbb', 'bgg', 'yyb'] });
    expect(Object.keys(call('orientations', { fireTile: 'E' }) as object)).toEqual([
      'FN',
      'FE',
      'FS',
      'FW',
      'TN',
      'TE',
      'TS',
      'TW',
    ]);
    expect(call('orientations', {})).toBe('call.argument');
    expect(call('orientations', { card: 'Zz' })).toBe('card');
  });

  it('do in one go many times what the assignment gives a second for', () => {
    for (let i = 0; i < 2000; i++) {
      call('initialiseChallenge', { challengeString: CHALLENGES[i % 39].code });
      over('z0302FN');
      call('isCatMovementValid', { gameState, catMovementString: 'B02040108Ac' });
    }
  });
});
