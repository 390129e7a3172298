import { ok, quote, type Result } from '../../core/result.ts';
import { count, lowest } from './bits.ts';
import { CARD_LETTERS, COLOUR_LETTERS, DECK_LETTERS, TILE_LETTERS } from './components.ts';
import { fail } from './faults.ts';
import {
  COLOUR_COUNT,
  columnOf,
  DECK_COUNT,
  DECK_SIZE,
  MAX_COLUMNS,
  MAX_ROWS,
  nameCard,
  nameSquare,
  rowOf,
  squareAt,
  TURN_LETTERS,
  TURNS,
} from './geometry.ts';
import { NO_CARD } from './moves.ts';
import { CATS, FIRE, NONE, OPEN, RAFT, RAFT_AT, STRIDE, type State, TERRAIN, WILD } from './state.ts';

/* The assignment's strings: board, decks and hand, exhausted cats, bag, placements, cat moves, requests. */

export const ROW_COUNTS: readonly number[] = [12, 15, 18];
export const COLUMN_COUNTS: readonly number[] = [9, 18];
export const SQUARE_LETTERS = 'bgprywBGPRYWfon';
const BOARD_LINE = new RegExp(`^[${SQUARE_LETTERS}]*$`);
const LONGEST_BOARD = MAX_ROWS * (MAX_COLUMNS + 1);

/** The lines of a board, each ended by a line break. */
export function parseBoardLines(text: string): Result<string[]> {
  const where = ['board'];
  if (text.length > LONGEST_BOARD) return fail('board/long', { where, length: text.length });
  const lines = text.split('\n');
  if (lines.pop() !== '') return fail('board/break', { where });
  if (!ROW_COUNTS.includes(lines.length)) return fail('board/rows', { where, rows: lines.length });
  for (const [row, line] of lines.entries()) {
    if (!COLUMN_COUNTS.includes(line.length)) {
      return fail('board/squares', { where, row, squares: line.length });
    }
    if (line.length !== lines[0].length) return fail('board/width', { where, row });
    if (!BOARD_LINE.test(line)) return fail('board/letter', { where, row, text: quote(line) });
  }
  return ok(lines);
}

/** Planes of a position that a letter stands for; the mast and squares without island have none. */
const LETTER_PLANES: ReadonlyMap<string, readonly number[]> = new Map([
  ...Array.from(COLOUR_LETTERS).flatMap((letter, colour): [string, number[]][] => [
    [letter, [TERRAIN + colour * STRIDE]],
    [letter.toUpperCase(), [TERRAIN + colour * STRIDE, CATS]],
  ]),
  ['w', [WILD]],
  ['W', [WILD, CATS]],
  ['f', [FIRE]],
]);

/** Writes a board into an empty state of its size. */
export function fillBoard(state: State, lines: readonly string[]): void {
  const { words } = state;
  const masts: number[] = [];
  for (const [row, line] of lines.entries()) {
    for (const [column, letter] of Array.from(line).entries()) {
      for (const plane of LETTER_PLANES.get(letter) ?? []) words[plane + row] |= 1 << column;
      if (letter === 'o') masts.push(squareAt(row, column));
    }
  }
  markRaft(state, lines, masts);
  for (let row = 0; row < lines.length; row++) {
    let land = 0;
    for (let colour = 0; colour < COLOUR_COUNT; colour++) land |= words[TERRAIN + colour * STRIDE + row];
    words[OPEN + row] = land & ~words[RAFT + row];
  }
}

/** R3: the mast and its eight neighbours are the raft, whatever their letters; so is every wild square. */
function markRaft(state: State, lines: readonly string[], masts: readonly number[]): void {
  const { words } = state;
  for (let row = 0; row < lines.length; row++) words[RAFT + row] = words[WILD + row];
  for (const mast of masts) {
    for (let row = rowOf(mast) - 1; row <= rowOf(mast) + 1; row++) {
      for (let column = columnOf(mast) - 1; column <= columnOf(mast) + 1; column++) {
        if ((lines[row]?.[column] ?? 'n') !== 'n') words[RAFT + row] |= 1 << column;
      }
    }
  }
  words[RAFT_AT] = soleRaft(state, masts);
}

/** Top left square of the raft, if it is the only one and whole; NONE for boards that no challenge has. */
function soleRaft(state: State, masts: readonly number[]): number {
  const [mast] = masts;
  let squares = 0;
  for (let row = 0; row < state.rows; row++) squares += count(state.words[RAFT + row]);
  const inside = (at: number, size: number) => at > 0 && at < size - 1;
  const whole = masts.length === 1 && inside(rowOf(mast), state.rows) && inside(columnOf(mast), state.columns);
  return whole && squares === CARD_SQUARES ? mast - MAX_COLUMNS - 1 : NONE;
}
const CARD_SQUARES = 9;

