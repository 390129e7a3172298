import { CHANCE, type Move, OVER, type Position, type Seat } from '../../core/game.ts';
import type { Random } from '../../core/random.ts';
import type { Fault } from '../../core/result.ts';
import { checkMove, listMoves, nextAble, pieceOf, ROLL, tileOf } from './rules.ts';
import { addScores, winnersOf } from './scoring.ts';
import { BAG, EXPLORATION, State } from './state.ts';

/** Everything lies open in Blue Lagoon, so a view is a copy. */
export class BlueLagoonPosition extends State implements Position {
  /** The position before the first deal. */
  start(): this {
    this.setUp();
    if (this.board.circles.length === 0) this.openPhase();
    return this;
  }

  moves(into: Int32Array): number {
    return listMoves(this, into);
  }

  check(move: Move): Fault | undefined {
    return checkMove(this, move);
  }

  play(move: Move): void {
    if (move >= ROLL) {
      this.deal(move - ROLL);
      if (this.dealt === this.board.circles.length) this.openPhase();
      return;
    }
    this.place(pieceOf(move), tileOf(move));
    const next = nextAble(this, this.mover);
    if (this.resources === 0 || next < 0) this.endPhase(next);
    else this.mover = this.turn = next;
  }

  /** B5: any token in the bag is as likely as any other. */
  roll(random: Random): Move {
    const { words } = this;
    const pick = random.below(this.inBag);
    // The kind is the number of piles that end at or before the picked token: sign bits are added, because nobody
    // can foretell a branch here.
    let end = words[BAG];
    let kind = (end - 1 - pick) >>> 31;
    end += words[BAG + 1];
    kind += (end - 1 - pick) >>> 31;
    end += words[BAG + 2];
    kind += (end - 1 - pick) >>> 31;
    end += words[BAG + 3];
    kind += (end - 1 - pick) >>> 31;
    end += words[BAG + 4];
    kind += (end - 1 - pick) >>> 31;
    return ROLL + kind;
  }

  odds(roll: Move): number {
    return this.words[BAG + roll - ROLL];
  }

  copy(): this {
    const other = new BlueLagoonPosition(this.board, this.seats, this.short);
    other.copyFrom(this);
    return other as this;
  }

  winners(): readonly Seat[] | undefined {
    return winnersOf(this);
  }

  /** The deal is done. Seat 1 opens the exploration; the seat after the one that ended it opens the settlement (B16). */
  private openPhase(): void {
    const before = this.phase === EXPLORATION ? this.mover + this.seats - 1 : this.mover;
    const opener = nextAble(this, before % this.seats);
    // B17: a phase can be over before it begins.
    if (this.resources === 0 || opener < 0) this.endPhase(opener);
    else this.mover = this.turn = opener;
  }

  /** B10: the phase is over. `next` is who could move now: the official strings name that seat after the end. */
  private endPhase(next: Seat): void {
    addScores(this);
    if (this.phase === EXPLORATION && !this.short) {
      this.clear();
      this.turn = CHANCE;
      if (this.board.circles.length === 0) this.openPhase();
      return;
    }
    if (next >= 0) this.mover = next;
    this.turn = OVER;
  }
}
