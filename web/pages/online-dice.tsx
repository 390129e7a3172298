import { useState } from 'preact/hooks';
import { texts } from '#texts/web/online-dice.ts';
import { CloseButton, Dialog } from '../../kit/dialog.tsx';
import type { TableNow } from '../../online/messages/news.ts';
import { verifyRolls } from '../../online/verify.ts';
import { sayFault } from '../../texts/say-fault.ts';
import { loadContribution } from '../online/own-dice.ts';
import type { RemoteSession } from '../session/remote-session.ts';

/** How luck is made at this table, what that proves, and the proof. */
export function OnlineDice({
  session,
  now,
  close,
}: {
  readonly session: RemoteSession;
  readonly now: TableNow;
  readonly close: () => void;
}) {
  const { file } = session;
  const [checked, setChecked] = useState<string>();
  const check = () => setChecked(checkRolls(session));
  const own = loadContribution(now.match);
  const actions = (
    <>
      {file && (
        <button type="button" class="primary" onClick={check}>
          {texts.check}
        </button>
      )}
      <CloseButton close={close} />
    </>
  );
  return (
    <Dialog title={texts.title} close={close} actions={actions}>
      <div class="online-dice">
        {texts.how.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p class="fine">{texts.doesNotProve}</p>
        <dl>
          <dt>{texts.fingerprint}</dt>
          <dd>
            <code>{now.dice.commitment}</code>
          </dd>
          {now.dice.secret !== undefined && (
            <>
              <dt>{texts.secret}</dt>
              <dd>
                <code>{now.dice.secret}</code>
              </dd>
            </>
          )}
          {own !== undefined && now.you !== null && (
            <>
              <dt>{texts.yours}</dt>
              <dd>{now.dice.seats[now.you] === own ? texts.yoursUsed : texts.yoursMissing}</dd>
            </>
          )}
        </dl>
        <p role="status" class="online-checked">
          {checked ?? (now.status === 'over' ? '' : texts.later)}
        </p>
      </div>
    </Dialog>
  );
}

/** Works out every roll again, here in the page. */
function checkRolls({ file, room }: RemoteSession): string | undefined {
  if (!file?.dice) return undefined;
  const rolls = verifyRolls(room.game, file.record, file.dice);
  if (!rolls.ok) return sayFault(rolls.fault);
  return rolls.value > 0 ? texts.checked(rolls.value) : texts.noRolls;
}
