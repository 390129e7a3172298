import { useMemo, useRef } from 'preact/hooks';
import { texts as common } from '#texts/web/study.ts';
import { texts } from '#texts/web/study-review.ts';
import { SeatBadge } from '../../kit/seat-badge.tsx';
import { Segments, titled } from '../../kit/segments.tsx';
import { isContradicted, offScale } from '../../study/rates.ts';
import { FEWEST, type PlayerReport, type Report } from '../../study/report.ts';
import { countedIn } from '../counted.ts';
import { highestLevel, type Player } from '../session/player.ts';
import { decisionsOf, mistakesOf } from '../study/chances.ts';
import { restAt } from '../study/joined.ts';
import { CARES } from '../study/reviewer.ts';
import { sayGoOn } from './review-words.ts';
import { ChanceCurve, LuckBars, ScoreLines } from './study-curve.tsx';
import { LevelScale } from './study-levels.tsx';
import { StudyParts } from './study-parts.tsx';
import { BiggestSwings } from './study-swings.tsx';
import { type Desk, nodeAt, numberAt } from './use-desk.ts';
import type { Review } from './use-review.ts';

/** The chances over the match and what decided it, then how everybody played. */
export function StudyReview({ desk, learn }: { readonly desk: Desk; readonly learn: () => void }) {
  const { study, review, report } = desk;
  if (!study.record) return <p class="fine">{texts.noReview}</p>;
  if (!study.mayAsk) return <p class="fine">{common.runningShort}</p>;
  if (!review) return <p class="fine">{common.loading}</p>;
  const { state } = review.job;
  const isDone = state === 'done';
  return (
    <div class="study-review" aria-busy={state === 'working'}>
      <h2 class="sr-only">{texts.review}</h2>
      <Progress review={review} />
      {report && (
        <>
          <Story {...{ desk, report, learn, isDone }} />
          <Details {...{ desk, report, isDone }} />
          {isDone && <CareChoice review={review} />}
        </>
      )}
    </div>
  );
}

/** What somebody came for: where the match was won and lost. All of it has its place from the start, so that nothing jumps. */
function Story({ desk, report, learn, isDone }: ReportProps & { readonly learn: () => void }) {
  const { names, seat, setSeat, room } = desk;
  const isTogether = room.about.together === true;
  return (
    <>
      <div class="study-whose">
        <h3>{isTogether ? texts.chanceTogether : texts.chance(names[seat])}</h3>
        {names.length > 1 && !isTogether && (
          <Segments
            name="study-seat"
            legend={texts.whose}
            isQuiet
            choices={names.map((name, each) => ({ value: each, title: common.seatName(name) }))}
            value={seat}
            change={setSeat}
          />
        )}
      </div>
      <ChanceCurve desk={desk} />
      <Learn {...{ desk, learn, isDone }} />
      <BiggestSwings {...{ desk, isDone }} />
      {!isTogether && <StudyParts {...{ desk, isDone }} player={report.players[seat]} />}
    </>
  );
}

/** How well everybody played, luck and points. What comes only with the whole review is at the end. */
function Details({ desk, report, isDone }: ReportProps) {
  return (
    <>
      <Players {...{ desk, report, isDone }} />
      {report.showsLuck && (
        <>
          <h3>{texts.luck}</h3>
          <LuckBars desk={desk} />
        </>
      )}
      {!desk.room.about.together && (
        <>
          <h3>{texts.scores}</h3>
          <ScoreLines desk={desk} />
        </>
      )}
      {isDone && <Rates {...{ desk, report }} />}
      <Levels {...{ desk, report, isDone }} />
    </>
  );
}

/** How far the review is, and how to stop it or go on. Somebody who has seen it at work keeps its line: nothing below jumps. */
function Progress({ review }: { readonly review: Review }) {
  const { job } = review;
  const { state, done, total } = job;
  const isNew = done === 0 && state === 'stopped';
  const wasAtWork = useRef(false);
  wasAtWork.current ||= state === 'working';
  if (state === 'done' && !wasAtWork.current) return null;
  return (
    <div class="study-progress">
      {isNew && <p class="fine">{texts.reviewSay}</p>}
      {!isNew && (
        <>
          <progress max={total} value={done} aria-label={texts.review} />
          <span class="fine">{stateWords(job)}</span>
        </>
      )}
      {state === 'working' && (
        <button type="button" onClick={review.stop}>
          {texts.stop}
        </button>
      )}
      {(state === 'stopped' || state === 'failed') && (
        <button type="button" class="primary" onClick={review.start}>
          {sayGoOn(job)}
        </button>
      )}
      {(state === 'stopped' || state === 'failed') && <CareChoice review={review} />}
    </div>
  );
}

