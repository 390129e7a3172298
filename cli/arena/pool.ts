import type { Encounter, EncounterResult } from './encounter.ts';

/** Somewhere to play encounters, one at a time: a thread, or in tests this one. */
export interface ArenaPlace {
  play(encounter: Encounter): Promise<EncounterResult>;
  close(): Promise<unknown>;
}

/**
 * Plays encounters in several places at once. `next` hands out work and may end it at any time by returning nothing;
 * `take` gets the results in the order in which they are done.
 */
export async function playAll(
  places: readonly ArenaPlace[],
  next: () => Encounter | undefined,
  take: (result: EncounterResult) => void,
): Promise<void> {
  const keepBusy = async (place: ArenaPlace) => {
    for (let encounter = next(); encounter; encounter = next()) take(await place.play(encounter));
  };
  try {
    await Promise.all(places.map(keepBusy));
  } finally {
    await Promise.all(places.map((place) => place.close()));
  }
}
