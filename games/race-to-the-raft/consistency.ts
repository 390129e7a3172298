import type { Fault } from '../../core/result.ts';
import { count } from './bits.ts';
import { ANY_TURN, LAYOUTS, type Layout } from './challenges.ts';
import { CHALLENGES, COLOURS, DECK_LETTERS, DECK_NAMES, HAND_SIZE, TILE_LETTERS } from './components.ts';
import { COLOUR_COUNT, columnOf, DECK_COUNT, FIRST_SMALL, nameSquare, rowOf, squareAt } from './geometry.ts';
import { MAX_CATS } from './moves.ts';
import { hasFirePlace } from './placements.ts';
import { allAboard, isCutOff } from './reach.ts';
import {
  BAG,
  CATS,
  DECKS,
  EXHAUSTED,
  FIRE,
  HAND,
  LOSS,
  LOSSES,
  NONE,
  OPEN,
  PHASE,
  PHASES,
  RAFT,
  RAFT_AT,
  REQUEST,
  STRIDE,
  State,
  TERRAIN,
  TILE,
  UNKNOWN_COLOUR,
  WILD,
} from './state.ts';

/*
 * Could this position be? Asked of texts from outside: of the board first, because cats and cards are then put upon it,
 * of everything when all has been read.
 */

export function checkPosition(state: State): Fault | undefined {
  return (
    checkCats(state) ??
    (state.challenge === NONE ? undefined : checkChallenge(state, state.challenge)) ??
    checkCards(state) ??
    checkWin(state) ??
    checkPhase(state)
  );
}

/** The first challenge that this board may have grown from, or NONE. */
export function guessChallenge(state: State): number {
  return LAYOUTS.findIndex((_, challenge) => checkChallenge(state, challenge) === undefined);
}

function refuse(code: string, message: string, rule: string, where?: readonly string[]): Fault {
  return { code: `race-to-the-raft.${code}`, message, rule, ...(where ? { where } : {}) };
}

/** R3: one raft, whole, of squares that cats can stand on; no wild squares elsewhere; no square without terrain. */
export function checkRaft(state: State): Fault | undefined {
  const { words } = state;
  const raft = words[RAFT_AT];
  if (raft === NONE) return refuse('raft', 'The board does not have exactly one raft, wholly on it.', 'R3');
  for (let row = 0; row < state.rows; row++) {
    const here = row >= rowOf(raft) && row < rowOf(raft) + 3 ? 0b111 << columnOf(raft) : 0;
    let terrain = words[WILD + row];
    for (let colour = 0; colour < COLOUR_COUNT; colour++) terrain |= words[TERRAIN + colour * STRIDE + row];
    const mast = row === rowOf(raft) + 1 ? 1 << (columnOf(raft) + 1) : 0;
    if (words[RAFT + row] !== here || (here & ~mast & ~terrain) !== 0) {
      return refuse('raft', `The raft is not a mast with eight squares around it: see row ${row}.`, 'R3');
    }
    const all = (1 << state.columns) - 1;
    if ((words[OPEN + row] | words[FIRE + row] | words[RAFT + row]) !== all) {
      return refuse('nothing', `There are squares without an island in row ${row}.`, 'R1');
    }
  }
  return undefined;
}

function checkCats(state: State): Fault | undefined {
  let cats = 0;
  for (let row = 0; row < state.rows; row++) {
    cats += count(state.words[CATS + row]);
    for (let column = 0; column < state.columns; column++) {
      const square = squareAt(row, column);
      if (state.has(CATS, square) && state.catAt(square) === NONE) {
        return refuse('aboard', `The cats aboard do not say which cat is on ${nameSquare(square)}.`, 'R3');
      }
    }
  }
  if (cats >= 1 && cats <= MAX_CATS) return undefined;
  return refuse('cats', `There are ${cats} cats on the board; challenges have up to ${MAX_CATS}.`, 'R2');
}

