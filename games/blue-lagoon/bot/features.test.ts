import { expect, it } from 'vitest';
import type { Seat } from '../../../core/game.ts';
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
  // More could overflow a word of the net's first layer.
  expect(count).toBeLessThanOrEqual(250);
  expect(active.subarray(0, count).every((one) => one >= 0 && one < size)).toBe(true);
  const more = position.turn < 0 ? position.points.map(() => 0) : scoreParts(position).total;
  const now = Array.from(position.points, (points, at) => points + more[at]);
  const rival = Math.max(...now.filter((_, other) => other !== seat));
  expect(features.lead(position, seat)).toBe((now[seat] - rival) / 40);
}

function checkMoves(position: BlueLagoonPosition, moves: readonly number[]): void {
  features.look(position, position.turn, active);
  features.lookAtMoves(position, Int32Array.from(moves), moves.length, moveActive, ends);
  const size = features.tableOf(position)?.moveFeatures ?? 0;
  const named = moveActive.subarray(0, ends[moves.length - 1]);
  expect(named.every((one) => one >= 0 && one < size)).toBe(true);
  expect(ends.subarray(0, moves.length).every((end, at) => end > (ends[at - 1] ?? 0))).toBe(true);
}
