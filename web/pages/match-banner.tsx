import '../styles/match-banner.css';
import { useEffect } from 'preact/hooks';
import { useLocation } from 'wouter-preact';
import { texts } from '#texts/web/match-banner.ts';
import type { MyMatch } from '../../online/messages/news.ts';
import { mayNotWait, myMatches } from '../online/my-matches.ts';
import { paths } from '../routes.ts';
import { LinkButton } from './link-button.tsx';
import { formatTime, useTicks } from './online-clock.tsx';
import { gameTitle, othersAt } from './online-words.ts';
import { useOnlineMatches } from './use-online-matches.ts';
import { useTurnSignal } from './use-turn-signal.ts';

/** Pages that list these matches anyway: only a turn is worth more there. */
const LISTING: readonly string[] = [paths.home, paths.matches, paths.lobby];

/** On every page but its own: a match with people elsewhere goes on, and the way back to it. */
export function MatchBanner() {
  const [place] = useLocation();
  const matches = useOnlineMatches();
  const shown = tableIn(place);
  useEffect(() => myMatches.lookAt(shown), [shown]);
  // Those that wait for me come first.
  const match = matches.find((each) => isPressing(each) && each.match !== shown);
  const isSaid = match !== undefined && (match.yourTurn || !LISTING.includes(place));
  return (
    <aside
      class={`match-banner${isSaid ? ' is-said' : ''}${match?.yourTurn ? ' is-waiting' : ''}`}
      aria-label={texts.title}
    >
      {/* Always there, because screen readers announce only what is put into a region they know already. */}
      <p role="status">{isSaid && sayState(match)}</p>
      {match && <Signal key={match.match} isYourTurn={match.yourTurn} />}
      {isSaid && match.yourTurn && match.deadline !== null && <TimeLeft until={match.deadline} />}
      {isSaid && <LinkButton to={paths.online(match.game, match.match)} word={texts.back} />}
    </aside>
  );
}

function isPressing(match: MyMatch): boolean {
  return match.status === 'live' && mayNotWait(match, Date.now());
}

/** The match whose table an address shows, as `paths.online` writes it. */
function tableIn(place: string): string | undefined {
  return /^\/[^/]+\/online\/([^/]+)/.exec(place)?.[1];
}

function sayState({ game, seats, you, yourTurn }: MyMatch): string {
  return (yourTurn ? texts.yourTurn : texts.goesOn)(gameTitle(game), othersAt(seats, you));
}

/** What the tab and the ear are told; somebody who plays elsewhere on the page wants to hear it too. */
function Signal({ isYourTurn }: { readonly isYourTurn: boolean }) {
  useTurnSignal(isYourTurn, true);
  return null;
}

function TimeLeft({ until }: { readonly until: number }) {
  useTicks(true);
  const time = formatTime(until - Date.now());
  return (
    <span class="match-banner-time" role="timer" aria-label={texts.timeLeft(time)}>
      {time}
    </span>
  );
}
