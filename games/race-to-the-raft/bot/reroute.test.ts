import { describe, expect, it } from 'vitest';
import { SeededRandom } from '../../../core/random.ts';
import { longWalk } from '../../../tests/support/raft-long-walk.ts';
import { CHALLENGES } from '../components.ts';
import { raceToTheRaft as game } from '../game.ts';
import { columnOf, rowOf, squareAt } from '../geometry.ts';
import { FIRES, squareOf } from '../moves.ts';
import type { RaftPosition } from '../position.ts';
import { canBoard } from '../reach.ts';
import { PHASES } from '../state.ts';
import { glanceAtCards, remainingAfterCard } from './card-glance.ts';
import { costOf, OPEN_WAY, REMAINING, ROOM, remainingAfterFire, remainingNow } from './remaining-cost.ts';
import { type Changes, noteCard, noteChanges, recost, type Survey, surveyRoutes } from './routes.ts';

const POSITIONS = [2, 9, 17, 23, 31, 36].flatMap(
  (challenge) => longWalk(1, CHALLENGES[challenge].id, `reroute ${challenge}`).positions as RaftPosition[],
);
const LIST = new Int32Array(game.maxMoves);
const TRIES = 12;

/** Some moves of every position of a phase that one can play on from, each with what it leaves to do by the whole board. */
function eachMove(
  phase: number,
  isWanted: (move: number) => boolean,
  look: (at: RaftPosition, move: number, next: RaftPosition) => void,
): void {
  const random = new SeededRandom('reroute');
  for (const at of POSITIONS.filter((position) => position.phase === phase)) {
    const moves = Array.from(LIST.subarray(0, at.moves(LIST))).filter(isWanted);
    for (let tried = 0; tried < TRIES && moves.length > 0; tried++) {
      const move = moves[random.below(moves.length)];
      const next = at.copy();
      next.play(move);
      if (next.phase !== PHASES.won) look(at, move, next);
    }
  }
}

/** Every cat's way measured over the whole board, if it is not open already. */
function slowRemaining(survey: Survey, changes: Changes): number {
  let remaining = 0;
  for (let cat = 0; cat < survey.cats; cat++) {
    const colour = survey.colour[cat];
    const square = survey.square[cat];
    const isOpen = canBoard(changes.next, colour, square);
    remaining += survey.weight[cat] * (isOpen ? OPEN_WAY : REMAINING[recost(survey, changes, colour, square)]);
  }
  return remaining;
}

describe('ways after a move', () => {
  it('over a card or around it cost what the whole board says', () => {
    let gains = 0;
    let losses = 0;
    eachMove(
      PHASES.play,
      (move) => move < FIRES,
      (at, move, next) => {
        const survey = surveyRoutes(at);
        glanceAtCards(at, survey);
        const now = remainingNow(survey);
        const changes = noteCard(survey, next, squareOf(move));
        const slow = slowRemaining(survey, changes);
        if (slow < now) gains++;
        if (slow > now) losses++;
        const allowing = (most: number) => remainingAfterCard(survey, changes, squareOf(move), most);
        expect([allowing(Number.POSITIVE_INFINITY), allowing(slow + 0.01)]).toEqual([slow, slow]);
        expect(allowing(slow - 0.01)).toBeGreaterThanOrEqual(slow - 0.01);
      },
    );
    expect(Math.min(gains, losses)).toBeGreaterThan(20);
  });

  it('around fire cost what the whole board says, less the room that it leaves', () => {
    let losses = 0;
    eachMove(
      PHASES.fire,
      () => true,
      (at, _move, next) => {
        const survey = surveyRoutes(at);
        const changes = noteChanges(survey, next);
        const room = Array.from({ length: at.rows * at.columns }, (_, index) =>
          squareAt(Math.floor(index / at.columns), index % at.columns),
        ).filter((square) => (changes.ground.cover[rowOf(square) + 1] >> columnOf(square)) & 1).length;
        const slow = slowRemaining(survey, changes) - ROOM * room;
        if (slow + ROOM * room > remainingNow(survey)) losses++;
        const allowing = (most: number) => remainingAfterFire(survey, changes, most);
        expect(allowing(Number.POSITIVE_INFINITY)).toBeCloseTo(slow, 9);
        expect(allowing(slow + 0.01)).toBeCloseTo(slow, 9);
        expect(allowing(slow - 0.01)).toBeGreaterThanOrEqual(slow - 0.01);
      },
    );
    expect(losses).toBeGreaterThan(20);
  });

  it('are given up at a cost that leaves as much to do as is allowed', () => {
    for (let cost = 1; cost < 300; cost++) {
      const limit = costOf(REMAINING[cost]);
      expect(REMAINING[limit]).toBeGreaterThanOrEqual(REMAINING[cost]);
      expect(limit).toBeLessThanOrEqual(cost + 2);
    }
  });

  it('allows something where rounding has left a little less than nothing to do', () => {
    expect(costOf(REMAINING[0] - 1e-12)).toBe(costOf(REMAINING[0]));
  });
});
