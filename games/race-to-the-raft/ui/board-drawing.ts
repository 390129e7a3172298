import { type Drawing, draw } from '../../../kit/draw/drawing.ts';
import { columnOf, rowOf, squareAt } from '../geometry.ts';
import { boardRows } from '../official-strings.ts';
import type { RaftPosition } from '../position.ts';
import { lossOf } from '../scoring.ts';
import { CATS, EXHAUSTED, NONE, RAFT, RAFT_AT } from '../state.ts';
import { drawAlarm, drawBerth, drawRaft } from './artwork.ts';
import { drawCatOnBoard } from './cat.ts';
import { allSquares } from './cat-watch.ts';
import { drawCoast } from './coast.ts';
import { drawGlow } from './fire.ts';
import { drawGaps } from './gap-drawing.ts';
import { gapsIn } from './gaps.ts';
import { CELL } from './land.ts';
import { drawLooks, frontIn, looksOf, ticksIn } from './looks.ts';
import { PAINT } from './palette.ts';

/** The island with fire, raft and cats: `columns` by `rows` squares of 48 units. */
export function drawBoard(position: RaftPosition): Drawing {
  const all = allSquares(position);
  const looks = looksOf(position);
  const loss = lossOf(position);
  const raft = position.words[RAFT_AT];
  return draw(
    'g',
    {},
    drawCoast(position.rows, position.columns),
    drawLooks(looks),
    draw('path', {
      d: ticksIn(looks),
      fill: 'none',
      stroke: PAINT.seaDeep,
      'stroke-opacity': 0.28,
      'stroke-width': 1.3,
    }),
    drawGlow(frontIn(looks)),
    raft !== NONE && place(raft, drawWholeRaft(berthsOf(position))),
    all.filter((square) => position.has(CATS, square)).map((square) => place(square, drawCatOn(position, square))),
    loss?.kind === 'cutOff' && loss.cats.map((square) => place(square, drawAlarm())),
    loss && drawGaps(gapsIn(position)),
  );
}

function place(square: number, drawing: Drawing): Drawing {
  return draw('g', { transform: `translate(${columnOf(square) * CELL} ${rowOf(square) * CELL})` }, drawing);
}

/** Letters of the raft's nine squares, row by row, on a board with a raft. */
export function berthsOf(position: RaftPosition): string {
  const raft = position.words[RAFT_AT];
  const [row, column] = [rowOf(raft), columnOf(raft)];
  const lines = boardRows(position).slice(row, row + 3);
  return lines.map((line) => line.slice(column, column + 3).toLowerCase()).join('');
}

export function drawWholeRaft(berths: string, isMoored = true): Drawing {
  const squares = Array.from(berths, (letter, at) => place(squareAt(Math.floor(at / 3), at % 3), drawBerth(letter)));
  return draw('g', {}, drawRaft(isMoored), squares);
}

function drawCatOn(position: RaftPosition, square: number): Drawing {
  const mood = position.has(RAFT, square) ? 'aboard' : position.has(EXHAUSTED, square) ? 'exhausted' : 'awake';
  return drawCatOnBoard(position.catAt(square), mood, position.scarves.includes(square));
}
