import type { Move, Viewer } from '../../core/game.ts';
import type { Random } from '../../core/random.ts';
import { ROLL, SHOW } from './rules.ts';
import { HAND_ROOM, HANDS, HELD, SEEN, type State, UNSEEN } from './state.ts';

/*
 * A13: a seat sees its own hand; everybody remembers which cards of a hand were taken from a discard pile, until they are
 * placed or discarded. What a viewer has not seen goes back among the unseen cards, so `pool` and the bag say exactly
 * what that viewer could work out with a perfect memory.
 */

export function hideFrom(state: State, viewer: Viewer): void {
  for (let seat = 0; seat < state.seats; seat++) if (seat !== viewer) forgetHand(state, seat);
  // Else the bag would end with the cards just put back, and whoever looks into a view would read the hands there.
  state.sortBag();
}

export function moveSeenBy(state: State, move: Move, viewer: Viewer): Move {
  return move >= ROLL && move < SHOW && state.mover !== viewer ? ROLL + UNSEEN : move;
}

/** Deals the unseen cards fairly to the hidden places of hands; the rest is the deck. */
export function dealUnseen(state: State, random: Random): void {
  for (let seat = 0; seat < state.seats; seat++) {
    for (let hidden = state.hidden(seat); hidden > 0; hidden--) {
      const card = pickUnseen(state, random);
      state.reveal(card);
      state.words[HELD + seat]--;
      state.give(seat, card, 0);
    }
  }
}

export function pickUnseen(state: State, random: Random): number {
  return state.unseenAt(random.below(state.pool));
}

/** Keeps the open cards of a hand; the words behind them are cleared, they held the others. */
function forgetHand(state: State, seat: number): void {
  const { words } = state;
  const first = HANDS + seat * HAND_ROOM;
  const end = first + words[SEEN + seat];
  let kept = first;
  for (let at = first; at < end; at++) {
    if (words[at] & 1) words[kept++] = words[at];
    else state.putBack(words[at] >> 1);
  }
  words.fill(0, kept, first + HAND_ROOM);
  words[SEEN + seat] = kept - first;
}
