import { CHANCE, type Move, OVER, type Position, type Seat } from '../../core/game.ts';
import type { Room } from '../../games/room.ts';

/** What the next seat can do after a move, in points. */
export interface BestReply {
  readonly seat: Seat;
  /** What its best reply brings it, and takes from the mover, together; the average where a roll comes first. */
  readonly points: number;
  /** False where a roll comes first. */
  readonly isCertain: boolean;
  /** That reply, where it does not depend on a roll. */
  readonly move: Move | undefined;
}

/** Positions after which nothing is said of a reply: a page must not stop for it. */
const LIMIT = 40_000;

/**
 * The best reply to a move by the points that it brings at once. Nothing where points mean little (the table wins together,
 * or they follow from hidden cards), where the same seat goes on, and where there is too much to look at.
 */
export function bestReplyTo(room: Room, view: Position, move: Move): BestReply | undefined {
  if (room.about.together || room.about.secretScores) return undefined;
  const known = found.get(view) ?? new Map<Move, BestReply | undefined>();
  found.set(view, known);
  if (!known.has(move)) known.set(move, lookForReply(room, view, move));
  return known.get(move);
}

/** Each wrong answer to a puzzle is compared with the same best one. Nobody plays on in a view that is shown. */
const found = new WeakMap<Position, Map<Move, BestReply | undefined>>();

function lookForReply(room: Room, view: Position, move: Move): BestReply | undefined {
  const looker = new Looker(room, view.turn);
  const next = view.copy();
  next.play(move);
  const points = looker.average(next);
  if (points === undefined || looker.replier === undefined) return undefined;
  const isCertain = !looker.hasRolled;
  return { seat: looker.replier, points, isCertain, move: isCertain ? looker.reply : undefined };
}

/** The points that a move brings the seat to act at once, and takes from its strongest rival. */
export function bringsAtOnce(room: Room, view: Position, move: Move): number {
  const rival = strongestRival(room, view);
  const before = pointsIn(room, view);
  const after = view.copy();
  after.play(move);
  const now = pointsIn(room, after);
  const change = (seat: Seat) => now[seat] - before[seat];
  return change(view.turn) - (rival === undefined ? 0 : change(rival));
}

function strongestRival(room: Room, view: Position): Seat | undefined {
  const points = pointsIn(room, view);
  const others = points.map((_, seat) => seat).filter((seat) => seat !== view.turn);
  return others.sort((a, b) => points[b] - points[a])[0];
}

function pointsIn({ pointsNow }: Room, position: Position): readonly number[] {
  return pointsNow ? pointsNow(position) : Array.from(position.scores());
}

class Looker {
  replier: Seat | undefined;
  /** The best one that was found last. */
  reply: Move | undefined;
  hasRolled = false;
  private readonly room: Room;
  private readonly mover: Seat;
  private looked = 0;

  constructor(room: Room, mover: Seat) {
    this.room = room;
    this.mover = mover;
  }

  /** Over whatever rolls come before the reply, each as likely as its odds say. */
  average(position: Position): number | undefined {
    if (position.turn !== CHANCE) return this.best(position);
    this.hasRolled = true;
    let [sum, weight] = [0, 0];
    for (const roll of this.list(position)) {
      const next = position.copy();
      const odds = position.odds(roll);
      next.play(roll);
      const points = this.average(next);
      if (points === undefined) return undefined;
      sum += odds * points;
      weight += odds;
    }
    return weight === 0 ? undefined : sum / weight;
  }

  private best(position: Position): number | undefined {
    const { turn } = position;
    if (turn === OVER || turn === this.mover || (this.replier ?? turn) !== turn) return undefined;
    this.replier = turn;
    const replies = this.list(position);
    this.looked += replies.length;
    if (replies.length === 0 || this.looked > LIMIT) return undefined;
    const before = this.lead(position);
    const after = position.copy();
    let most = Number.NEGATIVE_INFINITY;
    for (const reply of replies) {
      after.copyFrom(position);
      after.play(reply);
      const brought = this.lead(after) - before;
      if (brought <= most) continue;
      most = brought;
      this.reply = reply;
    }
    return most;
  }

  private lead(position: Position): number {
    const points = pointsIn(this.room, position);
    return points[this.replier ?? 0] - points[this.mover];
  }

  private list(position: Position): Int32Array {
    const moves = new Int32Array(this.room.game.maxMoves);
    return moves.slice(0, position.moves(moves));
  }
}
