import { texts } from '#texts/blue-lagoon/terminal.ts';
import { texts as words } from '#texts/blue-lagoon/words.ts';
import { CHANCE, OVER } from '../../../core/game.ts';
import { SEAT_MARKS } from '../../../kit/draw/seats.ts';
import { bold, paint } from '../../../kit/draw/terminal.ts';
import { about } from '../about.ts';
import { TOKENS } from '../components.ts';
import { rowStart } from '../geometry.ts';
import type { BlueLagoonPosition } from '../position.ts';
import { bestLink, islandsVisited, majorities, scoreParts } from '../scoring.ts';
import { SANDS } from './artwork.ts';
import { middleOf, nameIsland, piecesLeft, type TileView, tonesOf, viewTiles } from './model.ts';
import { countTokens, nameMap, namePhase, tokensLying } from './words.ts';

const FAINT = '#8a8f8f';
const INK = '#23302f';
const SEA = '#1f8796';
const FOAM = '#9fe0d6';
const DUNE = '#8d7a5b';
const HOLLOW = ['○', '□', '△', '◇'] as const;

/** Widest board that is drawn with four columns a tile; beyond it there are two. */
const ROOMY = 23;
const WIDTH = 100;

/** The board in staggered rows, then the table: pieces, tokens, and what the phase would bring now. */
export function terminal(position: BlueLagoonPosition, colour: boolean): string {
  const title = [about.title, nameMap(position), namePhase(position), doing(position)].filter((part) => part !== '');
  return [
    bold(title.join(' · '), colour),
    '',
    ...boardLines(position, colour),
    '',
    ...seatLines(position, colour),
    '',
    ...wrap(`${texts.islands}  `, islandNotes(position)),
    ...wrap(`${texts.tokensOnBoard}  `, tokenNotes(position)),
    ...wrap(`${texts.key}  `, texts.keys),
  ].join('\n');
}

function doing(position: BlueLagoonPosition): string {
  if (position.turn === CHANCE) return texts.dealing(position.dealt, position.board.circles.length);
  const winners = position.winners();
  if (winners === undefined) return texts.toMove(nameSeat(position.turn));
  return winners.length === 1 ? texts.wins(nameSeat(winners[0])) : texts.shareTheWin(winners.map(nameSeat));
}

function nameSeat(seat: number): string {
  return texts.seat(SEAT_MARKS[seat].glyph, seat + 1);
}

function boardLines(position: BlueLagoonPosition, colour: boolean): string[] {
  const { board } = position;
  const { height } = board;
  const step = height <= ROOMY ? 4 : 2;
  const tiles = viewTiles(position);
  const labels = new Map<number, string>();
  for (let island = 0; island < board.islands; island++) {
    const middle = middleOf(board, island, tiles);
    if (middle !== undefined) labels.set(middle, nameIsland(island));
  }
  // In narrow columns two-digit numbers would run into each other.
  const every = step === 4 ? 1 : 5;
  const columns = (count: number, indent: number) => {
    const numbers = Array.from({ length: Math.ceil(count / every) }, (_, index) => {
      const number = String(index * every).padStart(step / 2);
      return number.padEnd(step * every);
    });
    return paint(`   ${' '.repeat(indent)}${numbers.join('')}`.trimEnd(), colour, FAINT);
  };
  const tones = tonesOf(board);
  const rows = Array.from({ length: height }, (_, row) => {
    const line = tiles.slice(rowStart(height, row), rowStart(height, row + 1));
    const cells = line.map((view) => {
      const ground = view.island === undefined ? SEA : SANDS[tones[view.island]];
      const label = labels.get(view.tile);
      return step === 4 ? wideCell(view, ground, label, colour) : narrowCell(view, ground, colour);
    });
    const indent = row % 2 === 0 ? step / 2 : 0;
    return `${paint(String(row).padStart(2), colour, FAINT)} ${' '.repeat(indent)}${cells.join('')}`;
  });
  return [columns(height - 1, step / 2), ...rows, columns(height, 0)];
}

function wideCell(view: TileView, ground: string, label: string | undefined, colour: boolean): string {
  const { piece, island, isCircle } = view;
  const bare = island === undefined ? FOAM : DUNE;
  const edges = edgesOf(view);
  const middle = contentOf(view) ?? label?.[0];
  // A seat's colour is hard to read on sea and sand, so pieces stand on its tint.
  const mark = piece && SEAT_MARKS[piece.seat];
  const filler = isCircle ? ' ' : island === undefined ? '~' : '░';
  const edge = (text: string) => paint(text, colour, text === '░' || text === '~' ? bare : INK, ground);
  const inside = paint(
    middle ?? filler,
    colour,
    mark?.colour ?? (middle === undefined ? bare : INK),
    mark?.tint ?? ground,
  );
  // Island 27 is a2: its number stands where the sand would.
  const right = middle === label?.[0] ? (label?.[1] ?? edges[1]) : edges[1];
  return `${edge(edges[0])}${inside}${edge(right)}${paint(' ', colour, undefined, ground)}`;
}

