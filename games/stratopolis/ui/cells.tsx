import { useMemo, useState } from 'preact/hooks';
import { texts as all } from '#texts/stratopolis/table.ts';
import type { Box } from '../../../kit/draw/box.ts';
import { memo } from '../../../kit/memo.tsx';
import { START } from '../components.ts';
import { squareAt } from '../geometry.ts';
import { placeOf } from '../rules.ts';
import { SQUARE } from './artwork.ts';
import type { BoardProps } from './board-props.ts';
import { describeFits, describeSquare, type Fit, type Fits, fitAt } from './draft.ts';
import { useGridEvents } from './grid-events.tsx';
import { type Frame, indexIn, squareId, squareIn } from './layout.ts';

const texts = all.board;
const NOWHERE: Fits = new Map();
/** Wherever a tap may go that hits no square: larger than anything that is ever shown. */
const AROUND_ALL = { x: -4000, y: -4000, width: 8000, height: 8000 } as const;

/** Where a square can be hit: flat a box, in depth an outline with the walls of what is built there. */
type Shape = { readonly x: number; readonly y: number } | string;

interface CellsProps extends Omit<BoardProps, 'aspect' | 'width' | 'sizes'> {
  /** What is shown, in columns and rows as they are seen from the corner. */
  readonly frame: Frame;
  readonly corner?: number;
  /** Nothing for a square that cannot be seen. */
  readonly shapeOf: (square: number) => Shape | undefined;
  /** In depth, where the keyboard's focus is shown; else the shape itself has it. */
  readonly focusOf?: (square: number) => string;
  /** Pins that look over towers: there one means the place behind. */
  readonly behind?: readonly { readonly square: number; readonly box: Box }[];
}

/** All squares as a grid to point at, to walk through with arrow keys, and to listen to. Nearer ones come later and lie above. */
export function Cells(props: CellsProps) {
  const { position, frame, corner = 0, shapeOf, focusOf, behind = [], tile, turn = 0, fits = NOWHERE, hint } = props;
  const start = squareAt(START.column, START.row);
  const [focus, setFocus] = useState(start);
  const words = useMemo(
    () => (tile === undefined ? new Map<number, string>() : describeFits(position, fits, tile, turn)),
    [position, fits, tile, turn],
  );
  const isShown = indexIn(frame, focus, corner) !== undefined && shapeOf(focus) !== undefined;
  const reached = isShown ? focus : start;
  const grid = useGridEvents({ ...props, corner }, setFocus);
  // Pointing changes nothing here, so what was made before is kept.
  const rows = useMemo(
    () =>
      Array.from({ length: frame.rows }, (_, row) => {
        const squares = Array.from({ length: frame.columns }, (_, column) =>
          squareIn(frame, row * frame.columns + column, corner),
        );
        const cells = squares.flatMap((square) => {
          const shape = shapeOf(square);
          if (shape === undefined) return [];
          const label = describeSquare(position, square, words.get(square));
          const fit = fitAt(fits, square, turn);
          const at = typeof shape === 'string' ? { d: shape } : shape;
          return [<Cell key={square} {...{ square, label, fit, ...at }} focusable={square === reached} />];
        });
        // A row of which nothing is seen would be announced as an empty one.
        return (
          cells.length > 0 && (
            <g role="row" key={frame.top + row}>
              {cells}
            </g>
          )
        );
      }),
    [position, frame, corner, shapeOf, words, fits, turn, reached],
  );
  return (
    <g
      ref={grid.ref}
      role="grid"
      data-hinted={hint === undefined ? undefined : squareId(placeOf(hint) >> 2)}
      aria-label={tile === undefined ? texts.squares : texts.squaresToPlace}
      aria-readonly="true"
      class={`${tile === undefined ? '' : 'is-acting'}${grid.isWalked ? ' is-walked' : ''}`}
      // In SVG the attribute is known only in small letters. Without it, listening for focus makes the group a tab stop.
      tabindex={-1}
      {...grid.events}
    >
      <rect class="stratopolis-around" {...AROUND_ALL} />
      {rows}
      {focusOf && <path class="stratopolis-focus" d={focusOf(reached)} />}
      {behind.map(({ square, box }) => (
        <rect key={square} class="stratopolis-behind" data-square={square} {...box} />
      ))}
    </g>
  );
}

const CLASSES: Readonly<Record<Fit, string>> = { now: ' is-open', turned: ' is-turnable', never: '' };

interface CellProps {
  readonly square: number;
  readonly label: string;
  readonly fit: Fit;
  readonly focusable: boolean;
  /** One or the other. */
  readonly x?: number;
  readonly y?: number;
  readonly d?: string;
}

const Cell = memo(({ square, label, fit, focusable, x, y, d }: CellProps) => {
  const shared = {
    id: squareId(square),
    'data-square': square,
    role: 'gridcell',
    class: `stratopolis-cell${CLASSES[fit]}`,
    tabindex: focusable ? 0 : -1,
    'aria-label': label,
  } as const;
  return d === undefined ? (
    <rect {...shared} {...{ x, y }} width={SQUARE} height={SQUARE} />
  ) : (
    <path {...shared} d={d} />
  );
});
