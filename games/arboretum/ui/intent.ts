import { CHANCE, type Move, type Seat } from '../../../core/game.ts';
import { SeededRandom } from '../../../core/random.ts';
import type { ArboretumPosition } from '../position.ts';
import { MAX_MOVES } from '../rules.ts';

/** The move that a quick player would choose. Handed in: words know no players. */
export type Choose = (position: ArboretumPosition, moves: ArrayLike<Move>) => Move;

/** Ways in which what is hidden is imagined. */
const WORLDS = 7;
const moves = new Int32Array(MAX_MOVES);

/**
 * Whether a card that the seat has just taken would be planted or still be in hand at the end of the turn, more often than
 * not, if it went on as a quick player does: a search plays on so too. What is thrown away again was not taken for a path.
 */
export function isMeantToStay(after: ArboretumPosition, seat: Seat, card: number, choose: Choose): boolean {
  let stays = 0;
  for (let world = 0; world < WORLDS; world++) {
    const random = new SeededRandom(`intent ${world}`);
    const position = after.imagine(random);
    while (position.mover === seat && (position.turn === seat || position.turn === CHANCE)) {
      if (position.turn === CHANCE) position.play(position.roll(random));
      else position.play(choose(position, moves.subarray(0, position.moves(moves))));
    }
    if (position.piled(seat) === 0 || position.topOf(seat) !== card) stays++;
  }
  return 2 * stays > WORLDS;
}
