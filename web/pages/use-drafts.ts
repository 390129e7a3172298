import { useEffect, useState } from 'preact/hooks';
import type { Position } from '../../core/game.ts';
import { entryName } from '../scroll-place.ts';

/** By entry of the browser's history. No text can hold them: a position against the rules could not be read again. */
const kept = new Map<number, readonly Position[]>();

/** A position step by step as it is set up, the latest last. Back from a rule, or from the study of it, finds it as it was left. */
export function useDrafts(start: Position) {
  const drafts = useState<readonly Position[]>(() => kept.get(entryName() ?? -1) ?? [start]);
  const [steps] = drafts;
  useEffect(() => {
    const entry = entryName();
    if (entry !== undefined) kept.set(entry, steps);
  }, [steps]);
  return drafts;
}
