import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { texts as study } from '#texts/web/study.ts';
import { texts } from '#texts/web/study-review.ts';
import type { Mark } from '../../study/marks.ts';
import { countedIn } from '../counted.ts';
import { type ChancePoint, chancesFor, isMistake, luckByMove } from '../study/chances.ts';
import { moveNumbers } from '../study/study-tree.ts';
import { pointsBy } from './score-curve.ts';
import { bandPath, CHART, linePath, markPath, moveAt, scaleOf } from './study-chart.ts';
import { type Desk, numberAt, playedLine, plyDecided, showPly } from './use-desk.ts';

/** Told apart without colour: solid, dashed, dotted … */
const DASHES = ['', '7 3', '2 3', '10 3 2 3', '4 4', '1 4'];
const HALF = 0.5;
/** A band that is hardly wider than the line cannot be seen. */
const LEAST_BAND = 0.02;

/** The seat's chance to win over the match with its band and its marks; what is pointed at is told below. */
export function ChanceCurve({ desk }: { readonly desk: Desk }) {
  const { report, rests, seat, names, study } = desk;
  const length = study.record?.log.length ?? 0;
  const points = useMemo(() => (report ? chancesFor(report, rests, seat, length) : []), [report, rests, seat, length]);
  const numbers = useMoveNumbers(desk);
  const [pointed, point] = useState<number>();
  if (!report || points.length === 0) return null;
  const scale = scaleOf(numbers[numbers.length - 1], 0, 1);
  const { y } = scale;
  const x = (ply: number) => scale.x(numbers[ply]);
  const edge = ({ ply, chance, error }: ChancePoint, way: number) =>
    [x(ply), y(Math.min(1, Math.max(0, chance + way * 2 * error)))] as const;
  const decided = points.filter(({ decision }) => decision);
  const told = nearestTo(decided, numbers, pointed);
  return (
    <>
      <ChartPicture
        {...{ desk, numbers, point }}
        label={texts.curve(names[seat], decided.length, points[points.length - 1].chance)}
      >
        {[0, HALF, 1].map((level) => (
          <g key={level} class="study-axis">
            <path d={`M${CHART.left} ${y(level)}H${CHART.right}`} />
            <text x={CHART.left - 5} y={y(level) + 3.5} text-anchor="end">
              {texts.wholeOf(level)}
            </text>
          </g>
        ))}
        <path
          d={bandPath(
            points.map((point) => edge(point, 1)),
            points.map((point) => edge(point, -1)),
          )}
          fill={`var(--seat-${seat})`}
          fill-opacity={0.24}
        />
        <path class="study-line" d={linePath(points.map((point) => edge(point, 0)))} stroke={`var(--seat-${seat})`} />
        {told && <path class="study-pointed-line" d={`M${x(told.ply)} ${CHART.top}V${CHART.bottom}`} />}
        {decided.map(({ ply, chance, decision }) =>
          decision?.mark ? (
            <MarkDot
              key={ply}
              kind={decision.mark}
              isOwn={decision.seat === seat}
              at={[x(ply), y(chance)]}
              size={ply === told?.ply ? 5.4 : 4}
            />
          ) : null,
        )}
      </ChartPicture>
      <Readout {...{ desk }} point={told ?? decided.find(({ ply }) => ply - 1 === plyDecided(desk.at))} />
      <MarkLegend {...{ desk }} points={decided} />
      <p class="fine">
        {report.showsLuck && `${texts.curveLuck} `}
        {(desk.review?.job.state === 'working' || points.some(({ error }) => error > LEAST_BAND)) && texts.band}
      </p>
    </>
  );
}

/** Told apart by their shape as well, since their colours are alike; other players' marks are hollow. */
function MarkDot({
  kind,
  isOwn,
  at,
  size,
}: {
  readonly kind: Mark | 'plain';
  readonly isOwn: boolean;
  readonly at: readonly [number, number];
  readonly size: number;
}) {
  return <path class={`study-dot is-${kind}${isOwn ? '' : ' is-theirs'}`} d={markPath(kind, at, size)} />;
}

/** The move number at each line of the match. */
function useMoveNumbers({ tree }: Desk): readonly number[] {
  return useMemo(() => moveNumbers(playedLine(tree)), [tree]);
}

