import { CHANCE, OVER, type Seat } from '../../core/game.ts';
import { type Fault, must, ok, type Result } from '../../core/result.ts';
import { settle } from '../../core/settings.ts';
import { about } from './about.ts';
import { mostPlaced, nameCard } from './cards.ts';
import { FULL_HAND, HAND_SIZE, SEAT_LETTERS } from './components.ts';
import { refuse } from './faults.ts';
import { Grove } from './grove.ts';
import type { Placed, Shared } from './official-strings.ts';
import { ArboretumPosition } from './position.ts';
import { showingSeat } from './rules.ts';
import { DRAWING, ENDED, HELD, PLACING, SHOWING, type State } from './state.ts';

/** What is known of the hands and the deck; a hand that is only a number is hidden. */
export interface Holding {
  readonly hands: readonly (readonly number[] | number)[];
  /** Number of cards in the deck. */
  readonly deck: number;
}

/** An arboretum as the official strings describe it, even when far from the centre or in pieces. */
export function plantAll(placements: readonly Placed[]): Grove {
  const grove = new Grove(reachOf(placements), Math.max(1, placements.length));
  plantInto(grove, placements);
  return grove;
}

/**
 * Sets an official state up as a position, without asking whether it can come about: the letter of the turn may be stale,
 * so the seat to act is the one that has drawn, or else the one that has placed least. Refuses what cannot lie on a table.
 */
export function arrange(shared: Shared, holding: Holding): Result<ArboretumPosition> {
  const { seats, arboreta, discards } = shared;
  const reach = Math.max(mostPlaced(seats), ...arboreta.map(reachOf));
  const capacity = Math.max(mostPlaced(seats), ...arboreta.map((placements) => placements.length));
  const position = new ArboretumPosition(seats, must(settle(about.options, {})), reach, capacity);
  const fault = revealAll(position, shared, holding);
  if (fault) return { ok: false, fault };
  for (let seat = 0; seat < seats; seat++) {
    plantInto(position.groves[seat], arboreta[seat]);
    for (const card of discards[seat]) position.pileOn(seat, card);
    giveHand(position, seat, holding.hands[seat]);
  }
  position.deck = holding.deck;
  giveTurn(position);
  return ok(position);
}

/** Takes every card that lies open or is held out of the unseen ones. */
function revealAll(position: ArboretumPosition, { arboreta, discards }: Shared, { hands }: Holding): Fault | undefined {
  const tooLarge = hands.findIndex((hand) => (typeof hand === 'number' ? hand : hand.length) > FULL_HAND);
  if (tooLarge >= 0) {
    return refuse('hand/many', { rule: 'A3', player: SEAT_LETTERS[tooLarge] });
  }
  const held = hands.flatMap((hand) => (typeof hand === 'number' ? [] : hand));
  for (const card of [...arboreta.flat().map((placed) => placed.card), ...discards.flat(), ...held]) {
    if (!position.isUnseen(card)) {
      const name = nameCard(card);
      return refuse('twice', { rule: 'A1', where: [name], card: name });
    }
    position.reveal(card);
  }
  return undefined;
}

function giveHand(position: ArboretumPosition, seat: Seat, hand: readonly number[] | number): void {
  if (typeof hand === 'number') position.words[HELD + seat] = hand;
  else for (const card of hand) position.give(seat, card, 0);
}

function plantInto(grove: Grove, placements: readonly Placed[]): void {
  if (placements.length > 0) grove.closeOrigin();
  for (const { card, north, east } of placements) grove.plant(card, grove.squareAt(north, east));
}

/** Two more than the farthest card, so that one more can be tried beside it. */
export function reachOf(placements: readonly Placed[]): number {
  return 2 + Math.max(0, ...placements.map(({ north, east }) => Math.max(Math.abs(north), Math.abs(east))));
}

function giveTurn(position: ArboretumPosition): void {
  const { seats, groves } = position;
  const held = Array.from({ length: seats }, (_, seat) => position.held(seat));
  const most = Math.max(...held);
  const begun = groves[0].placed > 0;
  if (most < HAND_SIZE && !begun) {
    position.mover = held.indexOf(Math.min(...held));
    return;
  }
  position.mover = most > HAND_SIZE ? held.indexOf(most) : dueSeat(position);
  position.phase = held[position.mover] === FULL_HAND ? PLACING : DRAWING;
  position.turn = position.mover;
  if (position.deck === 0 && most <= HAND_SIZE && begun) end(position);
}

/** A7: the turn before was the last. Hands that are given can be shown at once. */
function end(position: ArboretumPosition): void {
  const { seats } = position;
  position.mover = (dueSeat(position) + seats - 1) % seats;
  for (let seat = 0; seat < seats; seat++) for (const card of position.hand(seat)) position.show(seat, card);
  const shown = showingSeat(position) === seats;
  position.phase = shown ? ENDED : SHOWING;
  position.turn = shown ? OVER : CHANCE;
}

/** The seat whose turn begins: the first that has placed fewer cards than seat A, else A. */
function dueSeat({ groves }: State): Seat {
  return Math.max(
    0,
    groves.findIndex(({ placed }) => placed < groves[0].placed),
  );
}
