import { useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { texts } from '#texts/web/online-settings.ts';
import type { Fault } from '../../core/result.ts';
import { LONGEST_NAME } from '../../online/messages/limits.ts';
import { copyText } from '../copy-text.ts';
import { desk } from '../online/desk.ts';
import { cleanName } from '../online/my-name.ts';
import { paths } from '../routes.ts';
import { Said } from './said.tsx';

/** A key for a program of one's own, shown once. */
export function TokenSettings() {
  const [typed, type] = useState('');
  const [token, setToken] = useState<string>();
  const [fault, setFault] = useState<Fault>();
  const name = cleanName(typed);
  const make = async (event: Event) => {
    event.preventDefault();
    if (name === undefined) return;
    const made = await desk.ask<'token'>({ type: 'token', name });
    setFault(made.ok ? undefined : made.fault);
    setToken(made.ok ? made.value.token : undefined);
  };
  return (
    <form onSubmit={make}>
      <h2>{texts.token.title}</h2>
      <p class="fine">
        {texts.token.say} <Link href={paths.document('bots')}>{texts.token.read}</Link>
      </p>
      <label class="setting-field">
        <b>{texts.token.name}</b>
        <input
          type="text"
          autocomplete="off"
          value={typed}
          maxLength={LONGEST_NAME}
          onInput={(event) => type(event.currentTarget.value)}
        />
      </label>
      <button type="submit" disabled={name === undefined}>
        {texts.token.make}
      </button>
      <Said fault={fault} words={token && texts.token.made} />
      {token && <Token token={token} />}
    </form>
  );
}

function Token({ token }: { readonly token: string }) {
  const [said, setSaid] = useState<string>();
  const copy = async () => setSaid((await copyText(token)) ? texts.token.copied : texts.token.cannotCopy);
  return (
    <p class="letters-line">
      <label>
        <span class="sr-only">{texts.token.label}</span>
        <input type="text" readOnly class="token" value={token} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <button type="button" onClick={() => void copy()} aria-live="polite">
        {said ?? texts.token.copy}
      </button>
    </p>
  );
}
