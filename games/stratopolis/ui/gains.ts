import { texts } from '#texts/stratopolis/gains.ts';
import type { Move, Seat } from '../../../core/game.ts';
import { gain, type NameSeat, type Reason, risk, slightGain } from '../../reason.ts';
import { STRIDE, seatOfTile, squaresOf } from '../geometry.ts';
import type { StratopolisPosition } from '../position.ts';
import { type Region, regionsOf } from '../scoring.ts';
import { HEIGHT } from '../state.ts';
import { laterReasons, NOTABLE, type Weighed } from './later.ts';
import { bestReply, bestReplyBefore, type Reply, worthOf } from './replies.ts';

/** A seat's regions before and after a placement, the scoring one first. */
interface Change {
  readonly before: readonly Region[];
  readonly after: readonly Region[];
  readonly points: number;
  /** S11: the scoring region is the one that is worth most, not the largest. */
  readonly isByValue: boolean;
}

const NOTHING: Pick<Region, 'size' | 'height' | 'value' | 'squares'> = { size: 0, height: 0, value: 0, squares: [] };

/** A move that gains less at once is good for what comes later, if it is good. */
const AT_ONCE = 3;

/**
 * What a placement does for the mover and to the rival, the most telling first, and then what the rival can make of it;
 * nothing where nothing of note changes.
 */
export function explainMove(before: StratopolisPosition, move: Move, nameSeat: NameSeat): Reason[] {
  const seat = before.mover;
  const after = before.copy();
  after.play(move);
  const { own, theirs } = changesBy(before, after);
  const rival = nameSeat(1 - seat);
  const replies = { was: worthOf(bestReplyBefore(before, 1 - seat)), is: bestReply(after, 1 - seat) };
  // What the move itself brings the rival need not be fetched by a reply any more, but it is not denied.
  const denied = replies.was - worthOf(replies.is) - Math.max(0, theirs.points);
  const isQuiet = Math.max(own.points, -theirs.points, denied) < AT_ONCE;
  const told = tellingFirst(own, theirs, rival, [
    { weight: denied, reason: denied < NOTABLE ? undefined : deniedReason(replies, own.points, rival) },
    ...(isQuiet ? laterReasons(before, after, rival) : []),
  ]);
  const slight = () => (denied > 0 ? deniedReason(replies, own.points, rival, true) : sayQuiet(own, after, rival));
  const gains = told.some(({ isRisk }) => !isRisk) ? told : [...[slight() ?? []].flat(), ...told];
  // Whoever reads what the reply has come down to need not read again what it is.
  return gains[0]?.kind === 'denies' ? gains : [...gains, ...replyReason(replies.is, rival)];
}

/** A good move that changes nothing of note is still good for something. */
function sayQuiet(own: Change, after: StratopolisPosition, rival: string): Reason | undefined {
  if (isBlocking(after)) return slightGain('blocks', texts.blocks(rival));
  return showing(own.after) > showing(own.before) ? slightGain('starts', texts.starts) : undefined;
}

/** Is the tile just placed on the ground beside the region that scores for the other player? */
export function isBlocking(after: StratopolisPosition): boolean {
  const laid = after.laid[after.placed - 1];
  const tile = squaresOf(laid);
  if ((after.cells[tile[0]] & HEIGHT) > 1) return false;
  const rival = 1 - seatOfTile(after.laidTiles[after.placed - 1]);
  const beside = new Set(tile.flatMap((square) => [square + 1, square - 1, square + STRIDE, square - STRIDE]));
  return (
    regionsOf(after, rival)
      .at(0)
      ?.squares.some((square) => beside.has(square)) === true
  );
}

/** What a placement did to the regions of both, the most telling first; without what the rival can make of it. */
export function effectsOf(before: StratopolisPosition, after: StratopolisPosition, nameSeat: NameSeat): Reason[] {
  const { own, theirs } = changesBy(before, after);
  return tellingFirst(own, theirs, nameSeat(1 - before.mover));
}

function changesBy(before: StratopolisPosition, after: StratopolisPosition) {
  const seat = before.mover;
  return { own: changeOf(before, after, seat), theirs: changeOf(before, after, 1 - seat) };
}

function tellingFirst(own: Change, theirs: Change, rival: string, others: readonly Weighed[] = []): Reason[] {
  const told = [
    { weight: own.points, reason: ownReason(own) },
    { weight: -theirs.points, reason: rivalReason(theirs, rival) },
    ...others,
  ]
    .sort((a, b) => b.weight - a.weight)
    .flatMap(({ reason }) => reason ?? []);
  return told.some(({ isRisk }) => !isRisk) ? told : [...smallGain(own, theirs, rival), ...told];
}

/** The rival's next tile could have done more before this move, which may score besides; nothing where there is no reply. */
function deniedReason(
  { was, is: reply }: { readonly was: number; readonly is: Reply | undefined },
  points: number,
  rival: string,
  isSlight = false,
): Reason | undefined {
  const is = worthOf(reply);
  const scored = Math.max(0, points);
  // What is left of the reply: beside other ideas it is told as a risk.
  if (!reply) return undefined;
  const reason = gain('denies', texts.denies(rival, was, is, scored), { was, is }, scored - Math.max(0, is));
  return isSlight ? { ...reason, isSlight } : reason;
}

