import { texts } from '#texts/metro/table.ts';
import { BoardMarks } from '../../../kit/board-marks.tsx';
import type { Mark } from '../../../kit/draw/place.ts';
import type { ShownScene } from '../../../kit/draw/scene.ts';
import { memo } from '../../../kit/memo.tsx';
import { Picture } from '../../../kit/picture.tsx';
import { ZoomBoard } from '../../../kit/zoom-board.tsx';
import { WITH_CENTRE } from '../geometry.ts';
import type { MetroPosition } from '../position.ts';
import type { Line } from '../scoring.ts';
import { BOARD, drawGround, drawHead, ownerClass, SQUARE } from './artwork.ts';
import { LastTrains } from './last-trains.tsx';
import { type LineMap, linePath, openEnds } from './lines.ts';
import type { MetroScene } from './scenes.ts';
import { Squares, type SquaresProps } from './squares.tsx';
import { Stations } from './stations.tsx';
import { Trains } from './trains.tsx';

const WHOLE = { x: 0, y: 0, width: BOARD, height: BOARD } as const;

const NO_MARKS: readonly Mark[] = [];

/** A line laid over the board in its owner's colour. */
export interface Trace {
  readonly owner: number | undefined;
  readonly path: string;
}

interface BoardProps extends SquaresProps {
  readonly names: readonly string[];
  readonly traced?: readonly Trace[];
  readonly marks?: readonly Mark[];
  readonly pointStation?: (station: number | undefined) => void;
  /** What is shown of the ending. */
  readonly shown?: ShownScene<MetroScene> | undefined;
}

export function Board(props: BoardProps) {
  const { position, map, names, pointStation, traced = [], marks = NO_MARKS, shown } = props;
  return (
    <ZoomBoard box={WHOLE} label={texts.board} name="metro-board">
      <Ground centre={position.board === WITH_CENTRE} />
      <g class={shown ? 'metro-ended' : ''}>
        <Squares {...props} />
      </g>
      {!shown && <Heads map={map} />}
      <Stations {...{ map, names, pointStation }} counted={shown?.scene.counted} best={shown?.scene.best} />
      <g class="metro-overlay">
        {traced.map(({ owner, path }) => (
          <path key={path} d={path} class={`metro-trace ${ownerClass(owner)}`} />
        ))}
        {shown ? <LastTrains {...{ position, map, shown }} /> : <Trains position={position} map={map} />}
        <BoardMarks marks={marks} size={SQUARE * 0.34} />
      </g>
    </ZoomBoard>
  );
}

/** Where the lines that can still grow wait for a tile. */
const Heads = memo(({ map }: { readonly map: LineMap }) => (
  <g class="metro-heads">
    {openEnds(map).map(({ line, square, leaves }) => (
      <Picture key={line.station} drawing={drawHead(square, leaves, line.owner)} />
    ))}
  </g>
));

const Ground = memo(({ centre }: { readonly centre: boolean }) => <Picture drawing={drawGround(centre)} />);

/** The squares a line crosses, for tracing it on the board. */
export function traceOf(position: MetroPosition, line: Line): Trace {
  return { owner: line.owner, path: linePath(position, line) };
}
