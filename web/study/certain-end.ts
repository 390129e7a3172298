import { CHANCE, OVER, type Position } from '../../core/game.ts';
import { SeededRandom } from '../../core/random.ts';
import type { Room } from '../../games/room.ts';

/** Random ways to the end that are looked at: a draw that is still to come is in nearly all of them. */
const WAYS = 6;

/** Whether chance has no more say, so that half a chance to win is a draw and nothing else: for two who play each other. */
export function isEndCertain(room: Room, view: Position): boolean {
  return !room.about.together && view.seats === 2 && !hasDraws(room, view);
}

/** Whether chance still has a say. A roll with one outcome, the last tile of a deck, decides nothing. */
export function hasDraws({ game }: Pick<Room, 'game'>, view: Position): boolean {
  const moves = new Int32Array(game.maxMoves);
  const random = new SeededRandom('ends');
  return Array.from({ length: WAYS }).some(() => {
    const position = view.copy();
    while (position.turn !== OVER) {
      const count = position.moves(moves);
      if (position.turn === CHANCE && count > 1) return true;
      position.play(moves[random.below(count)]);
    }
    return false;
  });
}

/** How a match ends for the one who moves, where no chance is left. */
export type CertainEnd = 'win' | 'draw' | 'loss';

const ENDS: ReadonlyMap<number, CertainEnd> = new Map([
  [1, 'win'],
  [0.5, 'draw'],
  [0, 'loss'],
]);

/** Nothing where a chance is none of the three. */
export function endOfChance(chance: number): CertainEnd | undefined {
  return ENDS.get(chance);
}
