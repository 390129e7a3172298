import { useMemo, useRef } from 'preact/hooks';
import { texts } from '#texts/web/result.ts';
import { CHANCE, type Position, type Seat } from '../../core/game.ts';
import { must } from '../../core/result.ts';
import type { Room } from '../../games/room.ts';
import { MarkSign } from '../../kit/board-marks.tsx';
import { Picture } from '../../kit/picture.tsx';
import { PlaceFrame } from '../../kit/place-frame.tsx';
import { SeatShape } from '../../kit/seat-badge.tsx';
import { nameOf } from '../../kit/table.ts';
import { useSize } from '../../kit/use-size.ts';
import { countedIn } from '../counted.ts';
import type { LogLine } from '../session/log-in-words.ts';
import type { Snapshot } from '../session/session.ts';
import { areaPath, type Chart, chartOf, linePath, type Point, placeSigns, SIGN_RADIUS } from './result-chart.ts';
import { type Curve, changesOf, curveOf, pointsBy, type Swing, swingsOf, tellingLines } from './score-curve.ts';

/** Told apart without colour: solid, dashed, dotted … */
const DASHES = ['', '7 3', '2 3', '10 3 2 3', '4 4', '1 4'];
const SWINGS = 3;

/** The finished match, and a way back into it. */
interface MatchProps {
  readonly room: Room;
  readonly snapshot: Snapshot;
  readonly names: readonly string[];
  readonly lookAt: (step: number) => void;
}

type CurveProps = Omit<MatchProps, 'lookAt'> & { readonly curve: Curve };

/** The score's curve with its biggest swings, and below these as little pictures. */
export function HowItWent({ room, snapshot, names, lookAt }: MatchProps) {
  const { log, earlier } = snapshot;
  const curve = useMemo(() => curveOf(log, earlier(), room), [log, earlier, room]);
  const swings = useMemo(() => {
    const tell = (step: number) => tellStep({ room, snapshot, names, curve }, step).words;
    return swingsOf(curve, SWINGS, tell);
  }, [curve, room, snapshot, names]);
  if (curve.steps.length < 2) return null;
  return (
    <>
      <h3 class="result-part">{texts.howItWent}</h3>
      <CurvePicture {...{ curve, swings, names }} end={countedIn(room).number(log.at(-1)?.number ?? 0)} />
      <ol class="result-swings" aria-label={texts.swings}>
        {swings.map((swing, at) => (
          <SwingCard key={swing.step} {...{ room, snapshot, names, lookAt, curve, swing }} sign={`${at + 1}`} />
        ))}
      </ol>
    </>
  );
}

interface PictureProps {
  readonly curve: Curve;
  readonly swings: readonly Swing[];
  readonly names: readonly string[];
  /** Below its right end: the last move or turn. */
  readonly end: string;
}

function CurvePicture({ curve, swings, names, end }: PictureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const chart = size && chartOf(curve, size);
  return (
    <div class="result-curve" ref={frame}>
      {chart && (
        <svg viewBox={`0 0 ${chart.width} ${chart.height}`} role="img" aria-label={texts.curve(names, chart.ends)}>
          <Axes {...{ chart, curve, end }} />
          <g class="result-drawn">
            {names.map((name, seat) => (
              <path key={name} d={areaPath(chart, seat)} fill={`var(--seat-${seat})`} fill-opacity={0.16} />
            ))}
            {names.map((name, seat) => (
              <path
                key={name}
                d={linePath(chart, seat)}
                class="result-line"
                stroke={`var(--seat-${seat})`}
                stroke-dasharray={DASHES[seat]}
              />
            ))}
          </g>
          <SwingMarks {...{ chart, curve, swings }} />
          <Ends chart={chart} />
        </svg>
      )}
    </div>
  );
}

/** The curve, and how it lies in the picture. */
interface DrawnProps {
  readonly chart: Chart;
  readonly curve: Curve;
}

function Axes({ chart, curve: { stages }, end }: DrawnProps & { readonly end: string }) {
  return (
    <g class="result-axes">
      {chart.levels.map(({ value, y }) => (
        <g key={value}>
          <path d={`M${chart.left} ${y}H${chart.right}`} />
          <text x={chart.left - 6} y={y + 4} text-anchor="end">
            {value}
          </text>
        </g>
      ))}
      {stages.map(({ step, name }) => (
        <g key={step} class="result-stage">
          <path d={`M${chart.x(step)} 12V${chart.bottom}`} />
          <text x={chart.x(step)} y={chart.height - 2} text-anchor="middle">
            {name}
          </text>
        </g>
      ))}
      <text x={chart.right} y={chart.height - 2} text-anchor="end">
        {end}
      </text>
    </g>
  );
}

