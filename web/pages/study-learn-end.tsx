import { texts } from '#texts/web/study-retry.ts';
import { Dialog } from '../../kit/dialog.tsx';

/** What became of a mistake that was tried again. */
export type Outcome = 'first' | 'later' | 'missed';

/** How many were found, and the way to those that were not. */
export function LearnEnd({
  outcomes,
  again,
  close,
}: {
  readonly outcomes: readonly Outcome[];
  /** Tries those again that were not found at once. */
  readonly again: () => void;
  readonly close: () => void;
}) {
  const count = (outcome: Outcome) => outcomes.filter((each) => each === outcome).length;
  const [first, later, missed] = [count('first'), count('later'), count('missed')];
  return (
    <Dialog
      title={texts.endTitle(first + later, outcomes.length)}
      close={close}
      actions={
        <>
          {first < outcomes.length && (
            <button type="button" class="primary" onClick={again}>
              {texts.endAgain(later + missed)}
            </button>
          )}
          <button type="button" class={first < outcomes.length ? undefined : 'primary'} onClick={close}>
            {texts.close}
          </button>
        </>
      }
    >
      <p>{texts.endSay(first, later, missed)}</p>
    </Dialog>
  );
}
