import type { Seat } from '../../../core/game.ts';
import type { Board } from '../board.ts';
import type { BlueLagoonPosition } from '../position.ts';
import { NOTHING, SETTLER, VILLAGE } from '../state.ts';

/** One tile as every picture of the board needs it: the terminal, the SVG, the spoken description. */
export interface TileView {
  readonly tile: number;
  readonly name: string;
  readonly row: number;
  readonly column: number;
  /** Island of the tile; none on water. */
  readonly island: number | undefined;
  readonly isCircle: boolean;
  /** Kind of the token that lies there. */
  readonly token: number | undefined;
  readonly piece: PieceView | undefined;
}

export interface PieceView {
  readonly seat: Seat;
  readonly kind: 'settler' | 'village';
}

export function viewTiles(position: BlueLagoonPosition): TileView[] {
  const { board } = position;
  const pieces = new Map<number, PieceView>();
  for (let seat = 0; seat < position.seats; seat++) {
    for (const tile of position.settlers(seat)) pieces.set(tile, { seat, kind: 'settler' });
    for (const tile of position.villages(seat)) pieces.set(tile, { seat, kind: 'village' });
  }
  return board.names.map((name, tile) => ({
    tile,
    name,
    row: board.rows[tile],
    column: board.columns[tile],
    island: board.isLand(tile) ? board.islandOf[tile] : undefined,
    isCircle: board.isCircle(tile),
    token: position.tokens[tile] === NOTHING ? undefined : position.tokens[tile],
    piece: pieces.get(tile),
  }));
}

/** The tile of an island where its bonus is best written: near its middle, empty and no circle, if it has such a one. */
export function middleOf(board: Board, island: number, views: readonly TileView[]): number | undefined {
  const tiles = fromTheMiddle(board)[island];
  const isFit = (circle: boolean, taken: boolean) => (tile: number) =>
    views[tile].isCircle === circle && (views[tile].piece !== undefined) === taken;
  return (
    tiles.find(isFit(false, false)) ??
    tiles.find((tile) => !views[tile].isCircle && views[tile].piece?.kind === 'settler') ??
    tiles.find((tile) => views[tile].isCircle && views[tile].piece?.kind === 'settler') ??
    tiles.find(isFit(false, true)) ??
    tiles.find(isFit(true, false)) ??
    tiles.find(isFit(true, true))
  );
}

/** Where an island's verdict hides no piece, if it has an empty tile; the nearest to its middle without a token, if it can be. */
export function verdictTile(board: Board, island: number, views: readonly TileView[]): number | undefined {
  const empty = fromTheMiddle(board)[island].filter((tile) => views[tile].piece === undefined);
  return empty.find((tile) => views[tile].token === undefined) ?? empty[0] ?? middleOf(board, island, views);
}

const sorted = new WeakMap<Board, readonly (readonly number[])[]>();

/** The tiles of every island from its middle outwards. Found once a board: this is asked with every move. */
function fromTheMiddle(board: Board): readonly (readonly number[])[] {
  const known = sorted.get(board);
  if (known) return known;
  const islands = board.islandTiles.map((tiles) => {
    const row = average(tiles.map((tile) => board.rows[tile]));
    const across = average(tiles.map((tile) => acrossOf(board, tile)));
    const far = (tile: number) => Math.hypot(board.rows[tile] - row, acrossOf(board, tile) - across);
    return [...tiles].sort((a, b) => far(a) - far(b) || a - b);
  });
  sorted.set(board, islands);
  return islands;
}

/** The tone of each island's sand: 0 for the lowest bonus of the board, 2 for the highest. */
export function tonesOf(board: Board): number[] {
  const ranks = [...new Set(board.bonus)].sort((a, b) => a - b);
  return Array.from(board.bonus, (bonus) => Math.round((2 * ranks.indexOf(bonus)) / Math.max(1, ranks.length - 1)));
}

/** How far a tile lies to the right, in tiles: even rows begin half a tile later. */
export function acrossOf(board: Board, tile: number): number {
  return board.columns[tile] + (board.rows[tile] % 2 === 0 ? 0.5 : 0);
}

/** Islands by letter, for the terminal; beyond the alphabet by letter and number: a … z, a2 … z2, a3 … */
export function letterOf(island: number): string {
  const round = Math.floor(island / 26);
  return String.fromCharCode(97 + (island % 26)) + (round === 0 ? '' : String(round + 1));
}

export function piecesLeft(position: BlueLagoonPosition, seat: Seat): { settlers: number; villages: number } {
  return { settlers: position.left(seat, SETTLER), villages: position.left(seat, VILLAGE) };
}

export function average(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
