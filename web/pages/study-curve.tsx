import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { texts as study } from '#texts/web/study.ts';
import { texts } from '#texts/web/study-review.ts';
import type { Mark } from '../../study/marks.ts';
import { type ChancePoint, chancesFor } from '../study/chances.ts';
import { pointsBy } from './score-curve.ts';
import { bandPath, CHART, linePath, plyAt, scaleOf } from './study-chart.ts';
import { type Desk, playedLine, showPly } from './use-desk.ts';

/** Told apart without colour: solid, dashed, dotted … */
const DASHES = ['', '7 3', '2 3', '10 3 2 3', '4 4', '1 4'];
const HALF = 0.5;
/** A band that is narrower than the line cannot be seen. */
const LEAST_BAND = 0.005;

/** The seat's chance to win over the match with its band, its marks, and below it the luck of the draws. */
export function ChanceCurve({ desk }: { readonly desk: Desk }) {
  const { report, seat, names, study } = desk;
  const length = study.record?.log.length ?? 0;
  const points = useMemo(() => (report ? chancesFor(report, seat, length) : []), [report, seat, length]);
  if (!report || points.length === 0) return null;
  const { x, y } = scaleOf(length, 0, 1);
  const edge = ({ ply, chance, error }: ChancePoint, way: number) =>
    [x(ply), y(Math.min(1, Math.max(0, chance + way * 2 * error)))] as const;
  return (
    <>
      <ChartPicture
        {...{ desk, length }}
        label={texts.curve(names[seat], points.length, points[points.length - 1].chance)}
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
          fill-opacity={0.18}
        />
        <path class="study-line" d={linePath(points.map((point) => edge(point, 0)))} stroke={`var(--seat-${seat})`} />
        {points.map(({ ply, chance, decision }) =>
          decision?.mark ? (
            <circle key={ply} class={`study-dot is-${decision.mark}`} cx={x(ply)} cy={y(chance)} r={3.4} />
          ) : null,
        )}
      </ChartPicture>
      <MarkLegend points={points} />
      {points.some(({ error }) => error > LEAST_BAND) && <p class="fine">{texts.band}</p>}
    </>
  );
}

const MARKS: readonly Mark[] = ['inaccuracy', 'mistake', 'blunder', 'only'];

/** What the colours of the dots mean, as far as there are any. */
function MarkLegend({ points }: { readonly points: readonly ChancePoint[] }) {
  const shown = MARKS.filter((mark) => points.some(({ decision }) => decision?.mark === mark));
  if (shown.length === 0) return null;
  return (
    <ul class="study-legend fine">
      {shown.map((mark) => (
        <li key={mark}>
          <svg class="is-dot" viewBox="0 0 10 10" aria-hidden="true">
            <circle class={`study-dot is-${mark}`} cx={5} cy={5} r={4} />
          </svg>
          {study.marks[mark]}
        </li>
      ))}
    </ul>
  );
}

/** How lucky each draw was for the seat: up or down. */
export function LuckBars({ desk }: { readonly desk: Desk }) {
  const { report, seat, names, study } = desk;
  const length = study.record?.log.length ?? 0;
  const draws = report?.lines.flatMap((line) => (line.kind === 'draw' ? [line] : [])) ?? [];
  const most = Math.max(0.001, ...draws.map(({ luck }) => Math.abs(luck[seat])));
  if (!report?.showsLuck || draws.length === 0) return null;
  const { x } = scaleOf(length, 0, 1);
  const middle = (CHART.top + CHART.bottom) / 2;
  const height = (luck: number) => (Math.abs(luck) / most) * (middle - CHART.top);
  return (
    <>
      <ChartPicture {...{ desk, length }} label={texts.luck} isLow>
        <path class="study-axis" d={`M${CHART.left} ${middle}H${CHART.right}`} />
        {draws.map(({ ply, luck }) => (
          <rect
            key={ply}
            class={luck[seat] >= 0 ? 'study-luck is-good' : 'study-luck is-bad'}
            x={x(ply + 1) - 1.2}
            y={luck[seat] >= 0 ? middle - height(luck[seat]) : middle}
            width={2.4}
            height={height(luck[seat])}
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
  const points = useMemo(() => line.map(({ position }) => [...pointsBy(room)(position)]), [line, room]);
  const all = points.flat();
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const length = line.length - 1;
  const { x, y } = scaleOf(length, low, high);
  const ends = points[points.length - 1];
  return (
    <>
      <ChartPicture {...{ desk, length }} label={texts.scoresOf(names, ends)}>
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
            d={linePath(points.map((each, ply) => [x(ply), y(each[seat])]))}
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
  desk: { at, tree },
  length,
  label,
  isLow = false,
  children,
}: {
  readonly desk: Desk;
  readonly length: number;
  readonly label: string;
  readonly isLow?: boolean;
  readonly children: ComponentChildren;
}) {
  const { width, height, top, bottom } = CHART;
  const { x } = scaleOf(length, 0, 1);
  const choose = (event: MouseEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    showPly(tree, plyAt((event.clientX - box.left) / box.width, length));
  };
  return (
    <svg
      class={isLow ? 'study-chart is-low' : 'study-chart'}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={isLow ? 'none' : undefined}
      role="img"
      aria-label={label}
      onPointerUp={choose}
    >
      {children}
      {at.isPlayed && <path class="study-now-line" d={`M${x(at.ply)} ${top}V${bottom}`} />}
    </svg>
  );
}