function replyReason(reply: Reply | undefined, rival: string): Reason[] {
  if (!reply || worthOf(reply) < NOTABLE) return [];
  const { theirs, mine } = reply;
  return [risk('reply', texts.reply(rival, theirs, mine), { theirs, mine }, mine - theirs)];
}

function changeOf(before: StratopolisPosition, after: StratopolisPosition, seat: Seat): Change {
  const regions = { before: regionsOf(before, seat), after: regionsOf(after, seat) };
  const points = (regions.after[0]?.value ?? 0) - (regions.before[0]?.value ?? 0);
  return { ...regions, points, isByValue: before.boxed };
}

function ownReason({ before, after, points }: Change): Reason | undefined {
  if (points === 0) return undefined;
  const was = before[0] ?? NOTHING;
  const is = after[0] ?? NOTHING;
  const merged = before.filter((region) => sharesSquares(region, is));
  const { size, height } = is;
  const claim = { size, height, points };
  const isAnother = !sharesSquares(was, is);
  if (points < 0) {
    return isAnother && size > was.size
      ? risk('outgrows-own', texts.outgrowsOwn(size, height, points), claim)
      : risk('loses-own', texts.nowScoresLess(size, height, points), claim);
  }
  if (isAnother) {
    return merged.length === 0
      ? gain('now-scores', texts.nowScores(size, height, points), claim)
      : gain('grows-to-score', texts.growsToScore(size, height, points), claim);
  }
  if (merged.length > 1) return gain('joins', texts.joins(size, points), claim);
  if (height <= was.height) return gain('grows', texts.grows(size, points), claim);
  return size > was.size
    ? gain('grows-and-raises', texts.growsAndRaises(size, height, points), claim)
    : gain('raises', texts.raises(height, points), claim);
}

function rivalReason({ before, after, points }: Change, rival: string): Reason | undefined {
  if (points === 0) return undefined;
  if (points > 0) return risk('gives', texts.gives(rival, points), { points });
  const [was] = before;
  const is = after[0] ?? NOTHING;
  const showing = new Set(after.flatMap(({ squares }) => squares));
  const covered = was.squares.filter((square) => !showing.has(square)).length;
  const { size, height } = is;
  // S11: what was there is as it was, but joined squares elsewhere are more, and count instead.
  if (covered === 0) return gain('outgrows', texts.outgrows(rival, size, height, points), { size, height, points });
  if (size < was.size - covered) return gain('cuts', texts.cuts(rival, size, points), { size, points });
  return height < was.height
    ? gain('lowers', texts.lowers(rival, height, points), { height, points })
    : gain('covers', texts.covers(rival, covered, points), { covered, points });
}

/** Where no score rises for the mover: a second region, or the rival's squares that are covered. */
function smallGain(own: Change, theirs: Change, rival: string): Reason[] {
  const covered = showing(theirs.before) - showing(theirs.after);
  const next = [...takenOver(own), ...nextRegion(own)];
  if (next.length > 0) return next.slice(0, 1);
  const grown = grownOther(own);
  if (grown) return [slightGain('grows-other', texts.growsOther(grown.size), { size: grown.size })];
  return covered > 0 ? [slightGain('covers-other', texts.coversOther(rival, covered), { covered })] : [];
}

/** S11: a larger region scores in place of another, for as many points. */
function takenOver({ before, after, points }: Change): Reason[] {
  const [was = NOTHING] = before;
  const [is = NOTHING] = after;
  const { size, height } = is;
  if (points !== 0 || size <= was.size || sharesSquares(was, is)) return [];
  return [slightGain('takes-over', texts.takesOver(size, height), { size, height })];
}

/** A region that does not score, and that is one of before with more squares. */
function grownOther({ before, after }: Change): Region | undefined {
  return after.slice(1).find((region) => before.some((old) => old.size < region.size && sharesSquares(old, region)));
}

function sharesSquares(left: Pick<Region, 'squares'>, right: Pick<Region, 'squares'>): boolean {
  return left.squares.some((square) => right.squares.includes(square));
}

/** Squares that show the seat's colour. */
export function showing(regions: readonly Region[]): number {
  return regions.reduce((sum, { size }) => sum + size, 0);
}

function nextRegion({ before, after, isByValue }: Change): Reason[] {
  const was = before[1] ?? NOTHING;
  const is = after[1] ?? NOTHING;
  const { size, height, value } = is;
  const [scored = NOTHING] = before;
  // What scored before, and now comes after another region, has not been built by this move.
  const isOld = sharesSquares(scored, is) && !sharesSquares(scored, after[0] ?? NOTHING);
  // A single square is no region to speak of.
  if (value <= Math.max(1, was.value) || isOld) return [];
  const [first = NOTHING] = after;
  // S11, S14: beside another one as large there is no second-largest.
  const isEqual = isByValue ? value === first.value : size === first.size;
  return isEqual
    ? [slightGain('equal-region', texts.equalRegion(size, height), { size, height })]
    : [slightGain('next-region', texts.nextRegion(isByValue, size, height), { size, height })];
}
