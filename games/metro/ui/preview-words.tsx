import type { ComponentChildren } from 'preact';
import { texts as allTexts } from '#texts/metro/table.ts';
import { texts as words } from '#texts/metro/words.ts';
import type { Fault } from '../../../core/result.ts';
import { Refusal } from '../../../kit/refusal.tsx';
import { SeatBadge } from '../../../kit/seat-badge.tsx';
import { nameOf } from '../../../kit/table.ts';
import type { Line } from '../scoring.ts';
import type { LineChange, Preview } from './preview.ts';
import { ownerName } from './stations.tsx';
import { describeStation } from './words.ts';

const texts = allTexts.preview;

/** What the square under the pointer would mean, or why it is refused, or how a station's line stands. */
export function PreviewWords({
  names,
  preview,
  fault,
  fitsTurned = false,
  line,
  acts,
  ruleLink,
  children,
}: {
  readonly names: readonly string[];
  readonly preview: Preview | undefined;
  readonly fault: Fault | undefined;
  /** What is refused would be allowed another way round. */
  readonly fitsTurned?: boolean;
  readonly line: Line | undefined;
  readonly acts: boolean;
  readonly ruleLink?: (rule: string) => string;
  readonly children?: ComponentChildren;
}) {
  return (
    <div class="preview">
      {preview ? (
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
          {preview.changes.length === 0 && <p>{texts.none}</p>}
        </>
      ) : fault ? (
        <>
          <Refusal {...{ fault, ruleLink }} />
          {fitsTurned && <p>{texts.fitsTurned}</p>}
        </>
      ) : line ? (
        <p>{describeStation(line, ownerName(line, names))}.</p>
      ) : (
        <p class="fine">{acts ? texts.pointAtSquare : texts.pointAtStation}</p>
      )}
      {children}
    </div>
  );
}

function changeWords(change: LineChange, names: readonly string[]): string {
  const { station, before, after } = change;
  const owner = nameOf(names, change.owner);
  if (change.points === undefined) return texts.longer(owner, station, before, after);
  return texts.ends(owner, station, before, after, change.end);
}

/** The same in one sentence, for those who listen. */
export function describeOffer(square: string, preview: Preview, names: readonly string[]): string {
  const gains = preview.gains.flatMap((gain, seat) => (gain > 0 ? [texts.scores(nameOf(names, seat), gain)] : []));
  const longer = preview.changes.filter((change) => change.points === undefined && change.owner !== undefined);
  const lengths = longer.map((change) => texts.reaches(nameOf(names, change.owner), change.station, change.after));
  return words.square.free(square, [...gains, ...lengths].join('; ') || texts.reachesNothing);
}
