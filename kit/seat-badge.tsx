import { SEAT_MARKS } from './draw/seats.ts';

const PATHS: Readonly<Record<string, string>> = {
  circle: 'M10 2a8 8 0 1 0 0 16a8 8 0 1 0 0-16z',
  square: 'M3 3h14v14H3z',
  triangle: 'M10 1.5L19 17.5H1z',
  diamond: 'M10 0.5L19.5 10L10 19.5L0.5 10z',
  hexagon: 'M10 1L18 5.5v9L10 19L2 14.5v-9z',
  star: 'M10 0.5l2.7 6.1 6.6.7-4.9 4.5 1.4 6.6L10 15.1l-5.8 3.3 1.4-6.6L.7 7.3l6.6-.7z',
};

/** A seat's shape in its colour. Decoration: the name stands beside it. */
export function SeatBadge({ seat }: { readonly seat: number }) {
  return (
    <svg class="seat-badge" viewBox="0 0 20 20" aria-hidden="true">
      <SeatShape seat={seat} fill={`var(--seat-${seat})`} />
    </svg>
  );
}

/** The shape alone, in a box of 20 by 20. */
export function SeatShape({ seat, fill }: { readonly seat: number; readonly fill: string }) {
  return <path d={PATHS[SEAT_MARKS[seat].shape]} fill={fill} />;
}
