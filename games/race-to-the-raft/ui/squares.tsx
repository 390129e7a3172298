import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { texts } from '#texts/race-to-the-raft/table.ts';
import { onlyShows } from '../../../kit/confirming.ts';
import { stepInGrid } from '../../../kit/grid-keys.ts';
import { memo } from '../../../kit/memo.tsx';
import { followFocus, squareOf } from '../../../kit/pointer.ts';
import { wasByKey } from '../../../kit/pointer-track.ts';
import { listenToWheel } from '../../../kit/turning-wheel.ts';
import { columnOf, rowOf, squareAt } from '../geometry.ts';
import { focusIn, squareId } from './labels.ts';
import { CELL } from './land.ts';

interface SquaresProps {
  readonly rows: number;
  readonly columns: number;
  /** What each square is and what choosing it would do, for those who listen. */
  readonly labels: readonly string[];
  /** Squares that can be chosen, with their class. */
  readonly open: ReadonlyMap<number, string>;
  readonly point: (square: number | undefined) => void;
  readonly choose: (square: number, touch: boolean) => void;
  /** Turns what is held, when something is; the wheel is then not for zooming. */
  readonly turn: ((by: number) => void) | undefined;
  /** What makes a cat that can move a thing to drag. */
  readonly carry?: CarryCat | undefined;
}

export type CarryCat = (square: number) => Partial<JSX.DOMAttributes<SVGRectElement>>;

/** The squares as a grid to point at and to walk through by arrow keys. */
export const Squares = memo((props: SquaresProps) => {
  const { rows, columns, labels, open, point } = props;
  const [visited, setFocus] = useState<number>();
  // Browsers go on showing a focus that keys have left to the mouse, and with the next key one that a click has given.
  const [isWalked, walk] = useState(false);
  const focus = focusIn(open, visited);
  const grid = useRef<SVGGElement>(null);
  useTurningWheel(grid, props.turn);
  return (
    <g
      ref={grid}
      role="grid"
      tabindex={-1}
      class={isWalked ? 'raft-cells is-walked' : 'raft-cells'}
      aria-label={texts.squares}
      aria-readonly="true"
      {...usePresses(props, walk)}
      onFocusCapture={(event) => followFocus(event, { setFocus, walk, point })}
      // A press that takes the focus to another square does not take the mouse away from it.
      onBlurCapture={({ relatedTarget }) => squareOf(relatedTarget) === undefined && point(undefined)}
    >
      {Array.from({ length: rows }, (_, row) => {
        const squares = Array.from({ length: columns }, (_, column) => squareAt(row, column));
        return (
          <Row
            key={row}
            squares={squares}
            labels={squares.map((square) => labels[square])}
            kinds={squares.map((square) => open.get(square) ?? '')}
            focus={rowOf(focus) === row ? focus : undefined}
            carry={props.carry}
          />
        );
      })}
    </g>
  );
});

/** Pointing, clicking and keys, listened to once for all squares. */
function usePresses({ rows, columns, point, choose }: SquaresProps, walk: (isWalked: boolean) => void) {
  const pressKey = (event: KeyboardEvent) => {
    const square = squareOf(event.target);
    if (square === undefined) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      walk(true);
      return choose(square, onlyShows());
    }
    const next = stepInGrid(event.key, rowOf(square) * columns + columnOf(square), rows, columns);
    if (next === undefined) return;
    event.preventDefault();
    document.getElementById(squareId(squareAt(Math.floor(next / columns), next % columns)))?.focus();
  };
  return {
    onPointerMove: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || isCarrying(event)) return;
      // Browsers tell of a mouse at rest, too, when the board moves under it.
      if (!wasByKey()) walk(false);
      point(squareOf(event.target));
    },
    onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && point(undefined),
    onClick: (event: MouseEvent) => {
      const square = squareOf(event.target);
      if (square !== undefined) choose(square, onlyShows(event));
    },
    onKeyDown: pressKey,
  };
}

/** The mouse drags a cat: it is not at the square that hears of it, which is where the cat was. */
function isCarrying({ target, pointerId }: PointerEvent): boolean {
  return target instanceof Element && target.hasPointerCapture(pointerId);
}

interface RowProps {
  readonly squares: readonly number[];
  readonly labels: readonly string[];
  readonly kinds: readonly string[];
  /** The square that Tab leads to, where it is in this row. */
  readonly focus: number | undefined;
  readonly carry: CarryCat | undefined;
}

function canCarry(kind: string): boolean {
  return kind === 'is-cat';
}

/** Compared by what it shows: a move changes a few rows of the island. */
const Row = memo(
  ({ squares, labels, kinds, focus, carry }: RowProps) => (
    <g role="row">
      {squares.map((square, at) => (
        <rect
          key={square}
          id={squareId(square)}
          data-square={square}
          role="gridcell"
          class={`raft-square ${kinds[at]}${canCarry(kinds[at]) ? ' carriable' : ''}`}
          x={columnOf(square) * CELL}
          y={rowOf(square) * CELL}
          width={CELL}
          height={CELL}
          tabindex={square === focus ? 0 : -1}
          aria-label={labels[at]}
          {...(canCarry(kinds[at]) && carry?.(square))}
        />
      ))}
    </g>
  ),
  (old, now) =>
    old.focus === now.focus &&
    isSame(old.squares, now.squares) &&
    isSame(old.labels, now.labels) &&
    isSame(old.kinds, now.kinds),
);

function isSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((one, at) => one === others[at]);
}

function useTurningWheel(
  grid: { readonly current: SVGGElement | null },
  turn: ((by: number) => void) | undefined,
): void {
  useEffect(() => (grid.current && turn ? listenToWheel(grid.current, () => turn) : undefined), [grid, turn]);
}
