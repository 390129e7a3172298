import { useMemo } from 'preact/hooks';
import { memo } from '../../../kit/memo.tsx';
import { Picture } from '../../../kit/picture.tsx';
import type { BlueLagoonPosition } from '../position.ts';
import { FRAME_CORNER, flood, hexagon, SEA_CORNER } from './artwork.ts';
import { boxOf, middleOfTile } from './layout.ts';
import { type TileView, viewTiles } from './model.ts';
import { drawPiece } from './tile.tsx';
import { token } from './tokens.ts';

/** Of the time of the scene: until the water has reached the last row, and for a row to be carried away. */
const RISING = 0.42;
const CARRYING = 0.16;

/**
 * Half-time: the sea rises over the board row by row, carries away what does not stay, and falls back. What stays is
 * on a lit tile. Things of a row move together, so that a dozen layers do and not a hundred.
 */
export const Tide = memo(
  ({
    position,
    carried,
    milliseconds,
  }: {
    /** What the tide leaves. */
    readonly position: BlueLagoonPosition;
    /** What was there before; nothing where the tide is over. */
    readonly carried: BlueLagoonPosition | undefined;
    readonly milliseconds: number;
  }) => {
    const rows = useMemo(() => (carried ? leavingRows(carried, position) : []), [carried, position]);
    const { board } = position;
    return (
      <g class="blue-lagoon-tide" style={{ '--tide': `${milliseconds}ms`, '--carry': `${milliseconds * CARRYING}ms` }}>
        {rows.map(({ row, things }) => {
          const delay = milliseconds * RISING * (1 - row / board.height);
          return (
            <g key={row} class="blue-lagoon-leaving" style={{ animationDelay: `${Math.round(delay)}ms` }}>
              {things.map((view) => (
                <Thing key={view.tile} position={position} view={view} />
              ))}
            </g>
          );
        })}
        {carried && (
          // A rising sea is squeezed, its round corners too: the board's own are kept.
          <g clip-path="url(#blue-lagoon-shore)">
            <clipPath id="blue-lagoon-shore">
              <rect {...boxOf(board)} rx={SEA_CORNER} />
            </clipPath>
            <g class="blue-lagoon-flood">
              <Picture drawing={flood(boxOf(board))} />
            </g>
          </g>
        )}
        <Kept position={position} />
      </g>
    );
  },
);

/** New tokens on their circles, row after row. */
export const Ashore = memo(
  ({ position, milliseconds }: { readonly position: BlueLagoonPosition; readonly milliseconds: number }) => {
    const rows = rowsOf(viewTiles(position).filter((view) => view.token !== undefined));
    return (
      <g class="blue-lagoon-ashore">
        {rows.map(({ row, things }) => {
          const delay = (milliseconds * 0.6 * row) / position.board.height;
          return (
            <g key={row} class="blue-lagoon-washed" style={{ animationDelay: `${Math.round(delay)}ms` }}>
              {things.map((view) => (
                <Thing key={view.tile} position={position} view={view} />
              ))}
            </g>
          );
        })}
      </g>
    );
  },
);

function Thing({ position, view }: { readonly position: BlueLagoonPosition; readonly view: TileView }) {
  const { x, y } = middleOfTile(position.board, view.tile);
  const { piece, island, token: kind } = view;
  return (
    <g transform={`translate(${x} ${y})`}>
      {piece ? (
        <Picture drawing={drawPiece(piece.seat, piece.kind === 'village', island !== undefined)} />
      ) : (
        kind !== undefined && <Picture drawing={token(kind)} />
      )}
    </g>
  );
}

/** The villages that are left, each on a lit tile: a ring in its own colour would melt into the house. */
function Kept({ position }: { readonly position: BlueLagoonPosition }) {
  return (
    <>
      {viewTiles(position).map((view) => {
        if (!view.piece) return null;
        const { x, y } = middleOfTile(position.board, view.tile);
        return (
          <g key={view.tile}>
            <path class="blue-lagoon-kept" d={hexagon(x, y, 96, FRAME_CORNER)} />
            <Thing position={position} view={view} />
          </g>
        );
      })}
    </>
  );
}

function leavingRows(carried: BlueLagoonPosition, left: BlueLagoonPosition) {
  const stays = viewTiles(left);
  return rowsOf(
    viewTiles(carried).filter(
      ({ tile, piece, token: kind }) => (piece ?? kind) !== undefined && stays[tile].piece === undefined,
    ),
  );
}

function rowsOf(views: readonly TileView[]) {
  const rows = [...new Set(views.map(({ row }) => row))];
  return rows.map((row) => ({ row, things: views.filter((view) => view.row === row) }));
}
