import { SeatBadge } from '../../../kit/seat-badge.tsx';
import { nameOf } from '../../../kit/table.ts';
import type { MetroPosition } from '../position.ts';
import { allLines, type Line } from '../scoring.ts';
import { nameEnd } from './lines.ts';

/** The score line by line, the longest first. */
export function EndingStory({
  position,
  names,
}: {
  readonly position: MetroPosition;
  readonly names: readonly string[];
}) {
  const lines = allLines(position);
  const seats = Array.from(position.points.keys()).sort((a, b) => position.points[b] - position.points[a]);
  return (
    <div class="ending">
      {seats.map((seat) => (
        <section key={seat}>
          <h3>
            <SeatBadge seat={seat} /> {nameOf(names, seat)} <b>{position.points[seat]}</b>
          </h3>
          <ol>
            {lines
              .filter((line) => line.owner === seat)
              .sort((a, b) => b.points - a.points)
              .map((line) => (
                <li key={line.station}>
                  <span>
                    Station {line.station} to {nameEnd(line)}
                  </span>
                  <span class="sum">{sumOf(line)}</span>
                </li>
              ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function sumOf(line: Line): string {
  if (line.end.kind === 'open') return 'open: 0';
  return line.end.kind === 'centre' ? `${line.steps.length} × 2 = ${line.points}` : `${line.points}`;
}
