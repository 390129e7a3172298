import { useMemo } from 'preact/hooks';
import type { Box } from '../../../kit/draw/box.ts';
import type { ShownScene } from '../../../kit/draw/scene.ts';
import { memo } from '../../../kit/memo.tsx';
import { Picture } from '../../../kit/picture.tsx';
import { columnOf, rowOf } from '../geometry.ts';
import type { RaftPosition } from '../position.ts';
import { lossOf } from '../scoring.ts';
import { CATS, RAFT } from '../state.ts';
import { drawAlarm } from './artwork.ts';
import { allSquares } from './cat-watch.ts';
import { drawFire } from './fire.ts';
import { drawGaps } from './gap-drawing.ts';
import { type Gap, gapsIn } from './gaps.ts';
import { placed } from './ground.tsx';
import { CELL } from './land.ts';
import { closedPath, type LastFire, outlineOf } from './last-fire.ts';
import type { RaftScene } from './scenes.ts';

/**
 * The end of a lost match on the island: the tile that closed the last path flares up, all else falls dark, and the path
 * that is gone leads from the cat to where it is cut.
 */
export const LastPath = memo(
  ({
    position,
    fire,
    shown,
    box,
  }: {
    readonly position: RaftPosition;
    /** Nothing where no fire did it. */
    readonly fire: LastFire | undefined;
    readonly shown: ShownScene<RaftScene>;
    readonly box: Box;
  }) => {
    const lost = useMemo(() => lostCats(position), [position]);
    const gaps = useMemo(() => gapsIn(position), [position]);
    const { isMoving, tempo, scene } = shown;
    const isFirst = shown.number === 0 ? ' is-first' : '';
    const isTold = scene.step !== 'fire';
    const shownGaps = isTold ? gaps : [];
    const bridges = shownGaps.flatMap(({ path, card }) => [...path, ...card]);
    // Each once: a hole over a hole would be dark again.
    const lit = [...new Set([...lost, ...(fire?.squares ?? []), ...bridges])];
    return (
      <g
        class={`raft-last-path is-${scene.step}${isFirst}${isMoving ? ' is-moving' : ''}`}
        style={{ '--tempo': `${tempo}` }}
      >
        <path class="raft-veil" fill-rule="evenodd" d={veilOf(box, lit)} />
        {fire && (
          <g class="raft-culprit">
            <Picture drawing={drawFire(fire.squares.map(cornerOf))} />
            <path class="raft-last" d={outlineOf(fire.squares)} />
          </g>
        )}
        {isTold && (
          <>
            {fire && <GonePaths {...{ position, fire, lost, gaps }} />}
            {lost.map((cat) => (
              <g key={cat} transform={placed(cat)}>
                <g class="raft-lost">
                  <Picture drawing={drawAlarm()} />
                </g>
              </g>
            ))}
          </>
        )}
      </g>
    );
  },
);

/** Cats that are cut off; where something else ended the match, all that are still ashore. */
function lostCats(position: RaftPosition): readonly number[] {
  const loss = lossOf(position);
  if (loss?.kind === 'cutOff') return loss.cats;
  return allSquares(position).filter((square) => position.has(CATS, square) && !position.has(RAFT, square));
}

function cornerOf(square: number) {
  return { x: columnOf(square) * CELL, y: rowOf(square) * CELL };
}

/** Corner of the board, as in `Shore`. */
const ROUND = 18;
const bend = (x: number, y: number) => `a${ROUND} ${ROUND} 0 0 1 ${x * ROUND} ${y * ROUND}`;

/** Everything but these squares. */
function veilOf({ x, y, width, height }: Box, lit: readonly number[]): string {
  const holes = lit.map(cornerOf).map((corner) => `M${corner.x} ${corner.y}h${CELL}v${CELL}h${-CELL}z`);
  const edge = `M${x + ROUND} ${y}h${width - 2 * ROUND}${bend(1, 1)}v${height - 2 * ROUND}${bend(-1, 1)}`;
  return `${edge}h${2 * ROUND - width}${bend(-1, -1)}v${2 * ROUND - height}${bend(1, -1)}z${holes.join('')}`;
}

/**
 * The way to the raft that each cat had until this fire, as far as it is still there; where unburnt land looks open, the
 * way over that, because it is what people wonder about.
 */
function GonePaths({
  position,
  fire,
  lost,
  gaps,
}: {
  readonly position: RaftPosition;
  readonly fire: LastFire;
  readonly lost: readonly number[];
  readonly gaps: readonly Gap[];
}) {
  const paths = useMemo(
    () =>
      lost
        .map((cat) => gaps.find(({ path }) => path[0] === cat)?.path ?? closedPath(fire, position, cat))
        .filter((path) => path !== undefined),
    [position, fire, lost, gaps],
  );
  return (
    <>
      {paths.map((squares) => (
        <g key={squares[0]} class="raft-gone">
          <polyline class="raft-gone-way is-under" points={pointsOf(squares)} />
          <polyline class="raft-gone-way" points={pointsOf(squares)} />
          <path class="raft-no" transform={placed(squares[squares.length - 1])} d="M12 12l24 24m0-24l-24 24" />
        </g>
      ))}
      <g class="raft-gone">
        <Picture drawing={drawGaps(gaps)} />
      </g>
    </>
  );
}

/** From the edge of the cat's own square, so that the dots begin at the cat and leave its face free. */
function pointsOf([cat, next, ...rest]: readonly number[]): string {
  const edge = { x: (columnOf(cat) + columnOf(next) + 1) / 2, y: (rowOf(cat) + rowOf(next) + 1) / 2 };
  const others = [next, ...rest].map((square) => ({ x: columnOf(square) + 0.5, y: rowOf(square) + 0.5 }));
  return [edge, ...others].map(({ x, y }) => `${x * CELL},${y * CELL}`).join(' ');
}