function nearestTo(
  points: readonly ChancePoint[],
  numbers: readonly number[],
  move: number | undefined,
): ChancePoint | undefined {
  if (move === undefined) return undefined;
  const far = (point: ChancePoint) => Math.abs(numbers[point.ply] - move);
  return points.reduce<ChancePoint | undefined>(
    (near, each) => (near && far(near) <= far(each) ? near : each),
    undefined,
  );
}

/** One decision in words: the one that is pointed at, or the one that is shown. The words of the review say it to those who listen. */
function Readout({ desk, point }: { readonly desk: Desk; readonly point: ChancePoint | undefined }) {
  const { room, names, seat, tree } = desk;
  const decision = point?.decision;
  const isTogether = room.about.together === true;
  return (
    <p class="fine study-readout" aria-hidden="true">
      {point && decision
        ? texts.pointed(
            {
              moment: countedIn(room).numberFirst(numberAt(desk, playedLine(tree)[point.ply])),
              mover: names[decision.seat],
              mark: isMistake(decision) ? study.marks[decision.mark] : undefined,
            },
            isTogether ? undefined : names[seat],
            point.chance,
          )
        : texts.pointSay}
    </p>
  );
}

const MARKS: readonly Mark[] = ['inaccuracy', 'mistake', 'blunder', 'only'];

/** What the marks mean and whose they are; all of it, so that it keeps still while they are found. */
function MarkLegend({
  desk: { names, seat, review },
  points,
}: {
  readonly desk: Desk;
  readonly points: readonly ChancePoint[];
}) {
  const isMarked = points.some(({ decision }) => decision?.mark);
  if (!isMarked && review?.job.state !== 'working') return null;
  const others = names.filter((_, each) => each !== seat);
  return (
    <ul class="study-legend fine">
      {MARKS.map((mark) => (
        <li key={mark}>
          <LegendDot kind={mark} />
          {study.marks[mark]}
        </li>
      ))}
      {others.length > 0 && (
        <li>
          <LegendDot kind="plain" />
          {texts.dotsOf([names[seat]])}
        </li>
      )}
      {others.length > 0 && (
        <li>
          <LegendDot kind="plain" isOwn={false} />
          {texts.dotsOf(others)}
        </li>
      )}
    </ul>
  );
}

function LegendDot({ kind, isOwn = true }: { readonly kind: Mark | 'plain'; readonly isOwn?: boolean }) {
  return (
    <svg class="is-dot" viewBox="-1 -1 12 12" aria-hidden="true">
      <MarkDot {...{ kind, isOwn }} at={[5, 5]} size={3.8} />
    </svg>
  );
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
      <ChartPicture {...{ desk, numbers }} label={texts.luck} isLow>
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
  const { room, tree, names } = desk;
  const line = useMemo(() => playedLine(tree), [tree]);
  const numbers = useMoveNumbers(desk);
  const points = useMemo(() => line.map(({ position }) => [...pointsBy(room)(position)]), [line, room]);
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
function ChartPicture({
  desk,
  numbers,
  label,
  isLow = false,
  point,
  children,
}: {
  readonly desk: Desk;
  readonly numbers: readonly number[];
  readonly label: string;
  readonly isLow?: boolean;
  /** Told what somebody points at with a mouse. */
  readonly point?: (move: number | undefined) => void;
  readonly children: ComponentChildren;
}) {
  const { at, tree } = desk;
  const { width, height, top, bottom } = CHART;
  const last = numbers[numbers.length - 1];
  const { x } = scaleOf(last, 0, 1);
  const moveUnder = (event: MouseEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    return moveAt((event.clientX - box.left) / box.width, last);
  };
  const show = (move: number) => numbers[at.ply] !== move && showPly(tree, numbers.indexOf(move));
  // The board follows a mouse that is held down; a finger that is drawn along scrolls the page.
  const follow = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    point?.(moveUnder(event));
    if (event.buttons === 1) show(moveUnder(event));
  };
  return (
    <svg
      class={isLow ? 'study-chart is-low' : 'study-chart'}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={isLow ? 'none' : undefined}
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
      {!isLow && <MoveAxis {...{ desk, last }} />}
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
