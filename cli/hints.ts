import { texts } from '#texts/cli/play.ts';
import { timeBudget } from '../ai/budget.ts';
import { doubtOf, think } from '../ai/think.ts';
import type { Position } from '../core/game.ts';
import { areAlike, type Idea, isNearlyLost, isNearlyWon, pickIdeas } from '../games/ideas.ts';
import type { Room } from '../games/room.ts';
import { wrapText } from './layout.ts';

const MILLISECONDS = 1000;

/** The strongest player's best ideas for the seat to act, with what speaks for and against each. `view` is what that seat may know. */
export function formatHints(room: Room, view: Position, width: number): string {
  const { game, bot } = room;
  const limit = timeBudget(MILLISECONDS, () => performance.now());
  const { moves, exact } = think(room, view, bot.levels[bot.levels.length - 1], 1, limit);
  const judged = moves.map((judged) => ({ ...judged, doubt: exact ? 0 : doubtOf(judged) }));
  const ideas = pickIdeas(room, view, judged, (seat) => texts.seatInside(seat + 1));
  const lines = ideas.map((idea, index) => {
    const why = [idea.gain?.words, idea.risk && texts.but(idea.risk.words), chanceOf(idea)].filter(Boolean).join(', ');
    const line = `${game.formatMove(view, idea.move)}  ${(room.typed ?? room).adviseMove(view, idea.move)}${why && `: ${why}`}`;
    return wrapText(line, width, `${index + 1}. `, '   ');
  });
  return [...lines, ...(areAlike(ideas) ? [texts.alike] : [])].join('\n');
}

function chanceOf({ win }: Idea): string | undefined {
  if (win === undefined) return undefined;
  if (isNearlyWon(win)) return texts.almostWon;
  return isNearlyLost(win) ? texts.almostLost : texts.chanceToWin(win);
}
