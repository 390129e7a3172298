import { texts } from '#texts/web/table.ts';
import { texts as viewer } from '#texts/web/viewer.ts';
import { useKeys } from '../../kit/keys.ts';
import type { GameScreen } from '../../kit/table.ts';
import type { Snapshot } from '../session/local-session.ts';
import { Stepper } from './stepper.tsx';

/** The match as it stood earlier, and as its viewer knew it then. It goes on meanwhile, if others play. */
export function LookBack({
  snapshot: { log, earlier },
  names,
  Still,
  step,
  go,
  close,
}: {
  readonly snapshot: Snapshot;
  readonly names: readonly string[];
  readonly Still: GameScreen['Still'];
  /** How many lines of the log had happened. */
  readonly step: number;
  readonly go: (step: number) => void;
  readonly close: () => void;
}) {
  useKeys(({ key }) => key === 'Escape' && close());
  const at = Math.min(step, log.length);
  const line = log[at - 1];
  const words =
    line === undefined ? viewer.start : line.seat < 0 ? line.words : viewer.did(names[line.seat], line.words);
  return (
    <div class="viewer">
      <Stepper at={at} last={log.length} words={words} go={go} takesFocus>
        <button type="button" class="primary" onClick={close}>
          {texts.backToNow}
        </button>
      </Stepper>
      <Still position={earlier()[at]} names={names} />
    </div>
  );
}
