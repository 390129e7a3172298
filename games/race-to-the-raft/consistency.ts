import type { Fault } from '../../core/result.ts';
import { count } from './bits.ts';
import { ANY_TURN, LAYOUTS, type Layout } from './challenges.ts';
import { CHALLENGES, COLOURS, DECK_LETTERS, DECK_NAMES, HAND_SIZE, TILE_LETTERS } from './components.ts';
import { refuse } from './faults.ts';
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

/** R3: one raft, whole, of squares that cats can stand on; no wild squares elsewhere; no square without terrain. */
export function checkRaft(state: State): Fault | undefined {
  const { words } = state;
  const raft = words[RAFT_AT];
  if (raft === NONE) return refuse('raft/one', { rule: 'R3' });
  for (let row = 0; row < state.rows; row++) {
    const here = row >= rowOf(raft) && row < rowOf(raft) + 3 ? 0b111 << columnOf(raft) : 0;
    let terrain = words[WILD + row];
    for (let colour = 0; colour < COLOUR_COUNT; colour++) terrain |= words[TERRAIN + colour * STRIDE + row];
    const mast = row === rowOf(raft) + 1 ? 1 << (columnOf(raft) + 1) : 0;
    if (words[RAFT + row] !== here || (here & ~mast & ~terrain) !== 0) {
      return refuse('raft/shape', { rule: 'R3', row });
    }
    const all = (1 << state.columns) - 1;
    if ((words[OPEN + row] | words[FIRE + row] | words[RAFT + row]) !== all) {
      return refuse('nothing/row', { rule: 'R1', row });
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
        return refuse('aboard/which', { rule: 'R3', square: nameSquare(square) });
      }
    }
  }
  if (cats >= 1 && cats <= MAX_CATS) return undefined;
  return refuse('cats/many', { rule: 'R2', cats, most: MAX_CATS });
}

/** R4: size, raft and cats are those of the challenge, and what burnt at the start still burns. */
function checkChallenge(state: State, challenge: number): Fault | undefined {
  const layout = LAYOUTS[challenge];
  const { name } = CHALLENGES[challenge];
  if (state.rows !== layout.rows || state.columns !== layout.columns) {
    return refuse('size', { rule: 'R4', challenge: name, rows: layout.rows, columns: layout.columns });
  }
  const start = startOf(layout);
  for (let row = 0; row < layout.rows; row++) {
    if ((start.words[FIRE + row] & ~state.words[FIRE + row]) !== 0) {
      return refuse('start/fire', { rule: 'R4', row, challenge: name });
    }
    for (const plane of RAFT_PLANES) {
      if (((start.words[plane + row] ^ state.words[plane + row]) & start.words[RAFT + row]) !== 0) {
        return refuse('start/raft', { rule: 'R4', challenge: name });
      }
    }
  }
  const [wanted, found] = [catCounts(start), catCounts(state)];
  const strange = COLOURS.findIndex((_, colour) => found[colour] > wanted[colour]);
  if (strange !== NONE)
    return refuse('cats/colour', { rule: 'R4', challenge: name, cats: found[strange], colour: COLOURS[strange] });
  const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);
  if (sum(wanted) === sum(found)) return undefined;
  return refuse('cats/count', { rule: 'R4', challenge: name, wanted: sum(wanted), found: sum(found) });
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
      return refuse('cards/both', { rule: 'R5', deck: DECK_NAMES[deck] });
    }
  }
  const held = handCount(state);
  if (held > HAND_SIZE) return refuse('hand/many', { rule: 'R5', held });
  const tile = words[TILE];
  if (tile === NONE || ((words[BAG] >> tile) & 1) === 0) return undefined;
  return refuse('bag/drawn', { rule: 'R7', tile: TILE_LETTERS[tile] });
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
  return refuse(won ? 'won/not' : 'won/already', { rule: 'R12' });
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
      return handCount(state) > 0 ? undefined : refuse('hand/empty', { rule: 'R6' });
    case PHASES.spark:
      return checkLaid(state) ?? (state.words[BAG] === 0 ? refuse('bag/empty', { rule: 'R13' }) : undefined);
    case PHASES.fire:
      return checkLaid(state) ?? (hasFirePlace(state, state.words[TILE]) ? undefined : noRoom(false));
    default:
      return checkLoss(state);
  }
}

function tooFew(state: State): Fault {
  return refuse('cards/few', { rule: 'R13', left: deckCount(state) });
}
function noRoom(found: boolean): Fault {
  return refuse(found ? 'tile/fits' : 'tile/noRoom', { rule: 'R13' });
}

/** R11: between rounds nobody holds a card and every cat is fresh. */
function checkRest(state: State): Fault | undefined {
  if (handCount(state) > 0) return refuse('hand/ask', { rule: 'R5' });
  return checkFresh(state);
}
function checkFresh(state: State): Fault | undefined {
  for (let row = 0; row < state.rows; row++) {
    if (state.words[EXHAUSTED + row] !== 0) return refuse('exhausted', { rule: 'R11' });
  }
  return undefined;
}

/** R7: fire follows a laid card. */
function checkLaid(state: State): Fault | undefined {
  if (handCount(state) < HAND_SIZE) return undefined;
  return refuse('hand/full', { rule: 'R7' });
}

function checkDraw(state: State): Fault | undefined {
  const { words } = state;
  let wanted = 0;
  for (let deck = 0; deck < DECK_COUNT; deck++) {
    // Drawn in the order of the decks: whoever waits for circles cannot hold crosses yet.
    if (wanted > 0 && words[HAND + deck] !== 0) {
      return refuse('hand/order', { rule: 'R5', deck: DECK_NAMES[deck] });
    }
    if (words[REQUEST + deck] > count(words[DECKS + deck])) {
      return refuse('deck/request', { rule: 'R5', deck: DECK_LETTERS[deck] });
    }
    wanted += words[REQUEST + deck];
  }
  if (wanted === 0 || wanted + handCount(state) !== HAND_SIZE) {
    return refuse('six/toCome', { rule: 'R5', cards: wanted + handCount(state) });
  }
  return checkFresh(state);
}

function checkLoss(state: State): Fault | undefined {
  switch (state.words[LOSS]) {
    case LOSSES.cutOff:
      return checkLaid(state) ?? (isCutOff(state) ? undefined : refuse('lost/reach', { rule: 'R14' }));
    case LOSSES.noRoom:
      return checkLaid(state) ?? (hasFirePlace(state, state.words[TILE]) ? noRoom(true) : undefined);
    case LOSSES.noTile:
      return checkLaid(state) ?? (state.words[BAG] === 0 ? undefined : refuse('lost/bag', { rule: 'R13' }));
    default:
      return checkRest(state) ?? (deckCount(state) < HAND_SIZE ? undefined : refuse('lost/cards', { rule: 'R13' }));
  }
}