/** R4: size, raft and cats are those of the challenge, and what burnt at the start still burns. */
function checkChallenge(state: State, challenge: number): Fault | undefined {
  const layout = LAYOUTS[challenge];
  const { name } = CHALLENGES[challenge];
  if (state.rows !== layout.rows || state.columns !== layout.columns) {
    return refuse('size', `The board of ${name} has ${layout.rows} rows and ${layout.columns} columns.`, 'R4');
  }
  const start = startOf(layout);
  for (let row = 0; row < layout.rows; row++) {
    if ((start.words[FIRE + row] & ~state.words[FIRE + row]) !== 0) {
      return refuse('start', `Squares of row ${row} that burn at the start of ${name} do not burn here.`, 'R4');
    }
    for (const plane of RAFT_PLANES) {
      if (((start.words[plane + row] ^ state.words[plane + row]) & start.words[RAFT + row]) !== 0) {
        return refuse('start', `The raft of ${name} is another one, or elsewhere.`, 'R4');
      }
    }
  }
  const [wanted, found] = [catCounts(start), catCounts(state)];
  const strange = COLOURS.findIndex((_, colour) => found[colour] > wanted[colour]);
  if (strange !== NONE)
    return refuse('cats', `${name} does not have ${found[strange]} ${COLOURS[strange]} cats.`, 'R4');
  const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);
  if (sum(wanted) === sum(found)) return undefined;
  return refuse('cats', `${name} has ${sum(wanted)} cats, not ${sum(found)}.`, 'R4');
}

const RAFT_PLANES: readonly number[] = [
  RAFT,
  WILD,
  ...Array.from({ length: COLOUR_COUNT }, (_, colour) => TERRAIN + colour * STRIDE),
];

/** The board as set up, on some islands or other: fire, cats and raft are the same on all. */
function startOf(layout: Layout): State {
  const start = new State(1, layout.rows, layout.columns);
  for (const slot of layout.islands) {
    const burning = slot.turn !== ANY_TURN;
    start.layIsland(slot, slot.small ? FIRST_SMALL : 0, burning ? slot.turn : 0, burning);
  }
  start.layLocations(layout);
  return start;
}

/** Cats by colour, unknown ones last. */
function catCounts(state: State): number[] {
  const counts = new Array<number>(UNKNOWN_COLOUR + 1).fill(0);
  for (let row = 0; row < state.rows; row++) {
    for (let column = 0; column < state.columns; column++) {
      const colour = state.catAt(squareAt(row, column));
      if (colour !== NONE) counts[colour]++;
    }
  }
  return counts;
}

function checkCards(state: State): Fault | undefined {
  const { words } = state;
  for (let deck = 0; deck < DECK_COUNT; deck++) {
    if ((words[DECKS + deck] & words[HAND + deck]) !== 0) {
      return refuse('cards', `A ${DECK_NAMES[deck]} card is both in hand and in its deck.`, 'R5');
    }
  }
  const held = handCount(state);
  if (held > HAND_SIZE) return refuse('hand', `A hand has at most six cards, not ${held}.`, 'R5');
  const tile = words[TILE];
  if (tile === NONE || ((words[BAG] >> tile) & 1) === 0) return undefined;
  return refuse('bag', `Fire tile ${TILE_LETTERS[tile]} was drawn, but is in the bag.`, 'R7');
}

export function handCount(state: State): number {
  return sumOver(state, HAND);
}
export function deckCount(state: State): number {
  return sumOver(state, DECKS);
}
function sumOver(state: State, decks: number): number {
  let sum = 0;
  for (let deck = 0; deck < DECK_COUNT; deck++) sum += count(state.words[decks + deck]);
  return sum;
}

/** R12: won exactly when all cats are aboard. */
function checkWin(state: State): Fault | undefined {
  const won = state.words[PHASE] === PHASES.won;
  if (won === allAboard(state)) return undefined;
  const message = won ? 'The game is not won: a cat is still ashore.' : 'All cats are aboard, so the game is won.';
  return refuse('won', message, 'R12');
}

