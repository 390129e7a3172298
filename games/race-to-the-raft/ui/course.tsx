import { useMemo, useRef } from 'preact/hooks';
import { texts as cats } from '#texts/race-to-the-raft/cats.ts';
import { texts } from '#texts/race-to-the-raft/ending.ts';
import type { EndingProps } from '../../../kit/table.ts';
import { useSize } from '../../../kit/use-size.ts';
import type { RaftPosition } from '../position.ts';
import { drawCat } from './cat.ts';
import { hasBerth } from './cat-watch.ts';
import { type Stretch, stretchesOf } from './course-lines.ts';
import { CatFace } from './hand.tsx';
import { type Journey, journeysOf, lastOf } from './journeys.ts';
import { lastFire } from './last-fire.ts';
import { Painted } from './paint.tsx';
import { type Point, spreadFaces } from './spread-faces.ts';
import { nameColour } from './words.ts';

const FACE = 20;
/** From the end of a line to its face: a face that had to make room is led back to its own line, not to its neighbour's. */
const LEAD = 8;
/** Room around the lines, in pixels; a face at the end of each, and above the topmost one another. */
const MARGIN = { left: 24, right: FACE + LEAD + 4, top: FACE, bottom: 20 };
/** Where lines of several cats are one, each shows by turns, in stripes of so many pixels. */
const STRIPE = 6;
const DASHES = ['', '8 4', '2 4', '12 4 2 4', '5 3'];

interface Chart {
  readonly width: number;
  readonly height: number;
  readonly moves: number;
  readonly most: number;
  readonly x: (move: number) => number;
  readonly y: (need: number) => number;
}

