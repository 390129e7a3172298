import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { texts } from '#texts/race-to-the-raft/table.ts';
import type { Box } from '../../../kit/draw/box.ts';
import { lettering } from '../../../kit/draw/lettering.ts';
import type { ShownScene } from '../../../kit/draw/scene.ts';
import { memo } from '../../../kit/memo.tsx';
import { wantsLessMotion } from '../../../kit/motion.ts';
import { useCloser } from '../../../kit/use-closer.ts';
import { ZoomBoard } from '../../../kit/zoom-board.tsx';
import { columnOf, nameColumn, nameRow, rowOf } from '../geometry.ts';
import type { RaftPosition } from '../position.ts';
import { lossOf } from '../scoring.ts';
import { CATS, EXHAUSTED, RAFT } from '../state.ts';
import { drawAlarm } from './artwork.ts';
import { BurningIsle, Crew, OpenSea, voyageStyle } from './casting-off.tsx';
import { drawCatOnBoard, type Mood } from './cat.ts';
import { allSquares, pathOf } from './cat-watch.ts';
import { drawCoast } from './coast.ts';
import { drawGaps } from './gap-drawing.ts';
import { gapsIn } from './gaps.ts';
import { Ground, LaidSquares, placed, Raft, useGround } from './ground.tsx';
import { squareId } from './labels.ts';
import { CELL } from './land.ts';
import { boxOf, MARGIN, voyageOf } from './layout.ts';
import { Painted, pageColour } from './paint.tsx';
import { PAINT } from './palette.ts';
import { NO_SCARVES, type Scarves } from './scarves.ts';
import type { RaftScene } from './scenes.ts';

/** What of the ending is shown while the raft leaves. */
type Sailing = ShownScene<RaftScene> | undefined;

/**
 * The island as a picture that fits, layer by layer; children lie above it, in units of CELL a square. When the raft casts
 * off, raft and cats sail and nothing lies above.
 */
export function Island({
  position,
  scarves = NO_SCARVES,
  sailing,
  held,
  tapped,
  sight,
  isText = false,
  children,
}: {
  readonly position: RaftPosition;
  readonly scarves?: Scarves;
  readonly sailing?: Sailing;
  /** The square of a cat that is chosen. */
  readonly held?: number | undefined;
  /** A square that a finger must tell from its neighbours. */
  readonly tapped?: number | undefined;
  /** What should be seen of the ideas. */
  readonly sight?: Box | undefined;
  /** Edges with the digits of the official strings, for those who compare the island with one. */
  readonly isText?: boolean;
  readonly children?: ComponentChildren;
}) {
  const { rows, columns } = position;
  // The same box all match long: a new one would be measured again with every move.
  const box = useMemo(() => boxOf({ rows, columns }), [rows, columns]);
  const before = useBefore(position);
  const { ground, laid } = useGround(position);
  const voyage = useMemo(() => (sailing ? voyageOf(position, box) : undefined), [position, box, sailing]);
  const near = useCloser(tapped, squareId);
  const isAway = sailing !== undefined && sailing.scene.step !== 'aboard';
  return (
    <div
      class={`raft-frame${box.width < box.height ? ' is-tall' : ''}${sailingClass(sailing)}`}
      style={{ '--raft-shape': box.width / box.height, ...(voyage && sailing && voyageStyle(voyage, sailing)) }}
    >
      <ZoomBoard
        box={box}
        name="raft-board"
        buttons="beside"
        label={texts.island}
        {...{ near, sight }}
        held={held === undefined ? undefined : squareBox(held)}
        ground={
          <>
            {isAway && voyage && <OpenSea box={box} voyage={voyage} />}
            {isAway ? (
              <BurningIsle position={position} />
            ) : (
              <>
                <Shore {...{ rows, columns, isText }} />
                <Ground position={ground} />
              </>
            )}
          </>
        }
      >
        {sailing && voyage ? (
          <Crew {...{ position, scarves, voyage }} scene={sailing.scene} />
        ) : (
          <>
            <LaidSquares laid={laid} />
            <Raft position={position} />
            <Cats position={position} before={before} scarves={scarves} />
            {children}
          </>
        )}
      </ZoomBoard>
    </div>
  );
}

function squareBox(square: number): Box {
  return { x: columnOf(square) * CELL, y: rowOf(square) * CELL, width: CELL, height: CELL };
}

function sailingClass(sailing: Sailing): string {
  if (!sailing) return '';
  const { scene, isMoving } = sailing;
  const steps = { aboard: ' is-calling', sailing: ' is-away is-sailing', safe: ' is-away' };
  const step = scene.step in steps ? steps[scene.step as keyof typeof steps] : '';
  return `${step}${isMoving ? ' is-moving' : ''}`;
}

