import '../styles/online.css';
import { useEffect, useState } from 'preact/hooks';
import { Link, useLocation } from 'wouter-preact';
import { texts } from '#texts/web/lobby.ts';
import { texts as offline } from '#texts/web/offline-page.ts';
import type { Fault } from '../../core/result.ts';
import { sayFault } from '../../texts/say-fault.ts';
import { desk, type LobbyState } from '../online/desk.ts';
import { loadName } from '../online/my-name.ts';
import { paths } from '../routes.ts';
import { Frame } from './frame.tsx';
import { LinkButton } from './link-button.tsx';
import { LettersForm, QuickForm } from './lobby-forms.tsx';
import { OpenTables } from './lobby-tables.tsx';
import { Missing } from './missing.tsx';
import { NameField, useName } from './name-field.tsx';
import { OfflinePage } from './offline-page.tsx';
import { OnlineMatches } from './online-matches.tsx';
import { useOnlineMatches } from './use-online-matches.ts';
import { useServerState } from './use-server.ts';

/** The heading of the open tables. */
const TABLES = 'open-tables';

/** Open tables, a quick match, six letters: the ways to play with people who are elsewhere. */
export function LobbyPage() {
  const server = useServerState();
  if (server === 'away') return <OfflinePage say={offline.online} />;
  if (server === 'none') return <Missing what="online" why={texts.none} />;
  return (
    <Frame
      title={texts.tab}
      crumb={texts.crumb}
      actions={<LinkButton to={paths.onlineSettings} word={texts.settings} />}
    >
      {server === 'there' ? <Lobby /> : <p class="loading">{texts.loading}</p>}
    </Frame>
  );
}

function Lobby() {
  const lobby = useLobby();
  const name = useName();
  const [problem, setProblem] = useState<Fault>();
  const [, go] = useLocation();
  const matches = useOnlineMatches();
  const sit = async (game: string, match: string) => {
    const known = loadName();
    // The table asks for it, so that nobody has to find the table again.
    if (known === '') {
      go(paths.online(game, match));
      return;
    }
    const sat = await desk.sit(match, known);
    if (sat.ok) go(paths.online(game, match));
    else setProblem(sat.fault);
  };
  const mine = new Set(matches.map(({ match }) => match));
  const tables = (
    <section class="lobby-tables">
      <h2 id={TABLES} tabIndex={-1}>
        {texts.tables}
      </h2>
      {problem && (
        <p class="problem" role="alert">
          {sayFault(problem)}
        </p>
      )}
      {lobby.line === 'lost' && (
        <p class="lobby-empty" role="status">
          {texts.lost}
        </p>
      )}
      {(lobby.tables || lobby.line !== 'lost') && <OpenTables tables={lobby.tables} mine={mine} sit={sit} />}
    </section>
  );
  return (
    <div class="lobby">
      <header class="lobby-title">
        <div>
          <h1>{texts.title}</h1>
          <Lead open={lobby.tables?.filter(({ match }) => !mine.has(match)).length ?? 0} />
        </div>
        <NameField name={name} />
      </header>
      <div class="lobby-mine">
        <OnlineMatches isShort finished={2} />
      </div>
      <div class="lobby-friends">
        <section class="lobby-card lobby-make">
          <h2>{texts.withFriends}</h2>
          <p class="fine">{texts.makeSay}</p>
          <Link class="button primary large" href={paths.makeTable()}>
            {texts.make}
          </Link>
        </section>
        {/* Somebody who was told six letters looks for the field at once. */}
        <LettersForm />
      </div>
      <div class="lobby-others">
        <QuickForm takeName={name.take} />
        {tables}
      </div>
    </div>
  );
}

/** What to do here. Open tables come last on a phone, so the way to them is said at once. */
function Lead({ open }: { readonly open: number }) {
  if (open === 0) return <p class="lead">{texts.lead}</p>;
  const goToTables = () => {
    const heading = document.getElementById(TABLES);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView();
  };
  return (
    <p class="lead">
      {texts.leadOpen}{' '}
      <button type="button" class="lobby-way" onClick={goToTables}>
        {texts.toTables(open)}
      </button>
    </p>
  );
}

function useLobby(): LobbyState {
  const [state, setState] = useState<LobbyState>({ line: 'connecting', tables: undefined });
  useEffect(() => desk.watchLobby(setState), []);
  return state;
}
