import { useEffect, useMemo, useState } from 'preact/hooks';
import { memo } from '../../../kit/memo.tsx';
import { columnOf, rowOf, squareAt } from '../geometry.ts';
import type { RaftPosition } from '../position.ts';
import { CATS, FIRE, NONE, RAFT, RAFT_AT } from '../state.ts';
import { berthsOf, drawWholeRaft } from './board-drawing.ts';
import { allSquares } from './cat-watch.ts';
import { drawEmberLight, drawGlow } from './fire.ts';
import { bordersOf, CELL, gridOf } from './land.ts';
import { asOneFire, drawLook, drawLooks, facing, isFire, looksOf } from './looks.ts';
import { Painted } from './paint.tsx';

/** Squares a side of a block. */
const BLOCK = 3;

/**
 * What lies on the squares. They are drawn in blocks, and a block anew only when something in it changes: a node for each
 * part of 300 squares would make every click wait, and so would painting long rows anew.
 */
export const Ground = memo(({ position }: { readonly position: RaftPosition }) => {
  const looks = looksOf(position);
  return (
    <g>
      {blocksOf(looks).map(({ corner, rows }) => (
        <Block key={corner} corner={corner} looks={rows.join()} />
      ))}
      <GroundLines looks={looks.map(asOneFire)} />
      <Embers position={position} />
    </g>
  );
});

/** Squares can be counted, and paths of one colour stand out. */
export function GroundLines({ looks }: { readonly looks: readonly string[] }) {
  return (
    <>
      <path class="raft-lines" d={gridOf(looks.length, looks[0].length)} />
      <path class="raft-lines is-border" d={bordersOf(looks)} />
    </>
  );
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
  readonly look: string;
  /** Fire that others have grown around is nothing new. */
  readonly isNew: boolean;
}

function changedSquares(before: RaftPosition, position: RaftPosition): Laid[] | undefined {
  if (before.rows !== position.rows || before.columns !== position.columns) return undefined;
  const [old, looks] = [looksOf(before), looksOf(position)];
  return allSquares(position)
    .map((square) => ({ square, look: lookAt(looks, square), was: lookAt(old, square) }))
    .filter(({ look, was }) => look !== was)
    .map(({ square, look, was }) => ({ square, look, isNew: !(isFire(look) && isFire(was)) }));
}

function lookAt(looks: readonly string[], square: number): string {
  return looks[rowOf(square)][columnOf(square)];
}

function blocksOf(looks: readonly string[]) {
  const across = Array.from({ length: Math.ceil(looks[0].length / BLOCK) }, (_, at) => at * BLOCK);
  const down = Array.from({ length: Math.ceil(looks.length / BLOCK) }, (_, at) => at * BLOCK);
  return down.flatMap((row) =>
    across.map((column) => ({
      corner: squareAt(row, column),
      rows: looks.slice(row, row + BLOCK).map((line) => line.slice(column, column + BLOCK)),
    })),
  );
}

const Block = memo(({ corner, looks }: { readonly corner: number; readonly looks: string }) => (
  <Painted drawing={drawLooks(looks.split(','), rowOf(corner), columnOf(corner))} />
));

export const LaidSquare = memo(({ square, look, isNew }: Laid) => {
  const corner = { x: columnOf(square) * CELL, y: rowOf(square) * CELL };
  return (
    <g class={isNew ? `raft-land${isFire(look) ? ' is-fire' : ''}` : ''}>
      <Painted drawing={drawLook(look, [corner])} />
      <rect {...corner} width={CELL} height={CELL} class="raft-lines" />
    </g>
  );
});

/** Light that fire throws over its edge. */
function Embers({ position }: { readonly position: RaftPosition }) {
  return (
    <>
      {allSquares(position).map((square) => {
        if (!position.has(FIRE, square)) return null;
        const sides = facing(position, square);
        return sides.includes(true) && <Ember key={square} square={square} sides={sides.map(Number).join('')} />;
      })}
    </>
  );
}

const Ember = memo(({ square, sides }: { readonly square: number; readonly sides: string }) => {
  const open = Array.from(sides, (side) => side === '1');
  return (
    <g transform={placed(square)}>
      <Painted drawing={drawEmberLight(open)} />
      <Painted drawing={drawGlow(open)} />
    </g>
  );
});

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
