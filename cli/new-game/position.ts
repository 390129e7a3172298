import type { Move, Position, Seat } from '../../core/game.ts';
import type { Fault } from '../../core/result.ts';
import { SEATS } from './components.ts';
import { checkMove, listMoves } from './rules.ts';
import { winnersOf } from './scoring.ts';
import { State } from './state.ts';

export class NewGamePosition extends State implements Position {
  readonly seats = SEATS;

  moves(into: Int32Array): number {
    return listMoves(this, into);
  }

  check(move: Move): Fault | undefined {
    return checkMove(this, move);
  }

  play(move: Move): void {
    this.mark(move, this.turn);
  }

  copy(): this {
    const other = new NewGamePosition();
    other.copyFrom(this);
    return other as this;
  }

  winners(): readonly Seat[] | undefined {
    return winnersOf(this);
  }
}
