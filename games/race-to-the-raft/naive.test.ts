import { describe, expect, it } from 'vitest';
import { SeededRandom } from '../../core/random.ts';
import { longWalk } from '../../tests/support/raft-long-walk.ts';
import { measureRoutes, NEVER } from './bot/routes.ts';
import { CHALLENGES, COLOUR_LETTERS, RAFT_CARDS } from './components.ts';
import { handOf, losingFires, walksOf } from './facts.ts';
import { AREA, flood, growOnce } from './flood.ts';
import { CARD_PICTURES, nameCard, nameSquare, type Picture, squareAt, TILE_PICTURES } from './geometry.ts';
import { LABOUR, measureLabour } from './labour.ts';
import { formatMove } from './move-notation.ts';
import { MAX_CATS, MAX_MOVES } from './moves.ts';
import { boardRows, fillBoard, formatCats, formatWay } from './official-strings.ts';
import { hasFirePlace, listCards, listFires } from './placements.ts';
import type { RaftPosition } from './position.ts';
import { cutOffCats } from './reach.ts';
import { PHASES, State } from './state.ts';

/*
 * The rules once more, slowly, on letters: one square, one path, one block at a time. The fast ones must agree with them
 * in positions of every kind that long matches come through.
 */
type Letters = readonly string[];

function at(board: Letters, row: number, column: number): string {
  return board[row]?.[column] ?? ' ';
}
const BESIDE = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const;

function isRaft(board: Letters, row: number, column: number): boolean {
  for (let r = row - 1; r <= row + 1; r++) {
    for (let c = column - 1; c <= column + 1; c++) if (at(board, r, c) === 'o') return true;
  }
  return false;
}
function isOpen(board: Letters, row: number, column: number): boolean {
  return 'bgpryBGPRY'.includes(at(board, row, column)) && !isRaft(board, row, column);
}

/** R6, R8: what covers these squares may lie there. */
function canCover(board: Letters, picture: Picture, row: number, column: number): boolean {
  return picture.every((line, down) =>
    Array.from(line).every((letter, across) => {
      const under = at(board, row + down, column + across);
      return letter === '.' || ('bgpry'.includes(under) && !isRaft(board, row + down, column + across));
    }),
  );
}
function touchesFire(board: Letters, picture: Picture, row: number, column: number): boolean {
  return picture.some((line, down) =>
    Array.from(line).some(
      (letter, across) =>
        letter === '#' && BESIDE.some(([r, c]) => at(board, row + down + r, column + across + c) === 'f'),
    ),
  );
}

function eachSquare(board: Letters, look: (row: number, column: number) => void): void {
  for (let row = 0; row < board.length; row++) for (let c = 0; c < board[0].length; c++) look(row, c);
}

function slowCards(board: Letters, hand: readonly number[]): string[] {
  const found: string[] = [];
  for (const card of hand) {
    const seen = new Set<string>();
    for (const [turn, picture] of CARD_PICTURES[card].entries()) {
      if (seen.has(picture.join())) continue;
      seen.add(picture.join());
      eachSquare(board, (row, column) => {
        if (canCover(board, picture, row, column))
          found.push(nameCard(card) + nameSquare(squareAt(row, column)) + 'NESW'[turn]);
      });
    }
  }
  return found;
}

function slowFires(board: Letters, tile: number, letter: string): string[] {
  const found: string[] = [];
  const seen = new Set<string>();
  for (const [way, picture] of TILE_PICTURES[tile].entries()) {
    if (seen.has(picture.join())) continue;
    seen.add(picture.join());
    eachSquare(board, (row, column) => {
      if (canCover(board, picture, row, column) && touchesFire(board, picture, row, column)) {
        found.push(letter + nameSquare(squareAt(row, column)) + formatWay(way));
      }
    });
  }
  return found;
}

