import { texts } from '#texts/web/online.ts';
import { texts as result } from '#texts/web/result.ts';
import type { TableNow } from '../../online/messages/news.ts';
import type { Who } from '../../texts/who.ts';
import type { RemoteSession } from '../session/remote-session.ts';
import { ResultActions } from './result-actions.tsx';
import type { EndedParts } from './surroundings.ts';

/** A match that has ended before its rules ended it: how, who won, and what to do next. */
export function OnlineEnding({
  session,
  now,
  more,
  act,
  lookAt,
  children,
}: EndedParts & {
  readonly session: RemoteSession;
  readonly now: TableNow;
  readonly more: preact.ComponentChildren;
}) {
  return (
    <section class="result" aria-label={result.title}>
      <div class="result-body">
        <header class="result-head">
          <h2>{winnerWords(now, session)}</h2>
          <p class="fine">{sayWhy(now, session.names)}</p>
        </header>
        {children}
      </div>
      <ResultActions {...{ session, lookAt, act }}>{more}</ResultActions>
    </section>
  );
}

function winnerWords({ ending }: TableNow, { names }: RemoteSession): string {
  const winners = ending?.winners ?? [];
  if (winners.length === 0) return texts.ended.noWinner;
  return winners.length === 1 ? texts.ended.wins(names[winners[0]]) : texts.ended.shared;
}

function sayWhy({ ending }: TableNow, names: readonly Who[]): string {
  if (ending?.why === 'draw') return texts.ended.draw;
  const who = ending?.by === undefined ? undefined : names[ending.by];
  if (who === undefined || !ending || ending.why === 'rules') return texts.ended.over;
  return texts.ended[ending.why](who);
}
