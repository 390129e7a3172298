import { texts } from '#texts/web/puzzle.ts';
import type { Seat } from '../../core/game.ts';
import { type Ends, roundedEnds } from './use-final-points.ts';
import type { Asked } from './why-better.ts';

/** Points by which two ends must differ for a seat to be worth a word. */
const TELLING = 2;
/** A difference is told where it is this many standard errors from nothing. */
const SURE = 2;
/** A source is named that makes at least so much of what is told. */
const MOST = 0.5;

interface Compared {
  /** How the match ends after the move that is told of, and after the one it is told from. */
  readonly ends: Ends;
  readonly others: Ends;
  /** The move is the best one, told from the next; else a wrong one, told from the best. */
  readonly isBest: boolean;
  /** Points by which it looks better at first. */
  readonly ahead?: number;
  /** Told to somebody who still looks for the move. */
  readonly isHint?: boolean;
}

/**
 * Who has more points at the end, and who fewer, by the numbers that are shown: whether a move is good for its player or bad
 * for a rival, and through what. Nothing where they do not speak for the better move, or are of different rivals.
 */
export function whyByTheEnd(asked: Asked, compared: Compared): string | undefined {
  const { ends, others, isBest, ahead = 0, isHint = false } = compared;
  const { names, than = isBest ? texts.weakerMove : texts.bestMove } = asked;
  const seat = asked.view.turn;
  const rival = rivalIn(ends, seat);
  if (rival === undefined || rival !== rivalIn(others, seat)) return undefined;
  const [own, theirs] = [seat, rival].map((of) => changeFor(of, ends, others));
  const lead = own - theirs;
  if (Math.abs(lead) < TELLING || lead > 0 !== isBest) return undefined;
  // Whose points speak for the better move, and most of all: what they come from explains it.
  const of = Math.sign(lead) * own >= Math.sign(lead) * -theirs ? seat : rival;
  const through = mainSource(asked, compared, of, of === seat ? own : theirs, lead);
  if (isHint && through !== undefined) return texts.hintThrough(through, of === seat);
  // A final score is another estimate than the points of a review, and would contradict them.
  if (asked.isPlayed) return undefined;
  return texts.byTheEnd({ own, rival: names[rival], theirs }, ahead, than, through);
}

function rivalIn(ends: Ends, seat: Seat): Seat | undefined {
  return ends.find((each) => each.seat !== seat)?.seat;
}

/** Between the numbers that are shown; 0 where they might as well be the same. */
function changeFor(seat: Seat, ends: Ends, others: Ends): number {
  const [now, then] = [ends, others].map((each) => seatIn(each, seat));
  const [told, instead] = [ends, others].map((each) => seatIn(roundedEnds(each), seat));
  const change = told.points - instead.points;
  const isSure = Math.abs(now.points - then.points) > SURE * Math.max(now.doubt, then.doubt);
  return isSure && Math.abs(change) >= TELLING ? change : 0;
}

/** What most of a seat's change comes from, where that is one thing, and much of the lead. */
function mainSource(
  { room, view, names }: Asked,
  { ends, others }: Compared,
  seat: Seat,
  change: number,
  lead: number,
): string | undefined {
  const instead = seatIn(others, seat).sources;
  const changes = seatIn(ends, seat).sources.map((points, source) => Math.sign(change) * (points - instead[source]));
  const most = Math.max(...changes);
  if (most < MOST * Math.max(Math.abs(change), Math.abs(lead))) return undefined;
  return room.scoreSources?.tell(view, changes.indexOf(most), texts.whose(names[seat]));
}

function seatIn<T extends { readonly seat: Seat }>(ends: readonly T[], seat: Seat): T {
  const found = ends.find((each) => each.seat === seat);
  if (!found) throw new Error(`No end is known for seat ${seat}.`);
  return found;
}