/** R9: squares where the cat may end, by walking everywhere. */
function slowEnds(board: Letters, row: number, column: number): number[] {
  const own = at(board, row, column).toLowerCase();
  const seen = new Set([squareAt(row, column)]);
  const queue = [[row, column]];
  for (const [r, c] of queue) {
    for (const [dr, dc] of BESIDE) {
      const [toRow, toColumn] = [r + dr, c + dc];
      const letter = at(board, toRow, toColumn).toLowerCase();
      if (letter !== own && letter !== 'w') continue;
      if (isRaft(board, r, c) && !isRaft(board, toRow, toColumn)) continue;
      if (seen.has(squareAt(toRow, toColumn))) continue;
      seen.add(squareAt(toRow, toColumn));
      queue.push([toRow, toColumn]);
    }
  }
  const free = queue.filter(([r, c]) => at(board, r, c) === at(board, r, c).toLowerCase());
  return free.map(([r, c]) => squareAt(r, c)).sort((a, b) => a - b);
}

/** R14: could a cat of this colour ever use the square? */
function isUsable(board: Letters, own: string, row: number, column: number): boolean {
  const letter = at(board, row, column).toLowerCase();
  return letter === own || letter === 'w' || coverable(board).has(`${row} ${column}`);
}

/** Squares of three by three that are all open, where a card may yet lie. Kept, because every cat asks on every step. */
function coverable(board: Letters): ReadonlySet<string> {
  const known = COVERABLE.get(board);
  if (known) return known;
  const found = new Set<string>();
  eachSquare(board, (top, left) => {
    const block = [0, 1, 2].flatMap((r) => [0, 1, 2].map((c) => [top + r, left + c]));
    if (block.every(([r, c]) => isOpen(board, r, c))) for (const [r, c] of block) found.add(`${r} ${c}`);
  });
  COVERABLE.set(board, found);
  return found;
}
const COVERABLE = new WeakMap<Letters, ReadonlySet<string>>();

/** R14, and the labour on the way: squares of other colours, fewest first; 99 for a cat that is cut off. */
function slowLabour(board: Letters, row: number, column: number): number {
  const own = at(board, row, column).toLowerCase();
  const isOwn = (letter: string) => letter.toLowerCase() === own || letter.toLowerCase() === 'w';
  let [now, later] = [[[row, column]], [] as number[][]];
  const seen = new Set<number>();
  for (let labour = 0; now.length > 0; labour++) {
    for (const [r, c] of now) {
      if (seen.has(squareAt(r, c))) continue;
      seen.add(squareAt(r, c));
      const letter = at(board, r, c);
      if (isRaft(board, r, c) && isOwn(letter) && letter === letter.toLowerCase()) return labour;
      const next = BESIDE.map(([dr, dc]) => [r + dr, c + dc])
        .filter(([toR, toC]) => isUsable(board, own, toR, toC))
        .filter(([toR, toC]) => !isRaft(board, r, c) || isRaft(board, toR, toC));
      now.push(...next.filter(([toR, toC]) => isOwn(at(board, toR, toC))));
      later.push(...next.filter(([toR, toC]) => !isOwn(at(board, toR, toC))));
    }
    [now, later] = [later, []];
  }
  return 99;
}

function catsAshore(board: Letters): { row: number; column: number; colour: number }[] {
  const cats: { row: number; column: number; colour: number }[] = [];
  for (const [colour, letter] of Array.from(COLOUR_LETTERS.toUpperCase()).entries()) {
    eachSquare(board, (row, column) => {
      if (at(board, row, column) === letter && !isRaft(board, row, column)) cats.push({ row, column, colour });
    });
  }
  return cats;
}

function listed(position: RaftPosition): string[] {
  const list = new Int32Array(MAX_MOVES);
  return Array.from(list.subarray(0, position.moves(list)), (move) => formatMove(position, move));
}

const matches = CHALLENGES.map(({ id }, index) => longWalk(1 + (index % 4), id, `slow ${index}`));
const positions = matches.flatMap(({ positions: all }) => all) as RaftPosition[];
const some = (phase: number, stride: number) =>
  positions.filter((position) => position.phase === phase).filter((_, index) => index % stride === 0);

