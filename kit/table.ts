import type { ComponentChildren, ComponentType } from 'preact';
import { texts } from '#texts/kit.ts';
import type { Move, Position, Seat, Viewer } from '../core/game.ts';
import type { Mark, Place } from './draw/place.ts';
import type { Scene, ShownScene, Sound } from './draw/scene.ts';

/** What a game's table is given: a position, the moves it may offer, and whom to name. It knows no rule. */
export interface TableProps<P extends Position = Position, S extends Scene = Scene> {
  /** As the viewer may know it. */
  readonly position: P;
  readonly viewer: Viewer;
  /** What the person at the screen may do now; empty while others act. */
  readonly moves: readonly Move[];
  readonly names: readonly string[];
  readonly submit: (move: Move) => void;
  /** A move somebody asked to be suggested. */
  readonly hint: Move | undefined;
  /** Looks at another of the suggested moves, which somebody has chosen on the board; false where it is none of them. */
  readonly consider?: (move: Move) => boolean;
  /** Address of a rule's own words, for "Rule M6". */
  readonly ruleLink: (rule: string) => string;
  /** Every position so far, from the start, as the viewer may know it now; made when asked for. */
  readonly earlier: () => readonly P[];
  /** Places to mark on the board: what happened, what is pointed at in the log, what is suggested. */
  readonly marks: readonly Mark[];
  /** What the board shows of a great moment; afterwards the last scene of the ending stays. */
  readonly shown: ShownScene<S> | undefined;
  /** In a lesson a move that is not the wanted one is not played but talked about, and the learner chooses every piece. */
  readonly isLesson?: boolean;
  /** What the lesson speaks of now, in the game's own words: the table shows where that is. */
  readonly about?: readonly string[] | undefined;
  /** A line under the prompt while nobody at the screen acts, e.g. that a bot is thinking. */
  readonly waiting: string;
  /** The log and whatever else the page adds below the game's own facts. */
  readonly children?: ComponentChildren;
}

/** What every games/<game>/ui/table.tsx exports as `screen`; `defineScreen` makes it from parts that know the game's own positions. */
export interface GameScreen {
  /** Board and side column of a match in play. */
  readonly Table: ComponentType<TableProps>;
  /** The board alone, to look at: for the viewer. */
  readonly Still: ComponentType<StillProps>;
  /** How the final score came about. */
  readonly Ending: ComponentType<EndingProps>;
  /** How the match went, where there are no points to draw a curve of. */
  readonly Course?: ComponentType<EndingProps>;
  /**
   * What the last move of a match deserves to be shown by, before anything else happens: its ending, or a half-time.
   * Nothing for any other move. A game without an ending of its own counts up the parts of the score.
   */
  readonly scenesOf?: (match: SceneProps) => readonly Scene[];
  /** What a move sounds like, told from what it changed; wood on wood where a game does not say. */
  readonly soundOf?: (before: Position, after: Position) => Sound;
}

export interface StillProps<P extends Position = Position> {
  readonly position: P;
  /** True where the position was read from a text, and its squares are best named as the text names them. */
  readonly isText?: boolean;
  /** Who looks, where it is somebody of the match: what was in front of them stays there. */
  readonly viewer?: Viewer;
  readonly names: readonly string[];
  /** Where the move was made that led here, where the words beside the board do not say it. */
  readonly marks: readonly Mark[];
  /** The positions of the match or the text that this one is part of, in their order; made when asked for. */
  readonly earlier: () => readonly P[];
}

/** A match after a move, for `scenesOf`. */
export interface SceneProps<P extends Position = Position> {
  readonly position: P;
  /** The position before the last move; the same one where a match is looked at that was over before. */
  readonly before: P;
  readonly names: readonly string[];
  readonly earlier: () => readonly P[];
  /** Where the last move of a seat was made. */
  readonly moved: readonly Place[];
}

export interface EndingProps<P extends Position = Position> {
  readonly position: P;
  readonly names: readonly string[];
  /** Every position of the match, from the start to this one; made when asked for. */
  readonly earlier: () => readonly P[];
}

export function nameOf(names: readonly string[], seat: Seat | undefined): string {
  return seat === undefined ? texts.nobody : (names[seat] ?? texts.seat(seat + 1));
}
