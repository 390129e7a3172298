import type { ComponentChildren } from 'preact';
import type { Seat } from '../core/game.ts';
import { SeatBadge } from './seat-badge.tsx';
import { nameOf } from './table.ts';

/** How each seat came to its points, in the order of the table and of the overview. */
export function EndingBySeat({
  points,
  names,
  kind,
  story,
}: {
  readonly points: ArrayLike<number>;
  readonly names: readonly string[];
  /** The game's own class. */
  readonly kind: string;
  readonly story: (seat: Seat) => ComponentChildren;
}) {
  const seats = Array.from({ length: points.length }, (_, seat) => seat);
  return (
    <div class={`ending ${kind}`}>
      {seats.map((seat) => (
        <section key={seat}>
          <h3>
            <SeatBadge seat={seat} /> {nameOf(names, seat)} <b>{points[seat]}</b>
          </h3>
          {story(seat)}
        </section>
      ))}
    </div>
  );
}