/** Per cents are told at the end of the match; here the bar shows them. */
function stateWords({ state, done, total }: Review['job']): string {
  if (state === 'failed') return texts.reviewFailed;
  if (state === 'stopped') return texts.reviewStopped(done, total);
  return state === 'done' ? texts.reviewed : texts.reviewing;
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

interface ReportProps {
  readonly desk: Desk;
  readonly report: Report;
  readonly isDone: boolean;
}

function Players({ desk, report, isDone }: ReportProps) {
  const { names } = desk;
  return (
    <ul class="study-players" aria-label={texts.players}>
      {report.players.map((player) => (
        <li key={player.seat} style={{ background: `var(--tint-${player.seat})` }}>
          <b>
            <SeatBadge seat={player.seat} /> {common.seatName(names[player.seat])}
          </b>
          <Computer player={desk.study.players[player.seat]} />
          {isDone ? <Rated {...{ desk, player, report }} name={names[player.seat]} /> : <SoFar player={player} />}
        </li>
      ))}
    </ul>
  );
}

function Computer({ player }: { readonly player: Player | undefined }) {
  return player?.kind === 'bot' ? <span class="fine">{texts.computer(player.level)}</span> : null;
}

/** What level somebody plays like, where a match may say so: that of a computer player is known, and what its own result speaks against is not told. */
function likenessIn({ study, review }: Desk, { players }: Report, player: PlayerReport) {
  const { seat, like, accuracy, result } = player;
  if (!like || study.players[seat]?.kind === 'bot') return undefined;
  const off = offScale(like, review?.job.rates?.levels ?? []);
  const rivals = players.flatMap((other) => {
    const playing = study.players[other.seat];
    return playing?.kind === 'bot' ? [{ ...other, level: playing.level }] : [];
  });
  return isContradicted({ like, accuracy, result }, off, rivals) ? undefined : { ...like, off };
}

/** What was found so far among a player's moves. */
function SoFar({ player: { marks } }: { readonly player: PlayerReport }) {
  const found = marks.inaccuracy + marks.mistake + marks.blunder;
  const words = found > 0 ? texts.counts(marks) : texts.noneYet;
  return <span class="fine">{words}</span>;
}

/** Only of a whole review: after the first few decisions a number would be a scare. */
function Rated({
  desk,
  player,
  report,
  name,
}: Omit<ReportProps, 'isDone'> & { readonly player: PlayerReport; readonly name: string }) {
  const { seat, accuracy, marks, counted, hinted } = player;
  const like = likenessIn(desk, report, player);
  const counts = texts.counts(marks);
  const hints = hinted > 0 && <span class="fine">{texts.fromHints(name, hinted)}</span>;
  if (accuracy === null) {
    return (
      <>
        <span class="fine">{hinted > 0 ? texts.mostlyHints : unratedWords(desk, report, seat, counted)}</span>
        {hints}
        {counted > 0 && <span class="fine">{counts}</span>}
        {marks.only > 0 && <span class="fine">{texts.onlyFound(marks.only)}</span>}
      </>
    );
  }
  return (
    <>
      <span class="study-accuracy">
        <b>{texts.accuracyOf(accuracy)}</b> <span class="fine">{texts.accuracy}</span>
      </span>
      <span class="fine">{counts}</span>
      {hints}
      {marks.only > 0 && <span class="fine">{texts.onlyFound(marks.only)}</span>}
      {like && <span>{texts.like(name, like.low, like.high, like.off)}</span>}
    </>
  );
}

/** What a player's moves cost on average. */
function Rates({ desk: { names }, report }: Omit<ReportProps, 'isDone'>) {
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

/** Why there is no number: too few decisions counted, or it was won or lost from the first to the last. */
function unratedWords({ room, tree, rests }: Desk, report: Report, seat: number, counted: number): string {
  if (counted > 0) return texts.tooFew(counted, FEWEST.rated);
  const own = decisionsOf(report).filter((decision) => decision.seat === seat);
  const chances = own.map(({ ply, chances }) => restAt(rests, ply + 1)?.chances[seat] ?? chances[seat]);
  if (chances.length === 0) return texts.noDecisions;
  const [lowest, highest] = [Math.min(...chances), Math.max(...chances)];
  if (lowest > 0.5) {
    if (!room.about.together) return texts.aheadThroughout(lowest);
    const node = nodeAt(tree, own[chances.indexOf(lowest)].ply + 1);
    return texts.neverInDanger(lowest, countedIn(room).number(node ? numberAt({ room }, node) : 0));
  }
  return highest < 0.5 ? texts.behindThroughout(highest) : texts.noDecisions;
}

/** The strongest computer player that such a table offers. */
function highestIn({ room, study: { record } }: Desk): number {
  return record ? highestLevel(room.about, record.seats, record.settings) : 0;
}

/** Beside the computer's levels, where one match is enough to tell. */
function Levels({ desk, report, isDone }: ReportProps) {
  const levels = desk.review?.job.rates?.levels;
  if (!levels || !isDone) return null;
  const told = report.players.filter((player) => likenessIn(desk, report, player));
  if (report.players.every(({ accuracy }) => accuracy === null)) return null;
  return (
    <>
      <LevelScale levels={levels} players={told} most={highestIn(desk)} />
      <p class="fine">{texts.accuracySay}</p>
    </>
  );
}

/** It has its place before there is anything to find: nothing below moves when the first mistake is found. */
function Learn({
  desk: { report, seat, names },
  learn,
  isDone,
}: {
  readonly desk: Desk;
  readonly learn: () => void;
  readonly isDone: boolean;
}) {
  const mistakes = useMemo(() => (report ? mistakesOf(report, seat) : []), [report, seat]);
  if (mistakes.length === 0 && isDone) return null;
  return (
    <button type="button" class="primary" disabled={mistakes.length === 0} onClick={() => learn()}>
      {texts.learnFor(names[seat], mistakes.length)}
    </button>
  );
}
