import { useMemo } from 'preact/hooks';
import { memo } from '../../../kit/memo.tsx';
import { wantsLessMotion } from '../../../kit/motion.ts';
import { Picture } from '../../../kit/picture.tsx';
import { columnOf, rowOf, squareAt } from '../geometry.ts';
import type { RaftPosition } from '../position.ts';
import { CATS, FIRE, NONE, RAFT, RAFT_AT } from '../state.ts';
import { berthsOf, drawWholeRaft } from './board.ts';
import { allSquares } from './cat-watch.ts';
import { drawEmberLight, drawGlow } from './fire.ts';
import { CELL, gridOf } from './land.ts';
import { drawLook, drawLooks, facing, isFire, looksOf } from './looks.ts';

interface Layer {
  readonly position: RaftPosition;
  readonly before: RaftPosition | undefined;
}

/** Squares a side of a block. */
const BLOCK = 3;

/**
 * What lies on the squares. They are drawn in blocks, and a block anew only when something in it changes: a node for each
 * part of 300 squares would make every click wait, and so would painting long rows anew. Over what was just laid the same
 * is drawn once more, to be animated.
 */
export const Ground = memo(({ position, before }: Layer) => {
  const looks = useMemo(() => looksOf(position), [position]);
  const old = useMemo(
    () => (before?.rows === position.rows && before.columns === position.columns ? looksOf(before) : looks),
    [before, position, looks],
  );
  const fresh = wantsLessMotion()
    ? []
    : allSquares(position).filter((square) => isNew(lookAt(looks, square), lookAt(old, square)));
  return (
    <g>
      {blocksOf(looks).map(({ corner, rows }) => (
        <Block key={corner} corner={corner} looks={rows.join()} />
      ))}
      {fresh.map((square) => (
        <Fresh key={`${square}${lookAt(looks, square)}`} square={square} look={lookAt(looks, square)} />
      ))}
      <path class="raft-lines" d={gridOf(position.rows, position.columns)} />
      <Embers position={position} />
      <Raft position={position} />
    </g>
  );
});

function lookAt(looks: readonly string[], square: number): string {
  return looks[rowOf(square)][columnOf(square)];
}

/** Fire that others have grown around is nothing new. */
function isNew(look: string, old: string): boolean {
  return look !== old && !(isFire(look) && isFire(old));
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
  <Picture drawing={drawLooks(looks.split(','), rowOf(corner), columnOf(corner))} />
));

const Fresh = memo(({ square, look }: { readonly square: number; readonly look: string }) => (
  <g class={isFire(look) ? 'raft-land is-fire' : 'raft-land'}>
    <Picture drawing={drawLook(look, [{ x: columnOf(square) * CELL, y: rowOf(square) * CELL }])} />
  </g>
));

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
      <Picture drawing={drawEmberLight(open)} />
      <Picture drawing={drawGlow(open)} />
    </g>
  );
});

export function placed(square: number): string {
  return `translate(${columnOf(square) * CELL} ${rowOf(square) * CELL})`;
}

/** The raft bobs when a cat has come aboard. */
function Raft({ position }: { readonly position: RaftPosition }) {
  const at = position.words[RAFT_AT];
  if (at === NONE) return null;
  const crew = allSquares(position).filter((square) => position.has(RAFT, square) && position.has(CATS, square)).length;
  return <Planks key={crew} at={at} berths={berthsOf(position)} bobs={crew > 0} />;
}

const Planks = memo(
  ({ at, berths, bobs }: { readonly at: number; readonly berths: string; readonly bobs: boolean }) => (
    <g class={bobs ? 'raft-raft is-bobbing' : 'raft-raft'}>
      <g transform={placed(at)}>
        <Picture drawing={drawWholeRaft(berths)} />
      </g>
    </g>
  ),
);
