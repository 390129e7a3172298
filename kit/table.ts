import type { ComponentChildren, ComponentType } from 'preact';
import { texts } from '#texts/kit.ts';
import type { Move, Position, Seat, Viewer } from '../core/game.ts';
import type { Sound } from './sound.ts';

/** What a game's table is given: a position, the moves it may offer, and whom to name. It knows no rule. */
export interface TableProps<P extends Position = Position> {
  /** As the viewer may know it. */
  readonly position: P;
  readonly viewer: Viewer;
  /** What the person at the screen may do now; empty while others act. */
  readonly moves: readonly Move[];
  readonly names: readonly string[];
  readonly submit: (move: Move) => void;
  /** A move somebody asked to be suggested. */
  readonly hint: Move | undefined;
  /** Address of a rule's own words, for "Rule M6". */
  readonly ruleLink: (rule: string) => string;
  /** Every position so far, from the start, as the viewer may know it now; made when asked for. */
  readonly earlier: () => readonly P[];
  /** A line under the prompt while nobody at the screen acts, e.g. that a bot is thinking. */
  readonly waiting: string;
  /** The log and whatever else the page adds below the game's own facts. */
  readonly children?: ComponentChildren;
}

/** What every games/<game>/ui/table.tsx exports; `defineScreen` makes it from parts that know the game's own positions. */
export interface GameScreen {
  /** Board and side column of a match in play. */
  readonly Table: ComponentType<TableProps>;
  /** The board alone, to look at: for the viewer. */
  readonly Still: ComponentType<StillProps>;
  /** How the final score came about. */
  readonly Ending: ComponentType<EndingProps>;
  /** What a move sounds like, told from what it changed; wood on wood where a game does not say. */
  readonly soundOf?: (before: Position, after: Position) => Sound;
}

export interface StillProps<P extends Position = Position> {
  readonly position: P;
  readonly names: readonly string[];
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
