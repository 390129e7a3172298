import {
  CARD_LETTERS,
  CARDS,
  CAT_CARDS,
  COLOUR_LETTERS,
  DECK_LETTERS,
  FIRE_CARD,
  FIRE_STRIP,
  LARGE_ISLANDS,
  RAFT_CARDS,
  SMALL_ISLANDS,
  TILES,
} from './components.ts';

/*
 * Squares are row * 18 + column, on narrow boards too. A row of the board is one word, bit 0 its leftmost column:
 * 18 columns fit, and shifts look at all places of a row at once.
 */
export const MAX_ROWS = 18;
export const MAX_COLUMNS = 18;
export const SQUARES = MAX_ROWS * MAX_COLUMNS;

export function squareAt(row: number, column: number): number {
  return row * MAX_COLUMNS + column;
}
export function rowOf(square: number): number {
  return (square / MAX_COLUMNS) | 0;
}
export function columnOf(square: number): number {
  return square % MAX_COLUMNS;
}

const SQUARE_NAMES: readonly string[] = Array.from({ length: SQUARES }, (_, square) => {
  return String(rowOf(square)).padStart(2, '0') + String(columnOf(square)).padStart(2, '0');
});
/** The square as the official strings write it: two digits of row, two of column. */
export function nameSquare(square: number): string {
  return SQUARE_NAMES[square];
}

const COLUMN_LETTERS = 'ABCDEFGHIJKLMNOPQR';
/** A column and a row as the edges of the island name them to people: a letter, and a number from 1. */
export function nameColumn(column: number): string {
  return COLUMN_LETTERS[column];
}
export function nameRow(row: number): string {
  return String(row + 1);
}
/** The square as people name it: "G8". */
export function spotOf(square: number): string {
  return nameColumn(columnOf(square)) + nameRow(rowOf(square));
}

/** Quarter turns clockwise from how a thing is printed: north, east, south, west. */
export const TURN_LETTERS = 'NESW';
export const TURNS = 4;

export type Picture = readonly string[];

/** A quarter turn clockwise: the lowest row becomes the leftmost column. */
function turned(picture: Picture): Picture {
  return Array.from(picture[0], (_, column) =>
    picture
      .map((row) => row[column])
      .reverse()
      .join(''),
  );
}
/** The picture in all four turns. */
function allTurns(north: Picture): readonly Picture[] {
  const east = turned(north);
  const south = turned(east);
  return [north, east, south, turned(south)];
}
function mirrored(picture: Picture): Picture {
  return picture.map((row) => Array.from(row).reverse().join(''));
}
/** The columns of a row that hold a letter. */
function bitsOf(row: string, letter: string): number {
  return Array.from(row).reduce((bits, found, column) => (found === letter ? bits | (1 << column) : bits), 0);
}

export const COLOUR_COUNT = COLOUR_LETTERS.length;
export const DECK_COUNT = DECK_LETTERS.length;
export const DECK_SIZE = CARD_LETTERS.length;
/** A card is deck * 25 + letter. */
export const CARD_COUNT = DECK_COUNT * DECK_SIZE;

const CARD_NAMES: readonly string[] = Array.from(DECK_LETTERS).flatMap((deck) =>
  Array.from(CARD_LETTERS, (letter) => deck + letter),
);
/** The card as the official strings write it: deck and letter. */
export function nameCard(card: number): string {
  return CARD_NAMES[card];
}

/** Pictures of a card by turn. */
export const CARD_PICTURES: readonly (readonly Picture[])[] = CARDS.flat().map((rows) => allTurns(rows.split('/')));
/** Squares of a colour on a card, three bits a row, at `(card * 4 + turn) * 5 + colour`. */
export const CARD_BITS = new Int32Array(CARD_COUNT * TURNS * COLOUR_COUNT);
/** The first turn that shows the same picture, at `card * 4 + turn`. */
export const CARD_SAME = new Uint8Array(CARD_COUNT * TURNS);
for (const [card, turns] of CARD_PICTURES.entries()) {
  for (const [turn, picture] of turns.entries()) {
    const at = card * TURNS + turn;
    CARD_SAME[at] = turns.findIndex((other) => other.join() === picture.join());
    for (let colour = 0; colour < COLOUR_COUNT; colour++) {
      CARD_BITS[at * COLOUR_COUNT + colour] = bitsOf(picture.join(''), COLOUR_LETTERS[colour]);
    }
  }
}

export const TILE_COUNT = TILES.length;
/** A tile lies in one of eight ways: mirrored * 4 + turn. It is mirrored left to right first, then turned. */
export const WAYS = 8;
/** Longest side of a tile, and most squares of one. */
export const TILE_SPAN = 5;
export const TILE_SIZE = 6;

