import type { Game } from '../../core/game.ts';
import { must } from '../../core/result.ts';
import { type Settings, settle } from '../../core/settings.ts';

/** A way to set a game up. */
export interface SetUp {
  readonly seats: number;
  readonly settings: Settings;
}

/** Every number of seats with the defaults, with each option changed on its own, and with all of them changed. For tests. */
export function setUpsToTry(game: Game): SetUp[] {
  const { options, seats } = game;
  const single = options.flatMap((option) => option.values.slice(1).map((value) => ({ [option.id]: value.id })));
  const all = Object.fromEntries(options.map((option) => [option.id, option.values[option.values.length - 1].id]));
  const choices: Record<string, string>[] = [{}, ...single, ...(options.length > 1 ? [all] : [])];
  return choices.flatMap((given) =>
    Array.from({ length: seats.max - seats.min + 1 }, (_, more) => ({
      seats: seats.min + more,
      settings: must(settle(options, given)),
    })),
  );
}
