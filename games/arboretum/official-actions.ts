import { type Move, OVER, type Seat } from '../../core/game.ts';
import { describe } from '../../core/official.ts';
import { ok, type Result } from '../../core/result.ts';
import { arrange } from './arrangement.ts';
import { nameCard, usualSpecies } from './cards.ts';
import { FULL_HAND, HAND_SIZE, SEAT_LETTERS } from './components.ts';
import { fail } from './faults.ts';
import { stateTextOf } from './notation.ts';
import { parseCard, parsePlacement, type StateText } from './official-strings.ts';
import { checkStateText } from './official-validity.ts';
import type { ArboretumPosition } from './position.ts';
import { checkOffset, DECK, DISCARD, placement, ROLL, TAKE } from './rules.ts';
import { DRAWING, PLACING } from './state.ts';

/**
 * One step of an official game: a draw, or a placement with its discard. The letter of the turn in the result names the
 * player who acted, as in the official states.
 */
export function applyAction(table: StateText, action: object): Result<StateText> {
  const wrong = checkStateText(table);
  if (wrong) return { ok: false, fault: wrong };
  const { type, player, ...details } = action as Readonly<Record<string, unknown>>;
  const seat = typeof player === 'string' && player.length === 1 ? SEAT_LETTERS.indexOf(player) : -1;
  if (seat < 0 || seat >= table.seats) {
    return fail('player', { where: ['player'], player: describe(player) });
  }
  const position = arrange(table, { hands: table.hands, deck: table.deck.length });
  if (!position.ok) return position;
  const seated = giveTurn(position.value, seat);
  if (!seated.ok) return seated;
  const played = type === 'draw' ? draw(position.value, details) : placeAndDiscard(position.value, type, details);
  return played.ok ? ok({ ...stateTextOf(position.value), turn: seat }) : played;
}

/** The player acts who has drawn already; while nobody has, any may begin, since the official letter can be stale. */
function giveTurn(position: ArboretumPosition, seat: Seat): Result<ArboretumPosition> {
  const drawn = position.held(position.mover) > HAND_SIZE;
  if (position.turn === OVER || (drawn && seat !== position.mover) || position.held(seat) < HAND_SIZE) {
    return fail('player/turn', { rule: 'A3', where: ['player'], player: SEAT_LETTERS[seat] });
  }
  position.mover = seat;
  position.turn = seat;
  position.phase = position.held(seat) === FULL_HAND ? PLACING : DRAWING;
  return ok(position);
}

function draw(position: ArboretumPosition, details: Readonly<Record<string, unknown>>): Result<ArboretumPosition> {
  const card = parseCard(textOf(details.card), usualSpecies(position.seats));
  if (!card.ok) return card;
  if (details.from === 'deck') return playAll(position, [DECK, ROLL + card.value]);
  const pile = /^discard:([A-D])$/.exec(textOf(details.from));
  if (!pile) return fail('source', { where: ['from'], from: describe(details.from) });
  const seat = SEAT_LETTERS.indexOf(pile[1]);
  const fault = position.check(TAKE + seat);
  if (fault) return { ok: false, fault };
  if (position.topOf(seat) !== card.value) {
    return fail('top/pile', { rule: 'A4', where: ['card'], card: nameCard(card.value) });
  }
  return playAll(position, [TAKE + seat]);
}

function placeAndDiscard(
  position: ArboretumPosition,
  type: unknown,
  details: Readonly<Record<string, unknown>>,
): Result<ArboretumPosition> {
  if (type !== 'placeAndDiscard') {
    return fail('action', { where: ['type'], type: describe(type) });
  }
  const species = usualSpecies(position.seats);
  const placed = parsePlacement(textOf(details.placement), species);
  if (!placed.ok) return placed;
  const discarded = parseCard(textOf(details.discard), species);
  if (!discarded.ok) return discarded;
  const grove = position.groves[position.mover];
  const fault = checkOffset(grove, placed.value);
  if (fault) return { ok: false, fault };
  const square = grove.squareAt(placed.value.north, placed.value.east);
  return playAll(position, [placement(placed.value.card, square), DISCARD + discarded.value]);
}

function playAll(position: ArboretumPosition, moves: readonly Move[]): Result<ArboretumPosition> {
  for (const move of moves) {
    const fault = position.check(move);
    if (fault) return { ok: false, fault };
    position.play(move);
  }
  return ok(position);
}

/** What is no text is no card, square or place either. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
