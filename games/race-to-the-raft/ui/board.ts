import { type Drawing, draw } from '../../../kit/draw/drawing.ts';
import { COLOUR_LETTERS } from '../components.ts';
import { columnOf, rowOf, squareAt } from '../geometry.ts';
import type { RaftPosition } from '../position.ts';
import { lossOf } from '../scoring.ts';
import { CATS, EXHAUSTED, FIRE, NONE, RAFT, RAFT_AT, type State } from '../state.ts';
import { boardRows } from '../strings.ts';
import { CELL, drawAlarm, drawBerth, drawFire, drawGlow, drawRaft, drawSea, drawTerrain } from './artwork.ts';
import { drawCat } from './cat.ts';
import { PAINT } from './palette.ts';

/** The island with fire, raft and cats: `columns` by `rows` squares of 48 units. */
export function drawBoard(position: RaftPosition): Drawing {
  const letters = boardRows(position).map((row) => Array.from(row));
  const all = letters.flatMap((line, row) => line.map((_, column) => squareAt(row, column)));
  const squares = all.map((square) => {
    const letter = letters[rowOf(square)][columnOf(square)].toLowerCase();
    return place(square, letter === 'f' ? drawBurning(position, square) : drawLand(letter));
  });
  const loss = lossOf(position);
  return draw(
    'g',
    {},
    squares,
    drawGrid(position.rows, position.columns),
    all
      .filter((square) => position.has(FIRE, square))
      .map((square) => place(square, drawGlow(facing(position, square)))),
    drawWholeRaft(position, letters),
    all.filter((square) => position.has(CATS, square)).map((square) => place(square, drawCatOn(position, square))),
    loss?.kind === 'cutOff' && loss.cats.map((square) => place(square, drawAlarm())),
  );
}

function place(square: number, drawing: Drawing): Drawing {
  return draw('g', { transform: `translate(${columnOf(square) * CELL} ${rowOf(square) * CELL})` }, drawing);
}

function drawLand(letter: string): Drawing {
  const colour = COLOUR_LETTERS.indexOf(letter);
  return colour < 0 ? drawSea() : drawTerrain(colour);
}

function drawBurning(position: RaftPosition, square: number): Drawing {
  const inside = facing(position, square).every((side) => !side);
  return drawFire(rowOf(square) * 7 + columnOf(square) * 3, inside);
}

function drawGrid(rows: number, columns: number): Drawing {
  const lines = [
    ...Array.from({ length: rows - 1 }, (_, row) => `M0 ${(row + 1) * CELL}h${columns * CELL}`),
    ...Array.from({ length: columns - 1 }, (_, column) => `M${(column + 1) * CELL} 0v${rows * CELL}`),
  ];
  return draw('path', {
    d: lines.join(''),
    fill: 'none',
    stroke: PAINT.seaDeep,
    'stroke-opacity': 0.28,
    'stroke-width': 1.5,
  });
}

/** Sides of a burning square beyond which something does not burn: top, right, bottom, left. */
export function facing(state: State, square: number): boolean[] {
  const [row, column] = [rowOf(square), columnOf(square)];
  const beyond: readonly (readonly [row: number, column: number])[] = [
    [row - 1, column],
    [row, column + 1],
    [row + 1, column],
    [row, column - 1],
  ];
  return beyond.map(([r, c]) => {
    const inside = r >= 0 && c >= 0 && r < state.rows && c < state.columns;
    return inside && !state.has(FIRE, squareAt(r, c));
  });
}

export function drawWholeRaft(position: RaftPosition, letters: readonly (readonly string[])[]): Drawing | undefined {
  const raft = position.words[RAFT_AT];
  if (raft === NONE) return undefined;
  const berths = [0, 1, 2].flatMap((down) =>
    [0, 1, 2].map((across) => {
      const letter = letters[rowOf(raft) + down][columnOf(raft) + across].toLowerCase();
      return place(squareAt(down, across), drawBerth(letter));
    }),
  );
  return place(raft, draw('g', {}, drawRaft(), berths));
}

function drawCatOn(position: RaftPosition, square: number): Drawing {
  const mood = position.has(RAFT, square) ? 'aboard' : position.has(EXHAUSTED, square) ? 'exhausted' : 'awake';
  return drawCat(position.catAt(square), mood);
}
