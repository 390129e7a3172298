import { memo } from 'preact/compat';
import { useEffect, useRef, useState } from 'preact/hooks';
import { texts } from '#texts/race-to-the-raft/table.ts';
import { stepInGrid } from '../../../kit/grid-keys.ts';
import { isTouch, squareOf } from '../../../kit/pointer.ts';
import { listenToWheel } from '../../../kit/turning-wheel.ts';
import { columnOf, rowOf, squareAt } from '../geometry.ts';
import { CELL } from './artwork.ts';

interface CellsProps {
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
}

/** The squares as a grid to point at and to walk through by arrow keys. */
export const Cells = memo((props: CellsProps) => {
  const { rows, columns, labels, open, point } = props;
  const [visited, setFocus] = useState<number>();
  // Tab leads to where one was, and the first time to a place that can be chosen.
  const focus = visited ?? open.keys().next().value ?? 0;
  const grid = useRef<SVGGElement>(null);
  useTurningWheel(grid, props.turn);
  return (
    <g
      ref={grid}
      role="grid"
      tabindex={-1}
      class="raft-cells"
      aria-label={texts.squares}
      aria-readonly="true"
      {...usePresses(props)}
      onFocusCapture={(event) => {
        const square = squareOf(event.target);
        if (square === undefined) return;
        setFocus(square);
        // A mouse click focuses too, but the mouse already points.
        if (event.target instanceof Element && event.target.matches(':focus-visible')) point(square);
      }}
      onBlurCapture={() => point(undefined)}
    >
      {Array.from({ length: rows }, (_, row) => (
        <g role="row" key={row}>
          {Array.from({ length: columns }, (_, column) => {
            const square = squareAt(row, column);
            return (
              <Cell
                key={square}
                square={square}
                label={labels[square]}
                kind={open.get(square) ?? ''}
                focusable={square === focus}
              />
            );
          })}
        </g>
      ))}
    </g>
  );
});

/** Pointing, clicking and keys, listened to once for all squares. */
function usePresses({ rows, columns, point, choose }: CellsProps) {
  const pressKey = (event: KeyboardEvent) => {
    const square = squareOf(event.target);
    if (square === undefined) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      return choose(square, false);
    }
    const next = stepInGrid(event.key, rowOf(square) * columns + columnOf(square), rows, columns);
    if (next === undefined) return;
    event.preventDefault();
    document.getElementById(`raft-square-${squareAt(Math.floor(next / columns), next % columns)}`)?.focus();
  };
  return {
    onPointerOver: (event: PointerEvent) => event.pointerType === 'mouse' && point(squareOf(event.target)),
    onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && point(undefined),
    onClick: (event: MouseEvent) => {
      const square = squareOf(event.target);
      if (square !== undefined) choose(square, isTouch(event));
    },
    onKeyDown: pressKey,
  };
}

const Cell = memo(
  ({
    square,
    label,
    kind,
    focusable,
  }: {
    readonly square: number;
    readonly label: string;
    readonly kind: string;
    readonly focusable: boolean;
  }) => (
    <rect
      id={`raft-square-${square}`}
      data-square={square}
      role="gridcell"
      class={`raft-square ${kind}`}
      x={columnOf(square) * CELL}
      y={rowOf(square) * CELL}
      width={CELL}
      height={CELL}
      tabindex={focusable ? 0 : -1}
      aria-label={label}
    />
  ),
);

function useTurningWheel(
  grid: { readonly current: SVGGElement | null },
  turn: ((by: number) => void) | undefined,
): void {
  useEffect(() => (grid.current && turn ? listenToWheel(grid.current, () => turn) : undefined), [grid, turn]);
}