function narrowCell(view: TileView, ground: string, colour: boolean): string {
  const mark = view.piece && SEAT_MARKS[view.piece.seat];
  const plain = view.token !== undefined ? INK : view.island === undefined ? FOAM : DUNE;
  return (
    paint(narrow(view), colour, mark?.colour ?? plain, mark?.tint ?? ground) + paint(' ', colour, undefined, ground)
  );
}

/** What stands or lies on the tile, as one character. */
function contentOf({ piece, token }: TileView): string | undefined {
  if (piece) return SEAT_MARKS[piece.seat].glyph;
  return token === undefined ? undefined : TOKENS[token].letter;
}

/** The characters left and right of it, which say what the tile is and whether a village stands there. */
function edgesOf(view: TileView): readonly [string, string] {
  if (view.piece?.kind === 'village') return view.isCircle ? ['{', '}'] : ['[', ']'];
  if (view.isCircle) return ['(', ')'];
  if (view.island !== undefined) return ['░', '░'];
  return view.piece ? ['~', '~'] : [' ', ' '];
}

function narrow(view: TileView): string {
  const { piece } = view;
  if (piece?.kind === 'village') return HOLLOW[piece.seat];
  return contentOf(view) ?? (view.isCircle ? 'o' : view.island === undefined ? '~' : '░');
}

function seatLines(position: BlueLagoonPosition, colour: boolean): string[] {
  const seats = Array.from({ length: position.seats }, (_, seat) => seat);
  const parts = scoreParts(position);
  const row = (title: string, value: (seat: number) => string | number) =>
    title.padEnd(24) + seats.map((seat) => String(value(seat)).padStart(14)).join('');
  const names = seats.map((seat) => {
    const name = `${position.turn === seat ? '▶ ' : ''}${nameSeat(seat)}`;
    return ' '.repeat(14 - name.length) + paint(name, colour, SEAT_MARKS[seat].colour, SEAT_MARKS[seat].tint);
  });
  const phase = position.turn === OVER ? texts.lastPhase : texts.ifOver;
  return [
    `${' '.repeat(24)}${names.join('')}`,
    row(texts.pointsSoFar, (seat) => position.points[seat]),
    row(texts.settlersLeft, (seat) => piecesLeft(position, seat).settlers),
    row(texts.villagesLeft, (seat) => piecesLeft(position, seat).villages),
    ...TOKENS.map(({ letter }, kind) =>
      row(`${letter} ${words.tokens[kind].many}`, (seat) => position.held(seat, kind)),
    ),
    bold(phase, colour),
    row(`  ${texts.visited}`, (seat) => texts.counted(islandsVisited(position, seat), parts.islands[seat])),
    row(`  ${texts.link}`, (seat) => texts.counted(bestLink(position, seat).islands.length, parts.links[seat])),
    row(`  ${texts.majorities}`, (seat) => parts.majorities[seat]),
    row(`  ${texts.tokens}`, (seat) => parts.resources[seat]),
    row(`  ${texts.together}`, (seat) => parts.total[seat]),
  ];
}

function islandNotes(position: BlueLagoonPosition): string[] {
  return majorities(position).map(({ bonus, pieces, leaders }, island) => {
    const counts = pieces.flatMap((count, seat) => (count === 0 ? [] : [`${SEAT_MARKS[seat].glyph}${count}`]));
    const name = nameIsland(island);
    if (leaders.length === 0) return texts.island(name, bonus);
    if (leaders.length > 1) return texts.islandTied(name, bonus, counts);
    return texts.islandLed(name, bonus, counts, SEAT_MARKS[leaders[0]].glyph);
  });
}

function tokenNotes(position: BlueLagoonPosition): string[] {
  return TOKENS.map((_, kind) => countTokens(kind, tokensLying(position, kind)));
}

/** Notes one after the other, broken between notes before the line grows too long. */
function wrap(title: string, notes: readonly string[]): string[] {
  const lines: string[] = [];
  let line = title;
  for (const [index, note] of notes.entries()) {
    const text = index < notes.length - 1 ? `${note} · ` : note;
    if (line.length + text.length > WIDTH && line.trim() !== '') {
      lines.push(line.trimEnd());
      line = ' '.repeat(title.length);
    }
    line += text;
  }
  return [...lines, line.trimEnd()];
}
