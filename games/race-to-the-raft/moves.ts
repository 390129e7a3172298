import type { Move } from '../../core/game.ts';
import { HAND_SIZE } from './components.ts';
import { CARD_COUNT, DECK_COUNT, ISLAND_COUNT, SQUARES, TILE_COUNT, TURNS, WAYS } from './geometry.ts';

/*
 * Moves are ranges of numbers, told apart by size:
 *
 *   from 0    lay a card          (card * 4 + turn) * 324 + top left square
 *   FIRES     lay the fire tile   (tile * 8 + way) * 324 + top left square
 *   REQUESTS  ask for six cards   base 7, a digit a deck
 *   DISCARD   give up a stuck hand
 *   ROLLED_…  chance drew a card, a fire tile, an island (island * 4 + turn)
 *   WALKS     move a cat          ((from * 324 + to) * 101 + first card) * 101 + second card or NO_CARD
 *
 * Everything stays below 2^30, the largest number that every browser keeps unboxed.
 */
export const FIRES = CARD_COUNT * TURNS * SQUARES;
export const REQUESTS = FIRES + TILE_COUNT * WAYS * SQUARES;
const DIGITS = HAND_SIZE + 1;
export const DISCARD = REQUESTS + DIGITS ** 4;
export const ROLLED_CARDS = DISCARD + 1;
export const ROLLED_TILES = ROLLED_CARDS + CARD_COUNT;
export const ROLLED_ISLANDS = ROLLED_TILES + TILE_COUNT;
export const WALKS = ROLLED_ISLANDS + ISLAND_COUNT * TURNS;
export const NO_CARD = CARD_COUNT;
const PRICES = CARD_COUNT + 1;
export const MOVE_CODES = WALKS + SQUARES * SQUARES * PRICES * PRICES;

/** More cats than any challenge has are not read, so that lists have an end. */
export const MAX_CATS = 6;
const CARD_ORIGINS = 16 * 16;
const PAIRS = (HAND_SIZE * (HAND_SIZE - 1)) / 2;
/** Six cards in four turns on every square, and every cat to every square for any two of six cards. */
export const MAX_MOVES = HAND_SIZE * TURNS * CARD_ORIGINS + MAX_CATS * SQUARES * PAIRS;

export function cardMove(card: number, turn: number, square: number): Move {
  return (card * TURNS + turn) * SQUARES + square;
}
export function fireMove(tile: number, way: number, square: number): Move {
  return FIRES + (tile * WAYS + way) * SQUARES + square;
}
/** Top left square of a laid card or fire tile. */
export function squareOf(move: Move): number {
  return (move < FIRES ? move : move - FIRES) % SQUARES;
}
export function cardOf(move: Move): number {
  return (move / (TURNS * SQUARES)) | 0;
}
export function turnOf(move: Move): number {
  return ((move / SQUARES) | 0) % TURNS;
}
export function tileOf(move: Move): number {
  return ((move - FIRES) / (WAYS * SQUARES)) | 0;
}
export function wayOf(move: Move): number {
  return (((move - FIRES) / SQUARES) | 0) % WAYS;
}

export function requestMove(circles: number, crosses: number, squares: number, triangles: number): Move {
  return REQUESTS + ((circles * DIGITS + crosses) * DIGITS + squares) * DIGITS + triangles;
}
/** How many cards of a deck a request asks for. */
export function requestedOf(move: Move, deck: number): number {
  let digits = move - REQUESTS;
  for (let skip = 3; skip > deck; skip--) digits = (digits / DIGITS) | 0;
  return digits % DIGITS;
}

/** `second` is NO_CARD for a fresh cat; two cards are written in ascending order. */
export function walkMove(from: number, to: number, first: number, second: number): Move {
  return WALKS + ((from * SQUARES + to) * PRICES + first) * PRICES + second;
}
export function fromOf(move: Move): number {
  return ((move - WALKS) / (SQUARES * PRICES * PRICES)) | 0;
}
export function toOf(move: Move): number {
  return (((move - WALKS) / (PRICES * PRICES)) | 0) % SQUARES;
}
export function firstCardOf(move: Move): number {
  return (((move - WALKS) / PRICES) | 0) % PRICES;
}
export function secondCardOf(move: Move): number {
  return (move - WALKS) % PRICES;
}

/** A move taken apart: for words, texts and screens. Rules, play and search read the codes. */
export type MoveParts =
  | { readonly kind: 'card'; readonly card: number; readonly turn: number; readonly square: number }
  | { readonly kind: 'fire'; readonly tile: number; readonly way: number; readonly square: number }
  | { readonly kind: 'request'; readonly counts: readonly number[] }
  | { readonly kind: 'discard' }
  | { readonly kind: 'walk'; readonly from: number; readonly to: number; readonly cards: readonly number[] }
  | { readonly kind: 'drawnCard'; readonly card: number }
  | { readonly kind: 'drawnTile'; readonly tile: number }
  | { readonly kind: 'drawnIsland'; readonly island: number; readonly turn: number };

export function takeApart(move: Move): MoveParts {
  if (move < FIRES) return { kind: 'card', card: cardOf(move), turn: turnOf(move), square: squareOf(move) };
  if (move < REQUESTS) return { kind: 'fire', tile: tileOf(move), way: wayOf(move), square: squareOf(move) };
  if (move < DISCARD) {
    return { kind: 'request', counts: Array.from({ length: DECK_COUNT }, (_, deck) => requestedOf(move, deck)) };
  }
  if (move === DISCARD) return { kind: 'discard' };
  if (move < ROLLED_TILES) return { kind: 'drawnCard', card: move - ROLLED_CARDS };
  if (move < ROLLED_ISLANDS) return { kind: 'drawnTile', tile: move - ROLLED_TILES };
  if (move < WALKS) {
    return { kind: 'drawnIsland', island: (move - ROLLED_ISLANDS) >> 2, turn: (move - ROLLED_ISLANDS) % TURNS };
  }
  return { kind: 'walk', from: fromOf(move), to: toOf(move), cards: cardsPaid(move) };
}

/** The cards that a walk costs. */
export function cardsPaid(walk: Move): number[] {
  return [firstCardOf(walk), secondCardOf(walk)].filter((card) => card !== NO_CARD);
}
