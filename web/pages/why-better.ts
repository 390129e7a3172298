import { texts } from '#texts/web/puzzle.ts';
import type { Move, Position } from '../../core/game.ts';
import type { Reason } from '../../games/reason.ts';
import type { Room } from '../../games/room.ts';
import { bestReplyTo, bringsAtOnce } from '../study/best-reply.ts';
import { namesWithin, tellOf } from './told-of.ts';

/** What moves are compared in. */
export interface Asked {
  readonly room: Room;
  /** What the seat to act may know. */
  readonly view: Position;
  readonly names: readonly string[];
}

/** Points by which two moves must differ before that is a reason: less is often made up for elsewhere. */
const TELLING = 2;

/**
 * Why a move is right, by what tells it from the others that are shown: a reason that none of them has, else what the
 * reply to it brings. A reason that holds for a wrong move too explains nothing; it is only told where there is no other.
 */
export function whyRight(asked: Asked, move: Move, others: readonly Move[]): string | undefined {
  const gains = reasonsFor(asked, move, false);
  const elsewhere = others.flatMap((other) => reasonsFor(asked, other, false));
  const own = gains.find(({ kind }) => elsewhere.every((reason) => reason.kind !== kind));
  if (own) return tell(asked, own);
  const [next] = others;
  const reply = next === undefined ? undefined : compareReplies(asked, next, move);
  if (reply) return texts.replyRight(reply.who, reply.better, reply.worse, reply.isCertain);
  return gains[0] && tell(asked, gains[0]);
}

/**
 * Why a move is worse than the best one: what speaks against it alone, what the reply to it brings, or what the best brings
 * at once; of those the one with the most points, since the others are beside the point. It tells nothing of what the best
 * move is.
 */
export function whyWrong(asked: Asked, move: Move, best: Move | undefined): string | undefined {
  const risks = reasonsFor(asked, move, true);
  if (best === undefined) return risks[0] && tell(asked, risks[0]);
  const shared = reasonsFor(asked, best, true);
  const own = risks.find(({ kind }) => shared.every((reason) => reason.kind !== kind));
  // What tells no points is of another kind, a path that is lost, say, and cannot be compared.
  if (own && own.worth === undefined) return tell(asked, own);
  const reply = compareReplies(asked, move, best);
  const ahead = missesAtOnce(asked, move, best);
  const worth = {
    own: Math.abs(own?.worth ?? 0),
    reply: reply ? reply.worse - reply.better : 0,
    ahead: ahead ?? 0,
  };
  if (own && worth.own >= Math.max(worth.reply, worth.ahead)) return tell(asked, own);
  if (reply && worth.reply >= worth.ahead)
    return texts.replyWrong(reply.who, reply.worse, reply.better, reply.isCertain);
  return ahead === undefined ? undefined : texts.missesNow(ahead);
}

/** What a move costs by the end, where that is known; it may bring more than the best one at first. */
export function whyLater(
  { room, view }: Asked,
  move: Move,
  best: Move,
  behind: number | undefined,
): string | undefined {
  if (behind === undefined || behind <= 0) return undefined;
  const ahead = room.about.secretScores ? 0 : bringsAtOnce(room, view, move) - bringsAtOnce(room, view, best);
  return texts.behindLater(behind, Math.max(0, ahead));
}

function reasonsFor({ room, view, names }: Asked, move: Move, isRisk: boolean): readonly Reason[] {
  return room.explainMove(view, move, namesWithin(names)).filter((reason) => reason.isRisk === isRisk);
}

function tell({ view, names }: Asked, { words }: Reason): string {
  return tellOf(words, view.turn, names);
}

/** What the next seat's best reply brings after the worse of two moves and after the better; nothing where that explains nothing. */
function compareReplies({ room, view, names }: Asked, worse: Move, better: Move) {
  const [after, instead] = [worse, better].map((move) => bestReplyTo(room, view, move));
  if (!after || !instead || after.seat !== instead.seat) return undefined;
  const [most, least] = [after, instead].map(({ points }) => Math.max(0, Math.round(points)));
  if (most - least < TELLING) return undefined;
  return { who: names[after.seat], worse: most, better: least, isCertain: after.isCertain && instead.isCertain };
}

/** By how many points the best move is ahead at once. */
function missesAtOnce({ room, view }: Asked, move: Move, best: Move): number | undefined {
  if (room.about.together || room.about.secretScores) return undefined;
  const ahead = bringsAtOnce(room, view, best) - bringsAtOnce(room, view, move);
  return ahead < TELLING ? undefined : ahead;
}
