import { useMemo } from 'preact/hooks';
import { texts } from '#texts/web/online-dice.ts';
import { Dialog } from '../../kit/dialog.tsx';
import type { TableNow } from '../../online/messages/news.ts';
import { verifyRolls } from '../../online/verify.ts';
import { type DiceStep, diceSteps, diceVerdict } from '../dice-steps.ts';
import { loadContribution } from '../online/own-dice.ts';
import type { RemoteSession } from '../session/remote-session.ts';
import { Icon } from './icon.tsx';
import { QuietOffer } from './quiet-offer.tsx';

const MARKS = { good: 'done', bad: 'remove', later: 'later' } as const;

/** Why the luck of this table can be trusted, step by step. Once the match is over, every draw is worked out again here. */
export function OnlineDice({
  session: { file, room },
  now,
  close,
}: {
  readonly session: RemoteSession;
  readonly now: TableNow;
  readonly close: () => void;
}) {
  const rolls = useMemo(() => file?.dice && verifyRolls(room.game, file.record, file.dice), [file, room]);
  const { dice, you } = now;
  const kept = you === null ? undefined : dice.seats[you];
  const own = you === null ? undefined : loadContribution(now.match);
  const steps = diceSteps({ dice, own, kept, rolls });
  return (
    <Dialog title={texts.title} close={close}>
      <div class="online-dice">
        <p role="status" class={`online-verdict is-${stateOf(steps)}`}>
          {diceVerdict(steps, rolls)}
        </p>
        <ol>
          {steps.map(({ is, title, say }) => (
            <li key={title} class={`is-${is}`}>
              <Icon name={MARKS[is]} />
              <b>{title}</b>
              <span>{say}</span>
            </li>
          ))}
        </ol>
        <p class="fine">{texts.doesNotProve}</p>
        <Numbers dice={dice} />
      </div>
    </Dialog>
  );
}

function stateOf(steps: readonly DiceStep[]): DiceStep['is'] {
  const has = (state: DiceStep['is']) => steps.some(({ is }) => is === state);
  return has('bad') ? 'bad' : has('later') ? 'later' : 'good';
}

/** Under the result: the way to the check, in a sentence. */
export function DiceOffer({ check }: { readonly check: () => void }) {
  return <QuietOffer words={texts.wasFair} label={texts.check} act={check} name="online-fair" />;
}

/** For those who want to work it out with tools of their own. */
function Numbers({ dice: { commitment, secret, seats } }: Pick<TableNow, 'dice'>) {
  const added = seats.filter((each) => each !== null);
  return (
    <details>
      <summary>{texts.numbers}</summary>
      <dl>
        <dt>{texts.fingerprint}</dt>
        <dd>
          <code>{commitment}</code>
        </dd>
        {secret !== undefined && (
          <>
            <dt>{texts.secret}</dt>
            <dd>
              <code>{secret}</code>
            </dd>
          </>
        )}
        {added.length > 0 && (
          <>
            <dt>{texts.ofSeats}</dt>
            {added.map((each, at) => (
              <dd key={at}>
                <code>{each}</code>
              </dd>
            ))}
          </>
        )}
      </dl>
    </details>
  );
}
