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

/** Finished matches in this browser, to be studied: of this game, or of the others where there are none of it. */
export function StudyMatches({ game }: { readonly game: string }) {
  const [finished] = useState(() => store.listMatches().matches.filter(({ over }) => over));
  const own = finished.filter(({ record }) => record.game === game);
  const matches = own.length > 0 ? own : finished;
  if (matches.length === 0) return null;
  return (
    <section class="study-own">
      <h2>{own.length > 0 ? texts.ownMatches : texts.otherMatches}</h2>
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
