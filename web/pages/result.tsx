import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { texts as campaigns } from '#texts/web/campaign.ts';
import { texts } from '#texts/web/result.ts';
import type { FinalScore, ScorePart } from '../../games/final-score.ts';
import { isFocusSpent } from '../../kit/focus.ts';
import { playSound } from '../../kit/sound.ts';
import type { GameScreen } from '../../kit/table.ts';
import { countedIn } from '../counted.ts';
import { hasPeople } from '../session/player.ts';
import type { Session } from '../session/session.ts';
import { ResultActions } from './result-actions.tsx';
import { HowItWent } from './result-curve.tsx';
import { Facts, MirroredParts, PartsTable, Totals } from './result-parts.tsx';
import { placeWords, resultTitle } from './result-words.ts';
import { StarsWon, stepIn } from './stars.tsx';
import type { Act } from './use-fault.ts';

/** So far a finger must pull the sheet before it follows. */
const PULL = 30;

/** The result of a match, beside the board; on a phone a sheet over its lower part, which can be pulled down. */
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
  const heading = useRef<HTMLHeadingElement>(null);
  const sheet = useSheet();
  const [isDetailed, tellMore] = useState(false);
  useEffect(() => {
    if (isNew) playSound('end');
    if (isFocusSpent()) heading.current?.focus();
  }, [isNew]);
  return (
    <section class={`result${sheet.isLow ? ' is-low' : ''}`} aria-label={texts.title}>
      <button type="button" class="result-handle" aria-expanded={!sheet.isLow} {...sheet.handle}>
        <span class="sr-only">{sheet.isLow ? texts.raise : texts.lower}</span>
      </button>
      <div class="result-body">
        <header class="result-head">
          <h2 ref={heading} tabIndex={-1}>
            {resultTitle(position, names, room.about.together ?? false, hasPeople(session.players))}
          </h2>
          <p class="fine">{aboutMatch(session, names)}</p>
        </header>
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
      </div>
      <ResultActions {...{ session, lookAt, act }}>
        <button type="button" class="quiet" aria-pressed={isDetailed} onClick={() => tellMore(!isDetailed)}>
          {isDetailed ? texts.overview : texts.details}
        </button>
      </ResultActions>
    </section>
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

/** Which challenge, against whom, and how long. */
function aboutMatch(session: Session, names: readonly string[]): string {
  const { players, room, snapshot } = session;
  const levels = players.flatMap((player) => (player.kind === 'bot' ? [player.level] : []));
  const isDuel = players.length === 2 && levels.length === 1;
  const company = players.length > 1 ? texts.players(players.length) : undefined;
  const step = stepIn(session);
  return [
    placeWords(snapshot.position, names, room.about.together ?? false),
    step && campaigns.step(step.number, step.title),
    isDuel ? (room.about.together ? texts.beside : texts.against)(levels[0]) : company,
    countedIn(room).all(snapshot.log.at(-1)?.number ?? 0),
  ]
    .filter((part) => part !== undefined)
    .join(' · ');
}

/** Whether the sheet is pulled down, by its handle or a finger on it. */
function useSheet() {
  const [isLow, setLow] = useState(false);
  const from = useRef<number>();
  const handle = {
    onClick: () => setLow(!isLow),
    onPointerDown: (event: PointerEvent) => {
      from.current = event.clientY;
    },
    onPointerMove: (event: PointerEvent) => {
      if (from.current === undefined || Math.abs(event.clientY - from.current) < PULL) return;
      setLow(event.clientY > from.current);
      from.current = undefined;
    },
  };
  return { isLow, handle };
}