/** How many squares each cat still needed after every move, and what became of it. */
export function Course({ position, earlier }: EndingProps<RaftPosition>) {
  const journeys = useMemo(() => journeysOf(earlier, position), [earlier, position]);
  const fire = useMemo(() => lastFire(position, earlier), [position, earlier]);
  const fateOf = (journey: Journey) => {
    if (journey.aboard) return texts.course.aboard(journey.aboard.round, journey.aboard.move);
    if (journey.isCutOff && !hasBerth(position, journey.colour)) return texts.noBerth;
    if (journey.isCutOff) return fire ? texts.lostTo : texts.lost;
    const need = journey.needs.at(-1) ?? 0;
    return need === 0 ? texts.wayOpen : texts.short(need);
  };
  if (journeys.length === 0 || journeys[0].needs.length < 2) return null;
  return (
    <>
      <h3 class="result-part">{texts.course.title}</h3>
      <p class="fine">{texts.course.axis}</p>
      <Lines journeys={journeys} fateOf={fateOf} />
      <ol class="raft-course-cats">
        {journeys.map((journey, at) => (
          <li key={`${journey.colour} ${at}`} class={journey.isCutOff ? 'is-lost' : ''}>
            <CatFace colour={journey.colour} mood={journey.aboard ? 'aboard' : 'awake'} hasScarf={journey.hasScarf} />
            <b>
              {nameColour(journey.colour)} {journey.hasScarf && <span class="fine">{cats.watch.scarf}</span>}
            </b>
            <span>{fateOf(journey)}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

function Lines({
  journeys,
  fateOf,
}: {
  readonly journeys: readonly Journey[];
  readonly fateOf: (journey: Journey) => string;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const chart = size && chartOf(journeys, size);
  const stretches = useMemo(() => stretchesOf(journeys), [journeys]);
  const said = journeys.map((journey) =>
    texts.course.line(nameColour(journey.colour), journey.needs[0], fateOf(journey)),
  );
  return (
    <div class="raft-course" ref={frame}>
      {chart && (
        <svg viewBox={`0 0 ${chart.width} ${chart.height}`} role="img" aria-label={texts.course.curve(said)}>
          <Levels chart={chart} />
          {journeys.map((journey, at) => (
            <Line key={`${journey.colour} ${at}`} {...{ chart, journey }} stretches={stretches[at]} />
          ))}
          {facesIn(chart, journeys).map((face, at) => (
            <Face
              key={`${journeys[at].colour} ${at}`}
              {...{ face, end: endOf(chart, journeys[at]) }}
              journey={journeys[at]}
            />
          ))}
        </svg>
      )}
    </div>
  );
}

function Levels({ chart }: { readonly chart: Chart }) {
  const step = chart.most > 12 ? 10 : chart.most > 5 ? 4 : 2;
  const levels = Array.from({ length: Math.floor(chart.most / step) + 1 }, (_, at) => at * step);
  return (
    <g class="raft-course-levels">
      {levels.map((need) => (
        <g key={need}>
          <path d={`M${MARGIN.left} ${chart.y(need)}H${chart.width - MARGIN.right}`} />
          <text x={MARGIN.left - 6} y={chart.y(need) + 4} text-anchor="end">
            {need}
          </text>
        </g>
      ))}
      <text x={chart.width - MARGIN.right} y={chart.height - 3} text-anchor="end">
        {texts.course.move(chart.moves)}
      </text>
    </g>
  );
}

/** At the very height of what the cat needed: a line moved aside from others would tell another number. */
function Line({
  chart,
  journey: { needs, colour },
  stretches,
}: {
  readonly chart: Chart;
  readonly journey: Journey;
  readonly stretches: readonly Stretch[];
}) {
  const y = (move: number) => chart.y(needs[move]);
  return (
    <>
      {stretches.map(({ from, to, sharedBy, turn }) => (
        <path
          key={from}
          class="raft-course-line"
          d={needs
            .slice(from + 1, to + 1)
            .reduce(
              (path, _, at) => `${path}H${chart.x(from + at + 1)}V${y(from + at + 1)}`,
              `M${chart.x(from)} ${y(from)}`,
            )}
          stroke={`var(--land-${colour}-tone)`}
          stroke-dasharray={sharedBy > 1 ? `${STRIPE} ${STRIPE * (sharedBy - 1)}` : DASHES[colour]}
          stroke-dashoffset={sharedBy > 1 ? -STRIPE * turn : undefined}
        />
      ))}
    </>
  );
}

/** Each line ends with the cat itself, and no cat hides another. */
function facesIn(chart: Chart, journeys: readonly Journey[]): readonly Point[] {
  const ends = journeys.map((journey) => endOf(chart, journey));
  return spreadFaces(ends, FACE, { top: 0, bottom: chart.height - MARGIN.bottom });
}

/** Where a cat's line ends. */
function endOf(chart: Chart, journey: Journey): Point {
  const last = lastOf(journey);
  return { x: chart.x(last), y: chart.y(journey.needs[last]) };
}

function Face({ face, end, journey }: { readonly face: Point; readonly end: Point; readonly journey: Journey }) {
  const { aboard, colour, hasScarf, isCutOff } = journey;
  return (
    <>
      <path
        class="raft-course-lead"
        d={`M${end.x} ${end.y}L${face.x + LEAD + FACE / 4} ${face.y}`}
        stroke={`var(--land-${colour}-tone)`}
      />
      <g class="raft-course-face" transform={`translate(${face.x + LEAD} ${face.y - FACE / 2}) scale(${FACE / 48})`}>
        <Painted drawing={drawCat(colour, aboard ? 'aboard' : 'awake', hasScarf)} />
        {isCutOff && <path class="raft-course-lost" d="M8 8L40 40M40 8L8 40" />}
      </g>
    </>
  );
}

function chartOf(
  journeys: readonly Journey[],
  { width, height }: { readonly width: number; readonly height: number },
): Chart {
  const moves = journeys[0].needs.length - 1;
  const most = Math.max(1, ...journeys.map(({ needs }) => Math.max(...needs)));
  const bottom = height - MARGIN.bottom;
  const across = Math.max(10, width - MARGIN.left - MARGIN.right);
  return {
    width,
    height,
    moves,
    most,
    x: (move) => Math.round(MARGIN.left + (across * move) / Math.max(1, moves)),
    y: (need) => Math.round(bottom - ((bottom - MARGIN.top) * need) / most),
  };
}
