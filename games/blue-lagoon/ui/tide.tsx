import { useEffect, useRef, useState } from 'preact/hooks';
import { Picture } from '../../../kit/picture.tsx';
import type { BlueLagoonPosition } from '../position.ts';
import { EXPLORATION, SETTLEMENT } from '../state.ts';
import { middleOfTile } from './layout.ts';
import { type TileView, viewTiles } from './model.ts';
import { drawPiece } from './tile.tsx';

/** Long enough for the slowest wave; then nothing of it is left on the page. */
const MILLISECONDS = 1100;

/** Half-time: what stood on the board a moment ago is carried away, row after row. */
export function Tide({ position }: { readonly position: BlueLagoonPosition }) {
  const before = useRef(position);
  const [leaving, setLeaving] = useState<readonly TileView[]>([]);
  useEffect(() => {
    const old = before.current;
    before.current = position;
    if (old.board !== position.board || old.phase !== EXPLORATION || position.phase !== SETTLEMENT) return;
    const stay = new Set(viewTiles(position).flatMap((view) => (view.piece ? [view.tile] : [])));
    setLeaving(viewTiles(old).filter((view) => view.piece && !stay.has(view.tile)));
  }, [position]);
  useEffect(() => {
    if (leaving.length === 0) return;
    const timer = setTimeout(() => setLeaving([]), MILLISECONDS);
    return () => clearTimeout(timer);
  }, [leaving]);
  return (
    <>
      {leaving.map(({ tile, row, piece, island }) => {
        const { x, y } = middleOfTile(position.board, tile);
        return (
          <g key={tile} transform={`translate(${x} ${y})`}>
            <g class="blue-lagoon-leaving" style={{ animationDelay: `${(500 * row) / position.board.height}ms` }}>
              {piece && <Picture drawing={drawPiece(piece.seat, piece.kind === 'village', island !== undefined)} />}
            </g>
          </g>
        );
      })}
    </>
  );
}
