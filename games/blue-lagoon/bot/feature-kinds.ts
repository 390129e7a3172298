import type { Survey } from './survey.ts';

/* What positions and moves have in common: how a token and an island look to a seat. */

/** Tokens of a kind that somebody holds: more than four are worth no more. */
const HELD = 5;
/** Ways in which a kind can be held: by the seat, and by its richest rival. */
export const HOLDINGS = HELD * HELD;

/** How many of a kind the seat and its richest rival hold, as one number. */
export function holdings({ myTokens, theirTokens }: Survey, kind: number): number {
  return Math.min(myTokens[kind], HELD - 1) * HELD + Math.min(theirTokens[kind], HELD - 1);
}

const LEADS = 9;
const BONUSES = 6;
const OPENNESS = 4;
export const ISLAND_KINDS = LEADS * 4 * BONUSES * OPENNESS;
const LEADS_SIDE = (LEADS - 1) / 2;

/** An island by lead, who is there at all, bonus and open tiles; below ISLAND_KINDS. */
export function islandKind({ board, myPieces, theirPieces, openTiles }: Survey, island: number): number {
  const mine = myPieces[island];
  const theirs = theirPieces[island];
  const lead = Math.max(-LEADS_SIDE, Math.min(mine - theirs, LEADS_SIDE)) + LEADS_SIDE;
  const present = (mine > 0 ? 2 : 0) + (theirs > 0 ? 1 : 0);
  const bonus = Math.min(BONUSES - 1, Math.max(0, (board.bonus[island] - 3) >> 1));
  const open = openTiles[island];
  const openness = open === 0 ? 0 : open <= 2 ? 1 : open <= 5 ? 2 : 3;
  return ((lead * 4 + present) * BONUSES + bonus) * OPENNESS + openness;
}
