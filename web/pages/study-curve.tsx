import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { texts as study } from '#texts/web/study.ts';
import { texts } from '#texts/web/study-review.ts';
import { countedIn } from '../counted.ts';
import { luckByMove } from '../study/chances.ts';
import { moveNumbers } from '../study/study-tree.ts';
import { pointsBy } from './score-curve.ts';
import { CHART, linePath, moveAt, scaleOf, TIME } from './study-chart.ts';
import { type Desk, goToPly, numberAt, playedLine, seenBy } from './use-desk.ts';

/** Told apart without colour: solid, dashed, dotted … */
const DASHES = ['', '7 3', '2 3', '10 3 2 3', '4 4', '1 4'];
/** The move number at each line of the match. */
export function useMoveNumbers({ tree }: Desk): readonly number[] {
  return useMemo(() => moveNumbers(playedLine(tree)), [tree]);
}

/** How lucky each draw was for the seat: up or down. */
export function LuckBars({ desk }: { readonly desk: Desk }) {
  const { report, seat, names } = desk;
  const numbers = useMoveNumbers(desk);
  const draws = useMemo(() => (report ? luckByMove(report, seat, numbers) : []), [report, seat, numbers]);
  const most = Math.max(0.001, ...draws.map(([, luck]) => Math.abs(luck)));
  if (!report?.showsLuck || draws.length === 0) return null;
  const { x } = scaleOf(numbers[numbers.length - 1], 0, 1);
  const middle = (CHART.top + CHART.bottom) / 2;
  const height = (luck: number) => (Math.abs(luck) / most) * (middle - CHART.top);
  return (
    <>
      <ChartPicture {...{ desk, numbers }} label={texts.luck} look="is-low">
        <path class="study-axis" d={`M${CHART.left} ${middle}H${CHART.right}`} />
        {draws.map(([move, luck]) => (
          <rect
            key={move}
            class={luck >= 0 ? 'study-luck is-good' : 'study-luck is-bad'}
            x={x(move) - 1.2}
            y={luck >= 0 ? middle - height(luck) : middle}
            width={2.4}
            height={height(luck)}
          />
        ))}
      </ChartPicture>
      <p class="fine">{texts.luckFor(names[seat], most)}</p>
    </>
  );
}

/** Everybody's points over the match. */
export function ScoreLines({ desk }: { readonly desk: Desk }) {
  const { room, tree, names, eyes } = desk;
  const line = useMemo(() => playedLine(tree), [tree]);
  const numbers = useMoveNumbers(desk);
  const points = useMemo(
    () => line.map(({ position }) => [...pointsBy(room)(seenBy({ eyes }, position))]),
    [line, room, eyes],
  );
  const all = points.flat();
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const { x, y } = scaleOf(numbers[numbers.length - 1], low, high);
  const ends = points[points.length - 1];
  return (
    <>
      <ChartPicture {...{ desk, numbers }} label={texts.scoresOf(names, ends)}>
        {[low, high].map((level) => (
          <g key={level} class="study-axis">
            <path d={`M${CHART.left} ${y(level)}H${CHART.right}`} />
            <text x={CHART.left - 5} y={y(level) + 3.5} text-anchor="end">
              {level}
            </text>
          </g>
        ))}
        {names.map((name, seat) => (
          <path
            key={name}
            class="study-line"
            d={linePath(points.map((each, ply) => [x(numbers[ply]), y(each[seat])]))}
            stroke={`var(--seat-${seat})`}
            stroke-dasharray={DASHES[seat]}
          />
        ))}
      </ChartPicture>
      <ul class="study-legend fine">
        {names.map((name, seat) => (
          <li key={name}>
            <svg viewBox="0 0 30 6" aria-hidden="true">
              <path class="study-line" d="M0 3H30" stroke={`var(--seat-${seat})`} stroke-dasharray={DASHES[seat]} />
            </svg>
            {study.seatName(name)} <b>{ends[seat]}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A picture in which every point can be clicked; the keys do the same at the steps above. */
export function ChartPicture({
  desk,
  numbers,
  label,
  look = 'with-axis',
  point,
  children,
}: {
  readonly desk: Desk;
  readonly numbers: readonly number[];
  readonly label: string;
  /** The chances have all of the width, and stand above the number of the move; `is-low` is squeezed. */
  readonly look?: 'is-time' | 'is-low' | 'with-axis';
  /** Told what somebody points at with a mouse. */
  readonly point?: (move: number | undefined) => void;
  readonly children: ComponentChildren;
}) {
  const { at, tree } = desk;
  const box = look === 'is-time' ? TIME : CHART;
  const { width, height, top, bottom } = box;
  const last = numbers[numbers.length - 1];
  const { x } = scaleOf(last, 0, 1, box);
  const moveUnder = (event: MouseEvent) => {
    const frame = (event.currentTarget as Element).getBoundingClientRect();
    return moveAt((event.clientX - frame.left) / frame.width, last, box);
  };
  const show = (move: number) => numbers[at.ply] !== move && goToPly(tree, numbers.indexOf(move));
  // The board follows a mouse that is held down, and a finger that is drawn along; one that is drawn up scrolls the page.
  const follow = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') point?.(moveUnder(event));
    else if (look !== 'is-time') return;
    if (event.buttons === 1) show(moveUnder(event));
  };
  return (
    <svg
      class={`study-chart ${look}`}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={look === 'is-low' ? 'none' : undefined}
      role="img"
      aria-label={label}
      onPointerDown={(event) => {
        if (event.pointerType === 'mouse') event.currentTarget.setPointerCapture(event.pointerId);
        follow(event);
      }}
      onPointerUp={(event) => show(moveUnder(event))}
      onPointerMove={follow}
      onPointerLeave={() => point?.(undefined)}
    >
      {children}
      {look === 'with-axis' && <MoveAxis {...{ desk, last }} />}
      {at.isPlayed && <path class="study-now-line" d={`M${x(numbers[at.ply])} ${top}V${bottom}`} />}
    </svg>
  );
}

/** The first and the last move or turn below the picture. */
function MoveAxis({ desk, last }: { readonly desk: Desk; readonly last: number }) {
  const { numberFirst } = countedIn(desk.room);
  const end = playedLine(desk.tree).at(-1);
  const { left, right, height } = CHART;
  const { x } = scaleOf(last, 0, 1);
  return (
    <g class="study-axis">
      <text x={Math.max(left, x(1))} y={height - 4}>
        {numberFirst(1)}
      </text>
      <text x={right} y={height - 4} text-anchor="end">
        {end && numberFirst(numberAt(desk, end))}
      </text>
    </g>
  );
}
