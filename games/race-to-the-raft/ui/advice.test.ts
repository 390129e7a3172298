import { describe, expect, it } from 'vitest';
import { CHANCE, OVER } from '../../../core/game.ts';
import { listMoves } from '../../../core/list-moves.ts';
import { longWalk } from '../../../tests/support/raft-long-walk.ts';
import { CHALLENGES } from '../components.ts';
import { raceToTheRaft as game } from '../game.ts';
import { spotOf } from '../geometry.ts';
import { takeApart } from '../moves.ts';
import { tileSquares } from '../placements.ts';
import type { RaftPosition } from '../position.ts';
import { adviseMove } from './advice.ts';
import { draftOf, flipDraft, turnDraft } from './draft.ts';
import { describeMove } from './words.ts';

/** Every decision of a few long matches, with all its moves. */
const decisions = [0, 4, 21, 28]
  .flatMap((challenge) => longWalk(1, CHALLENGES[challenge].id, `advice ${challenge}`).positions as RaftPosition[])
  .filter(({ turn }) => turn !== CHANCE && turn !== OVER)
  .map((position) => ({ position, moves: listMoves(game, position) }));

const LAST_SQUARE = /\b([A-R]\d+)\b(?!.*\b[A-R]\d)/;

describe('advice', () => {
  it('F10: the square in the words is the square of the star', () => {
    const told = decisions.flatMap(({ position, moves }) =>
      moves
        .map((move) => ({ words: adviseMove(position, move), square: draftOf(move).square }))
        .filter(({ square }) => square >= 0),
    );
    expect(told.length).toBeGreaterThan(10_000);
    const wrong = told.filter(({ words, square }) => {
      const [, named] = LAST_SQUARE.exec(words) ?? [];
      return named !== spotOf(square);
    });
    expect(wrong).toEqual([]);
  });

  it('F10: no two moves of a position read the same, and no two tiles of fire burn the same squares', () => {
    for (const { position, moves } of decisions) {
      const words = new Set(moves.map((move) => adviseMove(position, move)));
      expect(words.size).toBe(moves.length);
      const burnt = moves
        .map(takeApart)
        .flatMap((parts) => (parts.kind === 'fire' ? [tileSquares(parts.tile, parts.way, parts.square)] : []));
      expect(new Set(burnt.map((squares) => squares.sort().join())).size).toBe(burnt.length);
    }
  });

  it('F10: whoever flips and turns the tile as the words say holds it as the star means it', () => {
    const fires = decisions.flatMap(({ position, moves }) =>
      moves.filter((move) => takeApart(move).kind === 'fire').map((move) => ({ position, move })),
    );
    expect(fires.length).toBeGreaterThan(100);
    for (const { position, move } of fires) {
      const words = adviseMove(position, move);
      const turns =
        [/ turned once$/, / turned twice$/, / turned once to the left$/].findIndex((said) => said.test(words)) + 1;
      let held = draftOf(move).draft;
      if (held.kind === 'fire') held = { ...held, way: 0 };
      if (/flipped/.test(words)) held = flipDraft(held);
      for (let turn = 0; turn < turns; turn++) held = turnDraft(held, 1);
      expect(held).toEqual(draftOf(move).draft);
    }
  });

  it('F10: the log names the same square as the advice', () => {
    for (const { position, moves } of decisions) {
      for (const move of moves.filter((one) => takeApart(one).kind === 'fire').slice(0, 20)) {
        const [, square] = LAST_SQUARE.exec(adviseMove(position, move)) ?? [];
        expect(describeMove(position, move)).toContain(` ${square}`);
      }
    }
  });
});
