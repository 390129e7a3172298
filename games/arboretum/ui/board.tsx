import { useContext, useMemo, useState } from 'preact/hooks';
import { texts } from '#texts/arboretum/table.ts';
import { BoardMarks } from '../../../kit/board-marks.tsx';
import { onlyShows } from '../../../kit/confirming.ts';
import type { Mark } from '../../../kit/draw/place.ts';
import { stepInGrid } from '../../../kit/grid-keys.ts';
import { SpotsOnBoards } from '../../../kit/spots.tsx';
import { useSight } from '../../../kit/use-sight.ts';
import { ZoomBoard } from '../../../kit/zoom-board.tsx';
import type { Grove } from '../grove.ts';
import type { ArboretumPosition } from '../position.ts';
import { PLACING } from '../state.ts';
import { CARD_HEIGHT, CARD_WIDTH } from './artwork.ts';
import { drawPaths } from './board-drawing.ts';
import { CardFace } from './card.tsx';
import { type Fated, Fates } from './fate-marks.tsx';
import type { TracedPath } from './garden-drawing.ts';
import { BorderFlowers, Ground, PathBlossoms } from './ground.tsx';
import { boxOf, cellOf, cornerOf, type Frame, frameOf, squareIn, squaresOf, withEdge, withMarks } from './layout.ts';
import { marksBeside } from './marks-beside.ts';
import { Painted } from './paint.tsx';
import { groveBoard } from './places.ts';
import { sayChange } from './preview.ts';
import { type Draft, isSame, type Spot, spotHandlers } from './use-draft.tsx';
import { Tree, useAges } from './use-newest.tsx';
import { sayBeside, sayCard, saySquare } from './words.ts';

/** The fewest squares that are framed, so that the first cards are not giants. */
const LEAST = { columns: 5, rows: 3 };
/** Height of the signs of moves and ideas. */
export const SIGN = 20;
/** Room around trees that nothing can be planted beside, for the bed and for signs. */
const EDGE = 16;
const FRAME = { x: 1.5, y: 1.5, width: CARD_WIDTH - 3, height: CARD_HEIGHT - 3, rx: 7 };
/** More than any window shows of an empty garden. */
const GARDEN = { x: -5000, y: -5000, width: 10_000, height: 10_000 };

/** What is shown on a garden beside its cards. */
export interface Notes {
  readonly traced: readonly TracedPath[];
  /** The best path of each species. */
  readonly blooms: readonly TracedPath[];
  readonly fates: readonly Fated[];
  readonly marks: readonly Mark[];
}

/** A seat's garden on the screen. */
export interface Garden extends Notes {
  readonly position: ArboretumPosition;
  readonly seat: number;
  readonly name: string;
}

interface GroveProps extends Garden {
  readonly draft: Draft;
  /** Somebody at this screen may plant here, sooner or later: the squares around the trees are part of it. */
  readonly canGrow: boolean;
}

/** An arboretum to plant in: every square around the cards is a cell of a grid, and the frame grows with them. */
export function GroveBoard(props: GroveProps) {
  const { position, seat, name, traced, blooms, fates, marks, canGrow } = props;
  const grove = position.groves[seat];
  // In a study the squares around the trees can be marked.
  const isWide = useContext(SpotsOnBoards) !== undefined || canGrow;
  // The first card can go to one square only, and until then the whole garden is that square.
  const frame = useMemo(() => frameOf(grove, grove.placed === 0 || !isWide ? 0 : 1), [grove, isWide]);
  const box = useMemo(() => {
    const all = boxOf(frame, LEAST);
    return isWide ? all : withEdge(withMarks(all, marks, groveBoard(seat)), EDGE);
  }, [frame, isWide, marks, seat]);
  const beside = useMemo(() => marksBeside(marks, groveBoard(seat), grove, SIGN), [marks, seat, grove]);
  const sight = useSight(marks, groveBoard(seat));
  return (
    <ZoomBoard {...{ box, sight }} name="arboretum-grove" label={texts.board.groveOf(name)}>
      <g class="arboretum-ground">
        <Ground grove={grove} />
        <BorderFlowers grove={grove} paths={blooms} />
      </g>
      <Squares {...props} grove={grove} frame={frame} />
      <Cards {...props} grove={grove} />
      <PathBlossoms grove={grove} paths={blooms} />
      <Ribbons grove={grove} traced={traced} />
      <Fates {...{ grove, fates }} />
      <BoardMarks marks={beside} board={groveBoard(seat)} size={SIGN} />
    </ZoomBoard>
  );
}

