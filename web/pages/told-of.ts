import { texts } from '#texts/web/study-other.ts';
import type { Move, Position, Seat } from '../../core/game.ts';
import type { NameSeat } from '../../games/reason.ts';
import type { Room } from '../../games/room.ts';
import { asYou, isYou } from '../../texts/who.ts';

/** Names for hints about any seat's move: the one who looks on is "you" inside a sentence. */
export function namesWithin(names: readonly string[]): NameSeat {
  return (seat) => (isYou(names[seat]) ? asYou('you') : names[seat]);
}

/** A hint for the seat to act, told to the one who looks on. */
export function tellOf(words: string, seat: Seat, names: readonly string[]): string {
  return isYou(names[seat]) ? words : texts.toldOf(words, names[seat]);
}

/** A move of the seat to act as advice, in as few words as there are. */
export function adviceOf(room: Room, view: Position, move: Move, names: readonly string[]) {
  const [advised, named] = [room.adviseMove(view, move), room.nameIdea?.(view, move)];
  return {
    words: tellOf(named ?? advised, view.turn, names),
    /** A letter on the board says what the words leave out; a card to discard is named, and has no place to point at. */
    isOnBoard: named !== undefined && named !== advised,
  };
}
