import { useRef, useState } from 'preact/hooks';
import { texts } from '#texts/web/tables.ts';
import { LONGEST_NAME } from '../../online/messages/limits.ts';
import { cleanName, forgetName, loadName, saveName } from '../online/my-name.ts';

/** The name of whoever sits here, kept as it is typed. `take` gives it, or points at the field where it is missing. */
export function useName() {
  const [typed, setTyped] = useState(loadName);
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // Kept letter by letter: a tap on a link may leave the page before the field says that it has changed.
  const type = (text: string) => {
    const name = cleanName(text);
    setTyped(text);
    if (name === undefined) forgetName();
    else saveName(name);
  };
  const take = (): string | undefined => {
    const name = cleanName(typed);
    setMissing(name === undefined);
    if (name === undefined) field.current?.focus();
    // Not only typed: everything may have been forgotten meanwhile.
    else saveName(name);
    return name;
  };
  return { typed, type, isMissing, field, take };
}

export function NameField({ name }: { readonly name: ReturnType<typeof useName> }) {
  const { typed, type, isMissing, field } = name;
  // The field takes no more letters: without a word, a longer name would only seem to be misspelt.
  const isFull = typed.length >= LONGEST_NAME;
  return (
    <p class="name-field">
      <label>
        <b>{texts.name.label}</b>
        <input
          ref={field}
          type="text"
          name="player-name"
          value={typed}
          maxLength={LONGEST_NAME}
          autocomplete="nickname"
          aria-invalid={isMissing}
          aria-describedby="name-help"
          onInput={(event) => type(event.currentTarget.value)}
        />
      </label>
      <span id="name-help" class={isMissing ? 'problem' : 'fine'} role={isMissing ? 'alert' : undefined}>
        {isMissing ? texts.name.wanted : isFull ? texts.name.full(LONGEST_NAME) : texts.name.help}
      </span>
    </p>
  );
}
