import type { MyMatch } from '../../online/messages/news.ts';
import { isHurried, mayNotWait } from '../online/my-matches.ts';
import { paths } from '../routes.ts';
import { sayLate } from './online-words.ts';

/** Pages that list these matches anyway. */
const LISTING: readonly string[] = [paths.home, paths.matches, paths.lobby];

const DAY = 86_400_000;
/** One moment of the server, read by this device's clock twice. */
const JITTER = 2000;

/** The match whose table an address shows, as `paths.online` writes it. */
export function tableIn(place: string): string | undefined {
  return /^\/[^/]+\/online\/([^/]+)/.exec(place)?.[1];
}

/** The match that somebody at this address should know of; those that wait for them come first. */
export function callAt(matches: readonly MyMatch[], place: string, now: number): MyMatch | undefined {
  const shown = tableIn(place);
  // Who plays elsewhere is disturbed only by a clock that is about to run out, or has.
  const isAtTable = shown !== undefined || /^\/[^/]+\/match\//.test(place);
  const isWorthIt = (match: MyMatch) =>
    (isAtTable ? isHurried(match, now) : mayNotWait(match, now) || isUndecided(match, now)) || isMyTimeUp(match, now);
  return matches.find((each) => each.status === 'live' && each.match !== shown && isWorthIt(each));
}

/** Whether the page itself leaves the match unsaid. */
export function isSaidAt(place: string): boolean {
  return !LISTING.includes(place);
}

/** What somebody closes: this turn, or that the match goes on. The next turn is called again. */
export function nameOfCall({ match, yourTurn, time }: MyMatch): string {
  return yourTurn ? `${match} ${time}` : match;
}

/** My time has run out, lately enough that the others may still wait for me. */
export function isMyTimeUp({ seats, you, time }: MyMatch, now: number): boolean {
  return seats[you]?.late === true && now - time < DAY;
}

/** Which matches began while this page was open, until their first move. */
export class Beginnings {
  private readonly open = new Set<string>();
  private readonly begun = new Map<string, number>();

  look(matches: readonly MyMatch[]): void {
    for (const { match, status, time } of matches) {
      if (status === 'open') this.open.add(match);
      else if (this.open.delete(match)) this.begun.set(match, time);
    }
  }

  isNew({ match, time }: MyMatch): boolean {
    const began = this.begun.get(match);
    return began !== undefined && Math.abs(time - began) < JITTER;
  }
}

/** Somebody is out of time or away, and has been for less than a day: after that, waiting was the decision. */
function isUndecided(match: MyMatch, now: number): boolean {
  return sayLate(match) !== undefined && now - match.time < DAY;
}
