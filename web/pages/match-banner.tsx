import '../styles/match-banner.css';
import { useEffect } from 'preact/hooks';
import { useLocation } from 'wouter-preact';
import { texts } from '#texts/web/match-banner.ts';
import { texts as online } from '#texts/web/online.ts';
import type { MyMatch } from '../../online/messages/news.ts';
import { mayNotWait, myMatches } from '../online/my-matches.ts';
import { stayPresent } from '../online/present-line.ts';
import { paths } from '../routes.ts';
import { callInTab } from '../tab-title.ts';
import { LinkButton } from './link-button.tsx';
import { formatTime, useTicks } from './online-clock.tsx';
import { gameTitle, othersAt, sayLate } from './online-words.ts';
import { useOnlineMatches } from './use-online-matches.ts';
import { useTurnSignal } from './use-turn-signal.ts';

/** Pages that list these matches anyway: only a turn is worth more there. */
const LISTING: readonly string[] = [paths.home, paths.matches, paths.lobby];

const DAY = 86_400_000;

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
      <p role="status">{isSaid && <State match={match} />}</p>
      {match && <Signal key={match.match} match={match} />}
      {matches
        .filter((each) => each.match !== shown && each.status === 'live' && mayNotWait(each, Date.now()))
        .map((each) => (
          <Present key={each.match} match={each.match} />
        ))}
      {isSaid && match.yourTurn && match.deadline !== null && <TimeLeft until={match.deadline} />}
      {isSaid && <LinkButton to={paths.online(match.game, match.match)} word={texts.back} />}
    </aside>
  );
}

function isPressing(match: MyMatch): boolean {
  return match.status === 'live' && (mayNotWait(match, Date.now()) || isUndecided(match));
}

/** Somebody is out of time or away, and has been for less than a day: after that, waiting was the decision. */
function isUndecided(match: MyMatch): boolean {
  return sayLate(match) !== undefined && Date.now() - match.time < DAY;
}

/** The match whose table an address shows, as `paths.online` writes it. */
function tableIn(place: string): string | undefined {
  return /^\/[^/]+\/online\/([^/]+)/.exec(place)?.[1];
}

/** On a phone the game must do: one line holds no more. */
function State({ match }: { readonly match: MyMatch }) {
  const { game, seats, you, yourTurn } = match;
  const others = othersAt(seats, you);
  const late = yourTurn ? undefined : sayLate(match);
  if (late !== undefined) return <>{late}</>;
  return (
    <>
      {(yourTurn ? texts.yourTurn : texts.goesOn)(gameTitle(game))}
      {others.length > 0 && <span class="wide-only">{texts.with(others)}</span>}
      {!yourTurn && texts.stillOn}
    </>
  );
}

/** What the tab and the ear are told; somebody who plays elsewhere on the page wants to hear it too. */
function Signal({ match: { game, yourTurn } }: { readonly match: MyMatch }) {
  useTurnSignal(yourTurn, true);
  useEffect(() => {
    if (!yourTurn) return;
    callInTab(online.tabYourTurn(gameTitle(game)));
    return () => callInTab(undefined);
  }, [yourTurn, game]);
  return null;
}

/** Who reads the rules or looks at the front page is still there for the others. */
function Present({ match }: { readonly match: string }) {
  useEffect(() => stayPresent(match, () => void myMatches.refresh()), [match]);
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