const UNHEARD = { 'aria-hidden': true } as const;

/** The cards lie above the squares, not in them: what a square is called is not what is printed on its card. */
function Cards({ grove, draft, position, seat }: GroveProps & { readonly grove: Grove }) {
  const { selected, pointed } = draft;
  const ghost =
    pointed?.kind === 'square' && seat === position.mover && draft.isLegal(pointed) ? pointed.id : undefined;
  const ageOf = useAges(grove);
  const lay = (square: number) => {
    const [x, y] = cornerOf(grove, square);
    return `translate(${x} ${y})`;
  };
  return (
    <g class="arboretum-cards" {...UNHEARD}>
      {squaresOf(grove).map((square) => (
        <g key={square} transform={lay(square)}>
          <Tree age={ageOf(square)}>
            <CardFace card={grove.cardAt(square)} />
          </Tree>
        </g>
      ))}
      {ghost !== undefined && selected !== undefined && (
        <g class="arboretum-ghost" transform={lay(ghost)}>
          <CardFace card={selected} />
        </g>
      )}
    </g>
  );
}

/** Ways of paths over the cards. */
export function Ribbons({ grove, traced }: { readonly grove: Grove; readonly traced: readonly TracedPath[] }) {
  return (
    <g class="arboretum-ribbons">
      {drawPaths(traced, (square) => cornerOf(grove, square), 1).map((drawing, index) => (
        <g key={`${traced[index].species} ${traced[index].squares.join()}`} class="arboretum-ribbon">
          <Painted drawing={drawing} />
        </g>
      ))}
    </g>
  );
}

interface SquaresProps extends GroveProps {
  readonly grove: Grove;
  readonly frame: Frame;
}

function Squares(props: SquaresProps) {
  const { grove, frame } = props;
  const { rows, columns } = frame;
  const [focus, setFocus] = useState(grove.origin);
  const kept = isInside(grove, frame, focus) ? focus : grove.origin;
  const walk = (event: KeyboardEvent, square: number) => {
    const next = stepInGrid(event.key, cellOf(grove, frame, square), rows, columns);
    if (next === undefined) return;
    event.preventDefault();
    const to = squareIn(grove, frame, next);
    setFocus(to);
    document.getElementById(`arboretum-square-${to}`)?.focus();
  };
  return (
    <g role="grid" aria-label={texts.board.squares} aria-readonly="true">
      {Array.from({ length: rows }, (_, row) => (
        <g role="row" key={frame.north - row}>
          {Array.from({ length: columns }, (_, column) => {
            const square = squareIn(grove, frame, row * columns + column);
            return (
              <Square
                key={square}
                {...props}
                {...{ square, walk }}
                stop={square === kept}
                focus={() => setFocus(square)}
              />
            );
          })}
        </g>
      ))}
    </g>
  );
}

function isInside(grove: Grove, frame: Frame, square: number): boolean {
  const row = frame.north - grove.northOf(square);
  const column = grove.eastOf(square) - frame.west;
  return row >= 0 && column >= 0 && row < frame.rows && column < frame.columns;
}

interface SquareProps extends SquaresProps {
  readonly square: number;
  readonly stop: boolean;
  readonly focus: () => void;
  readonly walk: (event: KeyboardEvent, square: number) => void;
}

