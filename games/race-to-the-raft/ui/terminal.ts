import { texts as picture } from '#texts/race-to-the-raft/picture.ts';
import { texts as words } from '#texts/race-to-the-raft/words.ts';
import { OVER } from '../../../core/game.ts';
import { SEAT_MARKS } from '../../../kit/draw/seats.ts';
import { besideEachOther, bold, CELL, FAINT, flow, paint, type Screen } from '../../../kit/draw/terminal.ts';
import { COLOUR_LETTERS, DECK_LETTERS, TILE_LETTERS } from '../components.ts';
import { deckOdds, handOf, tilesLeft } from '../facts.ts';
import { CARD_PICTURES, nameCard, nameSquare, squareAt, TILE_PICTURES } from '../geometry.ts';
import { boardRows } from '../official-strings.ts';
import type { RaftPosition } from '../position.ts';
import { tallyOf } from '../scoring.ts';
import { CATS, EXHAUSTED, NONE, PHASES, RAFT } from '../state.ts';
import { PAINT } from './palette.ts';
import { describeChallenge, describePhase, nameColour } from './words.ts';

const texts = picture.terminal;
const INK = '#10141a';
/** Columns of the table beside the board. */
const SIDE = 38;
/** Columns beside the board for the numbers of the rows. */
const MARGIN = 3;

/**
 * The island in letters, three characters a square, and beside it the table: turn, cats, hand, decks, bag. With less
 * room a square takes two characters, with still less the table comes below the island.
 */
export function terminal(position: RaftPosition, screen: Screen): string {
  const { colour, width } = screen;
  const besides = (cell: number) => MARGIN + position.columns * cell + 2 + SIDE <= width;
  const isBeside = besides(CELL.narrow);
  const cell = besides(CELL.roomy) || !isBeside ? CELL.roomy : CELL.narrow;
  const board = boardLines(position, cell, colour);
  const side = sideLines(position, isBeside ? SIDE : width, colour);
  return [
    ...(isBeside ? besideEachOther([board, side], width, 2) : [...board, '', ...side]),
    '',
    ...flow('', cell === CELL.roomy ? texts.legend : texts.narrowLegend, width, '  ').map((line) =>
      paint(line, colour, FAINT),
    ),
  ].join('\n');
}

function boardLines(position: RaftPosition, cell: number, colour: boolean): string[] {
  return [
    ...columnNumbers(position, cell).map((line) => paint(line, colour, FAINT)),
    ...boardRows(position).map((letters, row) => {
      const cells = Array.from(letters, (letter, column) =>
        square(position, squareAt(row, column), letter, cell, colour),
      );
      return `${paint(String(row).padStart(2, '0'), colour, FAINT)} ${cells.join('')}`;
    }),
  ];
}

/** In narrow columns two digits would run into each other: the tens get a line of their own. */
function columnNumbers({ columns }: RaftPosition, cell: number): string[] {
  const all = Array.from({ length: columns }, (_, column) => column);
  const line = (number: (column: number) => string) =>
    `${' '.repeat(MARGIN)}${all.map((column) => number(column).padStart(cell)).join('')}`;
  if (cell === CELL.roomy) return [line((column) => String(column).padStart(2, '0'))];
  return [line((column) => String(Math.floor(column / 10))), line((column) => String(column % 10))];
}

/** A square: brackets tell a cat, and whether it is exhausted; equals signs tell the raft. */
function square(position: RaftPosition, at: number, letter: string, cell: number, colour: boolean): string {
  if (letter === 'f') return paint('▒'.repeat(cell), colour, PAINT.flame, PAINT.ember);
  const around = (left: string, middle: string, right: string) => `${left}${middle}${cell === CELL.roomy ? right : ''}`;
  if (letter === 'n') return around(' ', '.', ' ');
  const ground = groundOf(letter);
  const isRaft = position.has(RAFT, at);
  if (!position.has(CATS, at)) {
    return paint(isRaft ? around('=', letter, '=') : around(' ', letter, ' '), colour, INK, ground);
  }
  const shown = letter === 'W' ? catLetter(position, at) : letter;
  if (isRaft) return bold(paint(around('=', shown, '='), colour, INK, ground), colour);
  const cat = position.has(EXHAUSTED, at) ? around('[', shown, ']') : around('(', shown, ')');
  return bold(paint(cat, colour, '#ffffff', INK), colour);
}

