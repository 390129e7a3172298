import type { ComponentChildren } from 'preact';
import { useCarry } from '../../../kit/carry.ts';
import { squareAtPoint } from '../../../kit/pointer.ts';

export interface DragProps {
  /** Told which square the tile is over, and about leaving the board. */
  readonly over: (square: number | undefined) => void;
  /** Let go above a square, whether it takes the tile or not. */
  readonly drop: (square: number) => void;
  readonly takes: (square: number) => boolean;
  readonly children: ComponentChildren;
}

/** A convenience beside choosing a square: what is in it can be carried to the board, by mouse or finger. */
export function Draggable({ over, drop, takes, children }: DragProps) {
  const { carried, listenersOf } = useCarry<undefined, number>({ placeAt: squareAtPoint, over, drop });
  // Over a square that takes it the board shows the tile itself.
  const fits = carried?.place !== undefined && takes(carried.place);
  return (
    <div
      class={`carriable metro-drag${carried ? ' is-carried' : ''}${fits ? ' is-over' : ''}`}
      style={carried && { translate: carried.translate }}
      {...listenersOf(undefined)}
    >
      {children}
    </div>
  );
}
