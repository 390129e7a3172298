import { describe, expect, it } from 'vitest';
import { CHANCE, OVER } from '../../../core/game.ts';
import { SeededRandom } from '../../../core/random.ts';
import { longWalk } from '../../../tests/support/raft-long-walk.ts';
import { CHALLENGES } from '../components.ts';
import { raceToTheRaft as game } from '../game.ts';
import { columnOf, rowOf, squareAt } from '../geometry.ts';
import { FIRES, fromOf, REQUESTS, squareOf, toOf, WALKS } from '../moves.ts';
import type { RaftPosition } from '../position.ts';
import { CATS, FIRE, OPEN, PHASES, RAFT, STRIDE, TERRAIN, WILD } from '../state.ts';
import { cellOf } from './cells.ts';
import { measureRoutes, NEVER, noteCard, noteChanges, recost } from './routes.ts';

const POSITIONS = [3, 14, 24, 30, 37].flatMap(
  (challenge) => longWalk(1, CHALLENGES[challenge].id, `routes ${challenge}`).positions as RaftPosition[],
);
const PLAYED = POSITIONS.filter(({ phase }) => phase >= PHASES.ask && phase <= PHASES.fire);

/** What a square costs a cat of a colour, asked square by square; `rear` as measured, tried below. */
function stepCost(at: RaftPosition, colour: number, square: number, rear: Uint8Array): number {
  if (at.has(TERRAIN + colour * STRIDE, square) || at.has(WILD, square)) return 1;
  const blocks = blocksOver(at, square);
  if (blocks.length === 0) return Number.POSITIVE_INFINITY;
  const isFree = blocks.some((block) => block.every((one) => !at.has(CATS, one)));
  return (
    6 + (neighbours(at, square).some((one) => at.has(FIRE, one)) ? 1 : 0) + (isFree ? 0 : 6) + rear[cellOf(square)]
  );
}

/** Every three by three block of open squares with this one in it. */
function blocksOver(at: RaftPosition, square: number): number[][] {
  const blocks: number[][] = [];
  for (let row = rowOf(square) - 2; row <= rowOf(square); row++) {
    for (let column = columnOf(square) - 2; column <= columnOf(square); column++) {
      if (row < 0 || column < 0 || row + 3 > at.rows || column + 3 > at.columns) continue;
      const block = Array.from({ length: 9 }, (_, place) =>
        squareAt(row + Math.floor(place / 3), column + (place % 3)),
      );
      if (block.every((one) => at.has(OPEN, one))) blocks.push(block);
    }
  }
  return blocks;
}

function neighbours(at: RaftPosition, square: number): number[] {
  const row = rowOf(square);
  const column = columnOf(square);
  return [
    ...(row > 0 ? [squareAt(row - 1, column)] : []),
    ...(column > 0 ? [squareAt(row, column - 1)] : []),
    ...(column + 1 < at.columns ? [squareAt(row, column + 1)] : []),
    ...(row + 1 < at.rows ? [squareAt(row + 1, column)] : []),
  ];
}

/** R14: a square of the raft from which no free one where the cat may end is joined by squares of the raft. */
function leadsNowhere(at: RaftPosition, colour: number, square: number, rear: Uint8Array): boolean {
  if (!at.has(RAFT, square)) return false;
  const joined = [square];
  for (const here of joined) {
    const next = neighbours(at, here).filter((one) => at.has(RAFT, one) && stepCost(at, colour, one, rear) === 1);
    joined.push(...next.filter((one) => !joined.includes(one)));
  }
  return joined.every((one) => at.has(CATS, one));
}

/** The cheapest way to a free berth: every way is made shorter until none gets shorter. */
function slowCost(at: RaftPosition, colour: number, from: number, rear: Uint8Array): number {
  const squares = Array.from({ length: at.rows * at.columns }, (_, index) =>
    squareAt(Math.floor(index / at.columns), index % at.columns),
  );
  const costs = new Map(
    squares.map((square) => [
      square,
      leadsNowhere(at, colour, square, rear) ? NEVER : stepCost(at, colour, square, rear),
    ]),
  );
  const far = new Map<number, number>([[from, 0]]);
  const queue = [from];
  for (const square of queue) {
    for (const next of neighbours(at, square)) {
      const cost = (far.get(square) ?? 0) + (costs.get(next) ?? NEVER);
      if (cost >= (far.get(next) ?? NEVER)) continue;
      far.set(next, cost);
      queue.push(next);
    }
  }
  const berths = [...far].filter(([square]) => at.has(RAFT, square) && !at.has(CATS, square));
  return Math.min(NEVER, ...berths.map(([, cost]) => cost));
}

