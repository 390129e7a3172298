import { useEffect, useState } from 'preact/hooks';
import type { Position } from '../../core/game.ts';
import type { Room } from '../../games/room.ts';
import { browserTexts } from '../../kit/text-store.ts';
import { entryName } from '../scroll-place.ts';
import { DraftStore } from './draft-store.ts';

/** By entry of the browser's history. No text can hold them: a position against the rules could not be read again. */
const kept = new Map<number, readonly Position[]>();
/** By game: what somebody left last. */
const left = new Map<string, readonly Position[]>();
const store = new DraftStore(browserTexts);

/**
 * A position step by step as it is set up, the latest last. Back from a rule, or from the study of it, finds it as it was left,
 * and so does a page that begins without a position.
 */
export function useDrafts(room: Room, given: Position | undefined, fresh: () => Position) {
  const drafts = useState<readonly Position[]>(
    () => kept.get(entryName() ?? -1) ?? (given ? [given] : (left.get(room.game.id) ?? [store.load(room) ?? fresh()])),
  );
  const [steps] = drafts;
  useEffect(() => {
    const entry = entryName();
    if (entry !== undefined) kept.set(entry, steps);
    // What nobody has changed yet is nothing that somebody set up.
    if (steps.length < 2) return;
    left.set(room.game.id, steps);
    store.save(room, steps[steps.length - 1]);
  }, [room, steps]);
  return drafts;
}
