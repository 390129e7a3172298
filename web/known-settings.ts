import type { Option, Settings } from '../core/settings.ts';

/** What an earlier visit kept, less what the game does not offer any more. */
export function known(settings: Settings, options: readonly Option[]): Settings {
  return Object.fromEntries(
    options.flatMap(({ id, values }) =>
      values.some((value) => value.id === settings[id]) ? [[id, settings[id]]] : [],
    ),
  );
}
