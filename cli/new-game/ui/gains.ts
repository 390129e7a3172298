import { texts } from '#texts/new-game/words.ts';
import type { Seat } from '../../../core/game.ts';
import { SEATS } from '../components.ts';
import type { NewGamePosition } from '../position.ts';
import { openLines } from '../scoring.ts';

/** What a move does for a seat and to the other, the most telling first. */
export function explainGains(
  before: NewGamePosition,
  after: NewGamePosition,
  seat: Seat,
  nameSeat: (seat: Seat) => string,
): string[] {
  if (after.winner === seat) return [texts.completes];
  const rival = SEATS - 1 - seat;
  const blocked = openLines(before, rival, 2) - openLines(after, rival, 2);
  const made = openLines(after, seat, 2) - openLines(before, seat, 2);
  return [
    ...(blocked > 0 ? [texts.blocks(nameSeat(rival))] : []),
    ...(made > 1 ? [texts.threatens(made)] : made === 1 ? [texts.threatensOne] : []),
  ];
}
