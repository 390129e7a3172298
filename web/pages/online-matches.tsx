import '../styles/online-matches.css';
import { useEffect, useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { texts as offline } from '#texts/web/offline-page.ts';
import { texts } from '#texts/web/online-matches.ts';
import { hiddenMatches } from '../online/hidden-matches.ts';
import { myMatches } from '../online/my-matches.ts';
import { paths } from '../routes.ts';
import { OnlineRow } from './online-row.tsx';
import { waitsForMe } from './online-words.ts';
import { RemovedBar } from './removed-bar.tsx';
import type { Removed } from './use-kept.ts';
import { useOnlineMatches } from './use-online-matches.ts';

/** So many are on pages that are about something else. */
const FEW = 4;

export interface OnlineCount {
  readonly all: number;
  readonly going: number;
  readonly waiting: number;
}

/** My matches on the server: the few that matter, or all of them. */
export function OnlineMatches({
  isShort,
  finished = isShort ? 0 : Number.POSITIVE_INFINITY,
  count,
}: {
  readonly isShort: boolean;
  /** So many of those that are over. */
  readonly finished?: number;
  /** Told how many there are, how many go on, and how many of them wait for me. */
  readonly count?: (matches: OnlineCount) => void;
}) {
  const { matches, removed, remove } = useListed();
  useEffect(() => {
    const going = matches.filter(({ status }) => status !== 'over');
    count?.({ all: matches.length, going: going.length, waiting: going.filter(waitsForMe).length });
  }, [matches, count]);
  const going = matches.filter(({ status }) => status !== 'over').slice(0, isShort ? FEW : undefined);
  const over = matches.filter(({ status }) => status === 'over').slice(0, finished);
  const shown = [...going, ...over];
  const bar = <RemovedBar removed={removed} />;
  if (shown.length === 0) return removed ? bar : null;
  return (
    <section class={isShort ? 'online-matches is-short' : 'online-matches'}>
      <h2>{texts.title}</h2>
      {/* Whatever is told makes the list draw itself again. */}
      {myMatches.isFromBefore && <p class="fine">{offline.known}</p>}
      <ul>
        {shown.map((match) => (
          <OnlineRow key={match.match} match={match} remove={remove} />
        ))}
      </ul>
      {shown.length < matches.length && (
        <Link class="home-all" href={paths.matches}>
          {texts.all}
        </Link>
      )}
      {bar}
    </section>
  );
}

/** Without what was removed from the list, which can be undone. */
function useListed() {
  const all = useOnlineMatches();
  const [matches, list] = useState(() => hiddenMatches.listed(all));
  const [removed, setRemoved] = useState<Removed>();
  useEffect(() => list(hiddenMatches.listed(all)), [all]);
  const remove = (match: string, words: string) => {
    hiddenMatches.hide(match);
    list(hiddenMatches.listed(all));
    const undo = () => {
      hiddenMatches.show(match);
      list(hiddenMatches.listed(all));
      setRemoved(undefined);
    };
    setRemoved({ words, undo });
  };
  return { matches, removed, remove };
}