export function formatBoard(state: State): string {
  return `${boardRows(state).join('\n')}\n`;
}

/** The board row by row: a capital where a cat stands, `n` where no island lies yet. */
export function boardRows(state: State): string[] {
  const codes = new Array<number>(state.columns);
  return Array.from({ length: state.rows }, (_, row) => {
    codes.fill(NO_ISLAND);
    for (const { plane, code } of PLANE_LETTERS) {
      for (let bits = state.words[plane + row]; bits !== 0; bits &= bits - 1) codes[lowest(bits)] = code;
    }
    const cats = state.words[CATS + row] & ~state.words[FIRE + row];
    for (let left = cats; left !== 0; left &= left - 1) codes[lowest(left)] &= ~LOWER_CASE;
    return String.fromCharCode(...codes);
  });
}

const NO_ISLAND = 'n'.charCodeAt(0);
/** The bit by which a small letter differs from its capital. */
const LOWER_CASE = 0x20;
/** From the bottom up: what comes later hides what came before. */
const PLANE_LETTERS = [
  { plane: RAFT, letter: 'o' },
  { plane: WILD, letter: 'w' },
  ...Array.from(COLOUR_LETTERS, (letter, colour) => ({ plane: TERRAIN + colour * STRIDE, letter })),
  { plane: FIRE, letter: 'f' },
].map(({ plane, letter }) => ({ plane, code: letter.charCodeAt(0) }));

/** Decks and hand: `A`, its cards, `B`, its cards … as 25 bits each. Letters of empty decks may be left out. */
export function parseCards(text: string, what: string): Result<number[]> {
  const parts = /^(?:A([a-y]*))?(?:B([a-y]*))?(?:C([a-y]*))?(?:D([a-y]*))?$/.exec(text);
  if (!parts) {
    return fail('cards', { where: [what], what, text: quote(text) });
  }
  const decks: number[] = [];
  for (const [deck, letters] of parts.slice(1).entries()) {
    let bits = 0;
    for (const letter of letters ?? '') {
      const bit = 1 << CARD_LETTERS.indexOf(letter);
      if (bits & bit) {
        return fail('cards/twice', { where: [what], what, card: `${DECK_LETTERS[deck]}${letter}` });
      }
      bits |= bit;
    }
    decks.push(bits);
  }
  return ok(decks);
}

/** Sorted, with all four letters: the canonical form. */
export function formatCards(decks: ArrayLike<number>): string {
  let text = '';
  for (let deck = 0; deck < DECK_COUNT; deck++) {
    text += DECK_LETTERS[deck];
    for (let card = 0; card < DECK_SIZE; card++) if ((decks[deck] >> card) & 1) text += CARD_LETTERS[card];
  }
  return text;
}

/** A cat by its colour and its square. */
export interface CatPlace {
  readonly colour: number;
  readonly square: number;
}
const CAT_LENGTH = 5;
const CAT_COLOURS = `${COLOUR_LETTERS.toUpperCase()}?`;

/** Exhausted cats: colour, row and column of each. Cats of unknown colour, `?`, only where the caller allows them. */
export function parseCats(text: string, what: string, unknown = false): Result<CatPlace[]> {
  const shape = unknown ? /^(?:[BGPRY?]\d{4})*$/ : /^(?:[BGPRY]\d{4})*$/;
  if (text.length > MAX_ROWS * MAX_COLUMNS * CAT_LENGTH || !shape.test(text)) {
    return fail('cats', { where: [what], what, text: quote(text) });
  }
  const cats: CatPlace[] = [];
  for (let at = 0; at < text.length; at += CAT_LENGTH) {
    const square = parseSquare(text.slice(at + 1, at + CAT_LENGTH));
    if (!square.ok) return square;
    cats.push({ colour: CAT_COLOURS.indexOf(text[at]), square: square.value });
  }
  return ok(cats);
}

export function formatCats(cats: readonly CatPlace[]): string {
  return cats
    .map(({ colour, square }) => CAT_COLOURS[colour] + nameSquare(square))
    .sort()
    .join('');
}

/** The bag, a bit a tile. */
export function parseBag(text: string): Result<number> {
  let bits = 0;
  if (text.length > TILE_LETTERS.length) {
    return fail('bag/length', { where: ['fireTileBag'], length: text.length });
  }
  for (const letter of text) {
    const tile = TILE_LETTERS.indexOf(letter);
    if (tile < 0 || (bits >> tile) & 1) {
      const given = { where: ['fireTileBag'], tile: quote(letter) };
      return tile < 0 ? fail('bag/unknown', given) : fail('bag/twice', given);
    }
    bits |= 1 << tile;
  }
  return ok(bits);
}

