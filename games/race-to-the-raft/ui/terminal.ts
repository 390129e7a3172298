import { texts as picture } from '#texts/race-to-the-raft/picture.ts';
import { texts as words } from '#texts/race-to-the-raft/words.ts';
import { OVER } from '../../../core/game.ts';
import { SEAT_MARKS } from '../../../kit/draw/seats.ts';
import { bold, paint } from '../../../kit/draw/terminal.ts';
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
const FAINT = '#8a8f8f';
const SIDE = 38;

/** The island in letters, three characters a square, and beside it the table: turn, cats, hand, decks, bag. */
export function terminal(position: RaftPosition, colour: boolean): string {
  const board = boardLines(position, colour);
  const side = sideLines(position, colour);
  const blank = ' '.repeat(position.columns * 3 + 3);
  const height = Math.max(board.length, side.length);
  const lines = Array.from({ length: height }, (_, line) => `${board[line] ?? blank}  ${side[line] ?? ''}`.trimEnd());
  return [...lines, '', paint(texts.legend, colour, FAINT)].join('\n');
}

function boardLines(position: RaftPosition, colour: boolean): string[] {
  const numbers = Array.from({ length: position.columns }, (_, column) => String(column).padStart(2, '0'));
  return [
    `   ${numbers.map((number) => paint(` ${number}`, colour, FAINT)).join('')}`,
    ...boardRows(position).map((letters, row) => {
      const cells = Array.from(letters, (letter, column) => cell(position, squareAt(row, column), letter, colour));
      return `${paint(String(row).padStart(2, '0'), colour, FAINT)} ${cells.join('')}`;
    }),
  ];
}

/** A square: brackets tell a cat, and whether it is exhausted; equals signs tell the raft. */
function cell(position: RaftPosition, square: number, letter: string, colour: boolean): string {
  if (letter === 'f') return paint('▒▒▒', colour, PAINT.flame, PAINT.ember);
  if (letter === 'n') return ' . ';
  const ground = groundOf(letter);
  if (!position.has(CATS, square))
    return paint(position.has(RAFT, square) ? `=${letter}=` : ` ${letter} `, colour, INK, ground);
  const shown = letter === 'W' ? catLetter(position, square) : letter;
  if (position.has(RAFT, square)) return bold(paint(`=${shown}=`, colour, INK, ground), colour);
  return bold(paint(position.has(EXHAUSTED, square) ? `[${shown}]` : `(${shown})`, colour, '#ffffff', INK), colour);
}

function groundOf(letter: string): string {
  const terrain = COLOUR_LETTERS.indexOf(letter.toLowerCase());
  return terrain < 0 ? PAINT.wood : PAINT.terrain[terrain].base;
}

function catLetter(position: RaftPosition, square: number): string {
  return (COLOUR_LETTERS[position.catAt(square)] ?? '?').toUpperCase();
}

function sideLines(position: RaftPosition, colour: boolean): string[] {
  const known = describeChallenge(position);
  const { cats, aboard } = tallyOf(position);
  return [
    bold(known ? texts.challenge(known.name, known.difficulty) : texts.noChallenge, colour),
    ...wrap(turnWords(position)).map((line) => bold(line, colour)),
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
    ...wrap(
      tilesLeft(position)
        .map((tile) => TILE_LETTERS[tile])
        .join(' '),
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
      const where = position.has(RAFT, square) ? texts.aboard : position.has(EXHAUSTED, square) ? texts.exhausted : '';
      lines.push(`  ${nameColour(position.catAt(square)).padEnd(7)} ${nameSquare(square)} ${where}`.trimEnd());
    }
  }
  return lines;
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

/** Lines no longer than the side column. */
function wrap(text: string): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines[lines.length - 1];
    if (last === '') lines[lines.length - 1] = word;
    else if (last.length + 1 + word.length > SIDE) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines.filter((line) => line !== '');
}