/** Where a cat is after a move. */
function endOf(move: number, square: number): number {
  return move >= WALKS && fromOf(move) === square ? toOf(move) : square;
}

/** Fire may make the way to the raft longer, and squares dearer: that is seen when the position is measured next. */
function expectCost(cost: number, anew: number | undefined, move: number): void {
  if (move >= FIRES && move < REQUESTS) expect(cost).toBeLessThanOrEqual(anew ?? 0);
  else expect(cost).toBe(anew);
}

/** Steps of all squares from the raft around the fire. */
function stepsFromRaft(at: RaftPosition): Map<number, number> {
  const squares = Array.from({ length: at.rows * 18 }, (_, square) => square);
  const far = new Map(squares.filter((square) => at.has(RAFT, square)).map((square) => [square, 0]));
  for (const [square, steps] of far) {
    for (const next of neighbours(at, square)) if (at.has(OPEN, next) && !far.has(next)) far.set(next, steps + 1);
  }
  return far;
}

describe('routes', () => {
  it('cost what a slow search finds', () => {
    for (const at of PLAYED.filter((_, index) => index % 17 === 0)) {
      const { cats, cost, colour, square, rear } = measureRoutes(at);
      const found = Array.from(cost.subarray(0, cats));
      const slow = found.map((_, cat) => slowCost(at, colour[cat], square[cat], rear));
      expect(found).toEqual(slow);
    }
  });

  it('measured by what a move changed cost the same as measured anew', () => {
    const random = new SeededRandom('recost');
    const list = new Int32Array(game.maxMoves);
    let compared = 0;
    for (const at of PLAYED.filter(({ turn }) => turn !== CHANCE && turn !== OVER)) {
      const move = list[random.below(at.moves(list))];
      if (move >= REQUESTS && move < WALKS) continue;
      const next = at.copy();
      next.play(move);
      if (next.phase === PHASES.won) continue;
      const routes = measureRoutes(at);
      const changes = move < FIRES ? noteCard(routes, next, squareOf(move)) : noteChanges(routes, next);
      const changed = Array.from({ length: routes.cats }, (_, cat) => {
        const to = endOf(move, routes.square[cat]);
        return { square: to, cost: recost(routes, changes, routes.colour[cat], to) };
      }).filter(({ square }) => !next.has(RAFT, square));
      const anew = measureRoutes(next);
      const costs = new Map(Array.from({ length: anew.cats }, (_, cat) => [anew.square[cat], anew.cost[cat]]));
      for (const { square, cost } of changed) expectCost(cost, costs.get(square), move);
      compared += changed.length;
    }
    expect(compared).toBeGreaterThan(100);
  });

  it('R14: do not exist for a cat that is cut off, and only for such a cat', () => {
    const lost = POSITIONS.filter(({ phase }) => phase === PHASES.lost);
    expect(lost.length).toBeGreaterThan(0);
    for (const at of lost) {
      const { cats, cost } = measureRoutes(at);
      expect(Array.from(cost.subarray(0, cats))).toContain(NEVER);
    }
    for (const at of PLAYED.filter(({ phase }) => phase === PHASES.ask)) {
      const { cats, cost } = measureRoutes(at);
      expect(Array.from(cost.subarray(0, cats))).not.toContain(NEVER);
    }
  });

  it('weigh most for the cat that is last, and hardly more than 1 for one at the raft', () => {
    for (const at of PLAYED) {
      const { cats, square, weight, steps } = measureRoutes(at);
      const far = Array.from(square.subarray(0, cats), (one) => Math.max(0, steps[cellOf(one)]));
      const last = Math.max(1, ...far);
      for (const [cat, there] of far.entries()) expect(weight[cat]).toBeCloseTo(1 + 0.71 * (there / last) ** 2, 9);
    }
  });
  it('cost more far from the raft, by the steps around the fire', () => {
    for (const at of PLAYED.filter((_, index) => index % 17 === 0)) {
      const { steps, rear } = measureRoutes(at);
      const far = stepsFromRaft(at);
      for (const [square, there] of far) expect(steps[cellOf(square)]).toBe(there);
      const byFar = [...far].sort((a, b) => a[1] - b[1]).map(([square]) => rear[cellOf(square)]);
      expect(byFar).toEqual([...byFar].sort((a, b) => a - b));
      expect(byFar[byFar.length - 1]).toBeGreaterThan(byFar[0]);
    }
  });
});
