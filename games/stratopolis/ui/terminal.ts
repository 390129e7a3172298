import { texts } from '#texts/stratopolis/picture.ts';
import { OVER } from '../../../core/game.ts';
import { bold, CELL, FAINT, flow, inPieces, paint, type Screen, widthOf } from '../../../kit/draw/terminal.ts';
import { BOARD_LETTERS, BOARD_SIZE, SEATS, TILE_TOTAL, TILE_TYPES, TILES } from '../components.ts';
import { COLOUR_LETTERS, columnOf, isOnBoard, rowOf, seatOfTile, squareAt, squaresOf } from '../geometry.ts';
import { formatTile } from '../notation.ts';
import type { StratopolisPosition } from '../position.ts';
import { type Region, regionsOf } from '../scoring.ts';
import { COLOUR_AT, HEIGHT } from '../state.ts';
import { GLYPHS, PAINT } from './artwork.ts';
import { AROUND } from './layout.ts';
import { describeTurn, explainTie, nameSide } from './words.ts';

/** Ink and ground of a square, by colour: black, red, green. */
const INKS = ['#e8e4da', '#ffffff', '#ffffff'] as const;
const GROUNDS = ['#22262b', '#a83232', '#1f7a49'] as const;
/** Where tiles begin that have no room beside the score. */
const BELOW = 4;

/** Columns beside the squares: the letters of the rows, on both sides. */
const MARGIN = 6;
const TALLEST_NARROW = 9;

/**
 * The city from above, cut out of the table. A square is its colour (R, G, or K for black) and its height; a star marks
 * the newest tile, or where there is no room for it, a small letter.
 */
export function terminal(position: StratopolisPosition, screen: Screen): string {
  const { colour, width } = screen;
  const { columns, rows } = frameOf(position);
  const tallest = Math.max(
    ...rows.flatMap((row) => columns.map((column) => position.cells[squareAt(column, row)] & HEIGHT)),
  );
  const isRoomy = MARGIN + columns.length * CELL.roomy <= width || tallest > TALLEST_NARROW;
  const cell = isRoomy ? CELL.roomy : CELL.narrow;
  const pieces = inPieces(columns, Math.floor((width - MARGIN) / cell));
  return [
    ...pieces.flatMap((piece) => cityLines(position, piece, rows, { cell, colour })),
    '',
    ...Array.from({ length: SEATS }, (_, seat) => side(position, seat, screen)).flat(),
    ...flow('', texts.line(position.placed, TILE_TOTAL, describeTurn(position)).split(' '), width),
    ...(isRoomy ? [] : [paint(texts.newestIsSmall, colour, FAINT)]),
    ...(position.turn === OVER ? explainTie(position).flatMap((line) => flow('', line.split(' '), width)) : []),
  ].join('\n');
}

function cityLines(
  position: StratopolisPosition,
  columns: readonly number[],
  rows: readonly number[],
  { cell, colour }: { readonly cell: number; readonly colour: boolean },
): string[] {
  const newest: readonly number[] = position.placed > 0 ? squaresOf(position.laid[position.placed - 1]) : [];
  const head = `    ${columns.map((column) => BOARD_LETTERS[column].padEnd(cell)).join('')}`;
  return [
    paint(head, colour, FAINT),
    ...rows.map((row) => {
      const letter = paint(BOARD_LETTERS[row], colour, FAINT);
      const faces = columns.map((column) => {
        const square = squareAt(column, row);
        return face(position.cells[square], newest.includes(square), { cell, colour });
      });
      return ` ${letter}  ${faces.join('')} ${letter}`;
    }),
  ];
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

function face(
  value: number,
  isNewest: boolean,
  { cell, colour }: { readonly cell: number; readonly colour: boolean },
): string {
  const height = value & HEIGHT;
  if (height === 0) return paint('·'.padEnd(cell), colour, FAINT);
  const shown = value >> COLOUR_AT;
  const letter = COLOUR_LETTERS[shown];
  const star = isNewest && cell === CELL.roomy ? '*' : '';
  const text = `${isNewest && cell === CELL.narrow ? letter.toLowerCase() : letter}${height}${star}`;
  const painted = paint(text.padEnd(cell).slice(0, cell), colour, INKS[shown], GROUNDS[shown]);
  return isNewest ? bold(painted, colour) : painted;
}

/** Two lines a player: the score and what lies face up, drawn as the tile lies before it is turned. */
function side(position: StratopolisPosition, seat: number, { colour, width }: Screen): string[] {
  const mark = position.turn !== OVER && position.mover === seat ? '▶' : ' ';
  const name = paint(
    `${GLYPHS[seat]} ${nameSide(seat).padEnd(5)}`,
    colour,
    seat === 0 ? PAINT.greenLight : PAINT.redLight,
  );
  const points = texts.points(position.scores()[seat]);
  const region: Region | undefined = regionsOf(position, seat)[0];
  const scoring = (region ? texts.times(region.size, region.height) : texts.none).padEnd(8);
  const start = `${mark} ${name} ${points}  ${scoring}  ${texts.tilesLeft(position.left(seat))}  `;
  const tiles =
    position.upTo === 0 ? [] : Array.from({ length: position.shown(seat) }, (_, i) => position.faceUp(seat, i));
  const upper = tiles
    .map((tile) => `${formatTile(tile)}: ${mini(tile, 0, colour)}${mini(tile, 1, colour)}`)
    .join('   ');
  const lower = tiles.map((tile) => `   ${mini(tile, 2, colour)} `).join('   ');
  const beside = tiles.length === 0 ? [choices(position, seat)] : [upper, lower];
  const fits = widthOf(start + beside[0]) <= width;
  const indent = ' '.repeat(fits ? widthOf(start) : BELOW);
  const [first, ...rest] = fits ? [start + beside[0], ...beside.slice(1)] : [start, ...beside];
  return [first.trimEnd(), ...rest.map((line) => (indent + line).trimEnd())];
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
