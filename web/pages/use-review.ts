import { useEffect, useReducer, useState } from 'preact/hooks';
import { must } from '../../core/result.ts';
import { replay } from '../../core/timeline.ts';
import type { Room } from '../../games/room.ts';
import { WorkerJudge } from '../study/judges.ts';
import { ReviewJob } from '../study/review-job.ts';
import { reviews } from '../study/review-store.ts';
import { CARES, type Care, loadReviewer } from '../study/reviewer.ts';
import type { Study } from '../study/study-text.ts';

/** The review of a match, and how to have it made with more or less care. */
export interface Review {
  readonly job: ReviewJob;
  /** The one that was chosen: its job may still be on its way. */
  readonly care: Care;
  readonly choose: (care: Care) => void;
  /** Begins or goes on. */
  readonly start: () => void;
  /** Somebody wants no more of it, also when they come back. */
  readonly stop: () => void;
}

/** Drawn again at most so often while a review goes on, in milliseconds. */
const REDRAW = 200;

/** A review of the study's match, with what was kept of it; nothing where nobody may review it, or until it is loaded. */
export function useReview(room: Room, study: Study, name: string, shown: number | undefined): Review | undefined {
  const [care, setCare] = useState<Care>();
  const [job, setJob] = useState<ReviewJob>();
  useEffect(() => {
    let isCurrent = true;
    openJob(room, study, name, shown, care).then((opened) => {
      if (!isCurrent || !opened) return;
      // Who opens a match here or asks for another care wants its review now; one that was stopped by hand stays so.
      if (care || !reviews.isStopped(name)) opened.start();
      setJob(opened);
    });
    return () => {
      isCurrent = false;
    };
  }, [room, study, name, shown, care]);
  useChanges(job);
  useEffect(() => () => job?.stop(), [job]);
  if (!job) return undefined;
  const choose = (chosen: Care) => {
    reviews.saveCare(chosen);
    reviews.saveStopped(name, false);
    setCare(chosen);
  };
  const start = () => {
    reviews.saveStopped(name, false);
    job.start();
  };
  const stop = () => {
    reviews.saveStopped(name, true);
    job.stop();
  };
  return { job, choose, start, stop, care: care ?? job.care };
}

async function openJob(
  room: Room,
  { record, mayAsk, advised }: Study,
  name: string,
  shown: number | undefined,
  chosen: Care | undefined,
): Promise<ReviewJob | undefined> {
  if (!record || !mayAsk) return undefined;
  const match = must(replay(room.game, record));
  const care = chosen ?? (await keptCare(room, name)) ?? reviews.loadCare();
  const hired = await loadReviewer(room, care);
  return new ReviewJob({
    ...hired,
    ...{ match, record, care, advised, shown },
    known: reviews.load(name, hired.reviewer),
    hire: () => new WorkerJudge(),
    keep: (report) => reviews.save(name, report, report.lines.length === match.length),
  });
}

/** The care with which the review was made that is kept, if it still holds. */
async function keptCare(room: Room, name: string): Promise<Care | undefined> {
  for (const care of Object.keys(CARES) as Care[]) {
    const { reviewer } = await loadReviewer(room, care);
    if (reviews.load(name, reviewer).length > 0) return care;
  }
  return undefined;
}

function useChanges(job: ReviewJob | undefined): void {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = job?.subscribe(() => {
      timer ??= setTimeout(() => {
        timer = undefined;
        redraw(undefined);
      }, REDRAW);
    });
    return () => {
      leave?.();
      clearTimeout(timer);
    };
  }, [job]);
}
