import { type Option, offers, type Settings } from '../core/settings.ts';
import type { About } from '../games/room.ts';
import { withNextStep } from './session/campaign.ts';
import type { Store } from './session/store.ts';

/** What an earlier visit or another table kept, less what the game does not offer to so many seats. */
export function known(settings: Settings, options: readonly Option[], seats: number): Settings {
  return Object.fromEntries(
    options.flatMap((option) =>
      offers(option, settings[option.id] ?? '', seats) ? [[option.id, settings[option.id]]] : [],
    ),
  );
}

/** What a form begins with: the settings of the last match, or the next challenge where that one was won. */
export function usualSettings(store: Store, about: About, seats: number): Settings {
  const kept = known(store.loadSetUp(about.id)?.settings ?? {}, about.options, seats);
  return withNextStep(about.campaign, store.loadTallies(about.id), kept);
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
