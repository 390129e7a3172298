import { CHANCE, type Move, OVER } from '../../core/game.ts';
import type { Fault } from '../../core/result.ts';
import { count, lowest } from './bits.ts';
import { ANY_TURN, type IslandSlot } from './challenges.ts';
import { DECK_LETTERS, DECK_NAMES, HAND_SIZE, TILE_LETTERS } from './components.ts';
import { refuse } from './faults.ts';
import { DECK_COUNT, DECK_SIZE, FIRST_SMALL, ISLAND_COUNT, nameCard, TURNS } from './geometry.ts';
import {
  cardOf,
  DISCARD,
  FIRES,
  firstCardOf,
  fromOf,
  MAX_MOVES,
  MOVE_CODES,
  NO_CARD,
  REQUESTS,
  ROLLED_CARDS,
  ROLLED_ISLANDS,
  ROLLED_TILES,
  requestedOf,
  requestMove,
  secondCardOf,
  squareOf,
  tileOf,
  toOf,
  WALKS,
  wayOf,
} from './moves.ts';
import { checkCardPlace, checkFirePlace, listCards, listFires } from './placements.ts';
import { BAG, DECKS, EXHAUSTED, ISLANDS, LAID_ISLANDS, PHASE, PHASES, REQUEST, type State, TILE } from './state.ts';
import { checkPrice, checkWalk, listWalks } from './walks.ts';

/** Moves or rolls of the phase, in the order of their numbers within each kind. */
export function listMoves(state: State, into: Int32Array): number {
  const { words } = state;
  switch (words[PHASE]) {
    case PHASES.islands:
      return listIslands(state, into);
    case PHASES.ask:
      return listRequests(state, into);
    case PHASES.draw:
      return listBits(words[DECKS + deckToDraw(state)], ROLLED_CARDS + deckToDraw(state) * DECK_SIZE, into);
    case PHASES.play:
      return listPlays(state, into);
    case PHASES.spark:
      return listBits(words[BAG], ROLLED_TILES, into);
    case PHASES.fire:
      return listFires(state, words[TILE], into);
    default:
      return 0;
  }
}

function listPlays(state: State, into: Int32Array): number {
  const found = listWalks(state, into, listCards(state, into));
  if (found > 0) return found;
  // R15: only when nothing else can be done.
  into[0] = DISCARD;
  return 1;
}

function listRequests(state: State, into: Int32Array): number {
  const most = (deck: number) => Math.min(HAND_SIZE, count(state.words[DECKS + deck]));
  const lasts = most(3);
  let found = 0;
  for (let circles = 0; circles <= most(0); circles++) {
    for (let crosses = 0; crosses <= most(1) && circles + crosses <= HAND_SIZE; crosses++) {
      const left = HAND_SIZE - circles - crosses;
      for (let squares = Math.max(0, left - lasts); squares <= Math.min(left, most(2)); squares++) {
        into[found++] = requestMove(circles, crosses, squares, left - squares);
      }
    }
  }
  return found;
}

function listBits(bits: number, base: number, into: Int32Array): number {
  let found = 0;
  for (let left = bits; left !== 0; left &= left - 1) into[found++] = base + lowest(left);
  return found;
}

/** Cards are drawn deck by deck: this one is next. */
export function deckToDraw(state: State): number {
  let deck = 0;
  while (state.words[REQUEST + deck] === 0) deck++;
  return deck;
}

/** The slot that the next island goes into. */
export function slotToFill(state: State): IslandSlot {
  const slot = state.layout?.islands[state.words[LAID_ISLANDS]];
  if (!slot) throw new Error('Set-up without a free slot for an island.');
  return slot;
}

function listIslands(state: State, into: Int32Array): number {
  const slot = slotToFill(state);
  let found = 0;
  for (let island = 0; island < ISLAND_COUNT; island++) {
    if (!fitsSlot(slot, island) || isLaid(state, island)) continue;
    for (let turn = 0; turn < TURNS; turn++) {
      if (fitsTurn(slot, turn)) into[found++] = ROLLED_ISLANDS + island * TURNS + turn;
    }
  }
  return found;
}

/** R4: a fire strip says how the island lies; without one any turn that fits is as likely. */
function fitsTurn(slot: IslandSlot, turn: number): boolean {
  return slot.turn === ANY_TURN ? !(slot.small && turn & 1) : slot.turn === turn;
}

function fitsSlot(slot: IslandSlot, island: number): boolean {
  return slot.small === island >= FIRST_SMALL;
}

function isLaid(state: State, island: number): boolean {
  for (let laid = 0; laid < state.words[LAID_ISLANDS]; laid++) {
    if (state.words[ISLANDS + laid] >> 2 === island) return true;
  }
  return false;
}

function checkIsland(state: State, slot: IslandSlot, island: number): Fault | undefined {
  const rule = 'R4';
  if (!fitsSlot(slot, island)) return refuse(slot.small ? 'island/small' : 'island/large', { rule });
  return isLaid(state, island) ? refuse('island/again', { rule }) : undefined;
}

