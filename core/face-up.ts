import type { Move, Viewer } from './game.ts';
import type { Random } from './random.ts';

/*
 * The parts of a Position that are the same in many games. A game extends one of these and writes none of their methods;
 * a game that hides something, or rolls, writes its own.
 */

type Copied<P> = P & { copy(): P };

/** Nothing is hidden: every viewer sees everything. */
export class FaceUp {
  view(this: Copied<this>, _viewer: Viewer): this {
    return this.copy();
  }

  viewMove(move: Move, _viewer: Viewer): Move {
    return move;
  }

  imagine(this: Copied<this>, _random: Random): this {
    return this.copy();
  }
}

/** Nothing is hidden, and chance never acts. */
export class FaceUpWithoutChance extends FaceUp {
  roll(_random: Random): Move {
    throw new Error('Chance never acts in this game, so there is nothing to roll.');
  }

  odds(_roll: Move): number {
    return 0;
  }
}
