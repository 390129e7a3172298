import { useState } from 'preact/hooks';
import { texts } from '#texts/web/online-settings.ts';
import type { Fault } from '../../core/result.ts';
import { desk } from '../online/desk.ts';
import { myMatches } from '../online/my-matches.ts';
import { saveName } from '../online/my-name.ts';
import { CodeLine } from './code-line.tsx';
import { Said } from './said.tsx';

const DIGITS = 6;

interface Connecting {
  /** What became of a code that was typed. */
  readonly connected: string | undefined;
  readonly setConnected: (words: string) => void;
  readonly refresh: () => void;
}

/** A code on one device makes the other the same person's. */
export function DeviceSettings({ isKnown, ...rest }: Connecting & { readonly isKnown: boolean }) {
  return (
    <section>
      <h2>{texts.device.title}</h2>
      <p class="fine">{texts.device.say}</p>
      {isKnown && <ShowCode />}
      <TypeCode isKnown={isKnown} {...rest} />
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

function TypeCode({ isKnown, connected, setConnected, refresh }: Connecting & { readonly isKnown: boolean }) {
  const [typed, type] = useState('');
  const [fault, setFault] = useState<Fault>();
  const code = typed.replace(/\D/g, '');
  const connect = async (event: Event) => {
    event.preventDefault();
    const told = await desk.ask<'adopt'>({ type: 'adopt', code });
    setFault(told.ok ? undefined : told.fault);
    if (!told.ok) return;
    const you = await desk.ask<'who'>({ type: 'who' });
    // Every page that lists them shows them at once.
    await myMatches.refresh();
    if (you.ok && you.value.name !== null) {
      saveName(you.value.name);
      const going = myMatches.snapshot.filter(({ status }) => status !== 'over');
      setConnected(texts.device.connected(you.value.name, going.length));
    }
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
      <Said fault={fault} words={fault ? undefined : connected} />
    </form>
  );
}
