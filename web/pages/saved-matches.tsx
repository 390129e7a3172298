import { useState } from 'preact/hooks';
import { Link, useLocation } from 'wouter-preact';
import { texts as home } from '#texts/web/home.ts';
import { findGame } from '../../games/index.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { importMatch } from '../match-file.ts';
import { paths } from '../routes.ts';
import { deleteMatch, listMatches, type SavedMatch } from '../session/store.ts';

const texts = home.saved;

/** Matches of this browser, and a door for those of another. */
export function SavedMatches() {
  const [matches, setMatches] = useState(listMatches);
  const [doomed, setDoomed] = useState<SavedMatch>();
  const forget = (match: SavedMatch) => {
    deleteMatch(match.id);
    setMatches(listMatches());
    setDoomed(undefined);
  };
  return (
    <section class="saved">
      <h2>{texts.title}</h2>
      {matches.length === 0 && <p class="fine">{texts.none}</p>}
      <ul>
        {matches.map((match) => (
          <SavedRow key={match.id} match={match} forget={() => setDoomed(match)} />
        ))}
      </ul>
      <OpenFile />
      {doomed && <DeleteDialog match={doomed} forget={() => forget(doomed)} close={() => setDoomed(undefined)} />}
    </section>
  );
}

function SavedRow({ match, forget }: { readonly match: SavedMatch; readonly forget: () => void }) {
  const { record, over, id, changed } = match;
  const [game, names] = sayMatch(match);
  return (
    <li>
      <Link href={paths.match(record.game, id)}>
        <b>{game}</b> {names.join(', ')}
      </Link>
      <span class="fine">{texts.when(over ? texts.finished : texts.going, changed)}</span>
      {over && (
        <Link class="button quiet" href={paths.view(record.game, JSON.stringify({ record, players: match.players }))}>
          {texts.replay}
          <span class="sr-only"> {texts.replayMore(game, names)}</span>
        </Link>
      )}
      <button type="button" class="quiet" onClick={forget}>
        {texts.delete}
        <span class="sr-only"> {texts.deleteMore(game, names)}</span>
      </button>
    </li>
  );
}

function DeleteDialog({
  match,
  forget,
  close,
}: {
  readonly match: SavedMatch;
  readonly forget: () => void;
  readonly close: () => void;
}) {
  const actions = (
    <>
      <button type="button" class="primary" onClick={forget}>
        {texts.delete}
      </button>
      <button type="button" onClick={close}>
        {texts.keep}
      </button>
    </>
  );
  return (
    <Dialog title={texts.sure} close={close} actions={actions}>
      <p>{texts.sureSay(...sayMatch(match))}</p>
    </Dialog>
  );
}

function sayMatch({ record, players }: SavedMatch): [game: string, names: readonly string[]] {
  return [findGame(record.game)?.about.title ?? record.game, players.map((player) => player.name)];
}

function OpenFile() {
  const [problem, setProblem] = useState<string>();
  const [, go] = useLocation();
  const read = async (file: File | undefined) => {
    if (!file) return;
    const session = await importMatch(await file.text());
    if (session.ok) go(paths.match(session.value.room.game.id, session.value.id));
    else setProblem(texts.problem(file.name, session.fault.message));
  };
  return (
    <p class="open-file">
      <label>
        {texts.openFile}{' '}
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
