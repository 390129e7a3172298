import { expect, it } from 'vitest';
import { CHANCE, type Move, OVER, type Seat } from '../../../core/game.ts';
import { listMoves } from '../../../core/list-moves.ts';
import { SeededRandom } from '../../../core/random.ts';
import { must } from '../../../core/result.ts';
import { settle } from '../../../core/settings.ts';
import { blueLagoon } from '../game.ts';
import type { BlueLagoonPosition } from '../position.ts';
import { scoreParts } from '../scoring.ts';
import { features } from './features.ts';

/** Nets that any of the matches asked for. */
const nets = new Set<number>();
const maps = blueLagoon.options.find(({ id }) => id === 'map')?.values ?? [];
const active = new Int32Array(features.maxActive);
const moveActive = new Int32Array(features.maxMoveActive);
const ends = new Int32Array(blueLagoon.maxMoves);
const tables = maps.flatMap((map) => [2, 3, 4].map((seats) => ({ map: map.id, seats })));

it.each(tables)('names only features that there are, and the lead as it is: $map, $seats seats', ({ map, seats }) => {
  const random = new SeededRandom(`${map} ${seats}`);
  const position = blueLagoon.start(seats, must(settle(blueLagoon.options, { map })));
  for (let moves = listMoves(blueLagoon, position); moves.length > 0; moves = listMoves(blueLagoon, position)) {
    const isRoll = position.turn < 0;
    if (!isRoll || features.isLeaf(position)) for (let seat = 0; seat < seats; seat++) checkLook(position, seat);
    if (!isRoll) checkMoves(position, moves);
    position.play(isRoll ? position.roll(random) : moves[random.below(moves.length)]);
  }
});

it('asks a net of its own for each phase, and one between them', () => {
  expect([...nets].sort()).toEqual([0, 1, 2]);
});

it('has nets for each map, for duels and for larger tables, and none for short games and drawn maps', () => {
  const nameAt = (seats: number, set: Readonly<Record<string, string>>) =>
    features.tableOf(blueLagoon.start(seats, must(settle(blueLagoon.options, set))))?.name;
  expect([2, 3, 4].map((seats) => nameAt(seats, {}))).toEqual(['default-2', 'default-more', 'default-more']);
  expect(nameAt(2, { map: 'face' })).toBe('face-2');
  expect(nameAt(2, { short: 'on' })).toBeUndefined();
});

function checkLook(position: BlueLagoonPosition, seat: Seat): void {
  nets.add(features.netFor(position));
  const count = features.look(position, seat, active);
  const size = features.tableOf(position)?.features ?? 0;
  // More could run over in the net's first layer (ai/net/network.ts).
  expect(count).toBeLessThanOrEqual(500);
  expect(count).toBeLessThanOrEqual(features.maxActive);
  expect(active.subarray(0, count).every((one) => one >= 0 && one < size)).toBe(true);
  const more = position.turn < 0 ? position.points.map(() => 0) : scoreParts(position).total;
  const now = Array.from(position.points, (points, at) => points + more[at]);
  for (let one = 0; one < position.seats; one++) {
    const rival = Math.max(...now.filter((_, other) => other !== one));
    expect(features.lead(position, one)).toBe((now[one] - rival) / 40);
  }
}

function checkMoves(position: BlueLagoonPosition, moves: readonly number[]): void {
  features.look(position, position.turn, active);
  features.lookAtMoves(position, Int32Array.from(moves), moves.length, moveActive, ends);
  const size = features.tableOf(position)?.moveFeatures ?? 0;
  const named = moveActive.subarray(0, ends[moves.length - 1]);
  expect(named.every((one) => one >= 0 && one < size)).toBe(true);
  expect(ends.subarray(0, moves.length).every((end, at) => end > (ends[at - 1] ?? 0))).toBe(true);
}

it.each(tables)('may forget the order of moves: $map, $seats seats', ({ map, seats }) => {
  const random = new SeededRandom(`order ${map} ${seats}`);
  const position = blueLagoon.start(seats, must(settle(blueLagoon.options, { map })));
  let compared = 0;
  while (position.turn !== OVER) {
    if (position.turn === CHANCE) position.play(position.roll(random));
    else {
      const order = drawRound(position, random);
      const other = position.copy();
      // The mover's two moves change places.
      const isLegal = [...order.slice(-1), ...order.slice(1, -1), order[0]].every((move) => playIfLegal(other, move));
      for (const move of order) position.play(move);
      if (order.length < 2 || !isLegal) continue;
      compared++;
      expect(blueLagoon.format(other)).toBe(blueLagoon.format(position));
    }
  }
  expect(compared).toBeGreaterThan(5);
});

/** Any moves until the seat to move has moved again; only the first where something else comes between. */
function drawRound(start: BlueLagoonPosition, random: SeededRandom): Move[] {
  const position = start.copy();
  const drawn: Move[] = [];
  for (let isAgain = false; position.turn >= 0 && !isAgain; ) {
    isAgain = drawn.length > 0 && position.turn === start.turn;
    const moves = listMoves(blueLagoon, position);
    const move = moves[random.below(moves.length)];
    drawn.push(move);
    position.play(move);
  }
  return position.turn >= 0 ? drawn : drawn.slice(0, 1);
}

function playIfLegal(position: BlueLagoonPosition, move: Move): boolean {
  if (position.turn < 0 || position.check(move)) return false;
  position.play(move);
  return true;
}
