import type { Point } from '../../../kit/draw/place.ts';
import { memo } from '../../../kit/memo.tsx';
import type { Board } from '../board.ts';
import { nameIsland } from './island-names.ts';
import { boxOf, middleOfTile } from './layout.ts';
import { middleOf, type TileView } from './model.ts';

/** Half of the widest name, so that it stays on the board where its island is at the edge. */
const ASIDE = 200;
/**
 * From the middle of a tile to the line of words, best first: between its number and the tokens of the row above, or below
 * the number and those who lead; where a piece has pushed the number up, below that piece or above the number.
 */
const LINES = { free: [-62, 106], covered: [100, -138] } as const;
/** From the line of words to their middle, and how far up or down the middle of a letter of an idea must be from there. */
const RISE = 16;
const CLEAR = 52;
/** Half of a letter, beside half of a name. */
const BESIDE = 30;

/** The tiles are heard with the names of their islands. */
const UNHEARD = { 'aria-hidden': true } as const;

/** The name of an island beside its number. */
export const IslandName = memo(
  ({
    board,
    views,
    island,
    ghosted,
    signs,
    isLate,
  }: {
    readonly board: Board;
    readonly views: readonly TileView[];
    readonly island: number;
    /** Tile where a piece is shown that is not there yet. */
    readonly ghosted: number | undefined;
    /** The middles of the letters of ideas, which a name must not be under. */
    readonly signs: readonly Point[];
    /** Comes where a pointer rests: on the way across the water names would flicker. */
    readonly isLate: boolean;
  }) => {
    const tile = middleOf(board, island, views);
    if (tile === undefined) return null;
    const { x, y } = middleOfTile(board, tile);
    const across = onBoard(board, x);
    const isCovered = views[tile].piece !== undefined || views[tile].isCircle || tile === ghosted;
    return (
      <g {...UNHEARD} class={isLate ? 'blue-lagoon-late' : ''}>
        <text class="blue-lagoon-island-name" x={across} y={y + lineOfName({ x: across, y }, isCovered, signs)}>
          {nameIsland(board, island)}
        </text>
      </g>
    );
  },
);

/** The middle of a name so far from the edges that all of it is on the board; where tiles are small, names are larger. */
export function onBoard(board: Board, x: number): number {
  const { x: left, width } = boxOf(board);
  const aside = ASIDE * Math.max(1, board.height / 13);
  return Math.min(Math.max(x, left + aside), left + width - aside);
}

/** How far below the middle of its tile a name is written; where letters are on every line, on the best. */
export function lineOfName({ x, y }: Point, isCovered: boolean, signs: readonly Point[]): number {
  const lines = LINES[isCovered ? 'covered' : 'free'];
  const isClear = (line: number) =>
    signs.every((sign) => Math.abs(sign.x - x) > ASIDE + BESIDE || Math.abs(sign.y - (y + line - RISE)) > CLEAR);
  return lines.find(isClear) ?? lines[0];
}
