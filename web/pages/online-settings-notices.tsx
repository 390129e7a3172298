import { useEffect, useState } from 'preact/hooks';
import { texts } from '#texts/web/online-settings.ts';
import type { Fault } from '../../core/result.ts';
import { desk, type You } from '../online/desk.ts';
import { canPush, isPushed, startPush, stopPush } from '../online/push.ts';
import { Said } from './said.tsx';

/** How somebody hears that it is their turn while no table is open. */
export function NoticeSettings({ you, refresh }: { readonly you: You; readonly refresh: () => void }) {
  return (
    <section>
      <h2>{texts.notices.title}</h2>
      <p class="fine">{texts.notices.say}</p>
      <PushSettings isOffered={you.pushKey !== null} />
      <HookSettings kept={you.webhook} refresh={refresh} />
    </section>
  );
}

function PushSettings({ isOffered }: { readonly isOffered: boolean }) {
  const [isOn, setOn] = useState<boolean>();
  const [wasDenied, setDenied] = useState(false);
  const [fault, setFault] = useState<Fault>();
  useEffect(() => void isPushed().then(setOn), []);
  const turn = async () => {
    const turned = isOn ? await stopPush() : await startPush();
    setFault(turned.ok ? undefined : turned.fault);
    setOn(await isPushed());
    setDenied(!isOn && turned.ok && turned.value === false);
  };
  if (!canPush() || !isOffered) return <p class="fine">{texts.notices.pushNever}</p>;
  return (
    <div>
      <p class="setting-line">
        <span>{isOn ? texts.notices.pushOn : texts.notices.push}</span>
        <button type="button" onClick={() => void turn()} disabled={isOn === undefined}>
          {isOn ? texts.notices.off : texts.notices.on}
        </button>
      </p>
      <Said fault={fault} words={wasDenied ? texts.notices.pushDenied : undefined} />
    </div>
  );
}

function HookSettings({ kept, refresh }: { readonly kept: string | null; readonly refresh: () => void }) {
  const [typed, type] = useState(kept ?? '');
  const [fault, setFault] = useState<Fault>();
  const [isSaved, setSaved] = useState(false);
  const save = async (url: string | null) => {
    const told = await desk.ask<'webhook'>({ type: 'webhook', url });
    setFault(told.ok ? undefined : told.fault);
    setSaved(told.ok);
    if (!told.ok) return;
    type(url ?? '');
    refresh();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save(typed.trim());
      }}
    >
      <label class="setting-field">
        <b>{texts.notices.hook}</b>
        <span class="fine">{texts.notices.hookSay}</span>
        <input
          type="text"
          inputMode="url"
          autocomplete="off"
          value={typed}
          placeholder="https://"
          onInput={(event) => type(event.currentTarget.value)}
        />
      </label>
      <p class="setting-buttons">
        <button type="submit" disabled={typed.trim() === ''}>
          {texts.notices.hookSave}
        </button>
        {kept !== null && (
          <button type="button" onClick={() => void save(null)}>
            {texts.notices.hookRemove}
          </button>
        )}
      </p>
      <Said fault={fault} words={isSaved ? texts.saved : undefined} />
    </form>
  );
}
