import type { Region } from '../scoring.ts';

/** What is outlined on the board now, and what of it has come with the newest tile. */
export interface Arrivals {
  readonly placed: number;
  readonly shown: ReadonlySet<string>;
  readonly fresh: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * A tile has just been placed, or somebody points elsewhere. What was shown while the tile was tried has been there all the
 * time, and what comes and goes with the pointer need not wait.
 */
export function arrivalsAfter(last: Arrivals | undefined, placed: number, regions: readonly Region[]): Arrivals {
  const names = regions.map(nameRegion);
  const shown = new Set(names);
  const others = names.filter((name) => !last?.shown.has(name));
  if (last && placed === last.placed + 1) return { placed, shown, fresh: new Set(others) };
  const isSame = last?.placed === placed && others.length === 0 && shown.size === last.shown.size;
  return { placed, shown, fresh: isSame ? last.fresh : NONE };
}

/** Equal where nothing of it has changed. */
export function nameRegion({ seat, height, squares }: Region): string {
  return `${seat} ${height} ${squares.join()}`;
}
