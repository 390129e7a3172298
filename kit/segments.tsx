import type { ComponentChildren } from 'preact';

interface Choice<T> {
  readonly value: T;
  readonly title: ComponentChildren;
  /** What is heard instead of a title that is short or a picture. */
  readonly says?: string;
}

/** One of a few, all in sight: radio buttons side by side. */
export function Segments<T extends string | number>({
  name,
  legend,
  isQuiet = false,
  choices,
  value,
  change,
}: {
  /** Tells this group from others on the page. */
  readonly name: string;
  readonly legend: string;
  /** The legend is only heard: something else says it on the screen. */
  readonly isQuiet?: boolean;
  readonly choices: readonly Choice<T>[];
  readonly value: T;
  readonly change: (value: T) => void;
}) {
  return (
    <fieldset class="segments">
      <legend class={isQuiet ? 'sr-only' : undefined}>{legend}</legend>
      <div class="segments-row">
        {choices.map((choice) => (
          <label key={choice.value} class="segment">
            <input
              type="radio"
              name={name}
              value={choice.value}
              aria-label={choice.says}
              checked={choice.value === value}
              onChange={() => change(choice.value)}
            />
            <span>{choice.title}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Choices in the order of a table, each by its title. */
export function titled<T extends string>(
  table: Readonly<Record<T, unknown>>,
  titles: Readonly<Record<T, string>>,
): readonly Choice<T>[] {
  return (Object.keys(table) as T[]).map((value) => ({ value, title: titles[value] }));
}
