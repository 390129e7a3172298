import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { texts } from '#texts/web/online.ts';
import type { Ending } from '../../online/messages/parts.ts';
import { pointsSoFar } from '../match-summary.ts';
import { sayReason, sayWinners } from '../session/online-result.ts';
import type { Session } from '../session/session.ts';
import { DetailsButton, ResultActions } from './result-actions.tsx';
import { HowItWent } from './result-curve.tsx';
import { PartsTable, Totals } from './result-parts.tsx';
import { ResultSheet } from './result-sheet.tsx';
import type { Act } from './use-fault.ts';

interface EarlyProps {
  readonly session: Session;
  readonly ending: Ending;
  readonly names: readonly string[];
  readonly lookAt: (step: number) => void;
}

/** A match that its players ended before its rules did: how, who won, how far everybody had come, and what to do next. */
export function EarlyEnding({
  act,
  isNew,
  after,
  children,
  ...match
}: EarlyProps & {
  readonly act: Act;
  readonly isNew: boolean;
  /** What a table adds under the score. */
  readonly after?: ComponentChildren;
  /** The log. */
  readonly children?: ComponentChildren;
}) {
  const { session, ending, names, lookAt } = match;
  const [isDetailed, tellMore] = useState(false);
  const points = pointsSoFar(session.room, session.snapshot.position);
  // Ended before anybody moved, there is nothing to count, to tell or to check.
  const isPlayed = (session.snapshot.log.at(-1)?.move ?? 0) > 0;
  const actions = (
    <ResultActions {...{ session, lookAt, act }}>
      {points && <DetailsButton {...{ isDetailed, tellMore }} />}
    </ResultActions>
  );
  return (
    <ResultSheet
      title={sayWinners(ending, session.room.game.id, names)}
      about={sayReason(ending, names) ?? texts.ended.over}
      {...{ isNew, actions }}
    >
      {isPlayed && (points && !isDetailed ? <SoFar {...match} points={points} /> : children)}
      {isPlayed ? after : <p class="result-why">{texts.ended.unplayed}</p>}
    </ResultSheet>
  );
}

/** How far everybody had come. */
function SoFar({
  session: { room, snapshot },
  ending: { winners },
  names,
  lookAt,
  points,
}: EarlyProps & { readonly points: readonly number[] }) {
  return (
    <>
      <h3 class="result-part">{texts.ended.points}</h3>
      {points.length > 2 ? (
        <PartsTable {...{ names, points, winners }} parts={[]} />
      ) : (
        <Totals {...{ names, points, winners }} />
      )}
      <HowItWent {...{ room, snapshot, names, lookAt }} />
    </>
  );
}
