import { CHANCE, type Move, OVER, type Position, type Seat, type Viewer } from '../../core/game.ts';
import type { Random } from '../../core/random.ts';
import type { Fault } from '../../core/result.ts';
import type { Settings } from '../../core/settings.ts';
import { FULL_HAND, HAND_SIZE, SPECIES_IN_PLAY, SPECIES_TOTAL, VALUES } from './components.ts';
import {
  CHOOSE,
  checkMove,
  DECK,
  DISCARD,
  listMoves,
  PLACE,
  placedCard,
  ROLL,
  SHOW,
  showingSeat,
  squareOf,
  TAKE,
} from './rules.ts';
import { scoresOf, winnersOf } from './scoring.ts';
import { dealUnseen, hideFrom, moveSeenBy, pickUnseen } from './secrets.ts';
import { DEALING, DISCARDING, DRAWING, ENDED, HELD, PLACING, SHOWING, State, UNSEEN } from './state.ts';

export class ArboretumPosition extends State implements Position {
  readonly settings: Settings;
  private readonly points: Int32Array;

  constructor(seats: number, settings: Settings, reach?: number, capacity?: number) {
    super(seats, settings, reach, capacity);
    this.settings = settings;
    this.points = new Int32Array(seats);
  }

  moves(into: Int32Array): number {
    return listMoves(this, into);
  }

  check(move: Move): Fault | undefined {
    return checkMove(this, move);
  }

  play(move: Move): void {
    if (move >= PLACE) this.place(placedCard(move), squareOf(move));
    else if (move === DECK) this.turn = CHANCE;
    else if (move < DISCARD) this.draw(this.takeTop(move - TAKE), 1);
    else if (move < ROLL) this.discard(move - DISCARD);
    else if (move < SHOW) this.receive(move - ROLL);
    else if (move < CHOOSE) this.layOpen(move - SHOW);
    else this.choose(move - CHOOSE);
  }

  roll(random: Random): Move {
    if (this.phase < SHOWING) return ROLL + pickUnseen(this, random);
    return this.phase === SHOWING ? this.rollShown(random) : this.rollSpecies(random);
  }

  odds(_roll: Move): number {
    return 1;
  }

  copy(): this {
    const { reach, capacity } = this.groves[0];
    const other = new ArboretumPosition(this.seats, this.settings, reach, capacity);
    other.copyFrom(this);
    return other as this;
  }

  /**
   * Points as if the game ended now (A8–A11). In a view, hidden cards of hands count as not held: only what the viewer
   * has seen can show up in the numbers.
   */
  scores(): ArrayLike<number> {
    scoresOf(this, this.points);
    return this.points;
  }

  winners(): readonly Seat[] | undefined {
    return this.turn === OVER ? winnersOf(this) : undefined;
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

  private place(card: number, square: number): void {
    this.leave(this.mover, card);
    this.groves[this.mover].plant(card, square);
    this.phase = DISCARDING;
  }

  /** A7: the game ends when a turn ends with an empty deck. */
  private discard(card: number): void {
    this.leave(this.mover, card);
    this.pileOn(this.mover, card);
    if (this.deck === 0) {
      this.phase = SHOWING;
      this.showOn();
      return;
    }
    this.mover = this.mover + 1 === this.seats ? 0 : this.mover + 1;
    this.phase = DRAWING;
    this.turn = this.mover;
  }

  /** A card comes from the deck; UNSEEN to those who do not see its face. */
  private receive(card: number): void {
    this.deck--;
    if (card !== UNSEEN) this.reveal(card);
    if (this.phase === DRAWING) this.draw(card, 0);
    else this.deal(card);
  }

  private draw(card: number, open: 0 | 1): void {
    this.giveSeen(card, open);
    if (this.words[HELD + this.mover] === FULL_HAND) this.phase = PLACING;
    this.turn = this.mover;
  }

  /** A2: one card each, seven times round. */
  private deal(card: number): void {
    this.giveSeen(card, 0);
    this.mover = this.mover + 1 === this.seats ? 0 : this.mover + 1;
    if (this.words[HELD + this.mover] < HAND_SIZE) return;
    this.phase = DRAWING;
    this.turn = this.mover;
  }

  private giveSeen(card: number, open: 0 | 1): void {
    if (card === UNSEEN) this.words[HELD + this.mover]++;
    else this.give(this.mover, card, open);
  }

  private layOpen(card: number): void {
    this.show(showingSeat(this), card);
    this.showOn();
  }

  private showOn(): void {
    const more = showingSeat(this) < this.seats;
    this.turn = more ? CHANCE : OVER;
    if (!more) this.phase = ENDED;
  }

  private rollShown(random: Random): Move {
    const seat = showingSeat(this);
    if (this.hidden(seat) > 0) return SHOW + pickUnseen(this, random);
    return SHOW + this.closedAt(seat, random.below(this.closed(seat)));
  }

  private choose(species: number): void {
    this.addSpecies(1 << species);
    if (this.deck === SPECIES_IN_PLAY[this.seats] * VALUES) this.phase = DEALING;
  }

  private rollSpecies(random: Random): Move {
    const left: number[] = [];
    for (let species = 0; species < SPECIES_TOTAL; species++) if (!((this.species >> species) & 1)) left.push(species);
    return CHOOSE + left[random.below(left.length)];
  }
}
