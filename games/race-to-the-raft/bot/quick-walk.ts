import type { Move } from '../../../core/game.ts';
import { lowest } from '../bits.ts';
import { squareAt } from '../geometry.ts';
import { cardOf, NO_CARD, squareOf, turnOf, walkMove } from '../moves.ts';
import { canBoard, reach } from '../reach.ts';
import { RAFT, ROWS, type State, WILD } from '../state.ts';
import { priceOfWalk } from '../walks.ts';
import type { CardGlance } from './card-glance.ts';
import { cellOf } from './cells.ts';
import { REMAINING, trialOf } from './remaining-cost.ts';
import { NEVER, noteChanges, type Routes, recost } from './routes.ts';

/*
 * Cats that walk, and what they pay. A walk brings no fire, and cards are plenty: a hand that is no good is spent on walks,
 * to and fro if need be, until a better one comes.
 */

/** Ends looked at: the nearest to the raft, and one of each of the next costs. A cat must often step back to make room for a card. */
const ENDS = 4;
const END_AT = new Int32Array(32);

/** Where a cat should go, what that gains, and by how much its way gets cheaper. */
export const WALK = { to: 0, gain: 0, nearer: 0 };

/** Takes any cat aboard that can come there, or returns −1. Fresh ones first. */
export function walkAboard(state: State, routes: Routes, glance: CardGlance): Move {
  const { cats, square, isOpen } = routes;
  let boarding = -1;
  for (let cat = 0; cat < cats; cat++) {
    const isTired = priceOfWalk(state, square[cat]) > 1;
    if ((isTired && boarding >= 0) || !canPay(state, square[cat], glance) || isOpen[cat] === 0) continue;
    boarding = cat;
    if (!isTired) break;
  }
  return boarding < 0 ? -1 : payFor(state, glance, square[boarding], chooseBerth(state, routes, boarding));
}

export function canPay(state: State, cat: number, { cards }: CardGlance): boolean {
  return cards >= priceOfWalk(state, cat);
}

const BERTHS = new Int32Array(32);
/** A wild berth is worth a little: somebody else may need it. */
const WILD_WORTH = 0.01;

/** The berth that leaves the others best off: it may be somebody's last. */
function chooseBerth(state: State, routes: Routes, boarding: number): number {
  const { words } = state;
  const area = reach(state, routes.colour[boarding], routes.square[boarding]);
  let found = 0;
  for (let row = 0; row < words[ROWS]; row++) {
    for (let left = area[row + 1] & words[RAFT + row]; left !== 0; left &= left - 1) {
      BERTHS[found++] = squareAt(row, lowest(left));
    }
  }
  let best = BERTHS[0];
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < found && found > 1; at++) {
    const remaining = remainingOfOthers(state, routes, boarding, BERTHS[at]);
    if (remaining >= least) continue;
    least = remaining;
    best = BERTHS[at];
  }
  return best;
}

function remainingOfOthers(state: State, routes: Routes, boarding: number, berth: number): number {
  const { cats, colour, square } = routes;
  const trial = trialOf(state);
  trial.walk(square[boarding], berth);
  const changes = noteChanges(routes, trial);
  let remaining = state.has(WILD, berth) ? WILD_WORTH : 0;
  for (let cat = 0; cat < cats; cat++) {
    if (cat !== boarding) remaining += REMAINING[recost(routes, changes, colour[cat], square[cat])];
  }
  return remaining;
}

/** The best walk of a fresh cat and of an exhausted one; no cat: −1. */
const FRESH = { cat: -1, to: 0, gain: 0 };
const TIRED = { cat: -1, to: 0, gain: 0 };

/** Spends a card or two without fire: the walk that gains most or loses least. Returns −1 when no cat can move. */
export function chooseWalk(state: State, routes: Routes, glance: CardGlance): Move {
  const { cats, square } = routes;
  let movers = 0;
  FRESH.cat = -1;
  TIRED.cat = -1;
  for (let cat = 0; cat < cats; cat++) {
    if (!canPay(state, square[cat], glance) || !lookForWalk(state, routes, cat)) continue;
    const isTired = priceOfWalk(state, square[cat]) > 1;
    const best = isTired ? TIRED : FRESH;
    if (!isTired) movers++;
    if (best.cat >= 0 && WALK.gain <= best.gain) continue;
    best.cat = cat;
    best.to = WALK.to;
    best.gain = WALK.gain;
  }
  const isPairFirst = TIRED.cat >= 0 && (FRESH.cat < 0 || singlesToSpend(glance.cards, movers) === 0);
  const { cat, to } = isPairFirst ? TIRED : FRESH;
  return cat < 0 ? -1 : payFor(state, glance, square[cat], to);
}

