import { memo } from '../../../kit/memo.tsx';
import type { Board } from '../board.ts';
import { nameIsland } from './island-names.ts';
import { boxOf, middleOfTile } from './layout.ts';
import { middleOf, type TileView } from './model.ts';

/** Half of the widest name, so that it stays on the board where its island is at the edge. */
const ASIDE = 200;
/** From the middle of a tile to the line of words between its number and the tokens of the row above. */
const ABOVE = -62;
/** Where a piece has pushed the number up: to the line below that piece. */
const BELOW = 100;

/** The tiles are heard with the names of their islands. */
const UNHEARD = { 'aria-hidden': true } as const;

/** The name of an island beside its number. */
export const IslandName = memo(
  ({
    board,
    views,
    island,
    ghosted,
  }: {
    readonly board: Board;
    readonly views: readonly TileView[];
    readonly island: number;
    /** Tile where a piece is shown that is not there yet. */
    readonly ghosted: number | undefined;
  }) => {
    const tile = middleOf(board, island, views);
    if (tile === undefined) return null;
    const { x, y } = middleOfTile(board, tile);
    const sea = boxOf(board);
    const across = Math.min(Math.max(x, sea.x + ASIDE), sea.x + sea.width - ASIDE);
    const isCovered = views[tile].piece !== undefined || views[tile].isCircle || tile === ghosted;
    return (
      <g {...UNHEARD}>
        <text class="blue-lagoon-island-name" x={across} y={y + (isCovered ? BELOW : ABOVE)}>
          {nameIsland(board, island)}
        </text>
      </g>
    );
  },
);
