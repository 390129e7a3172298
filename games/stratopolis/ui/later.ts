import { texts } from '#texts/stratopolis/gains.ts';
import type { Seat } from '../../../core/game.ts';
import { gain, type Reason } from '../../reason.ts';
import { STRIDE, squaresOf } from '../geometry.ts';
import type { StratopolisPosition } from '../position.ts';
import { regionsOf } from '../scoring.ts';
import { HEIGHT } from '../state.ts';
import { prospectsBefore, prospectsOf } from './tiles-to-come.ts';

export interface Weighed {
  readonly weight: number;
  readonly reason: Reason | undefined;
}

/** What something that may come must be worth, or change in worth, before it is spoken of. */
export const NOTABLE = 3;

type Say = (is: number, was: number) => string;

/**
 * What a move prepares and what it protects, else what it does to the rival's plans. What comes later counts half, since
 * the rival has a say in it.
 */
export function laterReasons(before: StratopolisPosition, after: StratopolisPosition, rival: string): Weighed[] {
  const { mover } = before;
  const own = prospectsAround(before, after, mover);
  const told = own && [
    ...risen('sets-up', own.is.adds, own.was.adds, texts.setsUp),
    ...fallen('protects', own.is.loses, own.was.loses, texts.protects),
  ];
  if (told && told.length > 0) return told;
  const theirs = prospectsAround(before, after, 1 - mover);
  if (!theirs) return [];
  return [
    ...fallen('holds-back', theirs.is.adds, theirs.was.adds, (is, was) => texts.holdsBack(rival, is, was)),
    ...risen('threatens', theirs.is.loses, theirs.was.loses, (is, was) => texts.threatens(rival, is, was)),
  ];
}

function risen(kind: string, is: number, was: number, say: Say): Weighed[] {
  return changed(kind, is - was, is, say(is, was), { is, was });
}

function fallen(kind: string, is: number, was: number, say: Say): Weighed[] {
  return changed(kind, was - is, was, say(is, was), { is, was });
}

function changed(kind: string, later: number, whole: number, words: string, claim: Reason['claim']): Weighed[] {
  return isTelling(later, whole) ? [{ weight: later / 2, reason: { ...gain(kind, words, claim, 0), later } }] : [];
}

/** "67, not 72" is no reason: a change must also be a good part of the whole. */
function isTelling(change: number, whole: number): boolean {
  return change >= NOTABLE && change >= whole / 4;
}

function prospectsAround(before: StratopolisPosition, after: StratopolisPosition, seat: Seat) {
  const was = isAboutRegion(before, after, seat) ? prospectsBefore(before, seat) : undefined;
  const is = was && prospectsOf(after, seat);
  return was && is && { was, is };
}

/** Does the tile cover something or touch a seat's scoring region? One that does neither changes little for the seat. */
function isAboutRegion(before: StratopolisPosition, after: StratopolisPosition, seat: Seat): boolean {
  const tile: readonly number[] = squaresOf(after.laid[after.placed - 1]);
  if ((before.cells[tile[0]] & HEIGHT) > 0) return true;
  const scoring = regionsOf(before, seat).at(0)?.squares ?? [];
  return tile.some((square) => [1, -1, STRIDE, -STRIDE].some((step) => scoring.includes(square + step)));
}
