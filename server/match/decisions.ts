import type { Seat } from '../../core/game.ts';
import type { Fault } from '../../core/result.ts';
import type { TableAsk } from '../../online/messages/asks.ts';
import type { Proposal } from '../../online/messages/parts.ts';
import { type FaultCode, refusal } from '../faults.ts';
import type { Happening } from './entry.ts';
import type { Story } from './story.ts';

/** What a seat may want that is no move. */
export type WishAsk = Extract<
  TableAsk,
  { readonly type: 'propose' | 'answer' | 'resume' | 'resign' | 'abort' | 'replace' | 'back' }
>;

/** A computer player that goes on for somebody who has resigned. */
const LEVEL_AFTER_RESIGNING = 3;

/** What becomes of a seat's wish, or why nothing does. */
export function decide(story: Story, seat: Seat, ask: WishAsk, now: number): Happening | Fault {
  if (story.status === 'open') return refusal('match.not-begun');
  if (story.status === 'over') return refusal('match.over');
  // A computer player finishes for somebody who has resigned: what it does is no longer theirs to take back or to stop.
  if (story.hasLeft[seat]) return refusal('seat.resigned');
  switch (ask.type) {
    case 'propose':
      return propose(story, seat, ask.proposal, now);
    case 'answer':
      return answer(story, seat, ask.agree);
    case 'resume':
      return story.isPaused ? { kind: 'resume' } : refusal('offer.none');
    case 'resign':
      return resign(story, seat);
    case 'abort':
      if (story.decisions >= 2) return refusal('match.late-abort');
      return { kind: 'end', ending: { why: 'aborted', by: seat, winners: [] } };
    case 'replace':
      return replace(story, seat, ask);
    case 'back':
      return story.heldBy[seat] === undefined ? refusal('seat.not-held') : { kind: 'back' };
  }
}

export function isFault(decided: Happening | Fault): decided is Fault {
  return 'code' in decided;
}

function propose(story: Story, seat: Seat, proposal: Proposal, now: number): Happening | Fault {
  const refused = forbid(story, seat, proposal, now);
  if (refused) return refusal(refused);
  // Computer players agree to everything.
  return others(story, seat).length === 0 ? effectOf(story, proposal) : { kind: 'offer', proposal };
}

function forbid(story: Story, seat: Seat, proposal: Proposal, now: number): FaultCode | undefined {
  if (story.offer) return 'offer.pending';
  if (story.isPaused) return 'match.paused';
  if (proposal.what === 'draw') return story.setUp.room.about.draws ? undefined : 'offer.no-draw';
  if (proposal.what === 'pause') return undefined;
  if (!story.setUp.takebacks) return 'offer.no-takebacks';
  if (now < story.mayProposeFrom[seat]) return 'offer.wait';
  const { ply } = proposal;
  const isOwn = ply >= story.carried && ply < story.timeline.length && story.timeline.turnAt(ply) === seat;
  return isOwn ? undefined : 'offer.ply';
}

function answer(story: Story, seat: Seat, agree: boolean): Happening | Fault {
  const { offer } = story;
  if (!offer || (agree && (offer.by === seat || offer.agreed.includes(seat)))) return refusal('offer.none');
  const missing = others(story, offer.by).filter((each) => each !== seat && !offer.agreed.includes(each));
  return agree && missing.length === 0 ? effectOf(story, offer.proposal) : { kind: 'answer', agree };
}

function effectOf(story: Story, proposal: Proposal): Happening {
  if (proposal.what === 'takeback') return { kind: 'takeback', ply: proposal.ply, clocks: 'back' };
  if (proposal.what === 'pause') return { kind: 'pause' };
  const winners = Array.from({ length: story.setUp.seats }, (_, seat) => seat);
  return { kind: 'end', ending: { why: 'draw', winners } };
}

function resign(story: Story, seat: Seat): Happening {
  const { seats, room } = story.setUp;
  const twoSides = seats === 2 && !room.about.together;
  if (!twoSides && others(story, seat).length > 0)
    return { kind: 'hold', who: seat, level: LEVEL_AFTER_RESIGNING, forGood: true };
  const winners = twoSides ? [1 - seat] : [];
  return { kind: 'end', ending: { why: 'resigned', by: seat, winners } };
}

function replace(story: Story, by: Seat, ask: Extract<WishAsk, { type: 'replace' }>): Happening | Fault {
  if (ask.seat === by || !story.isLate[ask.seat]) return refusal('seat.not-late');
  if (ask.by.kind === 'bot') return { kind: 'hold', who: ask.seat, level: ask.by.level };
  const winners = story.setUp.seats === 2 && !story.setUp.room.about.together ? [by] : [];
  const why = story.setUp.rule.kind === 'none' ? 'left' : 'time';
  return { kind: 'end', ending: { why, by: ask.seat, winners } };
}

/** The people who have a say besides this seat. */
function others(story: Story, seat: Seat): Seat[] {
  return story.players.map((_, each) => each).filter((each) => each !== seat && story.isAsked(each));
}
