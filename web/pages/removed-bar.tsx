import { useEffect, useRef } from 'preact/hooks';
import { texts as home } from '#texts/web/home.ts';
import type { Removed } from './use-kept.ts';

const texts = home.matches;

/** What was just removed, with the way to get it back. Whoever removed it by key goes on from here. */
export function RemovedBar({ removed }: { readonly removed: Removed | undefined }) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (removed && document.activeElement === document.body) undo.current?.focus();
  }, [removed]);
  // Always there, because screen readers announce only what is put into a region they know already.
  return (
    <div class="removed-place" role="status">
      {removed && (
        <p class="removed">
          {texts.removed(removed.words)}{' '}
          <button type="button" ref={undo} onClick={removed.undo}>
            {texts.undo}
          </button>
        </p>
      )}
    </div>
  );
}
