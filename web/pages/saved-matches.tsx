import { useState } from 'preact/hooks';
import { Link, useLocation } from 'wouter-preact';
import { findGame } from '../../games/index.ts';
import { importMatch } from '../match-file.ts';
import { paths } from '../routes.ts';
import { deleteMatch, listMatches, type SavedMatch } from '../session/store.ts';

/** Matches of this browser, and a door for those of another. */
export function SavedMatches() {
  const [matches, setMatches] = useState(listMatches);
  const forget = (match: SavedMatch) => {
    deleteMatch(match.id);
    setMatches(listMatches());
  };
  return (
    <section class="saved">
      <h2>Your matches</h2>
      {matches.length === 0 && <p class="fine">Matches you begin are kept here, in this browser.</p>}
      <ul>
        {matches.map((match) => (
          <li key={match.id}>
            <Link href={paths.match(match.record.game, match.id)}>
              <b>{findGame(match.record.game)?.about.title ?? match.record.game}</b>{' '}
              {match.players.map((player) => player.name).join(', ')}
            </Link>
            <span class="fine">{match.over ? 'finished' : `${match.record.log.length} moves`}</span>
            <button type="button" class="quiet" onClick={() => forget(match)}>
              Delete<span class="sr-only"> this match</span>
            </button>
          </li>
        ))}
      </ul>
      <OpenFile />
    </section>
  );
}

function OpenFile() {
  const [problem, setProblem] = useState<string>();
  const [, go] = useLocation();
  const read = async (file: File | undefined) => {
    if (!file) return;
    const session = await importMatch(await file.text());
    if (session.ok) go(paths.match(session.value.room.game.id, session.value.id));
    else setProblem(`${file.name}: ${session.fault.message}`);
  };
  return (
    <p class="open-file">
      <label>
        Open a match file{' '}
        <input
          type="file"
          accept=".json,.jsonl,application/json"
          onChange={(event) => read(event.currentTarget.files?.[0])}
        />
      </label>
      {problem && (
        <span class="problem" role="alert">
          {problem}
        </span>
      )}
    </p>
  );
}
