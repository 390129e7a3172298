import type { Random } from './random.ts';
import type { Fault, Result } from './result.ts';
import type { Option, Settings } from './settings.ts';

/** A place at the table, from 0. */
export type Seat = number;

/** Who looks: a seat, or somebody who sees only what lies open. */
export type Viewer = Seat | 'spectator';

/** Chance must act: the host rolls, plays the outcome and logs it. */
export const CHANCE = -1;
/** Nobody acts any more. */
export const OVER = -2;
export type Turn = Seat | typeof CHANCE | typeof OVER;

/** One decision by a seat or one outcome of chance. Private to its game; outside the engine a move is always text. */
export type Move = number;

/**
 * Everything about the game now, or all that one viewer knows of it. Changed in place by `play`;
 * whoever wants to keep one copies it first.
 */
export interface Position {
  readonly turn: Turn;
  readonly seats: number;
  /**
   * Writes the legal moves of the seat to act (or the possible rolls) in a fixed order and returns their number.
   * `into` must hold `game.maxMoves`. Allocates nothing. In a view whose acting seat holds hidden things,
   * the list is empty: imagine first.
   */
  moves(into: Int32Array): number;
  /** The same judgement for one move, saying which rule forbids it and where. `undefined` means legal. */
  check(move: Move): Fault | undefined;
  /** Trusts its caller: only a move that `moves` lists or `check` passes (or, in a view, one made by `viewMove`). */
  play(move: Move): void;
  /** One outcome with its true odds, while turn is CHANCE. Does not play it. */
  roll(random: Random): Move;
  /** Relative weight of a possible roll, a whole number: outcomes are drawn in proportion to it. */
  odds(roll: Move): number;
  copy(): this;
  copyFrom(other: this): void;
  /** Points as they stand, by seat; the live array, valid until the next `play`. A table that wins or loses together scores 1 or 0. */
  scores(): ArrayLike<number>;
  /** `undefined` while not over; all of a shared win; [] when the table lost together. */
  winners(): readonly Seat[] | undefined;
  /** A copy without what the viewer may not know: the only thing that reaches a bot or leaves a server. */
  view(viewer: Viewer): this;
  /** The move as that viewer saw it: another seat's drawn card is "a card". Call before playing it. */
  viewMove(move: Move, viewer: Viewer): Move;
  /** A full position that this view could come from, drawn fairly. A copy; on a full position a plain copy. */
  imagine(random: Random): this;
}

export interface Game<P extends Position = Position> {
  readonly id: string;
  readonly title: string;
  /** Raised when a rule change would make an old log replay differently. */
  readonly rulesVersion: number;
  /** Earlier versions that differ so little that most of their logs replay: each is tried, line by line. */
  readonly triedVersions?: readonly number[];
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly Option[];
  /** No position lists more moves than this. */
  readonly maxMoves: number;
  /** `settings` as `settle` made them. */
  start(seats: number, settings: Settings): P;
  /** One line, lossless: `parse(format(p))` is `p`, for full positions and for views. */
  format(position: P): string;
  /** Reads any line that `format` writes, and refuses everything else by naming what is wrong and where. */
  parse(text: string): Result<P>;
  formatMove(position: P, move: Move): string;
  /** The only gate for outside input: what it returns has passed `check`. */
  parseMove(position: P, text: string): Result<Move>;
}
