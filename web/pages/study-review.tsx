import { texts as common } from '#texts/web/study.ts';
import { texts } from '#texts/web/study-review.ts';
import { SeatBadge } from '../../kit/seat-badge.tsx';
import { Segments, titled } from '../../kit/segments.tsx';
import { highestLevel } from '../session/player.ts';
import { mistakesOf } from '../study/chances.ts';
import { CARES } from '../study/reviewer.ts';
import type { GrowingProps, ReportProps } from './report-props.ts';
import { sayGoOn, sayLearn, sayNoLearning } from './review-words.ts';
import { LuckBars, ScoreLines } from './study-curve.tsx';
import { LevelScale } from './study-levels.tsx';
import { StudyParts } from './study-parts.tsx';
import { likenessIn, PlayerRemarks, StudyPlayers } from './study-players.tsx';
import { MarkLegend } from './study-time.tsx';
import { TurningPoints } from './study-turns.tsx';
import { type Desk, triedAgain } from './use-desk.ts';
import type { Review } from './use-review.ts';

/** How everybody played and where the match turned, then what else there is to know. The chances themselves are above the walk. */
export function StudyReview({ desk, learn }: { readonly desk: Desk; readonly learn: (() => void) | undefined }) {
  const { study, review, report } = desk;
  if (!study.record) return <p class="fine">{texts.noReview}</p>;
  if (!study.mayAsk) return <p class="fine">{common.runningShort}</p>;
  if (!review) return <p class="fine">{common.loading}</p>;
  const { state } = review.job;
  const isDone = state === 'done';
  return (
    <div class="study-review" aria-busy={state === 'working'}>
      <h2 class="sr-only">{texts.review}</h2>
      {report && (
        <>
          <StudyPlayers {...{ desk, report, isDone }} />
          {learn && <LearnButton {...{ desk, learn }} />}
          <TurningPoints {...{ desk, report, isDone }} />
          <Luck {...{ desk, report, isDone }} />
          {isDone && <More {...{ desk, report, review }} />}
        </>
      )}
      {/* Last: it goes once the review is whole, and nothing may jump then. */}
      <Progress review={review} />
    </div>
  );
}

/** Where the summary, which leads there as well, is not in sight. */
function LearnButton({ desk, learn }: { readonly desk: Desk; readonly learn: () => void }) {
  const mistakes = triedAgain(desk);
  const { report, review, names, seat } = desk;
  const found = report ? mistakesOf(report, seat) : [];
  const why = review && sayNoLearning(review.job, names[seat], found, mistakes);
  return (
    <>
      <button type="button" disabled={mistakes.length === 0} onClick={() => learn()}>
        {sayLearn(names[seat], mistakes)}
      </button>
      {why && <p class="fine">{why}</p>}
    </>
  );
}

function Luck({ desk, report, isDone }: GrowingProps) {
  return (
    <>
      {report.showsLuck && (
        <>
          <h3>{texts.luck}</h3>
          <LuckBars desk={desk} />
        </>
      )}
      {isDone && <PlayerRemarks {...{ desk, report }} />}
      {isDone && !desk.room.about.together && <StudyParts desk={desk} player={report.players[desk.seat]} />}
    </>
  );
}

/** For those who want to know how it was judged. */
function More({ desk, report, review }: ReportProps & { readonly review: Review }) {
  return (
    <details class="study-fold">
      <summary>{texts.moreNumbers}</summary>
      <div>
        <MarkLegend />
        <p class="fine">
          {report.showsLuck && `${texts.curveLuck} `}
          {texts.band}
        </p>
        {hasScoreLines(desk) && (
          <>
            <h3>{texts.scores}</h3>
            <ScoreLines desk={desk} />
          </>
        )}
        <Rates {...{ desk, report }} />
        <Levels {...{ desk, report }} />
        <CareChoice review={review} />
      </div>
    </details>
  );
}

/** Where hidden cards decide the points, nobody who looks with the eyes of one player knows how they went. */
function hasScoreLines({ room: { about }, eyes }: Desk): boolean {
  return !about.together && !(about.secretScores && eyes !== 'open');
}

/** How far the review is, and how to stop it or go on. */
function Progress({ review }: { readonly review: Review }) {
  const { job } = review;
  const { state, done, total } = job;
  if (state === 'done') return null;
  const isNew = done === 0 && state === 'stopped';
  return (
    <div class="study-progress">
      {isNew ? (
        <p class="fine">{texts.reviewSay}</p>
      ) : (
        <>
          <progress max={total} value={done} aria-label={texts.review} />
          <span class="fine">{stateWords(job)}</span>
        </>
      )}
      {state === 'working' ? (
        <button type="button" onClick={review.stop}>
          {texts.stop}
        </button>
      ) : (
        <>
          <button type="button" class="primary" onClick={review.start}>
            {sayGoOn(job)}
          </button>
          <CareChoice review={review} />
        </>
      )}
    </div>
  );
}

/** Per cents are told at the end of the match; here the bar shows them. */
function stateWords({ state, done, total }: Review['job']): string {
  if (state === 'failed') return texts.reviewFailed;
  return state === 'stopped' ? texts.reviewStopped(done, total) : texts.reviewing;
}

function CareChoice({ review: { care, choose } }: { readonly review: Review }) {
  return (
    <div class="study-care">
      <Segments
        name="study-care"
        legend={texts.care}
        choices={titled(CARES, texts.cares)}
        value={care}
        change={choose}
      />
    </div>
  );
}

/** What a player's moves cost on average. */
function Rates({ desk: { names }, report }: ReportProps) {
  const rated = report.players.flatMap(({ seat, errorRate, counted }) =>
    errorRate === null ? [] : [{ seat, words: texts.rate(names[seat], errorRate, counted) }],
  );
  if (rated.length === 0) return null;
  const isPartlyDecided = report.players.some(({ errorRate, decided }) => errorRate !== null && decided > 0);
  return (
    <ul class="study-rates fine">
      {rated.map(({ seat, words }) => (
        <li key={seat}>
          <SeatBadge seat={seat} /> {words}
        </li>
      ))}
      {isPartlyDecided && <li>{texts.rateDecided}</li>}
    </ul>
  );
}

/** The strongest computer player that such a table offers. */
function highestIn({ room, study: { record } }: Desk): number {
  return record ? highestLevel(room.about, record.seats, record.settings) : 0;
}

/** Beside the computer's levels, where one match is enough to tell. */
function Levels({ desk, report }: ReportProps) {
  const levels = desk.review?.job.rates?.levels;
  if (!levels) return null;
  const told = report.players.filter((player) => likenessIn(desk, report, player));
  if (report.players.every(({ accuracy }) => accuracy === null)) return null;
  return (
    <>
      <LevelScale levels={levels} players={told} most={highestIn(desk)} />
      <p class="fine">{texts.accuracySay}</p>
    </>
  );
}
