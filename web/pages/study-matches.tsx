import { useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { texts } from '#texts/web/study.ts';
import { paths } from '../routes.ts';
import { store } from '../session/here.ts';
import type { SavedMatch } from '../session/saved-match.ts';
import { lookOf, MatchPicture, TurnMark } from './match-row.tsx';
import { sayDetails, titleOf } from './match-words.ts';
import { useSummary } from './use-kept.ts';

/** The newest are what somebody comes for; the page of all matches has the others. */
const MOST = 6;

/** Finished matches of one game in this browser, to be studied. */
export function StudyMatches({ game }: { readonly game: string }) {
  const [matches] = useState(() =>
    store.listMatches().matches.filter(({ over, record }) => over && record.game === game),
  );
  if (matches.length === 0) return null;
  return (
    <section class="study-own">
      <h2>{texts.ownMatches}</h2>
      <ul>
        {matches.slice(0, MOST).map((match) => (
          <Row key={match.id} match={match} />
        ))}
      </ul>
      {matches.length > MOST && <Link href={paths.matches}>{texts.allMatches}</Link>}
    </section>
  );
}

function Row({ match }: { readonly match: SavedMatch }) {
  const told = useSummary(match);
  if (told === 'unreadable') return null;
  return (
    <li {...lookOf(match, 'match-row')}>
      <Link href={paths.study(match.record.game, match.id)}>
        <MatchPicture match={match} />
        <span class="match-words">
          <b>{titleOf(match)}</b>
          <span class="match-line">
            {told && <TurnMark match={match} summary={told} />}
            <span class="fine">{sayDetails(match, told, Date.now())}</span>
          </span>
        </span>
      </Link>
    </li>
  );
}
