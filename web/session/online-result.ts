import { texts as allTexts } from '#texts/web/online.ts';
import { texts as result } from '#texts/web/result.ts';
import { findGame } from '../../games/index.ts';
import type { TableNow } from '../../online/messages/news.ts';
import type { Ending } from '../../online/messages/parts.ts';
import type { Who } from '../../texts/who.ts';

const texts = allTexts.ended;

/** What stops a match in which somebody would be to move: a pause, or its end, of which a listener hears the result first. */
export function sayStalled(
  { status, ending, game }: Pick<TableNow, 'status' | 'ending' | 'game'>,
  names: readonly Who[],
): string | undefined {
  if (status === 'paused') return allTexts.stopped;
  if (status !== 'over') return undefined;
  return ending && ending.why !== 'rules' ? sayEarly(ending, game, names) : texts.over;
}

/** Who won a match that ended before its rules ended it, then why. */
export function sayEarly(ending: Ending, game: string, names: readonly Who[]): string {
  return texts.early(sayWinners(ending, game, names), sayReason(ending, names) ?? texts.over);
}

/** Who won an online match, however it ended. */
export function sayWinners({ winners, why }: Ending, game: string, names: readonly Who[]): string {
  const isTogether = findGame(game)?.about.together ?? false;
  if (isTogether && why === 'rules') return winners.length > 0 ? result.wonTogether : result.lostTogether;
  if (winners.length === 0) return texts.noWinner;
  return winners.length === 1 ? texts.wins(names[winners[0]]) : texts.shared;
}

/** Why it ended before its rules ended it; undefined where they did. */
export function sayReason({ why, by }: Ending, names: readonly Who[]): string | undefined {
  if (why === 'rules') return undefined;
  if (why === 'draw') return texts.draw;
  return by === undefined ? texts.over : texts[why](names[by]);
}
