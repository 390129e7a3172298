import type { Interval } from '../study/opening-tables.ts';

/** A share of the wins from nothing to all, with its interval; the numbers beside it say the same. */
export function ShareBar({ share: { mean, low, high } }: { readonly share: Interval }) {
  return (
    <svg class="openings-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect class="is-ground" y={4} width={100} height={2} />
      <rect class="is-sure" x={100 * low} y={2} width={100 * (high - low)} height={6} />
      <rect class="is-mean" x={100 * mean - 0.7} width={1.4} height={10} />
    </svg>
  );
}
