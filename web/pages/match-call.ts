import type { MyMatch } from '../../online/messages/news.ts';
import { isHurried, mayNotWait } from '../online/my-matches.ts';
import { paths } from '../routes.ts';
import { sayLate, waitsForMe } from './online-words.ts';

/** Pages that list these matches anyway. */
const LISTING: readonly string[] = [paths.home, paths.matches, paths.lobby];

const DAY = 86_400_000;

/** The match whose table an address shows, as `paths.online` writes it. */
export function tableIn(place: string): string | undefined {
  return /^\/[^/]+\/online\/([^/]+)/.exec(place)?.[1];
}

/** The address shows a match, here or elsewhere. */
export function isAtTable(place: string): boolean {
  return tableIn(place) !== undefined || /^\/[^/]+\/match\//.test(place);
}

/** The match that somebody at this address should know of; those that wait for them come first. */
export function callAt(matches: readonly MyMatch[], place: string, now: number): MyMatch | undefined {
  const shown = tableIn(place);
  // Who plays elsewhere is disturbed only by a clock that is about to run out, or has, and by somebody who asks.
  const isPlaying = isAtTable(place);
  const isWorthIt = (match: MyMatch) =>
    (isPlaying ? isHurried(match, now) : mayNotWait(match, now) || isUndecided(match, now)) ||
    isMyTimeUp(match, now) ||
    match.asked !== undefined;
  const elsewhere = matches.filter((each) => each.match !== shown);
  const called = elsewhere.find((each) => each.status === 'live' && isWorthIt(each));
  // Somebody who waits for players may look around, and needs the way back.
  return called ?? (isPlaying ? undefined : elsewhere.find((each) => each.status === 'open' && now - each.time < DAY));
}

/** How many others wait for a move of mine, besides the one that is called and the one that is shown. */
export function countBeside(matches: readonly MyMatch[], called: MyMatch, place: string): number {
  const said = [called.match, tableIn(place)];
  return matches.filter(({ match, status, yourTurn }) => status === 'live' && yourTurn && !said.includes(match)).length;
}

/** Whether the page itself leaves the match unsaid. At another table, that a match only goes on is no news. */
export function isSaidAt(place: string, match: MyMatch, now: number, isNew: boolean): boolean {
  if (LISTING.includes(place)) return false;
  return !isAtTable(place) || isNew || waitsForMe(match) || match.asked !== undefined || isMyTimeUp(match, now);
}

/** Somebody waits for an answer, or for a move that may not wait: a turn with days left is called quietly. */
export function isLoud(match: MyMatch, now: number): boolean {
  const isSoon = match.deadline === null ? mayNotWait(match, now) : isHurried(match, now);
  return match.asked !== undefined || isMyTimeUp(match, now) || (match.yourTurn && isSoon);
}

/**
 * What somebody closes: a request, this turn, that the match goes on, that it waits for players, or that it is over. The
 * next turn is called again.
 */
export function nameOfCall({ match, yourTurn, status, time, asked }: MyMatch): string {
  if (status === 'open' || status === 'over') return `${match} ${status}`;
  if (asked) return `${match} ${asked} ${time}`;
  return yourTurn ? `${match} ${time}` : match;
}

/** My time has run out, lately enough that the others may still wait for me. */
export function isMyTimeUp({ seats, you, time }: MyMatch, now: number): boolean {
  return seats[you]?.late === true && now - time < DAY;
}

/** Somebody is out of time or away, and has been for less than a day: after that, waiting was the decision. */
function isUndecided(match: MyMatch, now: number): boolean {
  return sayLate(match) !== undefined && now - match.time < DAY;
}
