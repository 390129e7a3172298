import { useEffect, useState } from 'preact/hooks';
import { untilStill } from '../../kit/motion.ts';
import type { Snapshot } from '../session/session.ts';
import type { NewsItem } from './news.ts';

/** Milliseconds that the board is seen as it was before, and after each turn beyond its own movement. */
const BEFORE = 500;
const EACH = 700;

export interface ShownAgain {
  /** How many lines of the log had happened where the board is shown; nothing while it shows the present. */
  readonly step: number | undefined;
  readonly start: () => void;
  readonly stop: () => void;
}

interface Run {
  /** The log when it began. */
  readonly log: Snapshot['log'];
  readonly steps: readonly number[];
  readonly at: number;
}

/** Shows once more what the others did: the board goes back and their moves are made again, one after the other. */
export function useAgain({ log }: Snapshot, news: readonly NewsItem[]): ShownAgain {
  const [run, setRun] = useState<Run>();
  // Whatever happens meanwhile comes first.
  const current = run?.log === log ? run : undefined;
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
    if (news.length > 0) setRun({ log, steps: stepsOf(news), at: 0 });
  };
  return { step: current?.steps[current.at], start, stop: () => setRun(undefined) };
}

/** Before the first line, then after each line of a seat. */
function stepsOf(news: readonly NewsItem[]): readonly number[] {
  const lines = news.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, at) => from + at));
  return [lines[0], ...lines.map((line) => line + 1)];
}