function groundOf(letter: string): string {
  const terrain = COLOUR_LETTERS.indexOf(letter.toLowerCase());
  return terrain < 0 ? PAINT.wood : PAINT.terrain[terrain].base;
}

function catLetter(position: RaftPosition, at: number): string {
  return (COLOUR_LETTERS[position.catAt(at)] ?? '?').toUpperCase();
}

function sideLines(position: RaftPosition, width: number, colour: boolean): string[] {
  const known = describeChallenge(position);
  const { cats, aboard } = tallyOf(position);
  return [
    bold(known ? texts.challenge(known.name, known.difficulty) : texts.noChallenge, colour),
    ...flow('', turnWords(position).split(' '), width).map((line) => bold(line, colour)),
    '',
    cats > 0 ? texts.cats(aboard, cats) : texts.catsToCome,
    ...catLines(position),
    '',
    ...handLines(position, colour),
    ...tileLines(position, colour),
    texts.decks,
    `                  ${Array.from(COLOUR_LETTERS, (letter) => ` ${letter}  `).join('')}`,
    ...deckOdds(position).map(({ cards, expected }, deck) => {
      const name = `${DECK_LETTERS[deck]} ${words.decks[deck]}`.padEnd(11);
      return `${name}${String(cards.length).padStart(4)}   ${expected.map((squares) => squares.toFixed(1).padStart(3)).join(' ')}`;
    }),
    '',
    texts.tiles(tilesLeft(position).length),
    ...flow(
      '',
      tilesLeft(position).map((tile) => TILE_LETTERS[tile]),
      width,
    ),
  ];
}

function turnWords(position: RaftPosition): string {
  const phase = describePhase(position);
  if (position.seats === 1 || position.turn === OVER || position.phase === PHASES.islands) return phase;
  return picture.seat(SEAT_MARKS[position.mover].glyph, position.mover + 1, phase);
}

function catLines(position: RaftPosition): string[] {
  const lines: string[] = [];
  for (let row = 0; row < position.rows; row++) {
    for (let column = 0; column < position.columns; column++) {
      const square = squareAt(row, column);
      if (!position.has(CATS, square)) continue;
      lines.push(
        `  ${nameColour(position.catAt(square)).padEnd(7)} ${nameSquare(square)} ${notesOf(position, square)}`.trimEnd(),
      );
    }
  }
  return lines;
}

function notesOf(position: RaftPosition, cat: number): string {
  const where = position.has(RAFT, cat) ? [texts.aboard] : position.has(EXHAUSTED, cat) ? [texts.exhausted] : [];
  return [...(position.scarves.includes(cat) ? [texts.scarf] : []), ...where].join(', ');
}

function handLines(position: RaftPosition, colour: boolean): string[] {
  const hand = handOf(position);
  if (hand.length === 0) return [];
  const pictures = [0, 1, 2].map((row) =>
    hand.map((card) => paintLetters(CARD_PICTURES[card][0][row], colour)).join('  '),
  );
  return [texts.hand, hand.map((card) => nameCard(card).padEnd(3)).join('  '), ...pictures, ''];
}

function tileLines(position: RaftPosition, colour: boolean): string[] {
  if (position.tile === NONE) return [];
  const rows = TILE_PICTURES[position.tile][0].map((row) =>
    Array.from(row, (letter) => (letter === '#' ? paint('▒▒', colour, PAINT.flame, PAINT.ember) : '  ')).join(''),
  );
  return [texts.tile(TILE_LETTERS[position.tile]), ...rows, ''];
}

function paintLetters(letters: string, colour: boolean): string {
  return Array.from(letters, (letter) => paint(letter, colour, INK, groundOf(letter))).join('');
}
