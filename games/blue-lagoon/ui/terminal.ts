import { texts } from '#texts/blue-lagoon/terminal.ts';
import { texts as words } from '#texts/blue-lagoon/words.ts';
import { CHANCE, OVER } from '../../../core/game.ts';
import { SEAT_MARKS } from '../../../kit/draw/seats.ts';
import { bold, FAINT, flow, inPieces, padStart, paint, type Screen } from '../../../kit/draw/terminal.ts';
import { about } from '../about.ts';
import { TOKENS } from '../components.ts';
import { rowStart } from '../geometry.ts';
import type { BlueLagoonPosition } from '../position.ts';
import { bestLink, islandsVisited, majorities, scoreParts } from '../scoring.ts';
import { nameIsland } from './island-names.ts';
import { letterOf, middleOf, piecesLeft, type TileView, tonesOf, viewTiles } from './model.ts';
import { DAY } from './palette.ts';
import { countTokens, nameMap, namePhase, tokensLying } from './words.ts';

const INK = '#23302f';
const { seaFloor: SEA, foam: FOAM, stones: DUNE } = DAY;
const SANDS = [DAY.sandLow, DAY.sandMiddle, DAY.sandHigh];
const HOLLOW = ['○', '□', '△', '◇'] as const;

/** Columns a tile, and beside the board for the numbers of the rows. */
const ROOMY = 4;
const NARROW = 2;
const MARGIN = 3;

/** The board in staggered rows, then the table: pieces, tokens, and what the phase would bring now. */
export function terminal(position: BlueLagoonPosition, screen: Screen): string {
  const { colour, width } = screen;
  const title = [about.title, nameMap(position), namePhase(position), doing(position)].filter((part) => part !== '');
  const step = boardWidth(position, ROOMY) <= width ? ROOMY : NARROW;
  const list = (head: string, notes: readonly string[]) => flow(`${head}  `, notes, width, ' · ');
  return [
    ...flow('', title, width, ' · ').map((line) => bold(line, colour)),
    '',
    ...boardLines(position, step, screen),
    '',
    ...seatLines(position, screen),
    '',
    ...list(texts.islands, islandNotes(position)),
    ...list(texts.tokensOnBoard, tokenNotes(position)),
    ...list(texts.key, step === ROOMY ? texts.keys : texts.narrowKeys),
  ].join('\n');
}

/** Every second row is set in by half a tile, and is one tile shorter. */
function boardWidth({ board }: BlueLagoonPosition, step: number): number {
  return MARGIN + board.height * step;
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

/** In one piece, or in several below each other where the board is wider than the screen. */
function boardLines(position: BlueLagoonPosition, step: number, { colour, width }: Screen): string[] {
  const { board } = position;
  const { height } = board;
  const tiles = viewTiles(position);
  const labels = new Map<number, string>();
  for (let island = 0; island < board.islands; island++) {
    const middle = middleOf(board, island, tiles);
    if (middle !== undefined) labels.set(middle, letterOf(island));
  }
  const tones = tonesOf(board);
  const cell = (view: TileView) => {
    const ground = view.island === undefined ? SEA : SANDS[tones[view.island]];
    const label = labels.get(view.tile);
    return step === ROOMY ? wideCell(view, ground, label, colour) : narrowCell(view, ground, label, colour);
  };
  const most = Math.floor((width - MARGIN - step / 2) / step);
  const columns = Array.from({ length: height }, (_, column) => column);
  return inPieces(columns, boardWidth(position, step) <= width ? height : most).flatMap((piece) => {
    const [from] = piece;
    const to = from + piece.length;
    const rows = Array.from({ length: height }, (_, row) => {
      const line = tiles.slice(rowStart(height, row), rowStart(height, row + 1)).slice(from, to);
      const indent = row % 2 === 0 ? step / 2 : 0;
      return `${paint(String(row).padStart(2), colour, FAINT)} ${' '.repeat(indent)}${line.map(cell).join('')}`;
    });
    const head = (last: number, indent: number) => numbers(from, Math.min(to, last), step, indent, colour);
    return [head(height - 1, step / 2), ...rows, head(height, 0)];
  });
}

/** Numbers of the columns; where they are narrow every fifth, because two digits would run into each other. */
function numbers(from: number, to: number, step: number, indent: number, colour: boolean): string {
  const every = step === ROOMY ? 1 : 5;
  const shown = Array.from({ length: Math.max(0, to - from) }, (_, index) => {
    const column = from + index;
    return column % every === 0
      ? String(column)
          .padStart(step / 2)
          .padEnd(step)
      : ' '.repeat(step);
  });
  return paint(`${' '.repeat(MARGIN + indent)}${shown.join('')}`.trimEnd(), colour, FAINT);
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

/** Two characters: what is there, and whether it is a stone circle. Island 27 is a2. */
function narrowCell(view: TileView, ground: string, label: string | undefined, colour: boolean): string {
  const mark = view.piece && SEAT_MARKS[view.piece.seat];
  const content = narrow(view);
  const plain = content === undefined ? (view.island === undefined ? FOAM : DUNE) : INK;
  const [first, second = ' '] = content ?? label ?? (view.isCircle ? 'o' : view.island === undefined ? '~' : '░');
  const ink = mark?.colour ?? (content === undefined && label !== undefined ? INK : plain);
  return paint(first, colour, ink, mark?.tint ?? ground) + paint(view.isCircle ? ')' : second, colour, INK, ground);
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

function narrow(view: TileView): string | undefined {
  return view.piece?.kind === 'village' ? HOLLOW[view.piece.seat] : contentOf(view);
}

function seatLines(position: BlueLagoonPosition, { colour, width }: Screen): string[] {
  const seats = Array.from({ length: position.seats }, (_, seat) => seat);
  const parts = scoreParts(position);
  const [first, other, acts] = 24 + 14 * position.seats <= width ? [24, 14, '▶ '] : [19, 10, '▶'];
  const row = (title: string, value: (seat: number) => string | number) =>
    title.padEnd(first) + seats.map((seat) => String(value(seat)).padStart(other)).join('');
  const names = seats.map((seat) => {
    const name = `${position.turn === seat ? acts : ''}${nameSeat(seat)}`;
    return padStart(paint(name, colour, SEAT_MARKS[seat].colour, SEAT_MARKS[seat].tint), other);
  });
  const phase = position.turn === OVER ? texts.lastPhase : texts.ifOver;
  return [
    `${' '.repeat(first)}${names.join('')}`,
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
    const name = texts.letterAndName(letterOf(island), nameIsland(position.board, island));
    if (leaders.length === 0) return texts.island(name, bonus);
    if (leaders.length > 1) return texts.islandTied(name, bonus, counts);
    return texts.islandLed(name, bonus, counts, SEAT_MARKS[leaders[0]].glyph);
  });
}

function tokenNotes(position: BlueLagoonPosition): string[] {
  return TOKENS.map((_, kind) => countTokens(kind, tokensLying(position, kind)));
}
