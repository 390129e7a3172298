import type { InputHTMLAttributes } from 'preact';

/** A field for a short code that somebody was told, and the button that takes it once it is whole. */
export function CodeLine({
  label,
  button,
  code,
  length,
  type,
  ...field
}: Pick<InputHTMLAttributes, 'value' | 'inputMode' | 'autocomplete' | 'autocapitalize' | 'spellcheck'> & {
  readonly label: string;
  readonly button: string;
  /** What was typed, without what does not count. */
  readonly code: string;
  readonly length: number;
  readonly type: (typed: string) => void;
}) {
  return (
    <p class="letters-line">
      <label>
        <span class="sr-only">{label}</span>
        <input
          type="text"
          class="letters-input"
          {...field}
          maxLength={length + 2}
          onInput={(event) => type(event.currentTarget.value)}
        />
      </label>
      <button type="submit" disabled={code.length !== length}>
        {button}
      </button>
    </p>
  );
}
