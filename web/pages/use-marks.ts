import { useMemo, useState } from 'preact/hooks';
import type { Mark } from '../../kit/draw/place.ts';
import { useOnceStill } from '../../kit/later.tsx';
import type { LogLines } from '../session/log-in-words.ts';
import type { Snapshot } from '../session/session.ts';
import { LETTERS } from './hints.tsx';
import { lineOfMove, markOf, marksOf, type NewsItem, newsFor } from './news.ts';
import { useAgain } from './use-again.ts';

/**
 * What is marked on the board: what others did since your last turn, once it has come to rest, the line of the log that is
 * pointed at, and the ideas of a hint.
 */
export function useMarks(snapshot: Snapshot) {
  const { log, viewer, position, guidance } = snapshot;
  const [litMove, light] = useState<number>();
  const latest = useMemo(() => {
    const news = newsFor(log, viewer, position.turn);
    return { news, past: marksOf(news, log) };
  }, [log, viewer, position]);
  const { news, past } = stillTrue(useOnceStill(latest, log.length), latest);
  const again = useAgain(snapshot, news);
  const marks = useMemo(() => {
    const shown = past.filter((_, at) => again.step === undefined || news[at].to < again.step);
    return [...shown, ...ideasOf(guidance, position.turn), ...litOf(log, litMove)];
  }, [past, news, again.step, guidance, position, log, litMove]);
  return { marks, news, again, light };
}

interface Told {
  readonly news: readonly NewsItem[];
  readonly past: readonly Mark[];
}

/** While a move is on its way, only what was told before it and will be told after it: news of an older turn go at once. */
function stillTrue(told: Told, latest: Told): Told {
  if (told === latest) return latest;
  const begun = new Set(latest.news.map(({ from }) => from));
  const isTrue = (_: unknown, at: number) => begun.has(told.news[at].from);
  return { news: told.news.filter(isTrue), past: told.past.filter(isTrue) };
}

function ideasOf(guidance: Snapshot['guidance'], turn: number): readonly Mark[] {
  if (guidance.kind !== 'hints') return [];
  return guidance.hints.map(({ places }, at) => ({
    seat: Math.max(0, turn),
    sign: LETTERS[at],
    kind: at === guidance.picked ? 'chosen' : 'idea',
    places,
  }));
}

function litOf(log: LogLines, move: number | undefined): readonly Mark[] {
  const line = move === undefined ? undefined : lineOfMove(log, move);
  return line ? [markOf(line)] : [];
}
