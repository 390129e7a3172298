import { type Option, offers, type Settings } from '../core/settings.ts';

/** What an earlier visit or another table kept, less what the game does not offer to so many seats. */
export function known(settings: Settings, options: readonly Option[], seats: number): Settings {
  return Object.fromEntries(
    options.flatMap((option) =>
      offers(option, settings[option.id] ?? '', seats) ? [[option.id, settings[option.id]]] : [],
    ),
  );
}

/** The option for which people have not picked everything yet, and how much is missing. */
export function findOpenPick(
  settings: Settings,
  options: readonly Option[],
  seats: number,
): { readonly option: string; readonly missing: number } | undefined {
  for (const option of options) {
    const value = settings[option.id];
    if (value === undefined || !option.picks || offers(option, value, seats)) continue;
    return { option: option.title, missing: option.picks.counts[seats] - value.length };
  }
  return undefined;
}
