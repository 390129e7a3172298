import { createContext } from 'preact';
import { useContext, useEffect, useMemo, useRef } from 'preact/hooks';
import type { Box } from './draw/box.ts';
import type { Place, Point, Sketch, Spot } from './draw/place.ts';
import { SketchArrow, SketchMark } from './sketches.tsx';

/** A board on the screen: where its spots are, in its own units. */
interface SpottedBoard {
  readonly element: SVGGraphicsElement;
  readonly middles: readonly { readonly id: string; readonly at: Point; readonly reach: number }[];
}

/** What the page lays over every board of a table: drawings, and spots that can be pointed at. */
export interface Spots {
  readonly spots: readonly Spot[];
  readonly sketches: readonly Sketch[];
  /** Spots that something is wrong with. */
  readonly wrong: readonly string[];
  /** Whether spots can be chosen by the keyboard. */
  readonly isOpen: boolean;
  /** The spot that had the focus last. */
  readonly focus: string | undefined;
  /** The boards that are there now: they come and go with the table. */
  readonly boards: Set<SpottedBoard>;
}

export const SpotsOnBoards = createContext<Spots | undefined>(undefined);

/** The spot under a point of the window, or the nearest one, no further away than so many times its own reach. */
export function spotAt(
  boards: ReadonlySet<SpottedBoard>,
  { clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>,
  within = 1,
): string | undefined {
  let found: { readonly id: string; readonly far: number } | undefined;
  for (const { element, middles } of boards) {
    const matrix = element.getScreenCTM();
    if (!matrix) continue;
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    for (const { id, at, reach } of middles) {
      const far = Math.hypot(at.x - x, at.y - y) / reach;
      if (far <= within && far < (found?.far ?? Number.POSITIVE_INFINITY)) found = { id, far };
    }
  }
  return found?.id;
}

interface Framed {
  readonly line: string;
  readonly box: Box;
  readonly middle?: Point;
}

/** The drawings and spots of one board; nothing where the page has none. */
export function SpotLayer({
  board,
  size,
  lineAround,
  isPicture,
}: {
  readonly board: string;
  readonly size: number;
  readonly lineAround: (place: Place) => Framed;
  readonly isPicture: boolean;
}) {
  const page = useContext(SpotsOnBoards);
  const layer = useRef<SVGGElement>(null);
  const own = useMemo(() => spotsOn(page?.spots ?? [], board, lineAround), [page?.spots, board, lineAround]);
  const boards = page?.boards;
  useEffect(() => {
    const element = layer.current;
    if (!boards || !element) return;
    const spotted = { element, middles: [...own].map(([id, spot]) => ({ id, ...spot })) };
    boards.add(spotted);
    return () => void boards.delete(spotted);
  }, [boards, own]);
  if (!page) return null;
  // The Tab key stops once on every board.
  const stop = page.focus !== undefined && own.has(page.focus) ? page.focus : own.keys().next().value;
  return (
    <g class="spots" ref={layer}>
      {page.isOpen &&
        !isPicture &&
        [...own].map(([id, { at, reach, name }]) => (
          <circle
            key={id}
            class={page.wrong.includes(id) ? 'spot is-wrong' : 'spot'}
            data-spot={id}
            role="button"
            tabindex={id === stop ? 0 : -1}
            aria-label={name}
            cx={at.x}
            cy={at.y}
            r={reach * 0.66}
            stroke-width={size * 0.16}
          />
        ))}
      <g {...UNHEARD}>
        {page.sketches.map((sketch) => (
          <Drawn key={`${sketch.pen} ${sketch.from} ${sketch.to}`} {...{ sketch, size, own }} />
        ))}
      </g>
    </g>
  );
}

/** What is drawn is told in words beside the board. */
const UNHEARD = { 'aria-hidden': true } as const;

type OwnSpots = ReadonlyMap<string, { readonly name: string; readonly at: Point; readonly reach: number }>;

function Drawn({
  sketch: { from, to, pen },
  size,
  own,
}: {
  readonly sketch: Sketch;
  readonly size: number;
  readonly own: OwnSpots;
}) {
  const start = own.get(from);
  const end = to === undefined ? undefined : own.get(to);
  if (start && to === undefined) return <SketchMark at={start.at} radius={start.reach * 0.6} {...{ pen, size }} />;
  return start && end ? <SketchArrow from={start.at} to={end.at} {...{ pen, size }} /> : null;
}

function spotsOn(spots: readonly Spot[], board: string, lineAround: (place: Place) => Framed): OwnSpots {
  return new Map(
    spots
      .filter(({ place }) => place.board === board)
      .map(({ id, name, place }) => {
        const { box, middle } = lineAround(place);
        const at = middle ?? { x: box.x + box.width / 2, y: box.y + box.height / 2 };
        // Half a diagonal: whatever is nearest within it is meant.
        return [id, { name, at, reach: Math.hypot(place.box.width, place.box.height) / 2 }];
      }),
  );
}
