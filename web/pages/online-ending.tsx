import type { ComponentChildren } from 'preact';
import { texts } from '#texts/web/online.ts';
import { texts as result } from '#texts/web/result.ts';
import { texts as table } from '#texts/web/table.ts';
import { SeatBadge } from '../../kit/seat-badge.tsx';
import type { TableNow } from '../../online/messages/news.ts';
import { pointsSoFar } from '../match-summary.ts';
import { sayReason, sayWinners } from '../session/online-result.ts';
import type { RemoteSession } from '../session/remote-session.ts';
import { ResultActions } from './result-actions.tsx';
import type { EndedParts } from './surroundings.ts';

/** A match that has ended before its rules ended it: how, who won, and what to do next. */
export function OnlineEnding({
  session,
  now,
  act,
  lookAt,
  after,
  children,
}: EndedParts & {
  readonly session: RemoteSession;
  readonly now: TableNow;
  readonly after: ComponentChildren;
}) {
  // Called off before anybody moved, there is nothing to count, to tell or to check.
  const isPlayed = (session.snapshot.log.at(-1)?.move ?? 0) > 0;
  return (
    <section class="result" aria-label={result.title}>
      <div class="result-body">
        <header class="result-head">
          <h2>{now.ending ? sayWinners(now.ending, now.game, session.names) : texts.ended.over}</h2>
          <p class="fine">{(now.ending && sayReason(now.ending, session.names)) ?? texts.ended.over}</p>
        </header>
        {isPlayed && (
          <>
            <Points session={session} />
            {children}
            {after}
          </>
        )}
      </div>
      <ResultActions {...{ session, lookAt, act }} />
    </section>
  );
}

/** How far everybody had come. */
function Points({ session: { room, names, snapshot } }: { readonly session: RemoteSession }) {
  const points = pointsSoFar(room, snapshot.position);
  if (!points) return null;
  return (
    <ul class="ending-points" aria-label={texts.ended.points}>
      {names.map((name, seat) => (
        <li key={seat}>
          <SeatBadge seat={seat} /> <span>{table.logWho(name)}</span> <b>{points[seat]}</b>
        </li>
      ))}
    </ul>
  );
}
