import { useEffect, useState } from 'preact/hooks';
import type { Line } from '../scoring.ts';

type Arriving = readonly Pick<Line, 'station' | 'owner' | 'points'>[];

/**
 * Finished lines whose trains are still on their way: their points come to the signs and to the table of scores with the
 * train. Trains, signs and scores are not drawn by one part.
 */
let arriving: Arriving = [];
const listeners = new Set<(lines: Arriving) => void>();

export function showArriving(lines: Arriving): void {
  if (lines.length === 0 && arriving.length === 0) return;
  arriving = lines;
  for (const tell of listeners) tell(lines);
}

/** A train is there. */
export function arrive(station: number): void {
  showArriving(arriving.filter((line) => line.station !== station));
}

export function useArriving(): Arriving {
  const [lines, show] = useState(arriving);
  useEffect(() => {
    show(arriving);
    listeners.add(show);
    return () => void listeners.delete(show);
  }, []);
  return lines;
}
