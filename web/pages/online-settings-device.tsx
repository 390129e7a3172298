import { useState } from 'preact/hooks';
import { texts } from '#texts/web/online-settings.ts';
import type { Fault } from '../../core/result.ts';
import { desk } from '../online/desk.ts';
import { saveName } from '../online/my-name.ts';
import { CodeLine } from './code-line.tsx';
import { Said } from './said.tsx';

const DIGITS = 6;

/** A code on one device makes the other the same person's. */
export function DeviceSettings({ isKnown, refresh }: { readonly isKnown: boolean; readonly refresh: () => void }) {
  return (
    <section>
      <h2>{texts.device.title}</h2>
      <p class="fine">{texts.device.say}</p>
      {isKnown && <ShowCode />}
      <TypeCode isKnown={isKnown} refresh={refresh} />
    </section>
  );
}

function ShowCode() {
  const [shown, show] = useState<{ readonly code: string; readonly minutes: number }>();
  const [fault, setFault] = useState<Fault>();
  const ask = async () => {
    const told = await desk.ask<'code'>({ type: 'code' });
    if (told.ok) show({ code: told.value.code, minutes: Math.round(told.value.seconds / 60) });
    setFault(told.ok ? undefined : told.fault);
  };
  return (
    <div class="show-code">
      <button type="button" onClick={() => void ask()}>
        {texts.device.show}
      </button>
      <p role="status">
        {shown && (
          <>
            {texts.device.code(shown.minutes)} <b class="device-code">{shown.code}</b>
          </>
        )}
      </p>
      <Said fault={fault} />
    </div>
  );
}

function TypeCode({ isKnown, refresh }: { readonly isKnown: boolean; readonly refresh: () => void }) {
  const [typed, type] = useState('');
  const [fault, setFault] = useState<Fault>();
  const code = typed.replace(/\D/g, '');
  const connect = async (event: Event) => {
    event.preventDefault();
    const told = await desk.ask<'adopt'>({ type: 'adopt', code });
    setFault(told.ok ? undefined : told.fault);
    if (!told.ok) return;
    const you = await desk.ask<'who'>({ type: 'who' });
    if (you.ok && you.value.name !== null) saveName(you.value.name);
    refresh();
  };
  return (
    <form class="type-code" onSubmit={connect}>
      <h3>{texts.device.have}</h3>
      {isKnown && <p class="fine">{texts.device.replaces}</p>}
      <CodeLine
        label={texts.device.label}
        button={texts.device.connect}
        {...{ code, type }}
        length={DIGITS}
        value={typed}
        inputMode="numeric"
        autocomplete="one-time-code"
      />
      <Said fault={fault} />
    </form>
  );
}
