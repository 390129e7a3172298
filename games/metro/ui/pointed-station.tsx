import { useEffect, useState } from 'preact/hooks';
import { hasMoved } from '../../../kit/pointer-track.ts';

/** The station that is pointed at, on the board or in a list beside it. The lists and the board are not drawn by one part. */
let pointed: number | undefined;
const listeners = new Set<(station: number | undefined) => void>();

export function pointStation(station: number | undefined): void {
  pointed = station;
  for (const tell of listeners) tell(station);
}

export function usePointedStation(): number | undefined {
  const [station, show] = useState(pointed);
  useEffect(() => {
    listeners.add(show);
    return () => {
      listeners.delete(show);
      // Whatever was pointed at is gone with its table.
      pointed = undefined;
    };
  }, []);
  return station;
}

/**
 * What an entry of a list does that traces a station's line while it is pointed at. A mouse points by moving: a sign that
 * comes under one that rests, as when the result opens and the board shrinks, was not asked for.
 */
export function tracing(station: number) {
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType !== 'mouse' && pointStation(station),
    onPointerMove: () => pointed !== station && hasMoved() && pointStation(station),
    onPointerLeave: () => pointStation(undefined),
  };
}
