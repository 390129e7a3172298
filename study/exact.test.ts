import { describe, expect, it } from 'vitest';
import { CHANCE, type Move, OVER } from '../core/game.ts';
import { violations, walk } from '../core/laws.ts';
import { listMoves } from '../core/list-moves.ts';
import { must } from '../core/result.ts';
import { startTimeline } from '../core/timeline.ts';
import {
  bestMove,
  type CardsPosition,
  DEAL,
  FOLD,
  KEEP,
  SWAP,
  toyCards,
  toyCardsBot,
} from '../tests/support/toy-cards.ts';
import { reviewDecision } from './decision.ts';
import { type Effort, effortOf } from './effort.ts';
import { type LineReview, type Reviewer, reviewMatch, takeApart } from './review.ts';
import { sharesOf } from './value-features.ts';
import type { Values } from './values.ts';

/*
 * A game with chance and hidden cards, worked out here by going through every deal, against what the study finds.
 */
const subject = { game: toyCards, bot: toyCardsBot };
const effort: Effort = effortOf(
  { way: 'rollouts', candidates: 3, iterations: 3000 },
  { exact: 0, rounds: 20_000, enough: 0.001 },
);

/** The first seat's part of the win when everybody plays on as well as can be, in a position with nothing hidden. */
function exactValue(position: CardsPosition): number {
  const over = sharesOf(position, false);
  if (over) return over[0];
  if (position.turn >= 0) return exactAfter(position, bestMove(position));
  const rolls = listMoves(toyCards, position);
  return rolls.reduce((sum, roll) => sum + exactAfter(position, roll), 0) / rolls.length;
}

function exactAfter(position: CardsPosition, move: Move): number {
  const next = position.copy();
  next.play(move);
  return exactValue(next);
}

/** The acting seat's part of the win after a move, over all cards that the other may hold. */
function exactWin(view: CardsPosition, move: Move): number {
  const seat = view.turn;
  const hidden = view.cards.indexOf(9);
  const cards = hidden < 0 ? [undefined] : [1, 2, 3, 4];
  const wins = cards.map((card) => {
    const world = view.copy();
    if (card !== undefined) world.cards[hidden] = card;
    const first = exactAfter(world, move);
    return seat === 0 ? first : 1 - first;
  });
  return wins.reduce((sum, one) => sum + one, 0) / wins.length;
}

const values: Values<CardsPosition> = {
  version: 'exact',
  showsLuck: () => true,
  trustAt: () => 1,
  judge: (position) => {
    const first = exactValue(position);
    return [first, 1 - first];
  },
};
const reviewer: Reviewer<CardsPosition> = { subject, effort, values, seed: 'toy' };

function play(...moves: Move[]) {
  const match = must(startTimeline(toyCards, 2, {}));
  for (const move of moves) match.play(move);
  return match;
}

describe('the study of a game that can be worked out', () => {
  it('has a toy that keeps the laws', () => {
    for (let seed = 0; seed < 50; seed++) expect(violations(walk(toyCards, 2, {}, String(seed)))).toEqual([]);
  });

  it('finds the exact loss of every decision of either seat, within three errors', () => {
    for (const cards of [1, 2, 3, 4]) {
      for (const move of [KEEP, SWAP, FOLD]) {
        for (const lines of [[], [KEEP], [SWAP, DEAL + 2]]) {
          const before = play(DEAL + cards, DEAL + cards, ...lines).position;
          const view = before.view(before.turn);
          const review = reviewDecision(subject, view, move, effort, 7);
          const best = Math.max(...[KEEP, SWAP, FOLD].map((each) => exactWin(view, each)));
          const exact = best - exactWin(view, move);
          expect(review.best).toBe(String(bestMove(view)));
          expect(Math.abs(review.loss - exact)).toBeLessThanOrEqual(3 * review.error + 1e-9);
        }
      }
    }
  });

  it('is exact to the last digit where the ending can be searched', () => {
    const before = play(DEAL + 3, DEAL + 1, FOLD).position;
    // The folded card hides nothing: every card beats it.
    const review = reviewDecision(subject, before.view(1), FOLD, { ...effort, exact: 1000 }, 7);
    expect(review).toMatchObject({ exact: true, loss: 0.5, error: 0, chances: [0.5, 0.5], mark: 'blunder' });
  });

  it('sees the luck of every draw exactly, and the parts add up with nothing left over', () => {
    // A bad card is swapped for the best one; the other folds a good card.
    const match = play(DEAL + 1, DEAL + 4, SWAP, DEAL + 4, FOLD);
    expect(match.position.turn).toBe(OVER);
    const lines = [...reviewMatch(reviewer, match)];
    for (const line of lines) {
      if (line.kind !== 'draw') continue;
      const before = match.at(line.ply);
      expect(before.turn).toBe(CHANCE);
      const luck = exactAfter(before, match.moveAt(line.ply)) - exactValue(before);
      expect(line.luck[0]).toBeCloseTo(luck, 5);
      expect(line.luck[0] + line.luck[1]).toBeCloseTo(0, 9);
    }
    const accounts = takeApart(reviewer, match, lines);
    for (const { start, decisions, others, draws, unknown, rest, result } of accounts) {
      expect(Math.abs(start + decisions + others + draws + unknown + rest - result)).toBeLessThan(1e-9);
      // What is left is the error of the comparisons alone.
      expect(Math.abs(rest)).toBeLessThan(0.02);
    }
    expect(accounts[0]).toMatchObject({ start: 0.5, result: 1 });
    expect(accounts[1].decisions).toBeLessThan(-0.4);
  });

  it('calls unknown what a choice gained beyond what could be known', () => {
    // Keeping a 2 is wrong, but the other holds a 3 and would have beaten most draws anyway.
    const match = play(DEAL + 2, DEAL + 3, KEEP, KEEP);
    const [line] = [...reviewMatch(reviewer, match)].filter(({ kind }) => kind === 'decision');
    if (line.kind !== 'decision') throw new Error('no decision');
    const before = match.at(2);
    const real = exactAfter(before, KEEP) - exactAfter(before, SWAP);
    const known = exactWin(before.view(0), KEEP) - exactWin(before.view(0), SWAP);
    expect(line.unknown[0]).toBeCloseTo(real - known, 1);
  });

  it('goes on where it stopped, and says the same', () => {
    const match = play(DEAL + 1, DEAL + 4, KEEP, SWAP, DEAL + 2);
    const whole = [...reviewMatch(reviewer, match)];
    const begun: LineReview[] = [];
    for (const line of reviewMatch(reviewer, match)) {
      begun.push(line);
      if (begun.length === 3) break;
    }
    expect(JSON.stringify([...begun, ...reviewMatch(reviewer, match, begun)])).toBe(JSON.stringify(whole));
  });

  it('expects no loss of a perfect player', () => {
    let sum = 0;
    let errors = 0;
    for (let deal = 0; deal < 16; deal++) {
      const match = play(DEAL + 1 + (deal % 4), DEAL + 1 + (deal >> 2));
      const view = match.position.view(0);
      // So little search that the best is often missed: a naive loss would be well above 0.
      const hasty = effortOf({ way: 'rollouts', candidates: 3, iterations: 9 }, { exact: 0, rounds: 2000, enough: 0 });
      const review = reviewDecision(subject, view, bestMove(view), hasty, deal);
      sum += review.loss;
      errors += review.error ** 2;
    }
    expect(sum).toBeLessThanOrEqual(3 * Math.sqrt(errors));
  });
});
