import '../styles/match-banner.css';
import { useEffect, useState } from 'preact/hooks';
import { useLocation } from 'wouter-preact';
import { texts } from '#texts/web/match-banner.ts';
import { texts as online } from '#texts/web/online.ts';
import { texts as span } from '#texts/web/time-span.ts';
import type { MyMatch } from '../../online/messages/news.ts';
import { leftOf, mayNotWait, myMatches } from '../online/my-matches.ts';
import { stayPresent } from '../online/present-line.ts';
import { paths } from '../routes.ts';
import { sayWinners } from '../session/online-result.ts';
import { nameThem, playersOf } from '../session/remote-players.ts';
import { callInTab } from '../tab-title.ts';
import { Elsewhere } from './elsewhere.ts';
import { Icon } from './icon.tsx';
import { LinkButton } from './link-button.tsx';
import { callAt, countBeside, isAtTable, isLoud, isMyTimeUp, isSaidAt, nameOfCall, tableIn } from './match-call.ts';
import { formatTime, useTicks } from './online-clock.tsx';
import { gameTitle, othersAt, sayLate } from './online-words.ts';
import { useOnlineMatches } from './use-online-matches.ts';
import { useTurnSignal } from './use-turn-signal.ts';

const HOUR = 3_600_000;

const elsewhere = new Elsewhere(myMatches.knownBefore);

/** On every page but its own: a match with people elsewhere goes on, and the way back to it. */
export function MatchBanner() {
  const [place] = useLocation();
  const matches = useOnlineMatches();
  const [closed, setClosed] = useState<readonly string[]>([]);
  const shown = tableIn(place);
  useEffect(() => myMatches.lookAt(shown), [shown]);
  const now = Date.now();
  elsewhere.look(matches, shown, now);
  const called = callAt(matches, place, now);
  const isOpen = (match: MyMatch) => !closed.includes(nameOfCall(match));
  const isCalled = called && isOpen(called) && isSaidAt(place, called, now, elsewhere.isNew(called));
  const said = chooseSaid(isCalled ? called : undefined, matches.filter(isOpen), now);
  return (
    <aside class={said ? `match-banner is-said is-${said.how}` : 'match-banner'} aria-label={texts.title}>
      {/* Always there, because screen readers announce only what is put into a region they know already. */}
      <p role="status">{said && <Words {...said} isOther={isAtTable(place)} />}</p>
      {called && <Signal key={called.match} match={called} />}
      {matches
        .filter((each) => each.match !== shown && each.status === 'live' && mayNotWait(each, now))
        .map((each) => (
          <Present key={each.match} match={each.match} />
        ))}
      {said && (
        <Ways
          {...said}
          beside={countBeside(matches, said.match, place)}
          close={() => setClosed([...closed, nameOfCall(said.match)])}
        />
      )}
    </aside>
  );
}

interface Said {
  readonly match: MyMatch;
  /** Somebody waits now; it may wait; or it is over, and nobody was there. */
  readonly how: 'waiting' | 'quiet' | 'ended';
}

function chooseSaid(call: MyMatch | undefined, matches: readonly MyMatch[], now: number): Said | undefined {
  if (call && isLoud(call, now)) return { match: call, how: 'waiting' };
  const ended = matches.find((match) => elsewhere.hasEnded(match));
  if (ended) return { match: ended, how: 'ended' };
  return call && { match: call, how: 'quiet' };
}

function Words({ match, how, isOther }: Said & { readonly isOther: boolean }) {
  return how === 'ended' ? <Ended match={match} /> : <State {...{ match, isOther }} />;
}

function Ways({
  match,
  how,
  beside,
  close,
}: Said & {
  /** So many others wait for a move of mine. */
  readonly beside: number;
  readonly close: () => void;
}) {
  const { yourTurn, deadline, game } = match;
  const isOver = how === 'ended';
  return (
    <>
      <More matches={beside} />
      {yourTurn && deadline !== null && <TimeLeft match={match} until={deadline} />}
      <LinkButton to={paths.online(game, match.match)} word={isOver ? texts.see : texts.back} />
      <CloseButton word={isOver ? texts.closeEnded : texts.close} close={close} />
    </>
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

function CloseButton({ word, close }: { readonly word: string; readonly close: () => void }) {
  return (
    <button type="button" class="quiet match-banner-close" aria-label={word} title={word} onClick={close}>
      <Icon name="remove" />
    </button>
  );
}

/** How a match ended while somebody was not at its table. */
function Ended({ match: { game, seats, you, ending } }: { readonly match: MyMatch }) {
  if (!ending) return null;
  const names = nameThem(playersOf(seats), you);
  const { why, by } = ending;
  const title = gameTitle(game);
  if (why === 'aborted' && by !== undefined) return <>{texts.ended.aborted(names[by], title)}</>;
  const isByThem = by !== undefined && why !== 'rules' && why !== 'draw' && why !== 'aborted';
  return (
    <>
      {isByThem ? texts.ended[why](names[by], title) : texts.ended.over(title)}
      {texts.ended.result(sayWinners(ending, game, names))}
    </>
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
  const hasBegun = asked === undefined && elsewhere.isNew(match);
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
  return elsewhere.isNew(match) ? texts.started : texts.stillOn;
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

function TimeLeft({ match, until }: { readonly match: MyMatch; readonly until: number }) {
  useTicks(true);
  const left = leftOf(until, match, Date.now());
  // Seconds count where there are few of them.
  const time = left < HOUR ? formatTime(left) : span.span(left);
  return (
    <span class="match-banner-time" role="timer" aria-label={texts.timeLeft(time)}>
      {time}
    </span>
  );
}