/** The value of the last render that was another one. */
function useBefore<T>(value: T): T | undefined {
  const held = useRef<{ readonly now: T; readonly before: T | undefined }>({ now: value, before: undefined });
  if (held.current.now !== value) held.current = { now: value, before: held.current.now };
  return held.current.before;
}

interface ShoreProps {
  readonly rows: number;
  readonly columns: number;
  readonly isText: boolean;
}

const Shore = memo(({ rows, columns, isText }: ShoreProps) => {
  const [width, height] = [columns * CELL, rows * CELL];
  return (
    <g>
      <rect
        x={-MARGIN}
        y={-MARGIN}
        width={width + MARGIN * 2}
        height={height + MARGIN * 2}
        rx={18}
        fill={pageColour(PAINT.sea)}
      />
      <Painted drawing={drawCoast(rows, columns)} />
      <path class="raft-numbers" d={edgeNames(rows, columns, isText)} />
    </g>
  );
});

function edgeNames(rows: number, columns: number, isText: boolean): string {
  const [sayColumn, sayRow] = isText ? [twoDigits, twoDigits] : [nameColumn, nameRow];
  const above = Array.from({ length: columns }, (_, column) =>
    lettering(sayColumn(column), (column + 0.5) * CELL, -18),
  );
  const beside = Array.from({ length: rows }, (_, row) => lettering(sayRow(row), -18, (row + 0.5) * CELL));
  return [...above, ...beside].join('');
}

/** A row or a column as the official strings write it. */
function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

interface Layer {
  readonly position: RaftPosition;
  readonly before: RaftPosition | undefined;
  readonly scarves: Scarves;
}

const Cats = memo(({ position, before, scarves }: Layer) => {
  const squares = allSquares(position).filter((square) => position.has(CATS, square));
  const loss = lossOf(position);
  return (
    <g class="raft-cats">
      {squares.map((square) => (
        <Cat
          key={square}
          square={square}
          colour={position.catAt(square)}
          mood={moodOf(position, square)}
          hasScarf={scarves.has(square)}
          path={before ? cameBy(before, position, square) : ''}
        />
      ))}
      {loss?.kind === 'cutOff' &&
        loss.cats.map((square) => (
          <g key={`lost-${square}`} class="raft-lost" transform={placed(square)}>
            <Painted drawing={drawAlarm()} />
          </g>
        ))}
      {loss && <Painted drawing={drawGaps(gapsIn(position))} />}
    </g>
  );
});

function moodOf(position: RaftPosition, square: number) {
  if (position.has(RAFT, square)) return 'aboard';
  return position.has(EXHAUSTED, square) ? 'exhausted' : 'awake';
}

/** The squares over which the cat here has just come, as a text; empty when it stood here before. */
function cameBy(before: RaftPosition, position: RaftPosition, square: number): string {
  if (before.has(CATS, square) || before.rows !== position.rows) return '';
  const left = allSquares(before).filter((old) => before.has(CATS, old) && !position.has(CATS, old));
  return left.length === 1 ? pathOf(before, left[0], square).join() : '';
}

const MILLISECONDS_A_SQUARE = 70;

const Cat = memo(
  ({
    square,
    colour,
    mood,
    hasScarf,
    path,
  }: {
    readonly square: number;
    readonly colour: number;
    readonly mood: Mood;
    readonly hasScarf: boolean;
    readonly path: string;
  }) => {
    const body = useRef<SVGGElement>(null);
    useEffect(() => {
      const steps = path === '' ? [] : path.split(',').map(Number);
      if (steps.length < 2 || wantsLessMotion()) return;
      const frames = steps.map((step, at) => ({
        transform: `translate(${(columnOf(step) - columnOf(square)) * CELL}px, ${(rowOf(step) - rowOf(square)) * CELL}px)
          scale(${mood === 'aboard' && at === steps.length - 2 ? 1.35 : 1})`,
      }));
      const duration = Math.min(700, Math.max(250, steps.length * MILLISECONDS_A_SQUARE));
      const walk = body.current?.animate(frames, { duration, easing: 'ease-out' });
      return () => walk?.cancel();
    }, [path, square, mood]);
    return (
      <g transform={placed(square)}>
        <g ref={body} class="raft-cat">
          <Painted drawing={drawCatOnBoard(colour, mood, hasScarf)} />
        </g>
      </g>
    );
  },
);
