import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { FinalScore, ScorePart } from '../../games/final-score.ts';
import type { GameScreen } from '../../kit/table.ts';
import { hasPeople } from '../session/player.ts';
import type { Session } from '../session/session.ts';
import { DetailsButton, ResultActions } from './result-actions.tsx';
import { HowItWent } from './result-curve.tsx';
import { Facts, MirroredParts, PartsTable, Totals } from './result-parts.tsx';
import { ResultSheet } from './result-sheet.tsx';
import { aboutMatch, resultTitle } from './result-words.ts';
import { StarsWon } from './stars.tsx';
import type { Act } from './use-fault.ts';

/** The result of a match that its rules ended, beside the board; on a phone a sheet over its lower part. */
export function ResultPanel({
  session,
  screen: { Ending, Course },
  names,
  isNew,
  lookAt,
  act,
  after,
  children,
}: {
  readonly session: Session;
  readonly screen: GameScreen;
  readonly names: readonly string[];
  /** The match has just ended: it is heard. */
  readonly isNew: boolean;
  readonly lookAt: (step: number) => void;
  readonly act: Act;
  /** What a table adds under the score. */
  readonly after?: ComponentChildren;
  /** What belongs to the details of every game: the log. */
  readonly children?: ComponentChildren;
}) {
  const { room, snapshot } = session;
  const { position, earlier } = snapshot;
  const score = useMemo(() => room.explainScore?.(position, earlier), [room, position, earlier]);
  const [isDetailed, tellMore] = useState(false);
  const actions = (
    <ResultActions {...{ session, lookAt, act }}>
      <DetailsButton {...{ isDetailed, tellMore }} />
    </ResultActions>
  );
  return (
    <ResultSheet
      title={resultTitle(position, names, room.about.together ?? false, hasPeople(session.players))}
      about={aboutMatch(session, names)}
      {...{ isNew, actions }}
    >
      <StarsWon session={session} />
      {isDetailed ? (
        <>
          <Ending {...{ position, names, earlier }} />
          {children}
        </>
      ) : (
        <>
          <Score {...{ score, names }} points={Array.from(position.scores())} winners={position.winners() ?? []} />
          {Course && <Course {...{ position, names, earlier }} />}
          {score?.kind === 'points' && <HowItWent {...{ room, snapshot, names, lookAt }} />}
        </>
      )}
      {after}
    </ResultSheet>
  );
}

function Score({
  score,
  names,
  points,
  winners,
}: {
  readonly score: FinalScore | undefined;
  readonly names: readonly string[];
  readonly points: readonly number[];
  readonly winners: readonly number[];
}) {
  if (score?.kind === 'facts') {
    return (
      <>
        {score.note && <p class="result-why">{score.note}</p>}
        <Facts facts={score.facts} />
      </>
    );
  }
  const parts = score?.parts.filter(hasAnything) ?? [];
  const note = score?.note && <p>{score.note}</p>;
  const isAnyLost = parts.some(({ lost = [] }) => lost.some((each) => each !== 0));
  const lostNote = isAnyLost && score?.lostNote && <p class="fine result-lost">{score.lostNote}</p>;
  if (points.length > 2) {
    return (
      <>
        {note}
        <PartsTable {...{ parts, names, points, winners }} />
        {lostNote}
      </>
    );
  }
  return (
    <>
      {note}
      <Totals {...{ names, points, winners }} />
      <MirroredParts parts={parts} />
      {lostNote}
    </>
  );
}

function hasAnything({ points, compared = points, lost = [] }: ScorePart): boolean {
  return [...compared, ...lost].some((each) => each !== 0);
}
