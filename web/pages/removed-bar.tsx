import { useEffect, useRef } from 'preact/hooks';
import { texts as home } from '#texts/web/home.ts';
import type { Removed } from './use-kept.ts';

const texts = home.matches;

/** What was just removed, with the way to get it back. Those who removed it by key go on from here, and from what came back. */
export function RemovedBar({ removed }: { readonly removed: Removed | undefined }) {
  const undo = useRef<HTMLButtonElement>(null);
  const others = useRef<readonly HTMLElement[] | undefined>(undefined);
  useEffect(() => {
    if (removed && document.activeElement === document.body) undo.current?.focus();
    // What has come back is the one that was not there before.
    if (!removed && others.current)
      listed()
        .find((button) => !others.current?.includes(button))
        ?.focus();
    others.current = undefined;
  }, [removed]);
  const putBack = () => {
    others.current = listed();
    removed?.undo();
  };
  // Always there, because screen readers announce only what is put into a region they know already.
  return (
    <div class="removed-place" role="status">
      {removed && (
        <p class="removed">
          {texts.removed(removed.words)}{' '}
          <button type="button" ref={undo} onClick={putBack}>
            {texts.undo}
          </button>
        </p>
      )}
    </div>
  );
}

/** The buttons that remove what is in the lists of the page. */
function listed(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('.match-remove')];
}
