import type { Position, Seat } from '../core/game.ts';
import type { Random } from '../core/random.ts';
import type { Settings } from '../core/settings.ts';
import type { Crop } from '../kit/draw/place.ts';

/**
 * Setting up a position by hand. A draft is a position that may be impossible: whether it can be is asked of the game's own
 * `parse`, and no rule is written here again. Every function gives a new draft. Spots are those of `Room.spotsOf`.
 */
export interface Editor<P extends Position = Position> {
  /** A table with as little on it as there can be. */
  clear(seats: number, settings: Settings): P;
  /** What can be put somewhere. */
  palette(draft: P): readonly PieceGroup[];
  /** What lies beside the boards: hands, piles. */
  trays(draft: P): readonly Tray[];
  /** What is no piece: whose turn it is, points. */
  fields(draft: P): readonly Field[];
  /** A piece comes to a spot; what it replaces goes. */
  put(draft: P, spot: string, piece: string): P;
  /** What lies on top of a spot goes. */
  lift(draft: P, spot: string): P;
  /** A piece comes to a tray; the draft itself where the tray cannot take it. */
  fill(draft: P, tray: string, piece: string): P;
  take(draft: P, tray: string, piece: string): P;
  set(draft: P, field: string, value: string): P;
  /** Lets chance put down what is missing. */
  complete?(draft: P, random: Random): P;
}

export interface PieceGroup {
  readonly title: string;
  readonly pieces: readonly Piece[];
}

/** The first piece that is not used up; nothing where all are. */
export function firstAtHand(groups: readonly PieceGroup[]): string | undefined {
  return groups.flatMap(({ pieces }) => pieces).find(({ left = 1 }) => left > 0)?.id;
}

/** Whether a draft holds more copies of a piece than there are. Where a piece only moves, it never does. */
export function isOverdrawn(groups: readonly PieceGroup[], piece: string): boolean {
  return groups.some(({ pieces }) => pieces.some(({ id, left = 0 }) => id === piece && left < 0));
}

export interface Piece {
  readonly id: string;
  readonly name: string;
  readonly picture: Crop;
  /** Copies that are not on the table, below 0 where more are than there can be; absent where there are enough. */
  readonly left?: number;
}

export interface Tray {
  readonly id: string;
  readonly name: string;
  /** Ids of pieces of the palette, in their order. */
  readonly holds: readonly string[];
}

export type Field =
  | {
      readonly kind: 'choice';
      readonly id: string;
      readonly name: string;
      readonly value: string;
      readonly choices: readonly { readonly value: string; readonly title: string }[];
    }
  | {
      readonly kind: 'number';
      readonly id: string;
      readonly name: string;
      readonly value: number;
      readonly most: number;
    };

/** Whose turn it is, in every game alike. */
export const TURN = 'turn';

/** A choice between the seats, by their names. */
export function turnField(name: string, mover: Seat, seats: readonly string[]): Field {
  const choices = seats.map((title, seat) => ({ value: String(seat), title }));
  return { kind: 'choice', id: TURN, name, value: String(mover), choices };
}
