import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Drawing } from '../../../kit/draw/drawing.ts';
import { memo } from '../../../kit/memo.tsx';
import { columnOf, rowOf, squareAt } from '../geometry.ts';
import type { RaftPosition } from '../position.ts';
import { CATS, NONE, RAFT, RAFT_AT } from '../state.ts';
import { berthsOf, drawWholeRaft } from './board-drawing.ts';
import { allSquares } from './cat-watch.ts';
import { drawGlow } from './fire.ts';
import { CELL, type Corner } from './land.ts';
import { drawLook, frontIn, isFire, lookIn, looksOf, NO_LOOK, ticksIn } from './looks.ts';
import { Painted } from './paint.tsx';
import { drawSoil } from './terrain.ts';

/** Squares a side of a block. */
const BLOCK = 3;

/**
 * What lies on the squares. They are drawn in blocks, and a block anew only when something in it or beside it changes: a node
 * for each part of 300 squares would make every click wait, and so would painting long rows anew.
 */
export const Ground = memo(({ position }: { readonly position: RaftPosition }) => {
  const looks = looksOf(position);
  return (
    <g>
      {blocksOf(looks).map(({ corner, around }) => (
        <Block key={corner} corner={corner} around={around} />
      ))}
      <GroundTicks looks={looks} />
      <Front d={frontIn(looks)} />
    </g>
  );
});

export function GroundTicks({ looks }: { readonly looks: readonly string[] }) {
  return <path class="raft-ticks" d={ticksIn(looks)} />;
}

/** Milliseconds until what was laid has come to rest: no shorter than its animation. */
const REST = 600;

/** More squares than these do not change by a move: another position is shown, and all of it is drawn at once. */
const FEW = 20;

/**
 * The position that the ground shows, and the squares that have changed since. These lie above it for a while, because the
 * ground takes long to paint and must not keep a move from being on the screen at once.
 */
export function useGround(position: RaftPosition) {
  const [rested, rest] = useState(position);
  useEffect(() => {
    if (rested === position) return;
    const timer = setTimeout(() => rest(position), REST);
    return () => clearTimeout(timer);
  }, [rested, position]);
  const laid = useMemo(() => changedSquares(rested, position), [rested, position]);
  return laid && laid.length <= FEW ? { ground: rested, laid } : { ground: position, laid: [] };
}

interface Laid {
  readonly square: number;
  /** Its look and those around it, three rows of three. */
  readonly around: string;
  /** Fire that others have grown around is nothing new. */
  readonly isNew: boolean;
}

function changedSquares(before: RaftPosition, position: RaftPosition): Laid[] | undefined {
  if (before.rows !== position.rows || before.columns !== position.columns) return undefined;
  const [old, looks] = [looksOf(before), looksOf(position)];
  return allSquares(position)
    .map((square) => ({ square, around: looksAround(looks, square, 1), was: lookAt(old, square) }))
    .filter(({ square, was }) => lookAt(looks, square) !== was)
    .map(({ square, around, was }) => ({ square, around, isNew: !(isFire(lookAt(looks, square)) && isFire(was)) }));
}

function lookAt(looks: readonly string[], square: number): string {
  return looks[rowOf(square)][columnOf(square)];
}

/** The looks of some squares a side from a square, and of those beside them. */
function looksAround(looks: readonly string[], square: number, side: number): string {
  const [top, left] = [rowOf(square) - 1, columnOf(square) - 1];
  return Array.from({ length: side + 2 }, (_, row) =>
    Array.from({ length: side + 2 }, (_, column) => looks[top + row]?.[left + column] ?? NO_LOOK).join(''),
  ).join();
}

function blocksOf(looks: readonly string[]) {
  const across = Array.from({ length: Math.ceil(looks[0].length / BLOCK) }, (_, at) => at * BLOCK);
  const down = Array.from({ length: Math.ceil(looks.length / BLOCK) }, (_, at) => at * BLOCK);
  return down.flatMap((row) =>
    across.map((column) => {
      const corner = squareAt(row, column);
      return { corner, around: looksAround(looks, corner, BLOCK) };
    }),
  );
}

const Block = memo(({ corner, around }: { readonly corner: number; readonly around: string }) => (
  <Painted drawing={drawAround(corner, around, BLOCK)} />
));

/** Squares of which the looks are known with those beside them. */
function drawAround(first: number, around: string, side: number): Drawing {
  const looks = lookIn(around.split(','), rowOf(first) - 1, columnOf(first) - 1);
  const squares = Array.from({ length: side * side }, (_, at) => ({
    x: (columnOf(first) + (at % side)) * CELL,
    y: (rowOf(first) + Math.floor(at / side)) * CELL,
  }));
  return drawLook(squares, looks);
}

/** What has just been laid. Bare ground below new fire: its outline sways, and slivers of what has burnt would show beside it. */
export function LaidSquares({ laid }: { readonly laid: readonly Laid[] }) {
  const burnt = laid.filter(({ around, isNew }) => isNew && isFire(around[5])).map(({ square }) => cornerOf(square));
  return (
    <>
      {burnt.length > 0 && <Painted drawing={drawSoil(burnt)} />}
      {laid.map((square) => (
        <LaidSquare key={`${square.square}${square.around}`} {...square} />
      ))}
    </>
  );
}

function cornerOf(square: number): Corner {
  return { x: columnOf(square) * CELL, y: rowOf(square) * CELL };
}

const LaidSquare = memo(({ square, around, isNew }: Laid) => {
  const burns = isFire(around[5]);
  return (
    <g class={isNew ? `raft-land${burns ? ' is-fire' : ''}` : ''}>
      {!burns && <Painted drawing={drawSoil([cornerOf(square)])} />}
      <Painted drawing={drawAround(square, around, 1)} />
    </g>
  );
});

const Front = memo(({ d }: { readonly d: string }) => <Painted drawing={drawGlow(d)} />);

export function placed(square: number): string {
  return `translate(${columnOf(square) * CELL} ${rowOf(square) * CELL})`;
}

/** The raft bobs when a cat has come aboard. */
export function Raft({ position }: { readonly position: RaftPosition }) {
  const at = position.words[RAFT_AT];
  if (at === NONE) return null;
  const crew = allSquares(position).filter((square) => position.has(RAFT, square) && position.has(CATS, square)).length;
  return <Planks key={crew} at={at} berths={berthsOf(position)} bobs={crew > 0} />;
}

const Planks = memo(
  ({ at, berths, bobs }: { readonly at: number; readonly berths: string; readonly bobs: boolean }) => (
    <g class={bobs ? 'raft-raft is-bobbing' : 'raft-raft'}>
      <g transform={placed(at)}>
        <Painted drawing={drawWholeRaft(berths)} />
      </g>
    </g>
  ),
);
