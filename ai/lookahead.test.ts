import { describe, expect, it } from 'vitest';
import { FaceUp } from '../core/face-up.ts';
import { CHANCE, type Game, type Move, OVER, type Position, type Seat, type Turn } from '../core/game.ts';
import { listMoves } from '../core/list-moves.ts';
import { type Random, SeededRandom } from '../core/random.ts';
import { ok } from '../core/result.ts';
import type { Bot, Level } from '../games/bot.ts';
import { failed } from '../tests/support/faults.ts';
import { FOR_TWO } from '../tests/support/for-two.ts';
import { iterationBudget } from './budget.ts';
import { listCandidates } from './candidates.ts';
import { lookAhead } from './lookahead.ts';
import { winChanceOf } from './reward.ts';

/** A node of a game that is nothing but its tree: who acts, what may follow, and what the first seat has of it. */
interface Node {
  readonly turn: Turn;
  readonly value: number;
  readonly next: readonly Node[];
  readonly odds: readonly number[];
}

class TreePosition extends FaceUp implements Position {
  readonly seats = 2;
  node: Node;

  constructor(node: Node) {
    super();
    this.node = node;
  }
  get turn(): Turn {
    return this.node.turn;
  }
  moves(into: Int32Array): number {
    for (let at = 0; at < this.node.next.length; at++) into[at] = at;
    return this.node.next.length;
  }
  check() {
    return undefined;
  }
  play(move: Move): void {
    this.node = this.node.next[move];
  }
  roll(random: Random): Move {
    const each = this.node.odds.flatMap((odds, roll) => Array<Move>(odds).fill(roll));
    return each[random.below(each.length)];
  }
  odds(roll: Move): number {
    return this.node.odds[roll];
  }
  copy(): this {
    return new TreePosition(this.node) as this;
  }
  copyFrom(other: TreePosition): void {
    this.node = other.node;
  }
  scores(): ArrayLike<number> {
    return [this.node.value, -this.node.value];
  }
  winners(): readonly Seat[] | undefined {
    return this.turn === OVER ? [0] : undefined;
  }
}

const tree: Game<TreePosition> = {
  id: 'tree',
  title: 'Tree',
  ...FOR_TWO,
  maxMoves: 64,
  start: () => new TreePosition(leaf(0)),
  format: () => '',
  parse: () => failed('tree'),
  formatMove: (_, move) => String(move),
  parseMove: (_, text) => ok(Number(text)),
};

const bot: Bot<TreePosition> = {
  spread: 10,
  evaluate: ({ node }, seat) => (seat === 0 ? node.value : -node.value),
  levels: [],
};

const deep: Level = { way: 'lookahead', candidates: 64, iterations: 1e9, depth: 12, outcomes: 64 };

function leaf(value: number): Node {
  return { turn: OVER, value, next: [], odds: [] };
}

/** Rolls may follow rolls, and seats may act several times in a row. */
function grow(random: SeededRandom, height: number, turn: Turn): Node {
  if (height === 0) return leaf(random.below(41) - 20);
  const width = turn === CHANCE ? 2 + random.below(3) : 1 + random.below(4);
  const next = Array.from({ length: width }, () => {
    const isEnd = random.below(6) === 0;
    return grow(random, isEnd ? 0 : height - 1, random.below(3) - 1);
  });
  return { turn, value: random.below(41) - 20, next, odds: next.map(() => 1 + random.below(3)) };
}

/** The slow obvious version: what the first seat can expect when both play as well as they can. */
function expectation({ turn, value, next, odds }: Node): number {
  if (turn === OVER) return value;
  const values = next.map(expectation);
  if (turn === 0) return Math.max(...values);
  if (turn === 1) return Math.min(...values);
  const total = odds.reduce((sum, one) => sum + one, 0);
  return values.reduce((sum, one, at) => sum + (one * odds[at]) / total, 0);
}

/** Searches from a node of the first seat; the best candidate comes first. */
function search(root: Node, level: Level, seed: number) {
  const view = new TreePosition(root);
  const candidates = listCandidates(tree, bot, view, level, new SeededRandom(seed));
  lookAhead(tree, bot, view, candidates, level, seed, iterationBudget(level.iterations));
  return candidates[0];
}

describe('lookahead', () => {
  it('F30: agrees with a slow expectimax on random games, rolls after rolls included', () => {
    for (let seed = 0; seed < 200; seed++) {
      const root = grow(new SeededRandom(`tree ${seed}`), 3 + (seed % 4), 0);
      const found = search(root, deep, seed);
      expect(found.rewards).toBeCloseTo(winChanceOf(expectation(root), bot.spread), 10);
      expect(expectation(root.next[found.move])).toBeCloseTo(expectation(root), 10);
    }
  });

  it('F30: samples of many outcomes stay samples when another roll follows each of them', () => {
    const outcomes = Array.from({ length: 32 }, (_, value) => ({
      ...leaf(value),
      turn: CHANCE,
      next: Array.from({ length: 32 }, () => leaf(value)),
      odds: Array<number>(32).fill(1),
    }));
    const root = { ...leaf(0), turn: 0, next: [{ ...leaf(0), turn: CHANCE, next: outcomes, odds: outcomes[0].odds }] };
    const together = { ...bot, together: true };
    const found = Array.from({ length: 300 }, (_, seed) => {
      const view = new TreePosition(root);
      const level = { ...deep, outcomes: 16, depth: 2 };
      const candidates = listCandidates(tree, together, view, level, new SeededRandom(seed));
      lookAhead(tree, together, view, candidates, level, seed, iterationBudget(1e9));
      return candidates[0].rewards;
    });
    const mean = found.reduce((sum, one) => sum + one, 0) / found.length;
    const variance = found.reduce((sum, one) => sum + (one - mean) ** 2, 0) / found.length;
    expect(mean).toBeGreaterThan(14.5);
    expect(mean).toBeLessThan(16.5);
    // One draw has a variance of 85; sixteen of them, averaged, have 5.3.
    expect(variance).toBeLessThan(8);
  });

  it('tells for each move the scores that this move leads to', () => {
    const root = { ...leaf(0), turn: 0, next: [leaf(3), leaf(-2), leaf(7)] };
    const view = new TreePosition(root);
    const candidates = listCandidates(tree, bot, view, deep, new SeededRandom(1));
    lookAhead(tree, bot, view, candidates, deep, 1, iterationBudget(1e9));
    expect(candidates.map(({ scores }) => [...scores])).toEqual([
      [7, -7],
      [3, -3],
      [-2, 2],
    ]);
  });

  it('leaves the position it was asked about as it was', () => {
    const root = grow(new SeededRandom('kept'), 5, 0);
    const view = new TreePosition(root);
    const candidates = listCandidates(tree, bot, view, deep, new SeededRandom(1));
    lookAhead(tree, bot, view, candidates, deep, 1, iterationBudget(1e9));
    expect(view.node).toBe(root);
    expect(candidates.map(({ move }) => move).sort()).toEqual(listMoves(tree, view));
  });
});
