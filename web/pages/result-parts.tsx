import { texts } from '#texts/web/result.ts';
import type { ScoreFact, ScorePart } from '../../games/final-score.ts';
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
  const most = greatest(parts.map(({ points }) => points));
  return (
    <table class="result-parts">
      <tbody>
        {parts.map(({ name, points, factor, compared }) => {
          const others = factor?.numbers ?? compared;
          const [left, right = 0] = others ?? points;
          const full = others ? greatest([others]) : most;
          return (
            <tr key={name}>
              <td class="result-points">{factor?.words[0] ?? left}</td>
              <td class="result-bar">
                <Bar seat={0} share={left / full} />
              </td>
              <th scope="row">{name}</th>
              <td class="result-bar is-right">
                <Bar seat={1} share={right / full} />
              </td>
              <td class="result-points is-right">{factor?.words[1] ?? right}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Three and more: a column for each player. */
export function PartsTable({ parts, names, points, winners }: TotalsProps & { readonly parts: readonly ScorePart[] }) {
  const most = greatest(parts.map(({ points }) => points));
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
            <th scope="row">{part.name}</th>
            {part.points.map((each, seat) => (
              <td key={names[seat]}>
                {each}
                <Bar seat={seat} share={each / most} isThin />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function greatest(rows: readonly (readonly number[])[]): number {
  return Math.max(1, ...rows.flat());
}

function Bar({ seat, share, isThin }: { readonly seat: number; readonly share: number; readonly isThin?: boolean }) {
  return (
    <span
      class={isThin ? 'stripe is-thin' : 'stripe'}
      style={{ width: `${Math.max(0, share) * 100}%`, background: `var(--seat-${seat})` }}
    />
  );
}

/** How far a table came that won or lost as one. */
export function Facts({ facts }: { readonly facts: readonly ScoreFact[] }) {
  return <Pairs kind="result-facts" entries={facts.map(({ name, words }) => ({ title: name, text: words }))} />;
}
