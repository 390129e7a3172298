import '../styles/online.css';
import '../styles/online-settings.css';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { texts as lobby } from '#texts/web/lobby.ts';
import { texts as offline } from '#texts/web/offline-page.ts';
import { texts } from '#texts/web/online-settings.ts';
import type { Fault, Result } from '../../core/result.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { desk, type You } from '../online/desk.ts';
import { forgetName } from '../online/my-name.ts';
import { paths } from '../routes.ts';
import { Frame } from './frame.tsx';
import { LinkButton } from './link-button.tsx';
import { Missing } from './missing.tsx';
import { NameField, useName } from './name-field.tsx';
import { OfflinePage } from './offline-page.tsx';
import { DeviceSettings } from './online-settings-device.tsx';
import { NoticeSettings } from './online-settings-notices.tsx';
import { TokenSettings } from './online-settings-token.tsx';
import { Said } from './said.tsx';
import { useServerState } from './use-server.ts';

/** What concerns one person alone: name, devices, notices, programs, and the way out. */
export function OnlineSettingsPage() {
  const server = useServerState();
  const { you, fault, refresh } = useYou();
  // Kept here, because the settings of another person are drawn afresh.
  const [connected, setConnected] = useState<string>();
  if (server === 'away') return <OfflinePage say={offline.online} />;
  if (server === 'none') return <Missing what="online" why={lobby.none} />;
  const isKnown = you !== undefined && you.name !== null;
  return (
    <Frame title={texts.tab} crumb={texts.crumb} actions={<LinkButton to={paths.lobby} word={lobby.title} />}>
      <div class="column online-settings">
        <h1>{texts.title}</h1>
        <p class="lead">{isKnown || !you ? texts.lead : texts.newcomer}</p>
        <Said fault={fault} />
        {you && (
          // Another person's settings are other ones.
          <div key={you.name}>
            <NameSettings isKnown={isKnown} />
            <DeviceSettings {...{ isKnown, connected, setConnected, refresh }} />
            {isKnown && <NoticeSettings you={you} refresh={refresh} />}
            {isKnown && <TokenSettings />}
            {isKnown && <ForgetSettings refresh={refresh} />}
          </div>
        )}
        <p>
          <Link href={paths.privacy}>{texts.privacy}</Link>
        </p>
      </div>
    </Frame>
  );
}

function useYou() {
  const [told, tell] = useState<Result<You>>();
  const refresh = useCallback(() => void desk.ask<'who'>({ type: 'who' }).then(tell), []);
  useEffect(refresh, [refresh]);
  return {
    you: told?.ok ? told.value : undefined,
    fault: told && !told.ok ? told.fault : undefined,
    refresh,
  };
}

function NameSettings({ isKnown }: { readonly isKnown: boolean }) {
  const name = useName();
  const [told, tell] = useState<Result<unknown>>();
  const save = async (event: Event) => {
    event.preventDefault();
    const taken = name.take();
    if (taken === undefined) return;
    tell(isKnown ? await desk.ask<'rename'>({ type: 'rename', name: taken }) : { ok: true, value: undefined });
  };
  return (
    <form onSubmit={save}>
      <NameField name={name} />
      <button type="submit">{texts.saveName}</button>
      <Said fault={told && !told.ok ? told.fault : undefined} words={told?.ok ? texts.saved : undefined} />
    </form>
  );
}

function ForgetSettings({ refresh }: { readonly refresh: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const [fault, setFault] = useState<Fault>();
  const forget = async () => {
    const answer = await desk.forget();
    setAsking(false);
    if (!answer.ok) {
      setFault(answer.fault);
      return;
    }
    forgetName();
    refresh();
  };
  return (
    <section>
      <h2>{texts.forget.title}</h2>
      <p class="fine">{texts.forget.say}</p>
      <button type="button" onClick={() => setAsking(true)}>
        {texts.forget.button}
      </button>
      <Said fault={fault} />
      {isAsking && (
        <Dialog
          title={texts.forget.ask}
          close={() => setAsking(false)}
          actions={
            <>
              <button type="button" onClick={() => void forget()}>
                {texts.forget.yes}
              </button>
              <button type="button" class="primary" onClick={() => setAsking(false)}>
                {texts.forget.no}
              </button>
            </>
          }
        >
          <p>{texts.forget.askSay}</p>
        </Dialog>
      )}
    </section>
  );
}
