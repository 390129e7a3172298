import { describe, expect, it } from 'vitest';
import { texts } from '#texts/metro/gains.ts';
import { listMoves } from '../../../core/list-moves.ts';
import { must } from '../../../core/result.ts';
import { readGolden } from '../../../tests/support/golden.ts';
import { readPuzzles } from '../../../tests/support/puzzles.ts';
import type { Reason } from '../../reason.ts';
import { metro } from '../game.ts';
import { DRAW_MORE, squareOf } from '../rules.ts';
import { explainMove } from './gains.ts';

const name = (seat: number) => ['Ada', 'Blaise'][seat];

/** Plays all but the last line of `log` from the start and explains that one to the seat that is to make it. */
function explainLast(log: readonly string[]) {
  const position = metro.start(2, {});
  for (const text of log.slice(0, -1)) position.play(must(metro.parseMove(position, text)));
  return explainMove(position, must(metro.parseMove(position, log[log.length - 1])), name);
}

describe('what a move gains, in words', () => {
  it('F11 M7: own lines that run on come first; what the rival gets is a risk', () => {
    // aaaa sends every train straight on: on a corner it carries one train of either seat.
    expect(explainLast(['+aaaa', 'aaaa77'])).toMatchObject([
      { words: 'starts your line 25', isRisk: false },
      { words: 'starts Blaise’s line 24', isRisk: true },
      { kind: 'endangers', isRisk: true },
    ]);
  });

  it('M7: a line that is still in danger after its tile is not said to be out of it', () => {
    expect(explainLast(['+cbcb', 'cbcb50', '+aaaa', 'aaaa40'])).toMatchObject([
      { words: 'extends your line 14 by 1 tile', worth: 1 },
      { kind: 'extends-theirs' },
      {
        words: 'leaves your line 14 at risk: 23 of the 58 tiles left would end it for 5 points at most',
        isRisk: true,
        worth: 0,
      },
    ]);
  });

  it('M7: a tile that ends somebody else’s line says so and who gets the points, whatever else it does', () => {
    const both = explainLast([
      '+aaaa',
      'aaaa03',
      '+cbcb',
      'cbcb50',
      '+bcbc',
      'bcbc47',
      '+aaaa',
      'aaaa75',
      '+cccc',
      'cccc37',
    ]);
    expect(both[0]).toMatchObject({ kind: 'extends-own', isRisk: false, claim: { theirLines: 1, given: 2 } });
    expect(both[0].words).toBe('starts your line 29 and cuts off Blaise’s line 28 (2 points for Blaise)');
  });

  it('M7: lines of one owner are told together, and a line that was in danger where it was is out of it', () => {
    const ended = [10, 8].map((station) => ({ owner: 'Ada', station, points: 2 }));
    expect(texts.andCutsOff(texts.finishesOwn([7, 9], 4), ended)).toBe(
      'ends your lines 7 and 9 for 4 points and cuts off Ada’s lines 10 and 8 (4 points for Ada)',
    );
    expect(texts.escapes('extends your line 11 by 1 tile', { ending: 14, unseen: 34, most: 5 })).toBe(
      'extends your line 11 by 1 tile, out of danger: 14 of the 34 tiles left would have ended it',
    );
  });

  it('M7: an own line that ends while it is short speaks against the move that ends it', () => {
    expect(explainLast(['+aaaa', 'aaaa72', '+aaaa', 'aaaa03', '+dddd', 'dddd62'])).toMatchObject([
      { words: 'ends your line 19 for 3 points', isRisk: false },
      { words: 'with another tile, line 19 could keep running', isRisk: true, worth: undefined },
    ]);
  });

  it('M5: drawing another tile is right where this one helps little, and what is drawn must be placed', () => {
    expect(explainLast(['+aacb', 'draw'])).toMatchObject([
      { words: 'this one adds just 1 tile to your lines; another may do better', isRisk: false },
      { words: 'you must place whatever you draw', isRisk: true },
    ]);
  });

  it('M5: drawing is right where tiles that nobody has seen would gain more at once', () => {
    const [reason] = explainPuzzle('1198-125');
    expect(reason).toMatchObject({
      words: 'this tile gains no points now; any tile left could gain up to 24',
      isRisk: false,
    });
    expect(explainPuzzle('1323-123')[0].words).toBe(
      'this tile gains no points now; 1 of the 4 tiles left could gain up to 16',
    );
  });

  it('M5: a tile that extends a line well at no cost is not kept because it could end another for little', () => {
    expect(explainPuzzle('1040-127').map(({ kind }) => kind)).toEqual(['must-place']);
  });

  it('M7: a square that helps nobody is told in a line or two', () => {
    expect(texts.halts('Ada', 16, 4)).toBe('gives Ada 16 points, but line 4 can’t grow any longer');
    expect(texts.givesLittle(13, 23, 0)).toBe(
      'a safe square: on 13 of the 23 others it would help a rival or end one of your lines',
    );
    expect(texts.givesLittle(9, 9, 2)).toBe(
      'the lesser evil: anywhere else it would help a rival more or end one of your lines',
    );
  });

  it('M14: squares are counted, not the ways round that a tile can be placed on them', () => {
    const told: Reason[] = [];
    for (const match of readGolden(metro).filter(({ settings }) => settings.turning === 'on')) {
      for (const position of match.positions().filter(({ turn, deck }) => turn >= 0 && deck > 30)) {
        const moves = listMoves(metro, position).filter((move) => move < DRAW_MORE);
        const squares = new Set(moves.map(squareOf)).size;
        const counted = moves
          .slice(0, 3)
          .flatMap((move) => explainMove(position, move, name))
          .filter(({ kind }) => kind === 'keeps-running' || kind === 'gives-little');
        for (const { claim } of counted) expect(claim.others).toBe(squares - 1);
        told.push(...counted);
      }
    }
    expect(told.length).toBeGreaterThan(0);
  });

  it('M7: where a move only extends a rival’s line, how easily that line can now be ended speaks for it', () => {
    expect(explainLast(['+aaaa', 'aaaa01'])).toMatchObject([{ isRisk: false }]);
    const [reason, ...others] = explainLast(['+acba', 'acba67']);
    expect(reason).toMatchObject({ kind: 'exposes', isRisk: false, claim: { owner: 1, station: 26, unseen: 59 } });
    expect(others).toMatchObject([{ kind: 'extends-theirs', isRisk: true }]);
  });

  it('M7: a rival’s line may be worth ending, because it would have run on or because the points can be spared', () => {
    expect(explainPuzzle('60-108')[0].words).toMatch(
      /^ends Ada’s line 21 for just 8 points: left alone, it could score \d+ or more$/,
    );
    expect(explainPuzzle('60-108').map(({ kind }) => kind)).not.toContain('finishes-theirs');
    expect(explainPuzzle('1698-126')[0].words).toBe('you can spare the points: you still lead 83–82');
  });
});

/** The reasons for the best move of a puzzle. */
function explainPuzzle(id: string) {
  const { position, accepted } = readPuzzles('metro').find((puzzle) => puzzle.id === id) ?? expect.fail(id);
  const view = must(metro.parse(position));
  return explainMove(view, must(metro.parseMove(view, accepted[0].move)), name);
}
