import { texts } from '#texts/web/puzzle.ts';
import type { Seat } from '../../core/game.ts';
import { type Ends, roundedEnds } from './use-final-points.ts';

/** Points by which two ends must differ for a seat to be worth a word. */
const TELLING = 2;

interface Compared {
  /** How the match ends after the move that is told of, and after the one it is told from. */
  readonly ends: Ends;
  readonly others: Ends;
  readonly seat: Seat;
  readonly names: readonly string[];
  /** The move is the best one, told from the next; else a wrong one, told from the best. */
  readonly isBest: boolean;
  /** Points by which it looks better at first. */
  readonly ahead?: number;
}

/**
 * Who has more points at the end, and who fewer, by the numbers that are shown: whether a move is good for its player or bad
 * for a rival. Nothing where they do not speak for the better move, or are of different rivals.
 */
export function whyByTheEnd({ ends, others, seat, names, isBest, ahead = 0 }: Compared): string | undefined {
  const rival = rivalIn(ends, seat);
  if (rival === undefined || rival !== rivalIn(others, seat)) return undefined;
  const change = (of: Seat) => pointsOf(ends, of) - pointsOf(others, of);
  const [own, theirs] = [seat, rival].map((of) => (Math.abs(change(of)) < TELLING ? 0 : change(of)));
  const lead = own - theirs;
  return lead !== 0 && lead > 0 === isBest ? texts.byTheEnd(own, names[rival], theirs, isBest, ahead) : undefined;
}

function rivalIn(ends: Ends, seat: Seat): Seat | undefined {
  return ends.find((each) => each.seat !== seat)?.seat;
}

function pointsOf(ends: Ends, seat: Seat): number {
  return roundedEnds(ends).find((each) => each.seat === seat)?.points ?? 0;
}
