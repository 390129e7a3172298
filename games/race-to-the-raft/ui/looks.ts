import { type Drawing, draw } from '../../../kit/draw/drawing.ts';
import { COLOUR_LETTERS } from '../components.ts';
import { squareAt } from '../geometry.ts';
import { boardRows } from '../official-strings.ts';
import { FIRE, RAFT, type State } from '../state.ts';
import { neighbours } from './cat-watch.ts';
import { frontOf } from './field-outline.ts';
import { drawBurning } from './fire.ts';
import { CELL, type Corner } from './land.ts';
import { drawSea, drawTerrain } from './terrain.ts';

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

/** The looks of all squares, row by row. */
export function looksOf(state: State): string[] {
  return boardRows(state).map((line, row) =>
    Array.from(line.toLowerCase(), (letter, column) => {
      if (letter === 'f') return isAtFront(state, squareAt(row, column)) ? FLAMES : EMBERS;
      // Below the raft is water, whatever colour its mats have.
      return COLOUR_LETTERS.includes(letter) && !state.has(RAFT, squareAt(row, column)) ? letter : SEA;
    }).join(''),
  );
}

/** Looks row by row, with what is known around them: the letter of a square by its corner. */
export type LookAt = (x: number, y: number) => string;

/** Rows of looks whose first square is at this row and column; what is beyond them is left out. */
export function lookIn(rows: readonly string[], top = 0, left = 0): LookAt {
  return (x, y) => rows[Math.round(y / CELL) - top]?.[Math.round(x / CELL) - left] ?? NO_LOOK;
}

/** All of the island. */
export function drawLooks(rows: readonly string[]): Drawing {
  const corners = rows.flatMap((line, row) => Array.from(line, (_, column) => ({ x: column * CELL, y: row * CELL })));
  return drawLook(corners, lookIn(rows));
}

/** Some squares; what lies around them says where they flow together with it. */
export function drawLook(at: readonly Corner[], lookAt: LookAt): Drawing {
  const corners = new Map<string, Corner[]>();
  for (const corner of at) {
    const look = lookAt(corner.x, corner.y);
    corners.set(look, [...(corners.get(look) ?? []), corner]);
  }
  const like = (look: string) => (x: number, y: number) => lookAt(x, y) === look;
  const land = Array.from(COLOUR_LETTERS, (look, colour) => {
    const own = corners.get(look);
    return own && drawTerrain(colour, own, like(look));
  });
  const sea = corners.get(SEA);
  const [flames, embers] = [corners.get(FLAMES) ?? [], corners.get(EMBERS) ?? []];
  const burns = (x: number, y: number) => isFire(lookAt(x, y));
  return draw(
    'g',
    {},
    sea && drawSea(sea, like(SEA)),
    land.filter((drawing) => drawing !== undefined),
    flames.length + embers.length > 0 && drawBurning({ flames, embers }, burns, like(FLAMES)),
  );
}

/** Marks where four squares of one field meet: within it squares can still be counted. */
export function ticksIn(rows: readonly string[]): string {
  return rows
    .slice(1)
    .flatMap((line, row) =>
      Array.from(line, (look, column) => {
        const isField = column > 0 && COLOUR_LETTERS.includes(look) && line[column - 1] === look;
        const goesOn = rows[row][column] === look && rows[row][column - 1] === look;
        return isField && goesOn ? `M${column * CELL - 4} ${(row + 1) * CELL}h8m-4-4v8` : '';
      }),
    )
    .join('');
}

/** The front of the fire on an island, where it meets what does not burn. */
export function frontIn(rows: readonly string[]): string {
  const lookAt = lookIn(rows);
  const burns = (x: number, y: number) => isFire(lookAt(x, y));
  const burning = rows.flatMap((line, row) =>
    Array.from(line).flatMap((look, column) => (isFire(look) ? [{ x: column * CELL, y: row * CELL }] : [])),
  );
  return frontOf(burning, burns, (x, y) => lookAt(x, y) !== NO_LOOK);
}

/** True for a burning square beside something that does not burn. */
function isAtFront(state: State, square: number): boolean {
  return neighbours(state, square).some((next) => !state.has(FIRE, next));
}