/** Pictures of a tile by way. */
export const TILE_PICTURES: readonly (readonly Picture[])[] = TILES.map((rows) => {
  const picture = rows.split('/');
  return [...allTurns(picture), ...allTurns(mirrored(picture))];
});
export const TILE_HEIGHT = new Uint8Array(TILE_COUNT * WAYS);
export const TILE_WIDTH = new Uint8Array(TILE_COUNT * WAYS);
/** Rows of a tile as bits, at `(tile * 8 + way) * 5 + row`. */
export const TILE_BITS = new Int32Array(TILE_COUNT * WAYS * TILE_SPAN);
/** Row of each burning square at `(tile * 8 + way) * 6`, and its column; smaller tiles repeat their last square. */
export const TILE_DOWN = new Uint8Array(TILE_COUNT * WAYS * TILE_SIZE);
export const TILE_ACROSS = new Uint8Array(TILE_COUNT * WAYS * TILE_SIZE);
/** The first way that shows the same picture, at `tile * 8 + way`. */
export const TILE_SAME = new Uint8Array(TILE_COUNT * WAYS);
for (const [tile, ways] of TILE_PICTURES.entries()) {
  for (const [way, picture] of ways.entries()) {
    const at = tile * WAYS + way;
    TILE_HEIGHT[at] = picture.length;
    TILE_WIDTH[at] = picture[0].length;
    TILE_SAME[at] = ways.findIndex((other) => other.join() === picture.join());
    for (const [row, text] of picture.entries()) TILE_BITS[at * TILE_SPAN + row] = bitsOf(text, '#');
    const burning = picture.flatMap((text, row) =>
      Array.from(text).flatMap((letter, column) => (letter === '#' ? [{ row, column }] : [])),
    );
    for (let place = 0; place < TILE_SIZE; place++) {
      const { row, column } = burning[Math.min(place, burning.length - 1)];
      TILE_DOWN[at * TILE_SIZE + place] = row;
      TILE_ACROSS[at * TILE_SIZE + place] = column;
    }
  }
}

/** Islands 0–3 are large, 4–7 small; all are nine columns wide. */
export const ISLAND_COUNT = LARGE_ISLANDS.length + SMALL_ISLANDS.length;
export const FIRST_SMALL = LARGE_ISLANDS.length;
export const ISLAND_WIDTH = 9;
export const LARGE_ROWS = 9;
export const SMALL_ROWS = 6;
/** Planes of an island: five colours and fire. */
export const ISLAND_PLANES = COLOUR_COUNT + 1;
/** Rows as bits, at `(islandFace(…) * 6 + plane) * 9 + row`. Small islands are never laid sideways. */
export const ISLAND_BITS = new Int32Array(ISLAND_COUNT * 2 * TURNS * ISLAND_PLANES * LARGE_ROWS);
export function islandFace(island: number, burning: boolean, turn: number): number {
  return (island * 2 + (burning ? 1 : 0)) * TURNS + turn;
}
for (const [island, rows] of [...LARGE_ISLANDS, ...SMALL_ISLANDS].entries()) {
  const plain = rows.split('/');
  const burnt = plain.map((row) => 'f'.repeat(FIRE_STRIP) + row.slice(FIRE_STRIP));
  for (const [face, picture] of [plain, burnt].entries()) {
    for (const [turn, shown] of allTurns(picture).entries()) {
      if (shown[0].length !== ISLAND_WIDTH) continue;
      const at = islandFace(island, face === 1, turn) * ISLAND_PLANES;
      for (const [plane, letter] of Array.from(`${COLOUR_LETTERS}f`).entries()) {
        for (const [row, text] of shown.entries()) ISLAND_BITS[(at + plane) * LARGE_ROWS + row] = bitsOf(text, letter);
      }
    }
  }
}

/** Cards that only set-up lays: the fire card, then cat cards, then raft cards. */
export const FIRE_LOCATION = 0;
export const CAT_LOCATION = FIRE_LOCATION + 1;
export const RAFT_LOCATION = CAT_LOCATION + CAT_CARDS.length;
const LOCATIONS = [FIRE_CARD, ...CAT_CARDS, ...RAFT_CARDS].map((rows) => rows.replaceAll('/', ''));
/** Planes of such a card, as a position has them: colours, fire, open, raft, wild, cats. */
export const LOCATION_PLANES = COLOUR_COUNT + 5;
/** Three bits a row, at `location * LOCATION_PLANES + plane`. */
export const LOCATION_BITS = new Int32Array(LOCATIONS.length * LOCATION_PLANES);
const ALL_NINE = 0o777;
for (const [location, letters] of LOCATIONS.entries()) {
  const at = location * LOCATION_PLANES;
  const raft = location >= RAFT_LOCATION ? ALL_NINE : 0;
  for (const [plane, letter] of Array.from(COLOUR_LETTERS).entries()) {
    LOCATION_BITS[at + plane] = bitsOf(letters.toLowerCase(), letter);
    LOCATION_BITS[at + COLOUR_COUNT + 4] |= bitsOf(letters, letter.toUpperCase());
  }
  const fire = bitsOf(letters, 'f');
  LOCATION_BITS[at + COLOUR_COUNT] = fire;
  LOCATION_BITS[at + COLOUR_COUNT + 1] = ALL_NINE & ~fire & ~raft;
  LOCATION_BITS[at + COLOUR_COUNT + 2] = raft;
  LOCATION_BITS[at + COLOUR_COUNT + 3] = bitsOf(letters, 'w');
}
