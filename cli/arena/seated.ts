import type { Move, Position } from '../../core/game.ts';

/** A player at an arena's table, of our own or from outside. */
export interface Seated {
  readonly name: string;
  choose(view: Position, seed: number): Move | Promise<Move>;
  /** What it did wrong since the last time somebody asked. */
  takeFaults(): readonly string[];
  /** Why there is no point in asking it again; `undefined` while it plays. */
  readonly failure?: string | undefined;
  leave(): void;
}
