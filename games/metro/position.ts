import { CHANCE, type Move, OVER, type Position, type Seat, type Viewer } from '../../core/game.ts';
import type { Random } from '../../core/random.ts';
import type { Fault } from '../../core/result.ts';
import type { Settings } from '../../core/settings.ts';
import { TILE_TOTAL } from './components.ts';
import { checkMove, DRAW_MORE, listMoves, ROLL, squareOf, tileOf } from './rules.ts';
import { winnersOf } from './scoring.ts';
import { dealUnseen, hideFrom, moveSeenBy, pickUnseen } from './secrets.ts';
import { NONE, State, UNSEEN } from './state.ts';

export class MetroPosition extends State implements Position {
  readonly settings: Settings;

  constructor(seats: number, settings: Settings) {
    super(seats, settings);
    this.settings = settings;
  }

  moves(into: Int32Array): number {
    return listMoves(this, into);
  }

  check(move: Move): Fault | undefined {
    return checkMove(this, move);
  }

  play(move: Move): void {
    if (move >= ROLL) this.take(move - ROLL);
    else if (move === DRAW_MORE) this.turn = CHANCE;
    else this.place(tileOf(move), squareOf(move));
  }

  roll(random: Random): Move {
    return ROLL + pickUnseen(this, random);
  }

  odds(roll: Move): number {
    return this.unseen[roll - ROLL];
  }

  copy(): this {
    const other = new MetroPosition(this.seats, this.settings);
    other.copyFrom(this);
    return other as this;
  }

  winners(): readonly Seat[] | undefined {
    return winnersOf(this);
  }

  view(viewer: Viewer): this {
    const seen = this.copy();
    hideFrom(seen, viewer);
    return seen;
  }

  viewMove(move: Move, viewer: Viewer): Move {
    return moveSeenBy(this, move, viewer);
  }

  imagine(random: Random): this {
    const full = this.copy();
    dealUnseen(full, random);
    return full;
  }

  private take(tile: number): void {
    this.deck--;
    if (tile !== UNSEEN) this.reveal(tile);
    if (this.hand !== NONE) {
      this.drawn = tile;
      this.turn = this.mover;
      return;
    }
    this.hand = tile;
    // M11: with the boxed refill a tile is drawn at the end of a turn, not at its start.
    if (this.refill) this.passOn();
    else this.turn = this.mover;
  }

  private place(tile: number, square: number): void {
    if (this.tileToPlace === UNSEEN) this.reveal(this.typeOf(tile));
    if (this.drawn === NONE) this.hand = NONE;
    else this.drawn = NONE;
    this.lay(tile, square);
    if (this.refill && this.deck > 0 && this.hand === NONE) this.turn = CHANCE;
    else this.passOn();
  }

  /** M9: the next seat in order; one without a tile draws first, or is skipped when the deck is empty. */
  private passOn(): void {
    if (this.placed === TILE_TOTAL) {
      this.turn = OVER;
      return;
    }
    do {
      this.mover = this.mover + 1 === this.seats ? 0 : this.mover + 1;
    } while (this.hand === NONE && this.deck === 0);
    this.turn = this.hand === NONE ? CHANCE : this.mover;
  }
}
