import type { Seat } from '../core/game.ts';
import type { Place } from './draw/place.ts';

/** The line around a place in a little picture of the board, in the mover's colour; `width` is the picture's. */
export function PlaceFrame({
  place: { box, line },
  seat,
  width,
}: {
  readonly place: Place;
  readonly seat: Seat;
  readonly width: number;
}) {
  const Frame = line === undefined ? 'rect' : 'path';
  const shape = line === undefined ? box : { d: line };
  return (
    <>
      <Frame {...shape} fill="none" stroke="var(--on-seat)" stroke-width={width / 36} />
      <Frame {...shape} fill="none" stroke={`var(--seat-${seat})`} stroke-width={width / 60} />
    </>
  );
}
