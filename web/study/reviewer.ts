import type { Room } from '../../games/room.ts';
import { type Effort, effortOf, multiply } from '../../study/effort.ts';
import type { Rates } from '../../study/rates.ts';
import type { Reviewer } from '../../study/review.ts';
import { loadTable } from '../../study/tables.ts';
import { logisticValues } from '../../study/values.ts';

/** How carefully a match is looked at: a tenth of the usual work, the usual, or three times as much. */
export const CARES = { quick: 0.1, usual: 1, deep: 3 } as const;
export type Care = keyof typeof CARES;

/** Whoever reviews here, and the rates of the levels with the usual effort. */
export interface HiredReviewer {
  readonly reviewer: Reviewer;
  readonly rates: Rates | undefined;
}

/** The same for every page, so that a review that was kept fits anywhere. */
const SEED = 'review';
/** Where nobody has measured the game: as hard as this level thinks. */
const USUAL_LEVEL = 7;

export async function loadReviewer(room: Room, care: Care): Promise<HiredReviewer> {
  const table = await loadTable(room.game.id);
  const usual: Effort = table?.effort ?? effortOf(room.bot.levels[USUAL_LEVEL - 1]);
  const effort = care === 'usual' ? usual : multiply(usual, CARES[care]);
  const values = logisticValues(room, table?.values);
  return { reviewer: { subject: room, effort, values, seed: SEED }, rates: table?.rates };
}
