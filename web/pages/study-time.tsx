import { useMemo, useState } from 'preact/hooks';
import { texts as study } from '#texts/web/study.ts';
import { texts } from '#texts/web/study-review.ts';
import { SeatBadge } from '../../kit/seat-badge.tsx';
import type { Mark } from '../../study/marks.ts';
import { type ChancePoint, chancesFor, isMistake } from '../study/chances.ts';
import type { Aside } from './study-aside.ts';
import { areaPath, bandPath, isCharted, linePath, markPath, scaleOf, TIME } from './study-chart.ts';
import { ChartPicture, useMoveNumbers } from './study-curve.tsx';
import { type Desk, momentAt, playedLine, plyDecided } from './use-desk.ts';

const HALF = 0.5;

/** The seat's chance to win over the match, always in sight: it tells where one is, and leads anywhere else. */
export function StudyTime({ desk, aside }: { readonly desk: Desk; readonly aside: Aside | undefined }) {
  const { report, rests, seat, study, at } = desk;
  const length = study.record?.log.length ?? 0;
  const points = useMemo(() => (report ? chancesFor(report, rests, seat, length) : []), [report, rests, seat, length]);
  const numbers = useMoveNumbers(desk);
  const [pointed, point] = useState<number>();
  const told = nearestTo(points, numbers, pointed);
  const here = points.find(({ ply, decision }) => decision && ply - 1 === plyDecided(at));
  return (
    <section class="study-time">
      <Head {...{ desk, told, aside }} here={here ?? (at.parent ? undefined : points[0])} />
      {/* The ring is at the chance that is told above, on whichever board. */}
      <ChancePicture
        {...{ desk, points, numbers, told, point }}
        here={here && { ...here, chance: aside?.chance ?? here.chance }}
      />
    </section>
  );
}

/** Whose chance it is, and how high it is on the board that is shown or where somebody points. The words of the review say it to those who listen. */
function Head({
  desk,
  told,
  here,
  aside,
}: {
  readonly desk: Desk;
  readonly aside: Aside | undefined;
  readonly told: ChancePoint | undefined;
  readonly here: ChancePoint | undefined;
}) {
  const { room, names, seat } = desk;
  // Another board than that of the match may be shown.
  const chance = (told ?? aside ?? here)?.chance;
  const whose = room.about.together ? texts.chanceTogether : texts.chance(names[seat]);
  return (
    <header>
      <h2 class="sr-only">{whose}</h2>
      <span class={told ? 'study-readout' : 'study-time-title'} aria-hidden="true">
        {told ? pointedWords(desk, told) : whose}
      </span>
      {/* The words of the review say it; of a variation nobody else does. */}
      <span class="study-chance-now" aria-hidden={aside ? undefined : 'true'}>
        {/* Where there is no room for the words above. */}
        <span class="fine">
          <SeatBadge seat={seat} />{' '}
        </span>
        <b>{chance === undefined ? aside?.isThinking && '…' : texts.wholeOf(chance)}</b>{' '}
        {chance !== undefined && <span class="fine">{texts.toWin}</span>}
      </span>
    </header>
  );
}

/** "Turn 28, move 3: Ada’s blunder" */
function pointedWords({ room, names, tree }: Desk, { ply, decision }: ChancePoint): string {
  const moment = momentAt({ room }, playedLine(tree)[ply]);
  if (!decision) return moment;
  return texts.pointed(
    moment,
    names[decision.seat],
    isMistake(decision) ? study.marks[decision.mark].toLowerCase() : undefined,
  );
}

interface PictureProps {
  readonly desk: Desk;
  readonly points: readonly ChancePoint[];
  readonly numbers: readonly number[];
  readonly told: ChancePoint | undefined;
  readonly here: ChancePoint | undefined;
  readonly point: (move: number | undefined) => void;
}

function ChancePicture({ desk, points, numbers, told, here, point }: PictureProps) {
  const { seat, names } = desk;
  const { x: across, y } = scaleOf(numbers[numbers.length - 1], 0, 1, TIME);
  const x = (ply: number) => across(numbers[ply]);
  const edge = ({ ply, chance, error }: ChancePoint, way: number) =>
    [x(ply), y(Math.min(1, Math.max(0, chance + way * 2 * error)))] as const;
  const line = points.map((each) => edge(each, 0));
  const colour = `var(--seat-${seat})`;
  const decided = points.filter(({ decision }) => decision);
  return (
    <ChartPicture
      {...{ desk, numbers, point }}
      look="is-time"
      label={texts.curve(names[seat], decided.length, points.at(-1)?.chance ?? HALF)}
    >
      <path class="study-area" d={areaPath(line, TIME)} fill={colour} />
      <path class="study-axis" d={`M${TIME.left} ${y(HALF)}H${TIME.right}`} />
      <path
        class="study-band"
        d={bandPath(
          points.map((each) => edge(each, 1)),
          points.map((each) => edge(each, -1)),
        )}
        fill={colour}
      />
      <path class="study-line" d={linePath(line)} stroke={colour} />
      {told && <path class="study-pointed-line" d={`M${x(told.ply)} ${TIME.top}V${TIME.bottom}`} />}
      {decided.map(({ ply, chance, decision }) =>
        decision?.mark && decision.seat === seat && isCharted(decision.mark) ? (
          <MarkDot key={ply} kind={decision.mark} at={[x(ply), y(chance)]} size={ply === told?.ply ? 5.2 : 3.8} />
        ) : null,
      )}
      {here && <circle class="study-here" cx={x(here.ply)} cy={y(here.chance)} r={7} />}
    </ChartPicture>
  );
}

/** Told apart by their shape as well, since their colours are alike. */
function MarkDot({
  kind,
  at,
  size,
}: {
  readonly kind: Mark;
  readonly at: readonly [number, number];
  readonly size: number;
}) {
  return <path class={`study-dot is-${kind}`} d={markPath(kind, at, size)} />;
}

function nearestTo(
  points: readonly ChancePoint[],
  numbers: readonly number[],
  move: number | undefined,
): ChancePoint | undefined {
  if (move === undefined) return undefined;
  const far = ({ ply }: ChancePoint) => Math.abs(numbers[ply] - move);
  return points.reduce<ChancePoint | undefined>(
    (near, each) => (near && far(near) <= far(each) ? near : each),
    undefined,
  );
}

const CHARTED: readonly Mark[] = ['mistake', 'blunder'];

/** What the marks in the picture mean; all of them are of the player whose chance it shows. */
export function MarkLegend() {
  return (
    <ul class="study-legend fine">
      {CHARTED.map((mark) => (
        <li key={mark}>
          <svg class="is-dot" viewBox="-1 -1 12 12" aria-hidden="true">
            <MarkDot kind={mark} at={[5, 5]} size={3.8} />
          </svg>
          {study.marks[mark]}
        </li>
      ))}
    </ul>
  );
}
