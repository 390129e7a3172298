import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { ShownScene } from '../../../kit/draw/scene.ts';
import { seatPaint } from '../../../kit/draw/seats.ts';
import { memo } from '../../../kit/memo.tsx';
import { Picture } from '../../../kit/picture.tsx';
import type { Board } from '../board.ts';
import { LINK_POINTS } from '../components.ts';
import type { BlueLagoonPosition } from '../position.ts';
import { bestLink, majorities } from '../scoring.ts';
import { at, countMark, gainMark, presenceMark, seatShape, verdictMark } from './artwork.ts';
import { middleOfTile, nearestTile } from './layout.ts';
import { LinkLine } from './link-line.tsx';
import { average, middleOf, type TileView, verdictTile, viewTiles } from './model.ts';
import { PAINT } from './palette.ts';
import type { Found, LagoonScene } from './scenes.ts';
import { Ashore, Tide } from './tide.tsx';
import { drawPiece } from './tile.tsx';
import { token } from './tokens.ts';
import { Veil } from './veil.tsx';

/** Rows of the original board; on larger ones marks grow, so that they can be read. */
const USUAL = 13;
/** Milliseconds by which each seat's link comes after the one before. */
const LATER = 160;

/**
 * Half-time and the end on the board: a veil over all that is not spoken of, and above it what is: an island with its
 * verdict, links, tokens, the tide. It is a layer of its own, so that the board below is not painted again.
 */
export const Judging = memo(({ shown }: { readonly shown: ShownScene<LagoonScene> }) => {
  const { scene, isMoving, tempo } = shown;
  const { position, counted, part, now, judged, found, carried, dealt } = scene;
  const milliseconds = scene.milliseconds * tempo;
  const { board } = position;
  const isVeiled = part !== undefined && part !== 'tide' && part !== 'deal';
  return (
    <g class={isMoving ? 'blue-lagoon-judging is-moving' : 'blue-lagoon-judging'}>
      {isVeiled && <Veil board={board} islands={part === 'majorities' ? now : NO_ISLANDS} />}
      {part === 'tide' && (
        <Tide position={position} carried={isMoving ? carried : undefined} milliseconds={milliseconds} />
      )}
      {dealt && <Ashore position={dealt} milliseconds={milliseconds} />}
      {part === 'links' && <Links position={position} />}
      {part === 'islands' && <Reached {...{ position, judged }} />}
      {found.length > 0 && <FoundTokens board={board} found={found} milliseconds={milliseconds} />}
      {(part === undefined || part === 'majorities' || part === 'tide') && (
        <Verdicts {...{ now, judged }} position={counted} />
      )}
    </g>
  );
});

const NO_ISLANDS: readonly number[] = [];

/** Islands that carry a verdict: those that were judged and that anybody is on. */
export function flaggedIslands({ counted, judged }: Pick<LagoonScene, 'counted' | 'judged'>): readonly number[] {
  const verdicts = majorities(counted);
  return judged.filter((island) => verdicts[island].leaders.length > 0);
}

/** B13: what every judged island brings, and to whom; on the one of now also how many pieces everybody has there. */
function Verdicts({ position, now, judged }: Pick<LagoonScene, 'position' | 'now' | 'judged'>) {
  const verdicts = useMemo(() => majorities(position), [position]);
  const views = useMemo(() => viewTiles(position), [position]);
  return (
    <>
      {flaggedIslands({ counted: position, judged }).map((island) => {
        const { leaders, share, pieces } = verdicts[island];
        const tile = verdictTile(position.board, island, views);
        if (tile === undefined) return null;
        const isNow = now.includes(island);
        const verdict = verdictMark(share, leaders);
        return (
          <Mark key={island} board={position.board} tile={tile} isNew={isNow}>
            {isNow && <Picture drawing={at(0, -126, 0.9, countMark(pieces))} />}
            {/* On a piece only a corner: it is one of those that brought the points. */}
            <Picture drawing={views[tile].piece && !isNow ? at(0, -96, 0.62, verdict) : verdict} />
          </Mark>
        );
      })}
    </>
  );
}

