import type { Drawing } from '../kit/draw/drawing.ts';

/**
 * A final score taken apart, so that people see where it was won. Where seats have points of their own, the parts of a
 * seat add up to its `scores()`. A table that wins or loses together has facts instead.
 */
export type FinalScore =
  | {
      readonly kind: 'points';
      readonly parts: readonly ScorePart[];
      /** One sentence without which the points would puzzle: the game ended early, or a tie was broken. */
      readonly note?: string;
      /** What points are that are crossed out, where any are. */
      readonly lostNote?: string;
    }
  | {
      readonly kind: 'facts';
      readonly facts: readonly ScoreFact[];
      /** Why the table lost, in a sentence or two. */
      readonly note?: string;
    };

/**
 * What the points of a finished match come from, as finely as people speak of it: two endings are told apart by the source
 * that differs most. Sources are always the same ones, in the same order.
 */
export interface ScoreSources<P> {
  /** Source by source, by seat. All that a seat has add up to its points, but for those it had before a half-time. */
  pointsOf(position: P): readonly (readonly number[])[];
  /** “your line 15”: `whose` is “your” or “Ada’s”. */
  tell(position: P, source: number, whose: string): string;
}

export interface ScorePart {
  /** "Long lines (10+ tiles)". */
  readonly name: string;
  /** By seat. */
  readonly points: readonly number[];
  /** By seat, what is seen on the table and does not count: crossed out. */
  readonly lost?: readonly number[];
  /** What the part is about, in colours of the page. */
  readonly picture?: Drawing;
  /** Where the parts of a score are multiplied: by seat the number that is, and what is read beside its bar, "× 3". */
  readonly factor?: { readonly numbers: readonly number[]; readonly words: readonly string[] };
  /** Where equal scores were told apart by something that brings no points: by seat, the numbers that were compared. */
  readonly compared?: readonly number[];
}

export interface ScoreFact {
  /** "Cats aboard". */
  readonly name: string;
  /** "3 of 4". */
  readonly words: string;
}
