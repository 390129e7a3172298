import '../styles/match-banner.css';
import { useEffect, useState } from 'preact/hooks';
import { useLocation } from 'wouter-preact';
import { texts } from '#texts/web/match-banner.ts';
import { texts as online } from '#texts/web/online.ts';
import { texts as span } from '#texts/web/time-span.ts';
import type { MyMatch } from '../../online/messages/news.ts';
import { mayNotWait, myMatches } from '../online/my-matches.ts';
import { stayPresent } from '../online/present-line.ts';
import { paths } from '../routes.ts';
import { callInTab } from '../tab-title.ts';
import { Icon } from './icon.tsx';
import { LinkButton } from './link-button.tsx';
import { Beginnings, callAt, countBeside, isAtTable, isMyTimeUp, isSaidAt, nameOfCall, tableIn } from './match-call.ts';
import { formatTime, useTicks } from './online-clock.tsx';
import { gameTitle, othersAt, sayLate } from './online-words.ts';
import { useOnlineMatches } from './use-online-matches.ts';
import { useTurnSignal } from './use-turn-signal.ts';

const HOUR = 3_600_000;

const beginnings = new Beginnings();

/** On every page but its own: a match with people elsewhere goes on, and the way back to it. */
export function MatchBanner() {
  const [place] = useLocation();
  const matches = useOnlineMatches();
  const [closed, setClosed] = useState<readonly string[]>([]);
  const shown = tableIn(place);
  useEffect(() => myMatches.lookAt(shown), [shown]);
  const now = Date.now();
  beginnings.look(matches, shown, now);
  const match = callAt(matches, place, now);
  const isSaid = match !== undefined && isSaidAt(place) && !closed.includes(nameOfCall(match));
  const isLoud = match?.yourTurn || match?.asked !== undefined;
  return (
    <aside class={`match-banner${isSaid ? ' is-said' : ''}${isLoud ? ' is-waiting' : ''}`} aria-label={texts.title}>
      {/* Always there, because screen readers announce only what is put into a region they know already. */}
      <p role="status">{isSaid && <State match={match} isOther={isAtTable(place)} />}</p>
      {isSaid && <More matches={countBeside(matches, match, place)} />}
      {match && <Signal key={match.match} match={match} />}
      {matches
        .filter((each) => each.match !== shown && each.status === 'live' && mayNotWait(each, now))
        .map((each) => (
          <Present key={each.match} match={each.match} />
        ))}
      {isSaid && match.yourTurn && match.deadline !== null && <TimeLeft until={match.deadline} />}
      {isSaid && <LinkButton to={paths.online(match.game, match.match)} word={texts.back} />}
      {isSaid && <CloseButton close={() => setClosed([...closed, nameOfCall(match)])} />}
    </aside>
  );
}

function More({ matches }: { readonly matches: number }) {
  if (matches === 0) return null;
  return (
    <span class="match-banner-more">
      <span class="wide-only">{texts.moreSay(matches)}</span>
      <span class="narrow-only">
        <span aria-hidden="true">{texts.more(matches)}</span>
        <span class="sr-only">{texts.moreSay(matches)}</span>
      </span>
    </span>
  );
}

function CloseButton({ close }: { readonly close: () => void }) {
  return (
    <button type="button" class="quiet match-banner-close" aria-label={texts.close} title={texts.close} onClick={close}>
      <Icon name="remove" />
    </button>
  );
}

/** On a phone the game must do: there is room for little more. */
function State({
  match,
  isOther,
}: {
  readonly match: MyMatch;
  /** Said beside another match, which may be of the same game. */
  readonly isOther: boolean;
}) {
  const { game, seats, you, yourTurn, asked } = match;
  if (match.status === 'open')
    return (
      <>
        {texts.waits(gameTitle(game))}
        <span class="wide-only">{texts.waitsFor}</span>
      </>
    );
  const others = othersAt(seats, you);
  const late = yourTurn || asked ? undefined : sayLate(match);
  if (late !== undefined) return <>{late}</>;
  // The match that somebody has waited for is no other match.
  const hasBegun = asked === undefined && beginnings.isNew(match);
  const isCalled = (yourTurn && !hasBegun) || asked !== undefined;
  const named = (isCalled ? texts.game : texts.goesOn)(gameTitle(game));
  return (
    <>
      {isOther && isCalled ? (
        <>
          {texts.other}
          <span class="wide-only">{texts.otherIs(named)}</span>
        </>
      ) : (
        named
      )}
      {others.length > 0 && <span class="wide-only">{texts.with(others)}</span>}
      {hasBegun && yourTurn && <span class="wide-only">{texts.started}</span>}
      {sayHow(match)}
    </>
  );
}

function sayHow(match: MyMatch): string {
  if (match.asked) return texts.asked[match.asked];
  if (match.yourTurn) return isMyTimeUp(match, Date.now()) ? texts.timeUp : texts.yourTurn;
  return beginnings.isNew(match) ? texts.started : texts.stillOn;
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
  const left = until - Date.now();
  // Seconds count where there are few of them.
  const time = left < HOUR ? formatTime(left) : span.span(left);
  return (
    <span class="match-banner-time" role="timer" aria-label={texts.timeLeft(time)}>
      {time}
    </span>
  );
}