export function formatBag(bits: number): string {
  return Array.from(TILE_LETTERS)
    .filter((_, tile) => (bits >> tile) & 1)
    .join('');
}

/** How many cards to draw from each deck: `A3B1D2`. The sum is not asked here. */
export function parseRequest(text: string): Result<number[]> {
  const parts = /^(?:A(\d))?(?:B(\d))?(?:C(\d))?(?:D(\d))?$/.exec(text);
  if (parts && text !== '') return ok(parts.slice(1).map((digit) => Number(digit ?? 0)));
  return fail('request', { rule: 'R5', text: quote(text) });
}

export function formatRequest(counts: ArrayLike<number>): string {
  return Array.from(DECK_LETTERS, (letter, deck) => (counts[deck] > 0 ? `${letter}${counts[deck]}` : '')).join('');
}

export interface CardPlacement {
  readonly card: number;
  readonly turn: number;
  readonly square: number;
}
export function parseCardPlacement(text: string): Result<CardPlacement> {
  if (!/^[A-D][a-y]\d{4}[NESW]$/.test(text)) {
    return fail('text/card', { text: quote(text) });
  }
  const square = parseSquare(text.slice(2, 6));
  if (!square.ok) return square;
  return ok({ card: readCard(text.slice(0, 2)), turn: TURN_LETTERS.indexOf(text[6]), square: square.value });
}
export function formatCardPlacement({ card, turn, square }: CardPlacement): string {
  return nameCard(card) + nameSquare(square) + TURN_LETTERS[turn];
}

export interface FirePlacement {
  readonly tile: number;
  /** mirrored * 4 + turn. */
  readonly way: number;
  readonly square: number;
}
export function parseFirePlacement(text: string): Result<FirePlacement> {
  if (!/^[a-zA-E]\d{4}[TF][NESW]$/.test(text)) {
    return fail('text/fire', { text: quote(text) });
  }
  const square = parseSquare(text.slice(1, 5));
  if (!square.ok) return square;
  const way = (text[5] === 'T' ? TURNS : 0) + TURN_LETTERS.indexOf(text[6]);
  return ok({ tile: TILE_LETTERS.indexOf(text[0]), way, square: square.value });
}
export function formatFirePlacement({ tile, way, square }: FirePlacement): string {
  return TILE_LETTERS[tile] + nameSquare(square) + formatWay(way);
}
/** How a tile lies: T where it is mirrored, then its turn. */
export function formatWay(way: number): string {
  return (way >= TURNS ? 'T' : 'F') + TURN_LETTERS[way % TURNS];
}

export interface CatMove {
  readonly colour: number;
  readonly from: number;
  readonly to: number;
  /** Discarded cards in ascending order; NO_CARD where only one is. */
  readonly first: number;
  readonly second: number;
}
export function parseCatMove(text: string): Result<CatMove> {
  if (!/^[BGPRY]\d{8}(?:[A-D][a-y]){1,2}$/.test(text)) {
    return fail('text/cat', { text: quote(text) });
  }
  const from = parseSquare(text.slice(1, 5));
  if (!from.ok) return from;
  const to = parseSquare(text.slice(5, 9));
  if (!to.ok) return to;
  const cards = [readCard(text.slice(9, 11)), text.length > 11 ? readCard(text.slice(11)) : NO_CARD];
  const [first, second] = cards.sort((a, b) => a - b);
  return ok({ colour: CAT_COLOURS.indexOf(text[0]), from: from.value, to: to.value, first, second });
}
export function formatCatMove({ colour, from, to, first, second }: CatMove): string {
  const cards = nameCard(first) + (second === NO_CARD ? '' : nameCard(second));
  return CAT_COLOURS[colour] + nameSquare(from) + nameSquare(to) + cards;
}

/** Row and column, two digits each, of a square that the largest board has. */
function parseSquare(text: string): Result<number> {
  const row = Number(text.slice(0, 2));
  const column = Number(text.slice(2));
  if (row < MAX_ROWS && column < MAX_COLUMNS) return ok(squareAt(row, column));
  return fail('square', { where: [text], row, column });
}

function readCard(text: string): number {
  return DECK_LETTERS.indexOf(text[0]) * DECK_SIZE + CARD_LETTERS.indexOf(text[1]);
}
/** A card by deck and letter. */
export function parseCard(text: string): Result<number> {
  return /^[A-D][a-y]$/.test(text) ? ok(readCard(text)) : fail('card', { text: quote(text) });
}
/** A fire tile by its letter. */
export function parseTile(text: string): Result<number> {
  return /^[a-zA-E]$/.test(text) ? ok(TILE_LETTERS.indexOf(text)) : fail('tile', { text: quote(text) });
}
