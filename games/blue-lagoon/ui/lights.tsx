import { useMemo } from 'preact/hooks';
import type { Board } from '../board.ts';
import { FRAME_CORNER, hexagon, ROW_STEP, TILE_WIDTH } from './artwork.ts';
import { middleOfTile } from './layout.ts';

/** How far a light reaches from the middle of its tile. */
export const LIT = 84;

/**
 * The tiles that would take the piece: an outline in the mover's colour on land, a dot on water. All of a kind in one path:
 * an element or two for each of five hundred tiles would come and go with every turn. The dots are the same for everybody
 * and lie in patches, so that only the patch where a piece was placed is painted again.
 */
export function Lights({
  board,
  open,
  colour,
  without,
}: {
  readonly board: Board;
  readonly open: ReadonlyMap<number, number>;
  readonly colour: string;
  /** Where the piece itself is shown: a dot would peep through its sails. */
  readonly without: number | undefined;
}) {
  const { land, patches } = useMemo(() => outline(board, open), [board, open]);
  const left = without === undefined ? '' : dotOn(board, without);
  return (
    <g class="blue-lagoon-lights">
      <path d={land} class="blue-lagoon-light" />
      <path d={land} class="blue-lagoon-light-line" stroke={colour} />
      {Array.from(patches, ([patch, dots]) => (
        <path key={patch} d={dots.replace(left, '')} class="blue-lagoon-dot" />
      ))}
    </g>
  );
}

function dotOn(board: Board, tile: number): string {
  const { x, y } = middleOfTile(board, tile);
  return `M${x - 17} ${y}a17 17 0 1 0 34 0a17 17 0 1 0 -34 0Z`;
}

/** Side of a patch, in tiles. */
const PATCH = 4;

function outline(board: Board, open: ReadonlyMap<number, number>) {
  let land = '';
  const patches = new Map<string, string>();
  for (const tile of open.keys()) {
    const { x, y } = middleOfTile(board, tile);
    if (board.isLand(tile)) land += hexagon(x, y, LIT, FRAME_CORNER);
    else {
      const patch = `${Math.floor(x / TILE_WIDTH / PATCH)},${Math.floor(y / ROW_STEP / PATCH)}`;
      patches.set(patch, `${patches.get(patch) ?? ''}${dotOn(board, tile)}`);
    }
  }
  return { land, patches };
}
