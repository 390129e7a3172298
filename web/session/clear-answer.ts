import type { Advice } from '../../ai/worker.ts';
import type { JudgedMove } from '../../games/ideas.ts';
import type { BotQuestion, Bots } from './world.ts';

type Judged = Pick<JudgedMove, 'win' | 'doubt'>;

/** A chance that may be wrong by more than twice this is no answer. */
const UNCLEAR = 0.1;
/** How often a question is put again, each time with three times as long to think. */
const ROUNDS = 3;

/** Asks until the best idea is worth something certain: a busy or slow machine may need longer than a quick one. */
export async function askUntilClear(bots: Bots, question: BotQuestion): Promise<Advice | undefined> {
  let { milliseconds } = question;
  for (let round = 1; ; round++, milliseconds *= 3) {
    const advice = await bots.ask({ ...question, milliseconds });
    if (typeof advice !== 'object') return undefined;
    if (round === ROUNDS || isClear(advice)) return advice;
  }
}

/** A player that had no time for more than a glance gives no chance at all. */
function isClear({ moves: [best] }: Advice): boolean {
  return best === undefined || isSure(best);
}

function isSure({ win, doubt = 0 }: Judged): boolean {
  return win !== undefined && doubt <= UNCLEAR;
}

/** What has a number that can be told comes before what has none: nobody could tell why that should be better. */
export function clearFirst<Told extends Judged>(ideas: readonly Told[]): readonly Told[] {
  return ideas.toSorted((a, b) => Number(isSure(b)) - Number(isSure(a)));
}
