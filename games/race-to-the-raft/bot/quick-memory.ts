import type { Move } from '../../../core/game.ts';
import type { State } from '../state.ts';
import { quickMove } from './quick-player.ts';

/*
 * What the quick player does in positions that come again and again: the playouts of one move begin alike until chance
 * has acted more than once. Positions are known by 64 bits, the last one of each slot is kept.
 */
const SLOTS = 1 << 12;
const KEYS = new Int32Array(2 * SLOTS);
const MOVES = new Int32Array(SLOTS).fill(-1);
const KEY = new Int32Array(32);

/** The move of the quick player, from memory where it was asked before. */
export function rememberedMove(state: State): Move {
  describe(state);
  const slot = KEY[0] & (SLOTS - 1);
  if (MOVES[slot] >= 0 && KEYS[2 * slot] === KEY[0] && KEYS[2 * slot + 1] === KEY[1]) return MOVES[slot];
  const move = quickMove(state);
  KEYS[2 * slot] = KEY[0];
  KEYS[2 * slot + 1] = KEY[1];
  MOVES[slot] = move;
  return move;
}

function describe({ words }: State): void {
  let one = 0x811c9dc5;
  let other = 0x9e3779b9;
  for (let at = 0; at < words.length; at++) {
    one = Math.imul(one ^ words[at], 0x01000193);
    one ^= one >>> 15;
    other = Math.imul(other + words[at], 0x85ebca6b);
    other ^= other >>> 13;
  }
  KEY[0] = one;
  KEY[1] = other;
}
