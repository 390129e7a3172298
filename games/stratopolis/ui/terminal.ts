import { texts } from '#texts/stratopolis/picture.ts';
import { OVER } from '../../../core/game.ts';
import { bold, paint } from '../../../kit/draw/terminal.ts';
import { BOARD_LETTERS, BOARD_SIZE, SEATS, TILE_TOTAL, TILE_TYPES, TILES } from '../components.ts';
import { COLOUR_LETTERS, columnOf, isOnBoard, rowOf, seatOfTile, squareAt, squaresOf } from '../geometry.ts';
import { formatTile } from '../notation.ts';
import type { StratopolisPosition } from '../position.ts';
import { type Region, regionsOf } from '../scoring.ts';
import { COLOUR_AT, HEIGHT } from '../state.ts';
import { GLYPHS, PAINT } from './artwork.ts';
import { describeTurn, explainTie, nameSide } from './words.ts';

const FAINT = '#8a8f8f';
/** Ink and ground of a square, by colour: black, red, green. */
const INKS = ['#e8e4da', '#ffffff', '#ffffff'] as const;
const GROUNDS = ['#22262b', '#a83232', '#1f7a49'] as const;
/** Bare table shown around the city: every legal origin lies within two squares of it. */
const AROUND = 2;

/**
 * The city from above, cut out of the table. A square is its colour (R, G, or K for black) and its height; a star marks
 * the newest tile.
 */
export function terminal(position: StratopolisPosition, colour: boolean): string {
  const { columns, rows } = frameOf(position);
  const newest: readonly number[] = position.placed > 0 ? squaresOf(position.laid[position.placed - 1]) : [];
  const head = `    ${columns.map((column) => `${BOARD_LETTERS[column]}  `).join('')}`;
  return [
    paint(head, colour, FAINT),
    ...rows.map((row) => {
      const letter = paint(BOARD_LETTERS[row], colour, FAINT);
      const faces = columns.map((column) => {
        const square = squareAt(column, row);
        return face(position.cells[square], newest.includes(square), colour);
      });
      return ` ${letter}  ${faces.join('')} ${letter}`;
    }),
    '',
    ...Array.from({ length: SEATS }, (_, seat) => side(position, seat, colour)).flat(),
    texts.line(position.placed, TILE_TOTAL, describeTurn(position)),
    ...(position.turn === OVER ? explainTie(position) : []),
  ].join('\n');
}

/** Columns and rows of the city and a little around it. */
function frameOf({ cells }: StratopolisPosition): { columns: number[]; rows: number[] } {
  const built = Array.from(cells.keys()).filter((square) => isOnBoard(square) && cells[square] !== 0);
  return { columns: around(built.map(columnOf)), rows: around(built.map(rowOf)) };
}

function around(places: readonly number[]): number[] {
  const first = Math.max(0, Math.min(...places) - AROUND);
  const last = Math.min(BOARD_SIZE - 1, Math.max(...places) + AROUND);
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

function face(cell: number, isNewest: boolean, colour: boolean): string {
  const height = cell & HEIGHT;
  if (height === 0) return paint('·  ', colour, FAINT);
  const shown = cell >> COLOUR_AT;
  const text = `${COLOUR_LETTERS[shown]}${height}${isNewest ? '*' : ''}`.padEnd(3).slice(0, 3);
  const painted = paint(text, colour, INKS[shown], GROUNDS[shown]);
  return isNewest ? bold(painted, colour) : painted;
}

/** Two lines a player: the score and what lies face up, drawn as the tile lies before it is turned. */
function side(position: StratopolisPosition, seat: number, colour: boolean): string[] {
  const mark = position.turn !== OVER && position.mover === seat ? '▶' : ' ';
  const name = paint(
    `${GLYPHS[seat]} ${nameSide(seat).padEnd(5)}`,
    colour,
    seat === 0 ? PAINT.greenLight : PAINT.redLight,
  );
  const points = texts.points(position.scores()[seat]);
  const region: Region | undefined = regionsOf(position, seat)[0];
  const scoring = (region ? texts.times(region.size, region.height) : texts.none).padEnd(8);
  const left = texts.tilesLeft(position.left(seat));
  const start = `${mark} ${name} ${points}  ${scoring}  ${left}  `;
  const tiles =
    position.upTo === 0 ? [] : Array.from({ length: position.shown(seat) }, (_, i) => position.faceUp(seat, i));
  if (tiles.length === 0) return [start + choices(position, seat)];
  // Colour codes take no room on the screen, so the second line is indented by what the first one shows.
  const indent = `${mark} ${GLYPHS[seat]} ${nameSide(seat).padEnd(5)} ${points}  ${scoring}  ${left}  `.length;
  const upper = tiles
    .map((tile) => `${formatTile(tile)}: ${mini(tile, 0, colour)}${mini(tile, 1, colour)}`)
    .join('   ');
  const lower = tiles.map((tile) => `   ${mini(tile, 2, colour)} `).join('   ');
  return [start + upper, ' '.repeat(indent) + lower];
}

function mini(tile: number, square: number, colour: boolean): string {
  const letter = TILES[tile][1][square];
  const shown = COLOUR_LETTERS.indexOf(letter);
  return paint(letter, colour, INKS[shown], GROUNDS[shown]);
}

/** With open choice: the tiles that are left, with their copies. */
function choices(position: StratopolisPosition, seat: number): string {
  if (position.upTo > 0) return '';
  const types = Array.from({ length: TILE_TYPES }, (_, tile) => tile).filter((tile) => seatOfTile(tile) === seat);
  return types.flatMap((tile) => Array.from({ length: position.unseen[tile] }, () => formatTile(tile))).join('');
}
