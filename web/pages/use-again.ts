import { useEffect, useState } from 'preact/hooks';
import { CHANCE } from '../../core/game.ts';
import { untilStill } from '../../kit/motion.ts';
import type { LogLines } from '../session/log-in-words.ts';
import type { Snapshot } from '../session/session.ts';
import type { NewsItem } from './news.ts';

/** Milliseconds that the board is seen as it was before, and after each turn beyond its own movement. */
const BEFORE = 500;
const EACH = 700;

export interface ShownAgain {
  /** How many lines of the log had happened where the board is shown; nothing while it shows the present. */
  readonly step: number | undefined;
  /** What had happened by then. */
  readonly log: LogLines;
  readonly start: () => void;
  readonly stop: () => void;
}

interface Run {
  /** The log and the advice when it began. */
  readonly log: Snapshot['log'];
  readonly guidance: Snapshot['guidance'];
  readonly steps: readonly number[];
  readonly at: number;
}

/** Whether what somebody did has happened where the board is shown. */
export function isShown({ to }: NewsItem, step: number | undefined): boolean {
  return step === undefined || to < step;
}

/** Shows once more what the others did: the board goes back and their moves are made again, one after the other. */
export function useAgain({ log, guidance }: Snapshot, news: readonly NewsItem[]): ShownAgain {
  const [run, setRun] = useState<Run>();
  // Whatever happens meanwhile comes first: a move, or an idea for the board as it is now.
  const current = run?.log === log && run.guidance === guidance ? run : undefined;
  useEffect(() => {
    if (!current) return;
    let isCurrent = true;
    const goOn = () => {
      if (isCurrent) setRun(current.at + 1 < current.steps.length ? { ...current, at: current.at + 1 } : undefined);
    };
    const timer = setTimeout(() => untilStill().then(goOn), current.at === 0 ? BEFORE : EACH);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [current]);
  const start = () => {
    if (news.length > 0) setRun({ log, guidance, steps: stepsOf(news, log), at: 0 });
  };
  const step = current?.steps[current.at];
  return { step, log: step === undefined ? log : log.slice(0, step), start, stop: () => setRun(undefined) };
}

/**
 * Before the first line, then after each line of a seat and what chance did upon it: nobody sees the table between the two
 * while a match goes on, and without the tile that is drawn next it would look as if one had been lost.
 */
export function stepsOf(news: readonly NewsItem[], log: LogLines): readonly number[] {
  const lines = news
    .flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, at) => from + at))
    .filter((line) => log.at(line)?.seat !== CHANCE);
  return [lines[0], ...lines.flatMap((line) => momentsOf(log, line))];
}

/** What ended a part of the match is seen before the table is laid anew. */
function momentsOf(log: LogLines, line: number): readonly number[] {
  const rested = afterRolls(log, line + 1);
  return log.at(line)?.endsStage && rested > line + 1 ? [line + 1, rested] : [rested];
}

function afterRolls(log: LogLines, step: number): number {
  return log.at(step)?.seat === CHANCE ? afterRolls(log, step + 1) : step;
}