describe('fast and slow rules agree', () => {
  it('R6: every placement of every card in hand', () => {
    for (const position of some(PHASES.play, 7)) {
      const cards = listed(position).filter((text) => /^[A-D][a-y]\d{4}[NESW]$/.test(text));
      expect(cards).toEqual(slowCards(boardRows(position), handOf(position)));
    }
  });

  it('R8: every placement of the drawn fire tile', () => {
    for (const position of some(PHASES.fire, 3)) {
      const letter = 'abcdefghijklmnopqrstuvwxyzABCDE'[position.tile];
      expect(listed(position)).toEqual(slowFires(boardRows(position), position.tile, letter));
    }
  });

  it('R9: every square that a cat can reach', () => {
    for (const position of some(PHASES.play, 2)) {
      const board = boardRows(position);
      for (const { row, column } of catsAshore(board)) {
        const ends = walksOf(position, squareAt(row, column)).map(({ square }) => square);
        expect(ends).toEqual(slowEnds(board, row, column));
      }
    }
  });

  it('R14: which cats are cut off, and how much work the way to the raft is', () => {
    let lost = 0;
    for (const position of [...some(PHASES.play, 9), ...some(PHASES.lost, 1)]) {
      const board = boardRows(position);
      const labours = catsAshore(board).map(({ row, column }) => slowLabour(board, row, column));
      const cut = catsAshore(board).filter((_, cat) => labours[cat] === 99);
      lost += cut.length;
      expect(cutOffCats(position)).toEqual(cut.map(({ row, column }) => squareAt(row, column)));
      const cats = measureLabour(position);
      expect(Array.from(LABOUR.labour.slice(0, cats))).toEqual(labours);
    }
    expect(lost).toBeGreaterThan(10);
  });

  it('R13, R14: a fire placement loses at once exactly when the hints say so', () => {
    for (const position of some(PHASES.fire, 11)) {
      const list = new Int32Array(MAX_MOVES);
      const found = Array.from(list.subarray(0, position.moves(list))).filter((move) => {
        const after = position.copy();
        after.play(move);
        return after.phase === PHASES.lost && cutOffCats(after).length > 0;
      });
      expect(losingFires(position)).toEqual(found);
    }
  });

  it('long matches saw wins, rests, stuck hands and cats aboard on wild squares', () => {
    const ends = matches.map((match) => (match.positions[match.positions.length - 1] as RaftPosition).phase);
    expect(ends).toContain(PHASES.won);
    expect(ends).toContain(PHASES.lost);
    expect(positions.some((position) => boardRows(position).join('').includes('W'))).toBe(true);
    expect(formatCats([{ colour: 5, square: 0 }])).toBe('?0000');
  });
});

/** Any letters at all around a raft anywhere: stranger than what play leads to. */
function randomBoard(random: SeededRandom): string[] {
  const [rows, columns] = [[12, 15, 18][random.below(3)], [9, 18][random.below(2)]];
  const letters = `${'bgpry'.slice(random.below(4))}${'f'.repeat(random.below(6))}`;
  const letter = () => letters[random.below(letters.length)];
  const square = (found: string) => (found !== 'f' && random.below(12) === 0 ? found.toUpperCase() : found);
  const board = Array.from({ length: rows }, () => Array.from({ length: columns }, () => square(letter())));
  const [top, left] = [random.below(rows - 2), random.below(columns - 2)];
  for (const [down, line] of RAFT_CARDS[random.below(4)].split('/').entries()) {
    for (const [across, berth] of Array.from(line).entries()) {
      const taken = berth !== 'o' && random.below(3) === 0;
      board[top + down][left + across] = taken ? berth.toUpperCase() : berth;
    }
  }
  return board.map((line) => line.join(''));
}

/** A raft that is nearly full, a shore of one colour with gaps around it, and fire beyond: ways lead across the raft. */
function randomShore(random: SeededRandom): string[] {
  const own = COLOUR_LETTERS[random.below(COLOUR_LETTERS.length)];
  const isShore = (row: number, column: number) => row >= 3 && row < 8 && column >= 2 && column < 7;
  const shore = () => [own, own, own.toUpperCase(), 'f'][random.below(4)];
  const board = Array.from({ length: 12 }, (_, row) =>
    Array.from({ length: 9 }, (_, column) => (isShore(row, column) ? shore() : 'f')),
  );
  for (const [down, line] of RAFT_CARDS[1 + random.below(3)].split('/').entries()) {
    for (const [across, berth] of Array.from(line).entries()) {
      const taken = berth !== 'o' && random.below(berth === 'w' ? 8 : 2) > 0;
      board[4 + down][3 + across] = taken ? berth.toUpperCase() : berth;
    }
  }
  return board.map((line) => line.join(''));
}

