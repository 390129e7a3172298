import { texts } from '#texts/web/puzzle.ts';
import { CHANCE, type Move, OVER, type Position } from '../../core/game.ts';
import { listMoves } from '../../core/list-moves.ts';
import type { Reason } from '../../games/reason.ts';
import type { Room } from '../../games/room.ts';
import { bestReplyTo, bringsAtOnce } from '../study/best-reply.ts';
import { after } from './after-move.ts';
import { namesWithin, tellOf } from './told-of.ts';

/** What moves are compared in. */
export interface Asked {
  readonly room: Room;
  /** What the seat to act may know. */
  readonly view: Position;
  readonly names: readonly string[];
  /** The other move is that of the match, not the next best. */
  readonly isPlayed?: boolean;
  /** What the other move is called where it has a name: its letter on the board. */
  readonly than?: string | undefined;
}

/** Points by which two moves must differ before that is a reason: less is often made up for elsewhere. */
const TELLING = 2;
/** More points than this are not given up for something that cannot be counted. */
const SPARED = 6;

/**
 * Why a move is right, by what tells it from the others that are shown: a reason that none of them has, else what the
 * reply to it brings. A reason that holds for a wrong move too explains nothing; it is only told where there is no other.
 * A move that brings fewer points at once than the next best says so, and what they are given up for; where that is not
 * known it says nothing, since its own points speak against it.
 */
export function whyRight(asked: Asked, move: Move, others: readonly Move[]): string | undefined {
  const [next] = others;
  const behind = next === undefined ? undefined : givesUp(asked, move, next);
  const isReason = behind === undefined ? () => true : outweighing(asked, move, behind);
  const gains = reasonsFor(asked, move, false).filter(isReason);
  const elsewhere = others.flatMap((other) => reasonsFor(asked, other, false));
  const own = gains.find(({ kind }) => elsewhere.every((reason) => reason.kind !== kind));
  const why = own ? tell(asked, own) : (betterReply(asked, move, next, behind) ?? (gains[0] && tell(asked, gains[0])));
  const isTold = behind !== undefined && !goesOn(asked, move);
  return why !== undefined && isTold ? texts.lessNow(behind, why) : why;
}

/** By how many points a move is behind another at once, where that matters: not at the end, nor beside a move that goes on. */
function givesUp(asked: Asked, move: Move, next: Move): number | undefined {
  const points = missesAtOnce(asked, move, next);
  const isLast = after(asked.view, move).turn === OVER;
  return points === undefined || isLast || goesOn(asked, next) ? undefined : points;
}

/** Whether the same seat goes on after a move, e.g. with another tile: its points are still to come. */
function goesOn({ room: { game }, view }: Asked, move: Move): boolean {
  let next = after(view, move);
  while (next.turn === CHANCE) next = after(next, listMoves(game, next)[0]);
  return next.turn === view.turn;
}

/** Whether a reason is worth the points that a move gives up at once: it tells of more to come, or of what has no points. */
function outweighing({ room, view }: Asked, move: Move, behind: number): (reason: Reason) => boolean {
  const now = bringsAtOnce(room, view, move);
  return ({ worth, later: change = 0 }) => {
    // What may come later counts half, since rivals have a say in it.
    if (!worth) return behind <= Math.max(SPARED, change / 2);
    const later = worth - now;
    return later > TELLING && 2 * later >= behind;
  };
}

/** That the reply to a move brings less than that to the next best: where it makes up for the points by which the move is behind. */
function betterReply(asked: Asked, move: Move, next: Move | undefined, behind = 0): string | undefined {
  const reply = next === undefined ? undefined : compareReplies(asked, next, move);
  if (!reply || reply.worse - reply.better < behind) return undefined;
  return sayBetter(asked, reply);
}

/**
 * Why a move is worse than the best one: what speaks against it alone, what the reply to it brings, or what the best brings
 * at once; of those the one with the most points, since the others are beside the point. It tells nothing of what the best
 * move is.
 */
export function whyWrong(asked: Asked, move: Move, best: Move | undefined): string | undefined {
  return against(asked, move, best)?.words;
}

/** Whether that is no more than a few points, or what the best brings at once, which may be the least of what a move costs. */
export function isTrifle(asked: Asked, move: Move, best: Move): boolean {
  const told = against(asked, move, best);
  return told !== undefined && (told.worth < SPARED || told.words === whyMissed(asked, move, best));
}

interface Against {
  readonly words: string;
  readonly worth: number;
}

function against(asked: Asked, move: Move, best: Move | undefined): Against | undefined {
  const risks = reasonsFor(asked, move, true);
  const shared = best === undefined ? [] : reasonsFor(asked, best, true);
  const own = risks.find(({ kind }) => shared.every((reason) => reason.kind !== kind));
  // What tells no points, a path that is lost, say, outweighs a few but not many.
  const risk = own && { words: tell(asked, own), worth: Math.abs(own.worth ?? SPARED) };
  if (best === undefined) return risk;
  const reply = compareReplies(asked, move, best);
  const missed = missesAtOnce(asked, move, best);
  const told = [
    risk,
    reply && { words: sayWorse(asked, reply), worth: reply.worse - reply.better },
    missed === undefined ? undefined : { words: texts.missesNow(missed), worth: missed },
  ].filter((each) => each !== undefined);
  return told.toSorted((a, b) => b.worth - a.worth)[0];
}

