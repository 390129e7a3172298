import { useMemo } from 'preact/hooks';
import type { Board } from '../board.ts';
import { hexagon } from './artwork.ts';
import { middleOfTile } from './layout.ts';

/** How far a light reaches from the middle of its tile. */
export const LIT = 84;

/**
 * The tiles that would take the piece: an outline on land, a dot on water, in the mover's colour. All of a kind in one
 * path: an element or two for each of five hundred tiles would come and go with every turn.
 */
export function Lights({
  board,
  open,
  colour,
}: {
  readonly board: Board;
  readonly open: ReadonlyMap<number, number>;
  readonly colour: string;
}) {
  const { land, water } = useMemo(() => outline(board, open), [board, open]);
  return (
    <g class="blue-lagoon-lights">
      <path d={land} class="blue-lagoon-light" />
      <path d={land} class="blue-lagoon-light-line" stroke={colour} />
      <path d={water} class="blue-lagoon-dot" stroke={colour} />
    </g>
  );
}

function outline(board: Board, open: ReadonlyMap<number, number>) {
  const lit = { land: '', water: '' };
  for (const tile of open.keys()) {
    const { x, y } = middleOfTile(board, tile);
    if (board.isLand(tile)) lit.land += hexagon(x, y, LIT);
    else lit.water += `M${x - 17} ${y}a17 17 0 1 0 34 0a17 17 0 1 0 -34 0Z`;
  }
  return lit;
}
