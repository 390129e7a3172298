import { texts } from '#texts/web/result.ts';
import type { ScoreFact, ScorePart } from '../../games/final-score.ts';
import { Picture } from '../../kit/picture.tsx';
import { SeatBadge } from '../../kit/seat-badge.tsx';
import { Pairs } from './pairs.tsx';
import { useCountUp } from './use-count-up.ts';

interface TotalsProps {
  readonly names: readonly string[];
  readonly points: readonly number[];
  readonly winners: readonly number[];
}

/** Two totals side by side. */
export function Totals({ names, points, winners }: TotalsProps) {
  return (
    <ol class="result-totals">
      {names.map((name, seat) => (
        <li
          key={name}
          class={winners.includes(seat) ? 'is-winner' : ''}
          style={{ '--seat': `var(--seat-${seat})`, background: `var(--tint-${seat})` }}
        >
          <SeatBadge seat={seat} /> <span class="result-name">{name}</span>{' '}
          <Total points={points[seat]} name="result-total" />
        </li>
      ))}
    </ol>
  );
}

function Total({ points, name }: { readonly points: number; readonly name: string }) {
  const shown = useCountUp(points);
  return (
    <b class={name}>
      <span aria-hidden="true">{shown}</span>
      <span class="sr-only">{points}</span>
    </b>
  );
}

/**
 * Each part of the score with a bar from either side: a glance says where it was won. Bars of parts that are added share
 * one scale; a factor, and what broke a tie, has its own, because its number is no number of points.
 */
export function MirroredParts({ parts }: { readonly parts: readonly ScorePart[] }) {
  const most = greatest(parts.flatMap(seenOf));
  return (
    <table class="result-parts">
      <tbody>
        {parts.map((part) => (
          <tr key={part.name}>
            <td class="result-points">
              <Figure seat={0} {...{ part }} />
            </td>
            <td class="result-bar">
              <Bar seat={0} {...{ part, most }} />
            </td>
            <th scope="row">
              <PartName {...part} />
            </th>
            <td class="result-bar is-right">
              <Bar seat={1} {...{ part, most }} />
            </td>
            <td class="result-points is-right">
              <Figure seat={1} {...{ part }} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Three and more: a column for each player. */
export function PartsTable({ parts, names, points, winners }: TotalsProps & { readonly parts: readonly ScorePart[] }) {
  const most = greatest(parts.flatMap(seenOf));
  return (
    <table class="result-table">
      <thead>
        <tr>
          <td />
          {names.map((name, seat) => (
            <th key={name} scope="col" title={name} class={winners.includes(seat) ? 'is-winner' : ''}>
              <SeatBadge seat={seat} />
              <br />
              {name}
            </th>
          ))}
        </tr>
        <tr class="result-sums">
          <th scope="row">{texts.totalRow}</th>
          {points.map((each, seat) => (
            <td key={names[seat]} style={{ background: `var(--tint-${seat})` }}>
              <Total points={each} name="result-sum" />
            </td>
          ))}
        </tr>
      </thead>
      <tbody>
        {parts.map((part) => (
          <tr key={part.name}>
            <th scope="row">
              <PartName {...part} />
            </th>
            {names.map((name, seat) => (
              <td key={name}>
                <Figure {...{ part, seat }} />
                <Bar {...{ part, seat, most }} isThin />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PartName({ name, picture }: ScorePart) {
  return (
    <>
      {picture && <Picture drawing={picture} />} {name}
    </>
  );
}

function Figure({ part, seat }: { readonly part: ScorePart; readonly seat: number }) {
  const lost = part.lost?.[seat] ?? 0;
  if (lost === 0) return <>{part.factor?.words[seat] ?? part.compared?.[seat] ?? part.points[seat] ?? 0}</>;
  return (
    <>
      <s aria-hidden="true">{lost}</s>
      <span class="sr-only">{texts.lost(lost)}</span>
    </>
  );
}

/** What the bars of a part show. */
function seenOf({ points, lost = [] }: ScorePart): (readonly number[])[] {
  return [points, lost];
}

function greatest(rows: readonly (readonly number[])[]): number {
  return Math.max(1, ...rows.flat());
}

interface BarProps {
  readonly part: ScorePart;
  readonly seat: number;
  /** The longest bar of points. */
  readonly most: number;
  readonly isThin?: boolean;
}

function Bar({ part, seat, most, isThin = false }: BarProps) {
  const others = part.factor?.numbers ?? part.compared;
  const lost = part.lost?.[seat] ?? 0;
  const shown = lost || ((others ?? part.points)[seat] ?? 0);
  const full = others ? greatest([others]) : most;
  const kind = `stripe${isThin ? ' is-thin' : ''}${lost > 0 ? ' is-lost' : ''}`;
  return (
    <span class={kind} style={{ width: `${Math.max(0, shown / full) * 100}%`, '--seat': `var(--seat-${seat})` }} />
  );
}

/** How far a table came that won or lost as one. */
export function Facts({ facts }: { readonly facts: readonly ScoreFact[] }) {
  return <Pairs kind="result-facts" entries={facts.map(({ name, words }) => ({ title: name, text: words }))} />;
}
