import type { Game } from '../../core/game.ts';
import { must } from '../../core/result.ts';
import { joinPicked, type SetUp, settle } from '../../core/settings.ts';

/** Every number of seats with the defaults, with each option changed on its own, and with all of them changed. For tests. */
export function setUpsToTry(game: Game): SetUp[] {
  return [...listedSetUps(game), ...pickedSetUps(game)];
}

/** Where people may pick things themselves: the last ones, which are not the usual ones. */
function pickedSetUps({ options, seats: { min, max } }: Game): SetUp[] {
  return options.flatMap(({ id, picks }) =>
    Array.from({ length: picks ? max - min + 1 : 0 }, (_, more) => {
      const last = picks?.from.slice(-picks.counts[min + more]) ?? [];
      const settings = must(settle(options, { [id]: joinPicked(last) }, min + more));
      return { seats: min + more, settings };
    }),
  );
}

function listedSetUps({ options, seats }: Game): SetUp[] {
  const single = options.flatMap((option) => option.values.slice(1).map((value) => ({ [option.id]: value.id })));
  const all = Object.fromEntries(options.map((option) => [option.id, option.values[option.values.length - 1].id]));
  const choices: Record<string, string>[] = [{}, ...single, ...(options.length > 1 ? [all] : [])];
  return choices.flatMap((given) =>
    Array.from({ length: seats.max - seats.min + 1 }, (_, more) => ({
      seats: seats.min + more,
      settings: must(settle(options, given, seats.min + more)),
    })),
  );
}