function checkPhase(state: State): Fault | undefined {
  switch (state.words[PHASE]) {
    case PHASES.won:
      return undefined;
    case PHASES.ask:
      return checkRest(state) ?? (deckCount(state) < HAND_SIZE ? tooFew(state) : undefined);
    case PHASES.draw:
      return checkDraw(state);
    case PHASES.play:
      return handCount(state) > 0 ? undefined : refuse('hand', 'There is no card in hand to play.', 'R6');
    case PHASES.spark:
      return checkLaid(state) ?? (state.words[BAG] === 0 ? refuse('bag', 'The bag is empty.', 'R13') : undefined);
    case PHASES.fire:
      return checkLaid(state) ?? (hasFirePlace(state, state.words[TILE]) ? undefined : noRoom(false));
    default:
      return checkLoss(state);
  }
}

function tooFew(state: State): Fault {
  return refuse('cards', `Only ${deckCount(state)} cards are left, so the game is lost.`, 'R13');
}
function noRoom(found: boolean): Fault {
  return refuse(
    'tile',
    found ? 'The fire tile still fits.' : 'The fire tile fits nowhere, so the game is lost.',
    'R13',
  );
}

/** R11: between rounds nobody holds a card and every cat is fresh. */
function checkRest(state: State): Fault | undefined {
  if (handCount(state) > 0) return refuse('hand', 'Cards are asked for when the hand is empty.', 'R5');
  return checkFresh(state);
}
function checkFresh(state: State): Fault | undefined {
  for (let row = 0; row < state.rows; row++) {
    if (state.words[EXHAUSTED + row] !== 0)
      return refuse('exhausted', 'At the start of a round no cat is exhausted.', 'R11');
  }
  return undefined;
}

/** R7: fire follows a laid card. */
function checkLaid(state: State): Fault | undefined {
  if (handCount(state) < HAND_SIZE) return undefined;
  return refuse('hand', 'Fire comes after a card was laid, but all six are in hand.', 'R7');
}

function checkDraw(state: State): Fault | undefined {
  const { words } = state;
  let wanted = 0;
  for (let deck = 0; deck < DECK_COUNT; deck++) {
    // Drawn in the order of the decks: whoever waits for circles cannot hold crosses yet.
    if (wanted > 0 && words[HAND + deck] !== 0) {
      return refuse('hand', `No ${DECK_NAMES[deck]} card is drawn before the decks ahead of it.`, 'R5');
    }
    if (words[REQUEST + deck] > count(words[DECKS + deck])) {
      return refuse('deck', `Deck ${DECK_LETTERS[deck]} has too few cards for the request.`, 'R5');
    }
    wanted += words[REQUEST + deck];
  }
  if (wanted === 0 || wanted + handCount(state) !== HAND_SIZE) {
    return refuse('six', `The hand and the cards to come are ${wanted + handCount(state)}, not six.`, 'R5');
  }
  return checkFresh(state);
}

function checkLoss(state: State): Fault | undefined {
  switch (state.words[LOSS]) {
    case LOSSES.cutOff:
      return (
        checkLaid(state) ?? (isCutOff(state) ? undefined : refuse('lost', 'No cat is cut off from the raft.', 'R14'))
      );
    case LOSSES.noRoom:
      return checkLaid(state) ?? (hasFirePlace(state, state.words[TILE]) ? noRoom(true) : undefined);
    case LOSSES.noTile:
      return checkLaid(state) ?? (state.words[BAG] === 0 ? undefined : refuse('lost', 'The bag is not empty.', 'R13'));
    default:
      return (
        checkRest(state) ?? (deckCount(state) < HAND_SIZE ? undefined : refuse('lost', 'There are cards left.', 'R13'))
      );
  }
}
