import { useMemo, useState } from 'preact/hooks';
import type { Mark } from '../../kit/draw/place.ts';
import { useOnceStill } from '../../kit/later.tsx';
import type { LogLines } from '../session/log-in-words.ts';
import type { Snapshot } from '../session/session.ts';
import { LETTERS } from './hints.tsx';
import { lineOfMove, markOf, marksOf, type NewsItem, newsFor } from './news.ts';
import { isShown, useAgain } from './use-again.ts';

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
    const shown = past.filter((_, at) => isShown(news[at], again.step));
    // On the board as it was earlier, ideas for now would mean something else.
    const ideas = again.step === undefined ? ideasOf(guidance, position.turn) : [];
    return [...shown, ...ideas, ...litOf(log, litMove)];
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
  const keys = guidance.hints.map(({ places }) => JSON.stringify(places));
  return guidance.hints.flatMap(({ places }, at): Mark[] => {
    // Ideas at one place share a badge: one of two would hide the other.
    const here = keys.flatMap((key, other) => (key === keys[at] && places.length > 0 ? [other] : []));
    if (here.length > 0 && here[0] !== at) return [];
    const isChosen = at === guidance.picked || here.includes(guidance.picked);
    const sign = here.length > 1 ? here.map((each) => LETTERS[each]).join('') : LETTERS[at];
    return [{ seat: Math.max(0, turn), sign, kind: isChosen ? 'chosen' : 'idea', places }];
  });
}

function litOf(log: LogLines, move: number | undefined): readonly Mark[] {
  const line = move === undefined ? undefined : lineOfMove(log, move);
  return line ? [markOf(line)] : [];
}
