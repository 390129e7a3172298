import type { Fault } from '../../../core/result.ts';
import type { Mark } from '../../../kit/draw/place.ts';
import type { StratopolisPosition } from '../position.ts';
import type { Fits } from './draft.ts';
import type { Preview } from './preview.ts';

/** What the board shows beyond the position, and whom it tells about pointing and choosing. */
export interface BoardProps {
  readonly position: StratopolisPosition;
  /** All regions with their sizes, not only those that score. */
  readonly sizes: boolean;
  /** Of the room that the board has. */
  readonly aspect: number;
  readonly width: number;
  /** The names of columns and rows, for those who compare a text; letters both ways would only puzzle players. */
  readonly isLettered?: boolean | undefined;
  readonly tile?: number | undefined;
  readonly turn?: number;
  /** As the tile is shown where it is pointed at; another turn than `turn` where it must be turned first. */
  readonly shownTurn?: number;
  readonly fits?: Fits;
  readonly pointed?: number | undefined;
  /** What a finger, or a click that did not place, points at until the next one. */
  readonly tapped?: number | undefined;
  /** Of the tile that is pointed with, else of the suggested one. */
  readonly preview?: Preview | undefined;
  readonly fault?: Fault | undefined;
  readonly hint?: number | undefined;
  readonly marks?: readonly Mark[];
  readonly rotate?: (way: 1 | -1) => void;
  readonly point: (square: number | undefined) => void;
  readonly choose?: (square: number, touch: boolean) => void;
  /** Somebody tapped where no square is: nothing is chosen then. */
  readonly clear?: () => void;
}