function SwingMarks({ chart, curve, swings }: DrawnProps & { readonly swings: readonly Swing[] }) {
  const dots = swings.map(({ step, seat }) => ({ x: chart.x(step + 1), y: chart.y(curve.steps[step].points[seat]) }));
  const signs = placeSigns(dots, chart);
  return (
    <>
      {swings.map(({ step, seat }, at) => (
        <SwingMark key={step} dot={dots[at]} at={signs[at]} seat={seat} sign={`${at + 1}`} />
      ))}
    </>
  );
}

/** The number of a swing beside the line that jumps there, in its colour. */
function SwingMark({
  dot,
  at,
  seat,
  sign,
}: {
  readonly dot: Point;
  /** Where the number is. */
  readonly at: Point;
  readonly seat: Seat;
  readonly sign: string;
}) {
  const colour = `var(--seat-${seat})`;
  return (
    <g class="result-swing-mark">
      <path d={`M${dot.x} ${dot.y}L${at.x} ${at.y}`} stroke={colour} stroke-width={1.5} />
      <circle cx={dot.x} cy={dot.y} r={3.5} fill="var(--panel)" stroke={colour} stroke-width={2} />
      <circle cx={at.x} cy={at.y} r={SIGN_RADIUS} fill={colour} />
      <text x={at.x} y={at.y + 4.5} text-anchor="middle" fill="var(--on-seat)">
        {sign}
      </text>
    </g>
  );
}

/** Final points at the right, each with its seat's shape; kept from covering each other. */
function Ends({ chart }: { readonly chart: Chart }) {
  return (
    <g class="result-ends">
      {chart.labels.map(({ seat, value, y, at }) => (
        <g key={seat}>
          <g transform={`translate(${chart.right - 4} ${y - 4}) scale(0.4)`}>
            <SeatShape seat={seat} fill={`var(--seat-${seat})`} />
          </g>
          <text x={chart.right + 8} y={at + 5} fill={`var(--seat-${seat})`}>
            {value}
          </text>
        </g>
      ))}
    </g>
  );
}

/** A card has room for a few words, and tells all points below them. A card that chance brought is told as its player's. */
function captionOf(room: Room, before: Position, told: LogLine, names: readonly string[]): string {
  if (told.seat === CHANCE) return told.words;
  const say = room.captionMove ?? room.tellMove;
  const move = must(room.game.parseMove(before, told.text));
  return say?.(before, move, (seat) => nameOf(names, seat)) || told.words;
}

/** The lines that made a turn's changes, in a few words, and the last of them: after it the board shows the new points. */
function tellStep({ room, snapshot, names, curve }: CurveProps, step: number) {
  const { log, earlier } = snapshot;
  const lines = tellingLines(curve, step, earlier(), pointsBy(room));
  const captions = lines.flatMap((line) => {
    const told = log.at(line);
    return told ? [captionOf(room, earlier()[line], told, names)] : [];
  });
  const last = lines[lines.length - 1];
  return { line: last, told: log.at(last), words: texts.swing(names[curve.steps[step].seat], captions) };
}

function SwingCard({
  room,
  snapshot,
  names,
  lookAt,
  curve,
  swing,
  sign,
}: MatchProps & { readonly curve: Curve; readonly swing: Swing; readonly sign: string }) {
  const { earlier } = snapshot;
  const { line, told, words } = useMemo(
    () => tellStep({ room, snapshot, names, curve }, swing.step),
    [swing.step, snapshot, room, names, curve],
  );
  const changes = changesOf(curve, swing.step).map(({ seat, ...points }) => ({ name: names[seat], ...points }));
  const place = told?.places[0];
  const crop = useMemo(
    () => (place ? room.cropAt?.(earlier()[line + 1], place) : undefined),
    [room, earlier, line, place],
  );
  const box = crop?.box;
  return (
    <li>
      <button
        type="button"
        class="swing"
        title={texts.seeSwing(countedIn(room).number(told?.number ?? 0))}
        onClick={() => lookAt(told?.move ?? 0)}
      >
        <MarkSign mark={{ seat: swing.seat, sign, kind: 'past' }} />
        {place && crop && box && (
          <svg class="swing-crop" viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} aria-hidden="true">
            <Picture drawing={crop.drawing} />
            <PlaceFrame place={crop.place ?? place} seat={curve.steps[swing.step].seat} width={box.width} />
          </svg>
        )}
        <span class="swing-words">
          <b class="swing-what">{words}</b>
          <span class="fine">{texts.changed(changes)}</span>
        </span>
      </button>
    </li>
  );
}
