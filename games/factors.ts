import type { Move, Position, Seat } from '../core/game.ts';
import type { Crop } from '../kit/draw/place.ts';

/** What may have to do with winning a game: counted over many matches for the page that tells what wins. */
export interface Factors<P extends Position = Position> {
  readonly traits: readonly Trait<P>[];
  /** First moves that are told as one, as everybody saw them, e.g. whatever tile goes to a square. Absent: each by itself. */
  groupFirst?(position: P, move: Move): string;
  nameFirst?(group: string): string;
}

/** Something that can be counted of a seat, or of the whole table, when a match is over. */
export interface Trait<P extends Position = Position> {
  readonly id: string;
  /** "Lines to the centre". */
  readonly title: string;
  /** One sentence on why it matters. */
  readonly say: string;
  /** Where each group of counts begins, rising: [0, 1, 4] tells apart "0", "1 to 3" and "4 or more". */
  readonly steps: readonly number[];
  readonly picture: Crop;
  /** `earlier` is every position of the match up to the last. */
  count(position: P, earlier: readonly P[], seat: Seat): number;
}
