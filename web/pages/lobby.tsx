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
import { NARROW, useMedia } from './use-media.ts';
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
  const mine = new Set(useOnlineMatches().map(({ match }) => match));
  const isNarrow = useMedia(NARROW);
  const wasOpen = useOpenAtFirst(lobby);
  const isTablesFirst = isNarrow && wasOpen === true;
  const tables = <Tables {...{ lobby, mine }} isStrip={isTablesFirst} />;
  return (
    <div class="lobby">
      <header class="lobby-title">
        <div>
          <h1>{texts.title}</h1>
          <Lead open={isTablesFirst ? 0 : (lobby.tables?.filter(({ match }) => !mine.has(match)).length ?? 0)} />
        </div>
        <NameField name={name} />
      </header>
      {isNarrow && wasOpen === undefined ? (
        // A phone shows the rest below the tables, or above them: not one and then the other.
        <p class="loading">{texts.loading}</p>
      ) : (
        <>
          <div class="lobby-mine">
            <OnlineMatches isShort finished={2} />
          </div>
          {isTablesFirst && tables}
          <Friends />
          <div class="lobby-others">
            <QuickForm takeName={name.take} />
            {!isTablesFirst && tables}
          </div>
        </>
      )}
    </div>
  );
}

function Friends() {
  return (
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
  );
}

/** The open tables, with why one could not be joined. */
function Tables({
  lobby,
  mine,
  isStrip,
}: {
  readonly lobby: LobbyState;
  /** Those at which I sit. */
  readonly mine: ReadonlySet<string>;
  /** Side by side in one row, which is as high whatever is in it. */
  readonly isStrip: boolean;
}) {
  const [problem, setProblem] = useState<Fault>();
  const [, go] = useLocation();
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
  return (
    <section class={isStrip ? 'lobby-tables is-strip' : 'lobby-tables'}>
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
}

/** What to do here. Open tables may be far below, so the way to them is said at once. */
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

/** Milliseconds after which nobody on a phone waits for the list of open tables. */
const PATIENCE = 700;

/**
 * Whether tables were open when the list first came; undefined until then. It is asked once: tables that went up the page
 * later would push away what somebody is about to tap.
 */
function useOpenAtFirst({ line, tables }: LobbyState): boolean | undefined {
  const [wasOpen, decide] = useState<boolean>();
  useEffect(() => {
    if (tables || line === 'lost') decide((known) => known ?? (tables !== undefined && tables.length > 0));
  }, [line, tables]);
  useEffect(() => {
    const timer = setTimeout(() => decide((known) => known ?? false), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return wasOpen;
}
