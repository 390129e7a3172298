import type { Move, Position, Seat } from '../../core/game.ts';
import type { Settings } from '../../core/settings.ts';

/** What a bot may be told besides questions. Seats are counted from 0; `mine` are the seats of the bot that is told. */
export type News = { readonly game: string; readonly mine: readonly Seat[] } & (
  | { readonly type: 'new-game'; readonly seats: number; readonly settings: Settings }
  | { readonly type: 'result'; readonly scores: readonly number[]; readonly winners: readonly Seat[] }
);

/** A player at an arena's table, of our own or from outside. */
export interface Seated {
  readonly name: string;
  choose(view: Position, seed: number): Move | Promise<Move>;
  /** Hears that a game begins, and how it ended. */
  hear?(news: News): void;
  /** What it did wrong since the last time somebody asked. */
  takeFaults(): readonly string[];
  /** Why there is no point in asking it again; `undefined` while it plays. */
  readonly failure?: string | undefined;
  leave(): void;
}
