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
  const finished = useFinished();
  const own = finished.filter(({ record }) => record.game === game);
  return own.length > 0 ? (
    <Matches title={texts.ownMatches} matches={own} most={MOST} />
  ) : (
    <Matches title={texts.otherMatches} matches={finished} most={MOST} />
  );
}

/** The latest of all games, each a way into its review. */
export function LatestMatches({ most }: { readonly most: number }) {
  return <Matches title={texts.latestMatches} matches={useFinished()} most={most} />;
}

function useFinished(): readonly SavedMatch[] {
  return useState(() => store.listMatches().matches.filter(({ over }) => over))[0];
}

function Matches({
  title,
  matches,
  most,
}: {
  readonly title: string;
  readonly matches: readonly SavedMatch[];
  readonly most: number;
}) {
  if (matches.length === 0) return null;
  return (
    <section class="study-own">
      <h2>{title}</h2>
      <ul>
        {matches.slice(0, most).map((match) => (
          <Row key={match.id} match={match} />
        ))}
      </ul>
      {matches.length > most && <Link href={paths.matches}>{texts.allMatches}</Link>}
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
