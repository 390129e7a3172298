import type { ComponentChildren } from 'preact';
import type { Fault } from '../../../core/result.ts';
import { SeatBadge } from '../../../kit/seat-badge.tsx';
import { nameOf } from '../../../kit/table.ts';
import type { Line } from '../scoring.ts';
import { describeStation } from './board.tsx';
import type { LineChange, previewMove } from './lines.ts';

type Preview = ReturnType<typeof previewMove>;

/** What the square under the pointer would mean, or why it is refused, or how a station's line stands. */
export function PreviewWords({
  names,
  preview,
  fault,
  line,
  acts,
  ruleLink,
  children,
}: {
  readonly names: readonly string[];
  readonly preview: Preview | undefined;
  readonly fault: Fault | undefined;
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
          {preview.changes.length === 0 && <p>No line reaches this square yet.</p>}
        </>
      ) : fault ? (
        <p>
          {fault.message} {fault.rule && <a href={ruleLink?.(fault.rule)}>Rule {fault.rule}</a>}
        </p>
      ) : line ? (
        <p>{describeStation(line, names)}.</p>
      ) : (
        <p class="fine">
          {acts
            ? 'Point at a square, or tap it once, to see what your tile would do there.'
            : 'Point at a station, or tap it, to trace its line.'}
        </p>
      )}
      {children}
    </div>
  );
}

function changeWords(change: LineChange, names: readonly string[]): string {
  const owner = nameOf(names, change.owner);
  const length = `${change.before} → ${change.after}`;
  if (change.points === undefined) return `${owner}, line ${change.station}: ${length}`;
  return `${owner}, line ${change.station}: ${length}, ends at ${change.end}`;
}

/** The same in one sentence, for those who listen. */
export function sumUpPreview(preview: Preview, names: readonly string[]): string {
  const gains = preview.gains.flatMap((gain, seat) => (gain > 0 ? [`${nameOf(names, seat)} would score ${gain}`] : []));
  const longer = preview.changes.filter((change) => change.points === undefined && change.owner !== undefined);
  const lengths = longer.map(
    (change) => `${nameOf(names, change.owner)}'s line ${change.station} would reach ${change.after}`,
  );
  return [...gains, ...lengths].join('; ') || 'No line reaches it yet';
}