export function checkMove(state: State, move: Move): Fault | undefined {
  if (!Number.isInteger(move) || move < 0 || move >= MOVE_CODES) {
    return refuse('move');
  }
  if (state.turn === OVER) return refuse('over');
  if (state.turn === CHANCE) return checkRoll(state, move);
  const kind = kindOf(move);
  const wanted = WANTED[state.words[PHASE]];
  if (kind === 'roll') return refuse('chance');
  if (!wanted.kinds.includes(kind)) {
    return refuse(wanted.say, { rule: wanted.rule });
  }
  return CHECKS[kind](state, move);
}

const CHECKS = {
  card: checkCard,
  fire: checkFire,
  request: checkRequest,
  walk: checkCatMove,
  discard: checkDiscard,
} as const satisfies Record<string, (state: State, move: Move) => Fault | undefined>;
type Kind = keyof typeof CHECKS;

function kindOf(move: Move): Kind | 'roll' {
  if (move < FIRES) return 'card';
  if (move < REQUESTS) return 'fire';
  if (move < DISCARD) return 'request';
  if (move === DISCARD) return 'discard';
  return move < WALKS ? 'roll' : 'walk';
}

/** What a seat may do in each phase in which seats act, and what to say to anything else. */
const WANTED: Readonly<
  Record<number, { kinds: readonly Kind[]; say: 'phase/ask' | 'phase/play' | 'phase/fire'; rule: string }>
> = {
  [PHASES.ask]: { kinds: ['request'], say: 'phase/ask', rule: 'R5' },
  [PHASES.play]: { kinds: ['card', 'walk', 'discard'], say: 'phase/play', rule: 'R6' },
  [PHASES.fire]: { kinds: ['fire'], say: 'phase/fire', rule: 'R7' },
};

function checkCard(state: State, move: Move): Fault | undefined {
  const card = cardOf(move);
  if (state.holds(card)) return checkCardPlace(state, squareOf(move));
  return refuse('hand', { rule: 'R6', card: nameCard(card) });
}

function checkFire(state: State, move: Move): Fault | undefined {
  const tile = tileOf(move);
  const drawn = state.words[TILE];
  if (tile === drawn) return checkFirePlace(state, tile, wayOf(move), squareOf(move));
  return refuse('tile/drawn', { rule: 'R7', drawn: TILE_LETTERS[drawn], tile: TILE_LETTERS[tile] });
}

function checkCatMove(state: State, move: Move): Fault | undefined {
  const first = firstCardOf(move);
  const second = secondCardOf(move);
  if (first === NO_CARD || first > second) return refuse('move');
  const from = fromOf(move);
  return checkWalk(state, from, toOf(move)) ?? checkPrice(state, state.has(EXHAUSTED, from), first, second);
}

const SCRATCH = new Int32Array(MAX_MOVES);

function checkDiscard(state: State): Fault | undefined {
  if (listPlays(state, SCRATCH) === 1 && SCRATCH[0] === DISCARD) return undefined;
  return refuse('discard', { rule: 'R15' });
}

function checkRequest(state: State, move: Move): Fault | undefined {
  const rule = 'R5';
  let sum = 0;
  for (let deck = 0; deck < DECK_COUNT; deck++) {
    const wanted = requestedOf(move, deck);
    const left = count(state.words[DECKS + deck]);
    if (wanted > left) {
      return refuse('deck', { rule, where: [DECK_LETTERS[deck]], deck: DECK_NAMES[deck], left, wanted });
    }
    sum += wanted;
  }
  if (sum === HAND_SIZE) return undefined;
  return refuse('six', { rule, wanted: HAND_SIZE, cards: sum });
}

function checkRoll(state: State, move: Move): Fault | undefined {
  const phase = state.words[PHASE];
  const waits = refuse('chance/waits');
  if (move < ROLLED_CARDS || move >= WALKS) return waits;
  if (move < ROLLED_TILES) {
    const card = move - ROLLED_CARDS;
    if (phase !== PHASES.draw) return waits;
    return checkDrawn(state, card);
  }
  if (move < ROLLED_ISLANDS) {
    if (phase !== PHASES.spark) return waits;
    if ((state.words[BAG] >> (move - ROLLED_TILES)) & 1) return undefined;
    return refuse('bag', { rule: 'R7', tile: TILE_LETTERS[move - ROLLED_TILES] });
  }
  if (phase !== PHASES.islands) return waits;
  const slot = slotToFill(state);
  const island = move - ROLLED_ISLANDS;
  if (fitsTurn(slot, island % TURNS)) return checkIsland(state, slot, island >> 2);
  return refuse('island/way', { rule: 'R4' });
}

function checkDrawn(state: State, card: number): Fault | undefined {
  const deck = (card / DECK_SIZE) | 0;
  const next = deckToDraw(state);
  if (deck !== next) {
    return refuse('deck/next', { rule: 'R5', where: [DECK_LETTERS[next]], deck: DECK_NAMES[next] });
  }
  if ((state.words[DECKS + deck] >> (card % DECK_SIZE)) & 1) return undefined;
  return refuse('card/gone', { rule: 'R5', card: nameCard(card) });
}
