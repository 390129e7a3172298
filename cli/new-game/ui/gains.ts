import { texts } from '#texts/new-game/words.ts';
import type { Move } from '../../../core/game.ts';
import { gain, type NameSeat, type Reason } from '../../../games/reason.ts';
import { SEATS } from '../components.ts';
import type { NewGamePosition } from '../position.ts';
import { openLines } from '../scoring.ts';

/** What a move does for the mover and to the other, the most telling first. */
export function explainMove(before: NewGamePosition, move: Move, nameSeat: NameSeat): Reason[] {
  const seat = before.turn;
  const after = before.copy();
  after.play(move);
  if (after.winner === seat) return [gain('completes', texts.completes)];
  const rival = SEATS - 1 - seat;
  const blocked = openLines(before, rival, 2) - openLines(after, rival, 2);
  const made = openLines(after, seat, 2) - openLines(before, seat, 2);
  return [
    ...(blocked > 0 ? [gain('blocks', texts.blocks(nameSeat(rival)), { blocked })] : []),
    ...(made > 0 ? [gain('threatens', made > 1 ? texts.threatens(made) : texts.threatensOne, { made })] : []),
  ];
}
