import { texts } from '#texts/web/study-retry.ts';
import { Dialog } from '../../kit/dialog.tsx';
import type { Outcome } from '../study/learn-outcome.ts';

/** How many were found, and the way to those that were not. */
export function LearnEnd({
  outcomes,
  again,
  close,
}: {
  readonly outcomes: readonly Outcome[];
  /** Tries those again whose best move was not found at once. */
  readonly again: () => void;
  readonly close: () => void;
}) {
  const count = (outcome: Outcome) => outcomes.filter((each) => each === outcome).length;
  const counts = { first: count('first'), later: count('later'), near: count('near'), missed: count('missed') };
  const left = outcomes.length - counts.first;
  return (
    <Dialog
      title={texts.endTitle(counts)}
      close={close}
      actions={
        <>
          {left > 0 && (
            <button type="button" class="primary" onClick={again}>
              {texts.endAgain(left)}
            </button>
          )}
          <button type="button" class={left > 0 ? undefined : 'primary'} onClick={close}>
            {texts.close}
          </button>
        </>
      }
    >
      <p>{texts.endSay(counts)}</p>
    </Dialog>
  );
}
