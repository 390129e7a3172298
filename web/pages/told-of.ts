import { texts } from '#texts/web/study-other.ts';
import type { Seat } from '../../core/game.ts';
import type { NameSeat } from '../../games/reason.ts';
import { asYou, isYou } from '../../texts/who.ts';

/** Names for hints about any seat's move: the one who looks on is "you" inside a sentence. */
export function namesWithin(names: readonly string[]): NameSeat {
  return (seat) => (isYou(names[seat]) ? asYou('you') : names[seat]);
}

/** A hint for the seat to act, told to the one who looks on. */
export function tellOf(words: string, seat: Seat, names: readonly string[]): string {
  return isYou(names[seat]) ? words : texts.toldOf(words, names[seat]);
}
