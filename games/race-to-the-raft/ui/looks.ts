import { type Drawing, draw } from '../../../kit/draw/drawing.ts';
import { COLOUR_LETTERS } from '../components.ts';
import { columnOf, rowOf, squareAt } from '../geometry.ts';
import { boardRows } from '../official-strings.ts';
import { FIRE, type State } from '../state.ts';
import { drawFire } from './fire.ts';
import { CELL, type Corner, drawSea, drawTerrain } from './land.ts';

/*
 * What a square looks like, as a letter: a colour, FLAMES, EMBERS or SEA.
 */
const FLAMES = 'f';
/** Fire with fire on all sides. */
const EMBERS = 'e';
const SEA = 's';
/** A square that is left out. */
export const NO_LOOK = ' ';

export function isFire(look: string): boolean {
  return look === FLAMES || look === EMBERS;
}

/** A row in which all that burns looks alike. */
export function asOneFire(looks: string): string {
  return looks.replaceAll(EMBERS, FLAMES);
}

/** The looks of all squares, row by row. */
export function looksOf(state: State): string[] {
  return boardRows(state).map((line, row) =>
    Array.from(line.toLowerCase(), (letter, column) => {
      if (letter === 'f') return facing(state, squareAt(row, column)).includes(true) ? FLAMES : EMBERS;
      return COLOUR_LETTERS.includes(letter) ? letter : SEA;
    }).join(''),
  );
}

/** Squares of rows of looks, their first square at the given row and column. */
export function drawLooks(rows: readonly string[], top = 0, left = 0): Drawing {
  const corners = new Map<string, Corner[]>();
  for (const [row, line] of rows.entries()) {
    for (const [column, look] of Array.from(line).entries()) {
      if (look === NO_LOOK) continue;
      const own = corners.get(look) ?? [];
      own.push({ x: (left + column) * CELL, y: (top + row) * CELL });
      corners.set(look, own);
    }
  }
  return draw(
    'g',
    {},
    Array.from(corners, ([look, at]) => drawLook(look, at)),
  );
}

export function drawLook(look: string, at: readonly Corner[]): Drawing {
  if (isFire(look)) return drawFire(at, look === EMBERS);
  return look === SEA ? drawSea(at) : drawTerrain(COLOUR_LETTERS.indexOf(look), at);
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