function readBoard(board: string[]) {
  const state = new State(1, board.length, board[0].length);
  fillBoard(state, board);
  return { board, state, cats: catsAshore(board) };
}

describe('fast and slow rules agree on boards that nobody played', () => {
  const random = new SeededRandom('boards');
  const boards = [
    ...Array.from({ length: 400 }, () => readBoard(randomBoard(random))),
    ...Array.from({ length: 1000 }, () => readBoard(randomShore(random))),
  ];

  it('letters come back', () => {
    for (const { board, state } of boards) expect(boardRows(state)).toEqual(board);
  });

  it('R9, R14: walks, and cats that are cut off', () => {
    for (const { board, state, cats } of boards) {
      for (const { row, column } of cats.slice(0, 8)) {
        const ends = walksOf(state, squareAt(row, column)).map(({ square }) => square);
        expect(ends).toEqual(slowEnds(board, row, column));
      }
      const cut = cats.filter(({ row, column }) => slowLabour(board, row, column) === 99);
      expect(cutOffCats(state)).toEqual(cut.map(({ row, column }) => squareAt(row, column)));
    }
  });

  it('R14: labour, and routes of the computer players, end where hope ends', () => {
    for (const { board, state, cats } of boards.filter(({ cats }) => cats.length <= MAX_CATS)) {
      const labours = cats.map(({ row, column }) => slowLabour(board, row, column));
      expect(Array.from(LABOUR.labour.slice(0, measureLabour(state)))).toEqual(labours);
      const routes = measureRoutes(state);
      const costs = Array.from(routes.cost.slice(0, routes.cats));
      expect(costs.map((cost) => cost === NEVER)).toEqual(labours.map((labour) => labour === 99));
    }
  });

  it('R6, R8: places for a card and for a fire tile', () => {
    const list = new Int32Array(MAX_MOVES);
    for (const [index, { board, state }] of boards.entries()) {
      const tile = index % 31;
      const fires = Array.from(list.subarray(0, listFires(state, tile, list)), (move) => formatMove(state, move));
      expect(fires).toEqual(slowFires(board, tile, 'abcdefghijklmnopqrstuvwxyzABCDE'[tile]));
      expect(hasFirePlace(state, tile)).toBe(fires.length > 0);
      state.takeCard(index % 100);
      const cards = Array.from(list.subarray(0, listCards(state, list)), (move) => formatMove(state, move));
      expect(cards).toEqual(slowCards(board, [index % 100]));
    }
  });
});

describe('flooding', () => {
  const random = new SeededRandom('floods');
  const spread = (region: boolean[][], ground: boolean[][]) =>
    region.map((line, r) =>
      line.map((here, c) => here || (ground[r][c] && BESIDE.some(([dr, dc]) => region[r + dr]?.[c + dc]))),
    );
  const toRows = (area: Int32Array, rows: number) =>
    Array.from({ length: rows }, (_, r) => Array.from({ length: 18 }, (_, c) => ((area[r + 1] >> c) & 1) === 1));

  const randomRow = (tenths: number) =>
    Array.from({ length: 18 }, (_, column) => (random.below(10) < tenths ? 1 << column : 0)).reduce((a, b) => a | b);

  it('grows to everything that is joined, and by one ring', () => {
    for (let round = 0; round < 1000; round++) {
      const rows = [12, 15, 18][random.below(3)];
      const tenths = 1 + random.below(9);
      const ground = new Int32Array(AREA).map((_, row) => (row >= 1 && row <= rows ? randomRow(tenths) : 0));
      const region = ground.map((row) => (random.below(6) === 0 ? row & (1 << random.below(18)) : 0));
      const [open, start] = [toRows(ground, rows), toRows(region, rows)];
      const ring = region.slice();
      growOnce(ring, ground, rows);
      expect(toRows(ring, rows)).toEqual(spread(start, open));
      let wanted = start;
      for (let more = spread(wanted, open); String(more) !== String(wanted); more = spread(wanted, open)) wanted = more;
      flood(region, ground, rows);
      expect(toRows(region, rows)).toEqual(wanted);
    }
  });
});
