import { useState } from 'preact/hooks';
import { Link, useLocation } from 'wouter-preact';
import { texts as home } from '#texts/web/home.ts';
import { findGame } from '../../games/index.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { sayFault } from '../../texts/say-fault.ts';
import { download, importMatch } from '../match-file.ts';
import { paths } from '../routes.ts';
import { store } from '../session/here.ts';
import type { SavedMatch } from '../session/saved-match.ts';
import type { SpoiledMatch } from '../session/store.ts';

const texts = home.saved;

/** What somebody is asked about before it is deleted. */
interface Doomed {
  readonly id: string;
  readonly words: string;
}

/** Matches of this browser, and a door for those of another. */
export function SavedMatches() {
  const [{ matches, spoiled }, setKept] = useState(() => store.listMatches());
  const [doomed, setDoomed] = useState<Doomed>();
  const forget = (id: string) => {
    store.deleteMatch(id);
    setKept(store.listMatches());
    setDoomed(undefined);
  };
  return (
    <section class="saved">
      <h2>{texts.title}</h2>
      {matches.length === 0 && <p class="fine">{texts.none}</p>}
      <ul>
        {matches.map((match) => (
          <SavedRow
            key={match.id}
            match={match}
            forget={() => setDoomed({ id: match.id, words: texts.sureSay(...sayMatch(match)) })}
          />
        ))}
        {spoiled.map((entry) => (
          <SpoiledRow
            key={entry.id}
            entry={entry}
            forget={() => setDoomed({ id: entry.id, words: texts.sureSpoiled })}
          />
        ))}
      </ul>
      <OpenFile />
      {doomed && (
        <DeleteDialog words={doomed.words} forget={() => forget(doomed.id)} close={() => setDoomed(undefined)} />
      )}
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

/** An entry that cannot be read stays until somebody deletes it: perhaps a later version can, or its owner. */
function SpoiledRow({
  entry: { id, text, why },
  forget,
}: {
  readonly entry: SpoiledMatch;
  readonly forget: () => void;
}) {
  return (
    <li>
      <span>
        <b>{texts.spoiled}</b> {why}
      </span>
      <button type="button" class="quiet" onClick={() => download(`${id.slice(0, 8)}.json`, text)}>
        {texts.saveSpoiled}
      </button>
      <button type="button" class="quiet" onClick={forget}>
        {texts.delete}
        <span class="sr-only"> {texts.spoiled}</span>
      </button>
    </li>
  );
}

function DeleteDialog({
  words,
  forget,
  close,
}: {
  readonly words: string;
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
      <p>{words}</p>
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
    const address = await importMatch(await file.text());
    if (address.ok) go(address.value);
    else setProblem(texts.problem(file.name, sayFault(address.fault)));
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