function Square({ square, stop, focus, walk, ...props }: SquareProps) {
  const { position, seat, grove, draft } = props;
  const mine = draft.acts && seat === position.mover;
  const card = grove.cardAt(square);
  const spot = spotOf(square, card, mine && draft.selected !== undefined);
  const legal = mine && draft.isLegal(spot);
  const answers = mine || spot.kind === 'tree';
  const handlers = answers ? spotHandlers(draft, spot) : {};
  const [x, y] = cornerOf(grove, square);
  return (
    <g
      id={`arboretum-square-${square}`}
      role="gridcell"
      class={`arboretum-square${legal ? ' is-open' : ''}${card >= 0 ? ' is-planted' : ''}`}
      transform={`translate(${x} ${y})`}
      // Not tabIndex: attributes of SVG nodes keep their case, and a square without one is a stop for the Tab key.
      tabindex={stop ? 0 : -1}
      aria-label={saySpot(props, square, legal)}
      aria-disabled={mine && !legal}
      {...handlers}
      onFocus={() => {
        focus();
        if (answers) draft.point(spot);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return walk(event, square);
        event.preventDefault();
        if (answers) draft.choose(spot, onlyShows());
      }}
    >
      {grove.placed === 0 && <rect class="arboretum-garden" {...GARDEN} />}
      <Plot
        {...{ card, legal, draft, spot }}
        // The squares of all gardens have the same numbers: a star belongs to the mover's alone.
        hinted={mine && draft.isHinted(spot)}
        waiting={grove.isOpen(square) && (grove.placed === 0 || (mine && position.phase === PLACING))}
        {...{ position }}
      />
      <rect class="arboretum-focus" x={-1} y={-1} width={CARD_WIDTH + 2} height={CARD_HEIGHT + 2} rx={9} />
    </g>
  );
}

/** While a card is to be planted, a tree is a square that is taken; otherwise it says what it is good for. */
function spotOf(square: number, card: number, plants: boolean): Spot {
  return card >= 0 && !plants ? { kind: 'tree', id: card } : { kind: 'square', id: square };
}

/** The ground of a square, and what the person sees there before planting. */
function Plot({
  position,
  card,
  legal,
  waiting,
  hinted,
  draft,
  spot,
}: {
  readonly position: ArboretumPosition;
  readonly card: number;
  readonly legal: boolean;
  readonly waiting: boolean;
  readonly hinted: boolean;
  readonly draft: Draft;
  readonly spot: Spot;
}) {
  const here = isSame(spot, draft.pointed);
  return (
    <>
      <rect
        class={`arboretum-plot${waiting && !legal ? ' is-waiting' : ''}`}
        {...FRAME}
        {...(legal && { fill: `var(--tint-${position.mover})`, stroke: `var(--seat-${position.mover})` })}
      />
      {hinted && (
        <path
          class="arboretum-hint"
          data-hinted={`arboretum-square-${spot.id}`}
          transform="translate(-10 -6) scale(0.8)"
          d="M50 24l7.6 16.4 18 2.1-13.3 12.2 3.5 17.8L50 63.7 34.2 72.5l3.5-17.8L24.4 42.5l18-2.1z"
        />
      )}
      {here && draft.fault && card < 0 && <path class="arboretum-no" d="M20 30L40 50M40 30L20 50" />}
    </>
  );
}

function saySpot({ grove, draft }: SquaresProps, square: number, legal: boolean): string {
  const card = grove.cardAt(square);
  const place = saySquare(grove, square);
  if (card >= 0) return texts.board.holds(place, sayCard(card));
  if (!legal || draft.selected === undefined) {
    if (!grove.isOpen(square)) return texts.board.notBeside(place);
    return grove.placed > 0 ? texts.board.freeBeside(sayBeside(grove, square)) : texts.board.free(place);
  }
  // Only where the person is: for every open square at once it would take too long.
  const isHere = draft.pointed?.kind === 'square' && draft.pointed.id === square;
  const changes = isHere ? (draft.preview?.changes.map(sayChange) ?? []) : [];
  return texts.board.freeFor(sayBeside(grove, square), sayCard(draft.selected), changes);
}

/** What is planted, for those who listen. */
export function sayGrove(grove: Grove, name: string): string {
  const cards = squaresOf(grove).map((square) =>
    texts.board.plantedAt(sayCard(grove.cardAt(square)), saySquare(grove, square)),
  );
  return texts.board.groveWith(name, cards);
}
