import { timeBudget } from '../ai/budget.ts';
import { think } from '../ai/think.ts';
import type { Position } from '../core/game.ts';
import type { Room } from '../games/room.ts';
import { wrapText } from './layout.ts';

const SHOWN = 3;
const MILLISECONDS = 1000;

/** The strongest player's best moves for the seat to act, with what each gains. `view` is what that seat may know. */
export function formatHints(room: Room, view: Position, width: number): string {
  const { game, bot } = room;
  const limit = timeBudget(MILLISECONDS, () => performance.now());
  const { moves } = think(room, view, bot.levels[bot.levels.length - 1], 1, limit);
  const lines = moves.slice(0, SHOWN).map(({ move, win }, index) => {
    const after = view.copy();
    after.play(move);
    const gains = room.explainGains(view, after, view.turn, (seat) => `seat ${seat + 1}`);
    const chance = win === undefined ? [] : [`${Math.round(win * 100)}% chance to win`];
    const why = [...gains, ...chance].join(', ');
    const line = `${game.formatMove(view, move)}  ${room.adviseMove(view, move)}${why && `: ${why}`}`;
    return wrapText(line, width, `${index + 1}. `, '   ');
  });
  return lines.join('\n');
}