/** How much nearer a cat must come to go before a card is laid. */
const AHEAD = 3;
/** 1 for each cat that can walk aboard after the card to be laid. */
const OPENED = new Uint8Array(32);

/**
 * Before a card is laid, and fire with it, a fresh cat that can go ahead does: what it leaves may burn. One that the card
 * lets aboard waits for it, fresh. Returns −1 when none goes, or when only the card itself could pay for it.
 */
export function walkAhead(state: State, routes: Routes, glance: CardGlance, card: Move): Move {
  const { cats, square } = routes;
  markOpened(state, routes, card);
  FRESH.cat = -1;
  FRESH.gain = AHEAD - 1;
  for (let cat = 0; cat < cats; cat++) {
    if (OPENED[cat] === 1 || priceOfWalk(state, square[cat]) > 1) continue;
    if (!lookForWalk(state, routes, cat) || WALK.nearer <= FRESH.gain) continue;
    FRESH.cat = cat;
    FRESH.to = WALK.to;
    FRESH.gain = WALK.nearer;
  }
  if (FRESH.cat < 0 || leastUseful(glance, NO_CARD) === cardOf(card)) return -1;
  return payFor(state, glance, square[FRESH.cat], FRESH.to);
}

function markOpened(state: State, { cats, colour, square }: Routes, card: Move): void {
  const trial = trialOf(state);
  trial.layCard(cardOf(card), turnOf(card), squareOf(card));
  for (let cat = 0; cat < cats; cat++) OPENED[cat] = canBoard(trial, colour[cat], square[cat]) ? 1 : 0;
}

/** Walks for one card that leave an even number for walks of two: a single card left over would have to be laid. */
function singlesToSpend(cards: number, movers: number): number {
  const singles = Math.min(movers, cards);
  return (cards - singles) % 2 === 0 ? singles : singles - 1;
}

/** Finds the best end for a cat, into WALK; false when it cannot move. */
export function lookForWalk(state: State, routes: Routes, cat: number): boolean {
  const square = routes.square[cat];
  const colour = routes.colour[cat];
  listEnds(state, routes, cat);
  let least = NEVER + 1;
  for (let end = 0; end < ENDS; end++) {
    if (END_AT[end] < 0) continue;
    const trial = trialOf(state);
    trial.walk(square, END_AT[end]);
    const cost = recost(routes, noteChanges(routes, trial), colour, END_AT[end]);
    if (cost >= least) continue;
    least = cost;
    WALK.to = END_AT[end];
  }
  if (least > NEVER) return false;
  WALK.nearer = routes.cost[cat] - least;
  WALK.gain = REMAINING[routes.cost[cat]] - REMAINING[least];
  return true;
}

function listEnds(state: State, { colour, square: squares, toRaft }: Routes, cat: number): void {
  const rows = state.words[ROWS];
  const far = toRaft[colour[cat]];
  const area = reach(state, colour[cat], squares[cat]);
  let nearest = NEVER;
  for (let row = 0; row < rows; row++) {
    for (let left = area[row + 1]; left !== 0; left &= left - 1) {
      const there = far[cellOf(squareAt(row, lowest(left)))];
      if (there < nearest) nearest = there;
    }
  }
  END_AT.fill(-1, 0, ENDS);
  for (let row = 0; row < rows; row++) {
    for (let left = area[row + 1]; left !== 0; left &= left - 1) {
      const square = squareAt(row, lowest(left));
      const more = far[cellOf(square)] - nearest;
      if (more < ENDS) END_AT[more] = square;
    }
  }
}

/** The move of a cat, paid with the cards that can do least. */
export function payFor(state: State, glance: CardGlance, from: number, to: number): Move {
  const first = leastUseful(glance, NO_CARD);
  if (priceOfWalk(state, from) === 1) return walkMove(from, to, first, NO_CARD);
  const second = leastUseful(glance, first);
  return walkMove(from, to, Math.min(first, second), Math.max(first, second));
}

function leastUseful({ cards, held, best }: CardGlance, except: number): number {
  let least = -1;
  for (let card = 0; card < cards; card++) {
    if (held[card] !== except && (least < 0 || best[card] < best[least])) least = card;
  }
  return held[least];
}
