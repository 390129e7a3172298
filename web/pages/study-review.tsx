import { useMemo } from 'preact/hooks';
import { texts } from '#texts/web/study.ts';
import { SeatBadge } from '../../kit/seat-badge.tsx';
import { Segments, titled } from '../../kit/segments.tsx';
import type { PlayerReport, Report } from '../../study/report.ts';
import { wholePoints } from '../../study/round.ts';
import { mistakesOf } from '../study/chances.ts';
import { CARES } from '../study/reviewer.ts';
import { ChanceCurve, LuckBars, ScoreLines } from './study-curve.tsx';
import { LevelScale } from './study-levels.tsx';
import { TurningPoints } from './study-turning.tsx';
import type { Desk } from './use-desk.ts';
import type { Review } from './use-review.ts';

/** How everybody played, the chances over the match, its turning points and how the result came about. */
export function StudyReview({ desk, learn }: { readonly desk: Desk; readonly learn: () => void }) {
  const { study, review, report, names, seat, setSeat, room } = desk;
  if (!study.record) return <p class="fine">{texts.noReview}</p>;
  if (!study.mayAsk) return <p class="fine">{texts.runningShort}</p>;
  if (!review) return <p class="fine">{texts.loading}</p>;
  const isTogether = room.about.together === true;
  return (
    <div class="study-review">
      <h2 class="sr-only">{texts.review}</h2>
      {review.job.state !== 'done' && <Progress review={review} />}
      {report && (
        <>
          <Players {...{ desk }} players={report.players} isDone={review.job.state === 'done'} />
          {review.job.rates && <LevelScale levels={review.job.rates.levels} players={report.players} />}
          <Learn {...{ desk, learn }} />
          {names.length > 1 && !isTogether && (
            <Segments
              name="study-seat"
              legend={texts.whose}
              isQuiet
              choices={names.map((name, each) => ({ value: each, title: texts.seatName(name) }))}
              value={seat}
              change={setSeat}
            />
          )}
          <h3>{isTogether ? texts.chanceTogether : texts.chance(names[seat])}</h3>
          <ChanceCurve desk={desk} />
          <p class="fine">{texts.band}</p>
          {report.showsLuck && (
            <>
              <h3>{texts.luck}</h3>
              <LuckBars desk={desk} />
            </>
          )}
          <TurningPoints desk={desk} />
          {!isTogether && (
            <>
              <h3>{texts.scores}</h3>
              <ScoreLines desk={desk} />
            </>
          )}
          {review.job.state === 'done' && (
            <>
              <Parts {...{ desk }} player={report.players[seat]} />
              <Progress review={review} />
            </>
          )}
        </>
      )}
    </div>
  );
}

/** How far the review is, and how to stop it or go on. */
function Progress({ review: { job, choose, care } }: { readonly review: Review }) {
  const { state, done, total } = job;
  const isNew = done === 0 && state === 'stopped';
  return (
    <div class="study-progress">
      {isNew && <p class="fine">{texts.reviewSay}</p>}
      {state !== 'done' && !isNew && (
        <>
          <progress max={total} value={done} aria-label={texts.review} />
          <span class="fine" role="status">
            {state === 'failed'
              ? texts.reviewFailed
              : state === 'working'
                ? texts.reviewing(done, total)
                : texts.reviewStopped(done, total)}
          </span>
        </>
      )}
      {state === 'working' && (
        <button type="button" onClick={() => job.stop()}>
          {texts.stop}
        </button>
      )}
      {(state === 'stopped' || state === 'failed') && (
        <button type="button" class="primary" onClick={() => job.start()}>
          {isNew ? texts.reviewStart : texts.goOn}
        </button>
      )}
      {state !== 'working' && (
        <Segments
          name="study-care"
          legend={texts.care}
          choices={titled(CARES, texts.cares)}
          value={care}
          change={choose}
        />
      )}
    </div>
  );
}

function Players({
  desk: { names },
  players,
  isDone,
}: {
  readonly desk: Desk;
  readonly players: readonly PlayerReport[];
  readonly isDone: boolean;
}) {
  return (
    <ul class="study-players" aria-label={texts.players}>
      {players.map(({ seat, accuracy, errorRate, rateError, like, marks }) => (
        <li key={seat} style={{ background: `var(--tint-${seat})` }}>
          <b>
            <SeatBadge seat={seat} /> {texts.seatName(names[seat])}
          </b>
          {accuracy === null || errorRate === null ? (
            <span class="fine">{isDone ? texts.noDecisions : texts.noDecisionsYet}</span>
          ) : (
            <>
              <span class="study-accuracy">
                <b>{texts.accuracyOf(accuracy)}</b> <span class="fine">{texts.accuracy}</span>
              </span>
              <span class="fine">
                {texts.rate}: {texts.rateOf(errorRate, rateError ?? 0)}
              </span>
              <span class="fine">{texts.counts(marks.inaccuracy, marks.mistake, marks.blunder)}</span>
              {marks.only > 0 && <span class="fine">{texts.onlyFound(marks.only)}</span>}
              {like && <span>{texts.like(names[seat], like.low, like.high)}</span>}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

function Learn({ desk: { report, seat, names, review }, learn }: { readonly desk: Desk; readonly learn: () => void }) {
  const mistakes = useMemo(() => (report ? mistakesOf(report, seat) : []), [report, seat]);
  if (mistakes.length > 0) {
    return (
      <button type="button" class="primary" onClick={learn}>
        {texts.learnFor(names[seat])}
      </button>
    );
  }
  return review?.job.state === 'done' ? <p class="fine">{texts.learnNone(names[seat])}</p> : null;
}

const PARTS = ['decisions', 'others', 'draws', 'unknown', 'rest'] as const;

/** Without luck that means anything there is none to tell, nor where nothing was hidden from anybody. */
function isTold(part: (typeof PARTS)[number], report: Report | undefined): boolean {
  if (part === 'draws') return report?.showsLuck === true;
  return part !== 'unknown' || report?.players.some(({ unknown }) => unknown !== 0) === true;
}

/** The result taken apart; the parts add up to it. */
function Parts({ desk: { names, report }, player }: { readonly desk: Desk; readonly player: PlayerReport }) {
  const shown = PARTS.filter((part) => isTold(part, report));
  const [start, ...points] = wholePoints([player.start, ...shown.map((part) => player[part])], player.result);
  const nameOf = (part: (typeof PARTS)[number]) =>
    part === 'decisions' ? texts.part.decisions(names[player.seat]) : texts.part[part];
  return (
    <>
      <h3>{texts.parts}</h3>
      <table class="study-parts">
        <tbody>
          <tr>
            <th scope="row">{texts.part.start}</th>
            <td>{texts.wholeOf(start / 100)}</td>
          </tr>
          {shown.map((part, at) => (
            <tr key={part}>
              <th scope="row">{nameOf(part)}</th>
              <td>{texts.partOf(points[at])}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{texts.part.result}</th>
            <td>
              <b>{texts.wholeOf(player.result)}</b>
            </td>
          </tr>
        </tbody>
      </table>
      <p class="fine">{texts.partsSay}</p>
    </>
  );
}
