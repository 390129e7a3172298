import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { useCarry } from '../../../kit/carry.ts';
import { squareAtPoint } from '../../../kit/pointer.ts';

export interface DragProps {
  /** Told which square the tile is over, and about leaving the board. */
  readonly over: (square: number | undefined) => void;
  /** Let go above a square, whether it takes the tile or not. */
  readonly drop: (square: number, isTouch: boolean) => void;
  readonly takes: (square: number) => boolean;
  readonly children: ComponentChildren;
}

/** A convenience beside choosing a square: what is in it can be carried to the board, by mouse or finger. */
export function Draggable({ over, drop, takes, children }: DragProps) {
  const { carried, listenersOf } = useCarry<undefined, number>({
    placeAt: squareAtPoint,
    over,
    drop: (square, _, isTouch) => drop(square, isTouch),
  });
  // Over a square that takes it the board shows the tile itself.
  const fits = carried?.place !== undefined && takes(carried.place);
  const tile = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={tile}
      class={`carriable metro-drag${carried ? ' is-carried' : ''}${fits ? ' is-over' : ''}`}
      style={
        carried && { translate: carried.translate, scale: carried.place === undefined ? '1' : scaleOver(tile.current) }
      }
      {...listenersOf(undefined)}
    >
      {children}
    </div>
  );
}

/** Over the board a tile is as large as its squares: on a phone it would hide nine of them otherwise. */
function scaleOver(tile: HTMLElement | null): string {
  const square = document.querySelector('.metro-board .metro-square');
  if (!tile || !square) return '1';
  return String(square.getBoundingClientRect().width / tile.offsetWidth);
}