/** The reply that `whyWrong` speaks of, where it does, weighs much, and no roll comes first. */
export function replyTold(asked: Asked, move: Move, best: Move): Move | undefined {
  const reply = compareReplies(asked, move, best);
  const isTold = reply?.move !== undefined && whyWrong(asked, move, best) === sayWorse(asked, reply);
  return isTold && !isTrifle(asked, move, best) ? reply.move : undefined;
}

/**
 * Of a wrong move that brings more points at once, and against which nothing else speaks: what the best one does instead, and
 * it does not. It tells what the best move is for, so nobody may read it who still looks for that.
 */
export function whyOutweighed(asked: Asked, move: Move, best: Move): string | undefined {
  const ahead = givesUp(asked, best, move);
  if (ahead === undefined) return undefined;
  const own = reasonsFor(asked, move, false);
  const why = reasonsFor(asked, best, false)
    .filter(outweighing(asked, best, ahead))
    .find(({ kind, isSlight }) => !isSlight && own.every((reason) => reason.kind !== kind));
  return why && texts.outweighed(ahead, tell(asked, why));
}

/**
 * Both for a move of a match and the best one instead, nothing twice. Where nothing else speaks against the
 * played move that looked better at first, it says what it costs by the end, in points on average.
 */
export function whyBoth(
  asked: Asked,
  right: Move,
  wrong: Move,
  points: number,
): { readonly better: string | undefined; readonly worse: string | undefined } {
  const told = { ...asked, isPlayed: true };
  const better = whyRight(told, right, [wrong]);
  const worse = whyWrong(told, wrong, right);
  // What it costs by the end stands above: that alone explains nothing.
  if (worse === undefined && aheadAtFirst(told, wrong, right) > 0)
    return { better, worse: whyLater(told, wrong, right, Math.round(points)) };
  const reply = compareReplies(told, wrong, right);
  const isTwice = reply && better?.endsWith(sayBetter(told, reply)) && worse === sayWorse(told, reply);
  return { better, worse: isTwice ? undefined : worse };
}

/** Of a wrong move that brings more points at once, where nothing else is known: its chance to win says the rest. */
export function whyFewer(asked: Asked, move: Move, best: Move): string | undefined {
  const ahead = missesAtOnce(asked, best, move);
  return ahead === undefined ? undefined : texts.fewerWins(ahead);
}

/** That the best move is ahead at once: of a wrong one, where nothing is known but that. */
function whyMissed(asked: Asked, move: Move, best: Move): string | undefined {
  const ahead = missesAtOnce(asked, move, best);
  return ahead === undefined ? undefined : texts.missesNow(ahead);
}

/** By how many points a wrong move is ahead of the best one at once. */
export function aheadAtFirst({ room, view }: Asked, move: Move, best: Move): number {
  const ahead = room.about.secretScores ? 0 : bringsAtOnce(room, view, move) - bringsAtOnce(room, view, best);
  return Math.max(0, ahead);
}

/** What a move costs by the end, where that is known; it may bring more than the best one at first. */
export function whyLater(asked: Asked, move: Move, best: Move, behind: number | undefined): string | undefined {
  if (behind === undefined || behind <= 0) return undefined;
  return texts.behindLater(behind, aheadAtFirst(asked, move, best));
}

function reasonsFor({ room, view, names }: Asked, move: Move, isRisk: boolean): readonly Reason[] {
  return room.explainMove(view, move, namesWithin(names)).filter((reason) => reason.isRisk === isRisk);
}

function tell({ view, names }: Asked, { words }: Reason): string {
  return tellOf(words, view.turn, names);
}

/** What the next seat's best reply brings after the worse of two moves and after the better. */
interface Replies {
  readonly who: string;
  readonly worse: number;
  readonly better: number;
  readonly isCertain: boolean;
  /** The one after the worse, where no roll comes first. */
  readonly move: Move | undefined;
}

function sayBetter(
  { isPlayed = false, than = texts.weakerMove }: Asked,
  { who, better, worse, isCertain }: Replies,
): string {
  return texts.replyRight(who, better, worse, isCertain, isPlayed ? undefined : than);
}

function sayWorse({ isPlayed = false }: Asked, { who, better, worse, isCertain }: Replies): string {
  return texts.replyWrong(who, worse, better, isCertain, isPlayed);
}

/** Nothing where that explains nothing. */
function compareReplies({ room, view, names }: Asked, worse: Move, better: Move): Replies | undefined {
  const [after, instead] = [worse, better].map((move) => bestReplyTo(room, view, move));
  if (!after || !instead || after.seat !== instead.seat) return undefined;
  const [most, least] = [after, instead].map(({ points }) => Math.max(0, Math.round(points)));
  if (most - least < TELLING) return undefined;
  const isCertain = after.isCertain && instead.isCertain;
  return { who: names[after.seat], worse: most, better: least, isCertain, move: after.move };
}

/** By how many points the best move is ahead at once. */
function missesAtOnce({ room, view }: Asked, move: Move, best: Move): number | undefined {
  if (room.about.together || room.about.secretScores) return undefined;
  const ahead = bringsAtOnce(room, view, best) - bringsAtOnce(room, view, move);
  return ahead < TELLING ? undefined : ahead;
}