/** B12: everybody's best link, with its pieces. */
function Links({ position }: { readonly position: BlueLagoonPosition }) {
  const views = useMemo(() => viewTiles(position), [position]);
  return (
    <>
      {Array.from({ length: position.seats }, (_, seat) => {
        const { tiles, islands } = bestLink(position, seat);
        if (islands.length === 0) return null;
        return (
          <g key={seat} class="blue-lagoon-linked" style={{ animationDelay: `${seat * LATER}ms` }}>
            <LinkLine board={position.board} seat={seat} tiles={tiles} />
            {tiles.map((tile) => (
              <PieceAgain key={tile} board={position.board} view={views[tile]} />
            ))}
            <Mark board={position.board} tile={middleOfGroup(position.board, tiles)}>
              <Picture drawing={gainMark(islands.length * LINK_POINTS, seat)} />
            </Mark>
          </g>
        );
      })}
    </>
  );
}

function PieceAgain({ board, view: { tile, piece, island } }: { readonly board: Board; readonly view: TileView }) {
  const { x, y } = middleOfTile(board, tile);
  return (
    <g transform={`translate(${x} ${y})`}>
      {piece && <Picture drawing={drawPiece(piece.seat, piece.kind === 'village', island !== undefined)} />}
    </g>
  );
}

/** B11: who is on which island. */
function Reached({ position, judged }: Pick<LagoonScene, 'position' | 'judged'>) {
  const views = useMemo(() => viewTiles(position), [position]);
  return (
    <>
      {majorities(position).map(({ pieces }, island) => {
        const tile = middleOf(position.board, island, views);
        const seats = pieces.flatMap((count, seat) => (count > 0 ? [seat] : []));
        if (tile === undefined || seats.length === 0) return null;
        return (
          <Mark key={position.board.islandTiles[island][0]} board={position.board} tile={tile} isNew>
            {/* Below the number of the island, if it is still there, over the shapes of those who lead. */}
            <Picture drawing={judged.includes(island) ? presenceMark(seats) : at(0, 64, 0.8, presenceMark(seats))} />
          </Mark>
        );
      })}
    </>
  );
}

/** B14: tokens where they were taken, kind after kind, each in the colour and with the shape of its owner. */
function FoundTokens({
  board,
  found,
  milliseconds,
}: {
  readonly board: Board;
  readonly found: readonly Found[];
  readonly milliseconds: number;
}) {
  const kinds = [...new Set(found.map(({ kind }) => kind))].sort((a, b) => a - b);
  return (
    <>
      {kinds.map((kind, index) => (
        <g
          key={kind}
          class="blue-lagoon-linked"
          style={{ animationDelay: `${Math.round((milliseconds * 0.55 * index) / kinds.length)}ms` }}
        >
          {found
            .filter((each) => each.kind === kind)
            .map(({ tile, seat }) => {
              const { x, y } = middleOfTile(board, tile);
              return (
                <g key={tile} transform={`translate(${x} ${y})`}>
                  <circle r={80} fill={seatPaint(seat)} stroke={PAINT.label} stroke-width={7} />
                  <Picture drawing={token(kind)} />
                  <Picture drawing={at(58, -58, 0.26, seatShape(seat, seatPaint(seat), PAINT.label, 40))} />
                </g>
              );
            })}
        </g>
      ))}
    </>
  );
}

/** Something to read on a tile, as large as it is on the original board. */
function Mark({
  board,
  tile,
  isNew = false,
  children,
}: {
  readonly board: Board;
  readonly tile: number;
  readonly isNew?: boolean;
  readonly children: ComponentChildren;
}) {
  const { x, y } = middleOfTile(board, tile);
  const scale = Math.max(1, board.height / USUAL);
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <g class={isNew ? 'blue-lagoon-verdict is-now' : 'blue-lagoon-verdict'}>{children}</g>
    </g>
  );
}

/** The tile of a group that is nearest to its middle. */
function middleOfGroup(board: Board, tiles: readonly number[]): number {
  const middles = tiles.map((tile) => middleOfTile(board, tile));
  const mean = { x: average(middles.map(({ x }) => x)), y: average(middles.map(({ y }) => y)) };
  return nearestTile(board, tiles, mean, Number.POSITIVE_INFINITY) ?? tiles[0];
}
