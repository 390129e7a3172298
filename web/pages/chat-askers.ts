import type { Seat } from '../../core/game.ts';
import type { TableNow } from '../../online/messages/news.ts';
import { seatSpeaker } from '../online/mutes.ts';

/** Who would like to chat freely and waits for the player at this screen to agree. Those who are muted ask in vain. */
export function chatAskers({ chat, chatWanted = [], you }: TableNow, muted: readonly string[]): readonly Seat[] {
  if (chat || you === null || chatWanted.includes(you)) return [];
  return chatWanted.filter((seat) => !muted.includes(seatSpeaker(seat)));
}
