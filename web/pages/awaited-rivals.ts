import type { Rivals } from './use-rivals.ts';

let awaited: Rivals | undefined;

/** The next study that is opened begins with these computer players. */
export function awaitRivals(rivals: Rivals): void {
  awaited = rivals;
}

/** Those that were announced, once. */
export function takeRivals(): Rivals | undefined {
  const rivals = awaited;
  awaited = undefined;
  return rivals;
}
