import { texts } from '#texts/arboretum/official.ts';
import type { Move, Seat } from '../../core/game.ts';
import { method, type OfficialMethod, structure, text, whole } from '../../core/official.ts';
import { ok, type Result } from '../../core/result.ts';
import { arrange } from './arrangement.ts';
import { chooseMove } from './bot/index.ts';
import { usualSpecies } from './cards.ts';
import { CARD_TOTAL, FULL_HAND, HAND_SIZE, SEAT_LETTERS } from './components.ts';
import { fail } from './faults.ts';
import { FARTHEST } from './geometry.ts';
import { formatMove } from './move-notation.ts';
import { formatCards, parseHand, parseShared, parseStateText } from './official-strings.ts';
import type { ArboretumPosition } from './position.ts';
import { DISCARD, listDraws, listMoves, MAX_MOVES, squareOf } from './rules.ts';
import { DRAWING, PLACING } from './state.ts';

/*
 * The assignment's computer player. Two of its methods are handed the whole state; it looks at it through the eyes of the
 * player to act all the same, as the third, made for tournaments, must.
 */

export const gameState = structure('a list of two: the shared state and the hidden state', parseStateText);

export const chooseDrawLocation = knowingAll('"D" | card', texts.chooseDrawLocation, (position) =>
  drawFor(position.view(position.mover), position.mover),
);

export const generateMove = knowingAll('[placement, card]', texts.generateMove, (position, turn) =>
  playFor(position.view(turn), turn),
);

/** A method that is handed the whole state. */
function knowingAll(
  returns: string,
  help: string,
  choose: (position: ArboretumPosition, turn: Seat) => Result<unknown>,
): OfficialMethod {
  return method({
    args: { gameState },
    returns,
    help,
    call({ gameState: table }) {
      const position = arrange(table, { hands: table.hands, deck: table.deck.length });
      return position.ok ? choose(position.value, table.turn) : position;
    },
  });
}

export const generateAction = method({
  args: {
    sharedState: structure('a list of texts', (value) => parseShared(value)),
    hand: text,
    deckSize: whole(0, CARD_TOTAL),
  },
  returns: '"D" | card | placement card',
  help: texts.generateAction,
  call({ sharedState: shared, hand: letters, deckSize: deck }) {
    const seat = letters === '' ? -1 : SEAT_LETTERS.slice(0, shared.seats).indexOf(letters[0]);
    if (seat < 0) return fail('letter/hand', { where: ['hand'] });
    const hand = parseHand(letters, seat, usualSpecies(shared.seats));
    if (!hand.ok) return hand;
    const hands = shared.arboreta.map((_, each) => (each === seat ? hand.value : HAND_SIZE));
    const position = arrange(shared, { hands, deck });
    if (!position.ok) return position;
    if (hand.value.length < FULL_HAND) return drawFor(position.value, seat);
    const played = playFor(position.value, seat);
    return played.ok ? ok(played.value.join('')) : played;
  },
});

function drawFor(view: ArboretumPosition, seat: Seat): Result<string> {
  view.mover = seat;
  view.turn = seat;
  view.phase = DRAWING;
  const list = new Int32Array(MAX_MOVES);
  const count = listDraws(view, list);
  if (count === 0) return fail('deck/nothing', { rule: 'A4' });
  return ok(formatMove(view, chooseMove(view, list.subarray(0, count))));
}

function playFor(view: ArboretumPosition, seat: Seat): Result<[string, string]> {
  const held = view.held(seat);
  if (held !== FULL_HAND) {
    return fail('hand/notNine', { rule: 'A3', player: SEAT_LETTERS[seat], held });
  }
  view.mover = seat;
  view.turn = seat;
  view.phase = PLACING;
  const placements = listNameable(view);
  if (placements.length === 0) return fail('square/none');
  const place = chooseMove(view, placements);
  const placed = formatMove(view, place);
  view.play(place);
  const list = new Int32Array(MAX_MOVES);
  const discard = chooseMove(view, list.subarray(0, listMoves(view, list)));
  return ok([placed, formatCards([discard - DISCARD])]);
}

/** The placements whose squares the official strings can name. A strange arboretum may have more squares than any game. */
function listNameable(view: ArboretumPosition): Move[] {
  const grove = view.groves[view.mover];
  const list = new Int32Array(FULL_HAND * grove.openCount);
  const count = listMoves(view, list);
  return Array.from(list.subarray(0, count)).filter((move) => {
    const square = squareOf(move);
    return Math.max(Math.abs(grove.northOf(square)), Math.abs(grove.eastOf(square))) <= FARTHEST;
  });
}
