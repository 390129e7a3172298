import type { Fault } from '../../core/result.ts';
import { nameCard } from './cards.ts';
import { FULL_HAND, HAND_SIZE, SEAT_LETTERS, SPECIES_IN_PLAY, VALUES } from './components.ts';
import { refuse, within } from './faults.ts';
import { Grove } from './grove.ts';
import type { Placed, Shared, StateText } from './official-strings.ts';
import { checkOffset } from './rules.ts';

/**
 * Why an official game state cannot come about, if it cannot. The letter of the turn may be stale: right after a discard
 * it still names the player who discarded, and that is a valid state.
 */
export function checkStateText(table: StateText): Fault | undefined {
  return checkCards(table) ?? checkArboreta(table) ?? checkHandSizes(table) ?? checkDiscards(table);
}

/** The same of a shared state alone. */
export function checkShared(shared: Shared): Fault | undefined {
  return checkArboreta(shared) ?? checkDiscards(shared);
}

/** Every card that plays is in one place. */
function checkCards({ seats, arboreta, discards, deck, hands }: StateText): Fault | undefined {
  const cards = [...deck, ...hands.flat(), ...discards.flat(), ...arboreta.flat().map(({ card }) => card)];
  const seen = new Set<number>();
  for (const card of cards) {
    if (seen.has(card)) {
      const name = nameCard(card);
      return refuse('twice', { rule: 'A1', where: [name], card: name });
    }
    seen.add(card);
  }
  const total = SPECIES_IN_PLAY[seats] * VALUES;
  if (cards.length === total) return undefined;
  return refuse('missing/count', { rule: 'A1', cards: cards.length, total });
}

function checkArboreta({ arboreta, seats }: Shared): Fault | undefined {
  for (const [seat, placements] of arboreta.entries()) {
    const fault = checkArboretum(placements);
    if (fault) return within(fault, 'inArboretum', { player: SEAT_LETTERS[seat] });
  }
  const placed = arboreta.map(({ length }) => length);
  const fits =
    placed.every((count, seat) => seat === 0 || count <= placed[seat - 1]) && placed[seats - 1] >= placed[0] - 1;
  if (fits) return undefined;
  return refuse('turns/order', { rule: 'A3', placed: placed });
}

/** A5, card by card. */
function checkArboretum(placements: readonly Placed[]): Fault | undefined {
  // A chain of n cards reaches n − 1 squares far.
  const grove = new Grove(placements.length + 1, placements.length);
  for (const [index, placed] of placements.entries()) {
    const fault = checkOffset(grove, placed);
    if (fault) return within(fault, 'inPlacement', { number: index + 1 });
    grove.plant(placed.card, grove.squareAt(placed.north, placed.east));
  }
  return undefined;
}

/** A2, A3: seven cards each, and up to nine for the player whose turn it is; none before the deal. */
function checkHandSizes({ hands, turn, deck, seats }: StateText): Fault | undefined {
  if (deck.length === SPECIES_IN_PLAY[seats] * VALUES) return undefined;
  for (const [seat, { length }] of hands.entries()) {
    const most = seat === turn ? FULL_HAND : HAND_SIZE;
    if (length >= HAND_SIZE && length <= most) continue;
    return refuse('hand/wrong', { rule: 'A3', player: SEAT_LETTERS[seat], held: length });
  }
  return undefined;
}

/** A6: at most one discard for each card placed. */
function checkDiscards({ arboreta, discards }: Shared): Fault | undefined {
  const seat = discards.findIndex(({ length }, index) => length > arboreta[index].length);
  if (seat < 0) return undefined;
  return refuse('piles/placed', { rule: 'A6', player: SEAT_LETTERS[seat] });
}
