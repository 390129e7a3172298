import { texts as allTexts } from '#texts/metro/table.ts';
import { texts as words } from '#texts/metro/words.ts';
import type { Fault } from '../../../core/result.ts';
import { Refusal } from '../../../kit/refusal.tsx';
import { SeatBadge } from '../../../kit/seat-badge.tsx';
import { nameOf } from '../../../kit/table.ts';
import type { Line } from '../scoring.ts';
import type { LineChange, Preview } from './preview.ts';
import { ownerName } from './stations.tsx';
import { describeLine } from './words.ts';

const texts = allTexts.preview;

/** What the square under the pointer would mean, or why it is refused, or the lines that run there or leave a station. */
export function PreviewWords({
  names,
  preview,
  fault,
  fitsTurned = false,
  isToTurn = false,
  lines,
  longest,
  acts,
  ruleLink,
}: {
  readonly names: readonly string[];
  readonly preview: Preview | undefined;
  readonly fault: Fault | undefined;
  /** What is refused would be allowed another way round. */
  readonly fitsTurned?: boolean;
  /** What is shown there is the tile another way round. */
  readonly isToTurn?: boolean;
  /** Those through the tile or from the station that is looked at. */
  readonly lines?: readonly Line[] | undefined;
  /** Of every player the open line that has come furthest, for as long as nothing is pointed at. */
  readonly longest: readonly Line[];
  readonly acts: boolean;
  readonly ruleLink?: (rule: string) => string;
}) {
  return (
    <div class="preview">
      {preview ? (
        <>
          {isToTurn && <p>{texts.ifTurned}</p>}
          <Changes {...{ preview, names }} />
        </>
      ) : fitsTurned ? (
        <p>{texts.notThisWay}</p>
      ) : fault ? (
        <Refusal {...{ fault, ruleLink }} />
      ) : lines ? (
        <LinesHere {...{ lines, names }} />
      ) : (
        <>
          <Invitation acts={acts} />
          <Longest {...{ longest, names }} />
        </>
      )}
    </div>
  );
}

/** What a placement would change, line by line. */
function Changes({ preview, names }: { readonly preview: Preview; readonly names: readonly string[] }) {
  if (preview.changes.length === 0) return <p>{texts.none}</p>;
  return (
    <>
      <ul>
        {preview.changes.map((change) => (
          <li key={change.station}>
            {change.owner === undefined ? null : <SeatBadge seat={change.owner} />}
            <span>{changeWords(change, names)}</span>
            {change.points !== undefined && <b>+{change.points}</b>}
          </li>
        ))}
      </ul>
      <Sum {...{ preview, names }} />
    </>
  );
}

function Invitation({ acts }: { readonly acts: boolean }) {
  return (
    <p class="fine">
      <span class="metro-by-pointer">{acts ? texts.pointAtSquare : texts.pointAtStation}</span>
      <span class="metro-by-finger">{acts ? texts.tapSquare : texts.tapStation}</span>
    </p>
  );
}

/** What there is to watch; the room is kept for what is pointed at, and would be empty. */
function Longest({ longest, names }: Pick<Parameters<typeof PreviewWords>[0], 'longest' | 'names'>) {
  return (
    <>
      {longest.map((line) => (
        <p key={line.owner} class="fine metro-longest">
          <SeatBadge seat={line.owner ?? 0} />
          <span>{texts.longest(ownerName(line, names) ?? '', line.station, line.steps.length)}</span>
        </p>
      ))}
    </>
  );
}

/** The lines that run where somebody looks. */
function LinesHere({ lines, names }: { readonly lines: readonly Line[]; readonly names: readonly string[] }) {
  if (lines.length === 0) return <p>{texts.notReached}</p>;
  return (
    <ul>
      {lines.map((line) => (
        <li key={line.station}>
          {line.owner === undefined ? null : <SeatBadge seat={line.owner} />}
          <span>{describeLine(line, ownerName(line, names))}</span>
        </li>
      ))}
    </ul>
  );
}

/** Where several lines of one player score at once, what each player gets in all. */
function Sum({ preview, names }: { readonly preview: Preview; readonly names: readonly string[] }) {
  const scored = preview.changes.flatMap(({ points, owner }) =>
    points === undefined || owner === undefined ? [] : [owner],
  );
  if (new Set(scored).size === scored.length) return null;
  const sums = preview.gains.flatMap((points, seat) => (points > 0 ? [texts.sum(nameOf(names, seat), points)] : []));
  return <p class="metro-sum">{sums.join(' · ')}</p>;
}

function changeWords(change: LineChange, names: readonly string[]): string {
  const { station, before, after } = change;
  const owner = nameOf(names, change.owner);
  if (change.points !== undefined) return (change.isDoubled ? texts.endsDoubled : texts.ends)(owner, station, after);
  return before === 0 ? texts.starts(owner, station, after) : texts.grows(owner, station, before, after);
}

/** The same in one sentence, for those who listen. */
export function describeOffer(square: string, preview: Preview, names: readonly string[]): string {
  const gains = preview.gains.flatMap((gain, seat) => (gain > 0 ? [texts.scores(nameOf(names, seat), gain)] : []));
  const longer = preview.changes.filter((change) => change.points === undefined && change.owner !== undefined);
  const lengths = longer.map((change) => texts.reaches(nameOf(names, change.owner), change.station, change.after));
  return words.square.free(square, [...gains, ...lengths].join('. ') || texts.reachesNothing);
}
