import type { Drawing } from './drawing.ts';

/** Short, dry, quiet sounds; `kit/sound.ts` makes them. */
export type Sound = 'wood' | 'hammer' | 'paper' | 'stone' | 'water' | 'fire' | 'turn' | 'end';

/**
 * One step of a great moment on the board: the end of a match, or half-time. A game adds fields of its own, which tell
 * its board what to show. The page plays the scenes one after the other, says their captions, makes their sounds and lets
 * people skip; the last scene of an ending stays on the board behind the result. It must therefore show everything, and
 * where people want no motion it is the only one they see.
 */
export interface Scene {
  /** How long it lasts at a normal pace. */
  readonly milliseconds: number;
  /** One short sentence beside the board, and for those who listen. */
  readonly caption: string;
  /** What follows from it, in ordinary type below the caption. */
  readonly words?: string;
  /** Each way to score with its points by seat, where the whole is summed up, or as far as it is told. */
  readonly parts?: readonly ScenePart[];
  /** Points told so far, by seat: they count up beside the caption. */
  readonly totals?: readonly number[];
  readonly sound?: Sound;
  /**
   * The first scene shows the last move itself, because the position after it is already past it (a half-time clears the
   * board): it begins at once. Before any other, the page waits until the last move has come to rest.
   */
  readonly showsMove?: boolean;
}

/** A way to score, as the result shows it. */
interface ScenePart {
  readonly name: string;
  /** By seat, what it brought, and what it would have brought and did not. */
  readonly points: readonly number[];
  readonly lost?: readonly number[];
  readonly picture?: Drawing;
}

/** A match at its end, of which its scenes tell. */
export interface Finished<Board> {
  readonly position: Board;
  readonly names: readonly string[];
}

/** A scene as a board shows it. */
export interface ShownScene<S extends Scene = Scene> {
  readonly scene: S;
  /** How many scenes came before it. */
  readonly number: number;
  /** True while it moves; false once it is a picture that stays, and always where people want no motion. */
  readonly isMoving: boolean;
  /** What one millisecond at a normal pace takes now: 1, less when somebody is in a hurry, 0 when all stands still. */
  readonly tempo: number;
}
