import { describe, expect, it } from 'vitest';
import type { Seat } from '../../../core/game.ts';
import { listMoves } from '../../../core/list-moves.ts';
import { SeededRandom } from '../../../core/random.ts';
import { arboretum } from '../game.ts';
import type { ArboretumPosition } from '../position.ts';
import { features } from './features.ts';
import { chooseMove, evaluate } from './index.ts';

const active = new Int32Array(features.maxActive);
const moveActive = new Int32Array(features.maxMoveActive);
const ends = new Int32Array(arboretum.maxMoves);

/** Decisions of matches between random players and between quick ones. */
function* decisions(species: string, isQuick: boolean): Generator<ArboretumPosition> {
  const random = new SeededRandom(`${species} ${isQuick}`);
  const position = arboretum.start(2, { species });
  for (let moves = listMoves(arboretum, position); moves.length > 0; moves = listMoves(arboretum, position)) {
    if (position.turn >= 0) yield position;
    if (position.turn < 0) position.play(position.roll(random));
    else position.play(isQuick ? chooseMove(position, moves) : moves[random.below(moves.length)]);
  }
}

function seenBy(position: ArboretumPosition, seat: Seat): number[] {
  return Array.from(active.subarray(0, features.look(position, seat, active)));
}

/** What the mover sees of its moves, move by move. */
function movesSeen(position: ArboretumPosition): number[][] {
  const moves = listMoves(arboretum, position);
  features.look(position, position.turn, active);
  features.lookAtMoves(position, Int32Array.from(moves), moves.length, moveActive, ends);
  return moves.map((_, at) => Array.from(moveActive.subarray(at === 0 ? 0 : ends[at - 1], ends[at])));
}

describe.each([
  { species: 'usual', isQuick: false },
  { species: 'usual', isQuick: true },
  { species: 'random', isQuick: true },
])('features of a duel ($species species, quick players: $isQuick)', ({ species, isQuick }) => {
  it('are only such as there are, for positions and for moves', () => {
    for (const position of decisions(species, isQuick)) {
      const table = features.tableOf(position);
      const named = [0, 1].flatMap((seat) => seenBy(position, seat));
      expect(named.every((one) => one >= 0 && one < (table?.features ?? 0))).toBe(true);
      const perMove = movesSeen(position);
      expect(perMove.every((one) => one.length > 0)).toBe(true);
      expect(perMove.flat().every((one) => one >= 0 && one < (table?.moveFeatures ?? 0))).toBe(true);
    }
  });

  it('A13 tell nothing that the seat could not know', () => {
    const random = new SeededRandom('other worlds');
    let differ = 0;
    for (const position of decisions(species, isQuick)) {
      for (let seat: Seat = 0; seat < 2; seat++) {
        const other = position.view(seat).imagine(random);
        expect(seenBy(other, seat)).toEqual(seenBy(position, seat));
        expect(features.lead(other, seat)).toBe(features.lead(position, seat));
        if (seat === position.turn) expect(movesSeen(other)).toEqual(movesSeen(position));
        if (arboretum.format(other) !== arboretum.format(position)) differ++;
      }
    }
    // Where every world were the same, this would prove nothing.
    expect(differ).toBeGreaterThan(20);
  });
});

it('know who is ahead, in about the same measure as the evaluation', () => {
  let agreed = 0;
  let compared = 0;
  for (const position of decisions('usual', true)) {
    const guess = evaluate(position.view(0), 0);
    if (Math.abs(guess) < 4) continue;
    seenBy(position, 0);
    compared++;
    if (Math.sign(features.lead(position, 0)) === Math.sign(guess)) agreed++;
  }
  expect(compared).toBeGreaterThan(10);
  expect(agreed / compared).toBeGreaterThan(0.8);
});

it('are for duels, whatever the species', () => {
  const nameAt = (seats: number, species: string) => features.tableOf(arboretum.start(seats, { species }))?.name;
  expect(nameAt(2, 'usual')).toBe('duel');
  expect(nameAt(2, 'random')).toBe('duel');
  expect(nameAt(3, 'usual')).toBeUndefined();
});
