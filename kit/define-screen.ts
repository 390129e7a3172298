import type { ComponentChild } from 'preact';
import type { Position } from '../core/game.ts';
import type { Scene, Sound } from './draw/scene.ts';
import type { EndingProps, GameScreen, SceneProps, StillProps, TableProps } from './table.ts';

/** The parts of a game's screen, written for its own class of positions. */
interface ScreenOf<P extends Position, S extends Scene> {
  readonly Table: (props: TableProps<P, S>) => ComponentChild;
  readonly Still: (props: StillProps<P>) => ComponentChild;
  readonly Ending: (props: EndingProps<P>) => ComponentChild;
  readonly Course?: (props: EndingProps<P>) => ComponentChild;
  readonly scenesOf?: (match: SceneProps<P>) => readonly S[];
  readonly soundOf?: (before: P, after: P) => Sound;
}

/**
 * A game's screen as the page knows it. The page hands over positions of whatever game it found; this is the one place
 * that makes sure they are of the class the game's parts are written for.
 */
export function defineScreen<P extends Position, S extends Scene = Scene>(
  kind: new (...args: never[]) => P,
  { Table, Still, Ending, Course, scenesOf, soundOf = () => 'wood' }: ScreenOf<P, S>,
): GameScreen & Required<Pick<GameScreen, 'soundOf'>> {
  const own = (position: Position): P => {
    if (position instanceof kind) return position;
    throw new Error('A table was given a position of another game.');
  };
  // Called, not drawn as a component of their own: every layer costs time on each move.
  return {
    Table: (props) => Table({ ...props, position: own(props.position) } as TableProps<P, S>),
    Still: (props) => Still({ ...props, position: own(props.position) } as StillProps<P>),
    Ending: (props) => Ending({ ...props, position: own(props.position) } as EndingProps<P>),
    ...(Course && {
      Course: (props: EndingProps) => Course({ ...props, position: own(props.position) } as EndingProps<P>),
    }),
    ...(scenesOf && {
      scenesOf: (match: SceneProps) => scenesOf({ ...match, position: own(match.position) } as SceneProps<P>),
    }),
    soundOf: (before, after) => soundOf(own(before), own(after)),
  };
}
