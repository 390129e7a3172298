import { useEffect, useState } from 'preact/hooks';

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

/** What an entry of a list does that traces a station's line while it is pointed at. */
export function tracing(station: number) {
  return { onPointerEnter: () => pointStation(station), onPointerLeave: () => pointStation(undefined) };
}
