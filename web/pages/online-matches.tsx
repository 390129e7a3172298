import '../styles/online-matches.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { texts as offline } from '#texts/web/offline-page.ts';
import { texts } from '#texts/web/online-matches.ts';
import type { MyMatch } from '../../online/messages/news.ts';
import { EVERY_MATCH, type Filtered, fits, type MatchFilter } from '../match-filter.ts';
import { hiddenMatches } from '../online/hidden-matches.ts';
import { myMatches } from '../online/my-matches.ts';
import { paths } from '../routes.ts';
import type { OnlineCount } from './online-count.ts';
import { OnlineRow } from './online-row.tsx';
import { gameTitle, othersAt, waitsForMe } from './online-words.ts';
import { RemovedBar } from './removed-bar.tsx';
import type { Removed } from './use-kept.ts';
import { useOnlineMatches } from './use-online-matches.ts';

/** So many are on pages that are about something else. */
const FEW = 4;

/** My matches on the server: the few that matter, or all of them. */
export function OnlineMatches({
  isShort,
  finished = isShort ? 0 : Number.POSITIVE_INFINITY,
  filter = EVERY_MATCH,
  count,
}: {
  readonly isShort: boolean;
  /** So many of those that are over. */
  readonly finished?: number;
  readonly filter?: MatchFilter;
  /** Told how many there are, how many go on, and how many of them wait for me. */
  readonly count?: (matches: OnlineCount) => void;
}) {
  const { matches, removed, remove } = useListed();
  const found = useMemo(() => matches.filter((match) => fits(filter, filteredBy(match))), [matches, filter]);
  useEffect(() => {
    const going = matches.filter(({ status }) => status !== 'over');
    const waiting = going.filter(waitsForMe).length;
    const open = going.filter(({ status }) => status === 'open').length;
    count?.({ all: matches.length, going: going.length, open, waiting, found: found.length });
  }, [matches, found, count]);
  const going = found.filter(({ status }) => status !== 'over').slice(0, isShort ? FEW : undefined);
  const over = found.filter(({ status }) => status === 'over').slice(0, finished);
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
      {shown.length < found.length && (
        <Link class="home-all" href={paths.matches}>
          {texts.all}
        </Link>
      )}
      {bar}
    </section>
  );
}

function filteredBy({ game, status, seats, you }: MyMatch): Filtered {
  return { game, isOver: status === 'over', words: [gameTitle(game), ...othersAt(seats, you)] };
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
