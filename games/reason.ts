import type { Seat } from '../core/game.ts';

/**
 * One thing that a move does, in a player's words, with what the words claim: a test plays the move and compares
 * (games/reasons.test.ts). Nothing may be claimed that the move does not bring about.
 */
export interface Reason {
  /** Which of the game's reasons this is, e.g. "finishes-own": hints of different kinds are different ideas. */
  readonly kind: string;
  /** "ends your line 4 for 8 points". Begins small, ends without a full stop. */
  readonly words: string;
  /** True for what speaks against the move: a cost, a danger, a gift to a rival. */
  readonly isRisk: boolean;
  /** The numbers in the words, by name, e.g. `{ points: 8, station: 4 }`, for the test. */
  readonly claim: Readonly<Record<string, number>>;
  /** What the words tell in points, less than 0 for what costs some; absent where they tell no such number. */
  readonly worth: number | undefined;
  /** By how many points the words say that a later move changes; absent where they tell of none. */
  readonly later?: number;
  /** True for what is so after most moves: said of the best one where there is nothing else to say, and of no other. */
  readonly isSlight?: boolean;
}

/** `worth` is named where the words tell a number that is not simply won. */
export function gain(kind: string, words: string, claim: Reason['claim'] = {}, worth = pointsIn(claim)): Reason {
  return { kind, words, isRisk: false, claim, worth };
}

export function slightGain(kind: string, words: string, claim: Reason['claim'] = {}): Reason {
  return { ...gain(kind, words, claim), isSlight: true };
}

export function risk(kind: string, words: string, claim: Reason['claim'] = {}, worth = lost(pointsIn(claim))): Reason {
  return { kind, words, isRisk: true, claim, worth };
}

/** Points that somebody else loses are claimed with a minus, and are won all the same. */
function pointsIn({ points, gained = points }: Reason['claim']): number | undefined {
  return gained === undefined ? undefined : Math.abs(gained);
}

function lost(points: number | undefined): number | undefined {
  return points === undefined ? undefined : -points;
}

/** Names a seat in a phrase; other seats than the mover's. */
export type NameSeat = (seat: Seat) => string;
