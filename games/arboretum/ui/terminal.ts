import { texts } from '#texts/arboretum/picture.ts';
import { texts as common } from '#texts/arboretum/words.ts';
import { OVER, type Seat } from '../../../core/game.ts';
import { SEAT_MARKS } from '../../../kit/draw/seats.ts';
import { bold, paint } from '../../../kit/draw/terminal.ts';
import { nameCard, speciesOf } from '../cards.ts';
import { SPECIES } from '../components.ts';
import { knownOf, standings } from '../facts.ts';
import type { ArboretumPosition } from '../position.ts';
import { PLACING } from '../state.ts';
import { TONES } from './palette.ts';
import { sayDeck, saySpecies, sayTurn } from './words.ts';

const FAINT = '#8a8f8f';
const WIDEST = 100;
const GAP = 4;
const NAME_WIDTH = 23;
const LABEL_WIDTH = 10;

/** The arboreta beside each other where they fit, then hands, discards and a line for each species. */
export function terminal(position: ArboretumPosition, colour: boolean): string {
  const { title, todo } = sayTurn(position);
  const seats = Array.from({ length: position.seats }, (_, seat) => seat);
  return [
    texts.terminal.turn(bold(title, colour), todo),
    `${common.deck.all(sayDeck(position))}.`,
    '',
    ...besideEachOther(seats.map((seat) => arboretum(position, seat, colour))),
    '',
    ...seats.flatMap((seat) => [handLine(position, seat, colour), pileLine(position, seat, colour)]),
    '',
    ...scoreLines(position, colour),
  ].join('\n');
}

/** Lines of one width; the width counts no colour codes. */
interface Block {
  readonly width: number;
  readonly lines: readonly string[];
}

function card(card: number, colour: boolean): string {
  const { deep, wash } = TONES[speciesOf(card)];
  return paint(nameCard(card), colour, deep, wash);
}

function seatName(seat: Seat, colour: boolean): string {
  return paint(`${SEAT_MARKS[seat].glyph} ${seat + 1}`, colour, SEAT_MARKS[seat].colour);
}

function arboretum(position: ArboretumPosition, seat: Seat, colour: boolean): Block {
  const grove = position.groves[seat];
  const lit = position.phase === PLACING && position.mover === seat;
  const squares = Array.from({ length: grove.placed }, (_, index) => grove.placedAt(index));
  if (lit || squares.length === 0) {
    for (let i = 0; i < grove.openCount; i++) squares.push(grove.openAt(i));
  }
  const easts = squares.map((square) => grove.eastOf(square));
  const norths = squares.map((square) => grove.northOf(square));
  const columns = span(Math.min(...easts), Math.max(...easts));
  const rows = span(Math.min(...norths), Math.max(...norths)).reverse();
  const label = (value: number, positive: string, negative: string): string =>
    value === 0 ? 'C0' : `${value > 0 ? positive : negative}${Math.abs(value)}`;
  const head = columns.map((east) => label(east, 'E', 'W').padStart(4)).join('');
  const lines = rows.map((north) => {
    const cells = columns.map((east) => {
      const square = grove.squareAt(north, east);
      const planted = grove.cardAt(square);
      if (planted >= 0) return `  ${card(planted, colour)}`;
      return grove.isOpen(square) && lit ? paint('   ·', colour, FAINT) : '    ';
    });
    return `${paint(label(north, 'N', 'S').padStart(4), colour, FAINT)}${cells.join('')}`;
  });
  const width = 4 + columns.length * 4;
  const name = `    ${seatName(seat, colour)}${' '.repeat(Math.max(0, width - 7))}`;
  return { width: Math.max(width, 7), lines: [name, paint(`    ${head}`, colour, FAINT), ...lines] };
}

/** As many blocks a row as the terminal is wide. */
function besideEachOther(blocks: readonly Block[]): string[] {
  const rows: Block[][] = [];
  let room = 0;
  for (const block of blocks) {
    if (block.width > room) {
      rows.push([]);
      room = WIDEST;
    }
    rows[rows.length - 1].push(block);
    room -= block.width + GAP;
  }
  return rows.flatMap((row, index) => {
    const height = Math.max(...row.map(({ lines }) => lines.length));
    const lines = Array.from({ length: height }, (_, line) =>
      row
        .map((block) => block.lines[line] ?? ' '.repeat(block.width))
        .join(' '.repeat(GAP))
        .trimEnd(),
    );
    return index === 0 ? lines : ['', ...lines];
  });
}

function handLine(position: ArboretumPosition, seat: Seat, colour: boolean): string {
  const cards = position.hand(seat).map((each) => card(each, colour));
  const hidden = Array.from({ length: position.hidden(seat) }, () => paint('??', colour, FAINT));
  const { cards: known, others } = knownOf(position, seat);
  const note = known.length > 0 && others > 0 ? `   ${texts.terminal.known(known.map(nameCard))}` : '';
  const acts = seat === position.mover && position.turn !== OVER ? '▶' : ' ';
  return `${acts} ${seatName(seat, colour)}  ${texts.terminal.hand.padEnd(LABEL_WIDTH)}${[...cards, ...hidden].join(' ')}${note}`;
}

function pileLine(position: ArboretumPosition, seat: Seat, colour: boolean): string {
  const cards = position.pile(seat).reverse();
  const shown = cards.map((each) => card(each, colour)).join(' ');
  return `       ${texts.terminal.discards.padEnd(LABEL_WIDTH)}${cards.length === 0 ? paint(texts.terminal.none, colour, FAINT) : shown}`;
}

/** Path points and hand total a seat, an asterisk at the right to score; then the values still unseen. */
function scoreLines(position: ArboretumPosition, colour: boolean): string[] {
  const scores = position.scores();
  const seats = Array.from({ length: position.seats }, (_, seat) => seat);
  const lines = standings(position).map(({ species, totals, rights, paths, unseen }) => {
    const { deep, wash } = TONES[species];
    const name = `${SPECIES[species].letter} ${saySpecies(species)}`.padEnd(NAME_WIDTH);
    const cells = seats.map((seat) => {
      const right = rights[seat] ? '*' : ' ';
      return `${String(paths[seat]?.points ?? 0).padStart(5)}${right}${`(${totals[seat]})`.padStart(5)}`;
    });
    const values = Array.from({ length: 8 }, (_, index) => (unseen.includes(index + 1) ? index + 1 : '·')).join('');
    return `${paint(name, colour, deep, wash)}${cells.join('')}   ${values}`;
  });
  const heads = seats.map((seat) => `${seatName(seat, colour).padStart(6 + codeLength(seat, colour))}     `).join('');
  const sums = seats.map((seat) => `${String(scores[seat]).padStart(5)}      `).join('');
  return [
    `${texts.terminal.columns.padEnd(NAME_WIDTH)}${heads}  ${texts.terminal.unseen}`,
    ...lines,
    bold(
      `${(position.turn === OVER ? texts.terminal.points : texts.terminal.pointsNow).padEnd(NAME_WIDTH)}${sums}`.trimEnd(),
      colour,
    ),
  ];
}

/** Characters of a painted name that do not show. */
function codeLength(seat: Seat, colour: boolean): number {
  return seatName(seat, colour).length - seatName(seat, false).length;
}

function span(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
