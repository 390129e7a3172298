import { CHANCE, type Move, OVER, type Position, type Seat } from '../../core/game.ts';
import type { Random } from '../../core/random.ts';
import type { Fault } from '../../core/result.ts';
import { RED_SEAT, SEATS, TILE_TOTAL } from './components.ts';
import { twinOf } from './geometry.ts';
import { checkMove, LOT, listMoves, placeOf, ROLL, tileOf } from './rules.ts';
import { leaderOf, scoresOf, winnersOf } from './scoring.ts';
import { NONE, State } from './state.ts';

/** All is face up and the order of the piles is in no position, so every viewer sees the same. */
export class StratopolisPosition extends State implements Position {
  moves(into: Int32Array): number {
    return listMoves(this, into);
  }

  check(move: Move): Fault | undefined {
    return checkMove(this, move);
  }

  play(move: Move): void {
    if (move < ROLL) {
      this.take(tileOf(move));
      this.lay(tileOf(move), placeOf(move));
    } else if (move < LOT) {
      this.turnUp(move - ROLL);
    } else {
      this.lot = move - LOT;
      this.turn = OVER;
      return;
    }
    this.goOn();
  }

  roll(random: Random): Move {
    const { drawer } = this;
    if (drawer === NONE) return LOT + random.below(SEATS);
    return ROLL + this.unseenAt(drawer, random.below(this.pool(drawer)));
  }

  odds(roll: Move): number {
    return roll < LOT ? this.unseen[roll - ROLL] : 1;
  }

  copy(): this {
    const other = new StratopolisPosition(this.settings);
    other.copyFrom(this);
    return other as this;
  }

  scores(): ArrayLike<number> {
    return scoresOf(this);
  }

  winners(): readonly Seat[] | undefined {
    return winnersOf(this);
  }

  /** S3, S4, S12: who acts now: chance while a tile is to be turned up, then the next seat, at last nobody. */
  goOn(): void {
    if (this.mirrored) this.followGreen();
    if (this.placed === TILE_TOTAL) this.turn = leaderOf(this) === NONE ? CHANCE : OVER;
    else this.turn = this.drawer === NONE ? this.mover : CHANCE;
  }

  private turnUp(tile: number): void {
    this.reveal(tile);
    this.show(tile);
  }

  /** S17: where red lacks a tile that green has already drawn, its twin is turned up. */
  private followGreen(): void {
    const isBehind = this.pool(RED_SEAT) > this.pool(1 - RED_SEAT);
    if (isBehind && this.shown(RED_SEAT) < this.upTo) this.turnUp(twinOf(this.newest(1 - RED_SEAT)));
  }
}
