import { texts } from '#texts/web/study-review.ts';
import { SeatShape } from '../../kit/seat-badge.tsx';
import type { Rate } from '../../study/rates.ts';
import type { PlayerReport } from '../../study/report.ts';

const SIZE = { width: 360, left: 12, right: 348, line: 26, row: 17 } as const;

/** What the computer's levels give away per decision, as a scale, and where everybody is on it: the better, the further right. */
export function LevelScale({
  levels,
  players,
  most: highest,
}: {
  readonly levels: readonly Rate[];
  readonly players: readonly PlayerReport[];
  /** The strongest level that the table offers: one that is not on the scale was not measured. */
  readonly most: number;
}) {
  const rated = players.flatMap(({ seat, like }) => (like ? [{ seat, rate: like.rate, doubt: 2 * like.error }] : []));
  if (rated.length === 0) return null;
  const rates = [...levels.map(({ rate }) => rate), ...rated.map(({ rate }) => rate)];
  const [least, most] = [Math.min(...rates), Math.max(...rates)];
  const { width, left, right, line, row } = SIZE;
  const x = (rate: number) => left + ((most - Math.min(most, Math.max(least, rate))) / (most - least)) * (right - left);
  const height = line + 8 + row * rated.length;
  return (
    <figure class="study-levels">
      <figcaption class="fine">{texts.levelScale(levels.length, highest)}</figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={texts.levelRates(levels.map(({ rate }) => rate))}>
        <path class="study-level-line" d={`M${left} ${line}H${right}`} />
        {levels.map(({ rate }, at) => (
          <g key={at}>
            <path class="study-level-line" d={`M${x(rate)} ${line - 4}v8`} />
            <text x={x(rate)} y={line - 9} text-anchor="middle">
              {at + 1}
            </text>
          </g>
        ))}
        {rated.map(({ seat, rate, doubt }, at) => (
          <g key={seat} transform={`translate(0 ${line + 14 + row * at})`}>
            <path d={`M${x(rate + doubt)} 0H${x(rate - doubt)}`} stroke={`var(--seat-${seat})`} stroke-width={3} />
            <g transform={`translate(${x(rate) - 6} -6) scale(0.6)`}>
              <SeatShape seat={seat} fill={`var(--seat-${seat})`} />
            </g>
          </g>
        ))}
      </svg>
    </figure>
  );
}
