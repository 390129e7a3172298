import { useEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks';
import { useLocation } from 'wouter-preact';
import { texts as frame } from '#texts/web/frame.ts';
import { texts } from '#texts/web/table.ts';
import { OVER } from '../../core/game.ts';
import { focusPrompt, releaseFocus } from '../../kit/focus.ts';
import { Later } from '../../kit/later.tsx';
import { playSound, readySound } from '../../kit/sound.ts';
import type { GameScreen } from '../../kit/table.ts';
import { BesidePrompt } from '../../kit/table-layout.tsx';
import { rememberTable } from '../last-table.ts';
import { paths } from '../routes.ts';
import { LocalSession, type Snapshot } from '../session/local-session.ts';
import { loadMatch, type SavedMatch } from '../session/store.ts';
import { Frame } from './frame.tsx';
import { Chance, Hints } from './hints.tsx';
import { Log } from './log.tsx';
import { LookBack } from './look-back.tsx';
import { Missing } from './missing.tsx';
import { Curtain, EndingDialog, Menu, RestartDialog } from './table-dialogs.tsx';
import { announce, waitingWords } from './table-words.ts';
import { type Loaded, useRoom } from './use-room.ts';

export function TablePage({ game, id }: { readonly game: string; readonly id: string }) {
  const saved = useMemo(() => loadMatch(id), [id]);
  const loaded = useRoom(game);
  if (!saved || saved.record.game !== game) {
    return <Missing what="match" why={texts.keptWhere} />;
  }
  if (!loaded) {
    return (
      <Frame title={texts.tab} fixed>
        <p class="loading">{texts.loading}</p>
      </Frame>
    );
  }
  return <Opened loaded={loaded} saved={saved} />;
}

function Opened({ loaded: { room, screen }, saved }: { readonly loaded: Loaded; readonly saved: SavedMatch }) {
  const session = useMemo(() => LocalSession.resume(room, saved), [room, saved]);
  if (!screen) return <Missing what="table" why={texts.noScreen(room.game.title)} />;
  if (!session.ok) return <Missing what="match" why={session.fault.message} />;
  return <Play session={session.value} screen={screen} />;
}

/** Draws anew whenever the session changes. */
function useSession(session: LocalSession) {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => session.subscribe(() => redraw(undefined)), [session]);
  return session.snapshot;
}

export type OpenDialog = 'restart' | 'ending' | 'menu' | undefined;

/** A sound for every move, as the game tells; a chord at the end; nothing after undo. */
function useSounds({ position, log, earlier }: Snapshot, { soundOf }: GameScreen) {
  const before = useRef(log.length);
  useEffect(() => {
    // Once the table stands on the screen.
    const timer = setTimeout(readySound, 300);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (log.length > before.current) {
      const isOver = position.turn === OVER;
      playSound(isOver ? 'end' : (soundOf?.(earlier()[before.current], position) ?? 'wood'));
    }
    before.current = log.length;
  }, [position, log, earlier, soundOf]);
}

/** The step of the match that somebody looks back at; afterwards the focus is at the log again, where that began. */
function useLookBack() {
  const [lookedAt, lookAt] = useState<number>();
  const wasBack = useRef(false);
  useEffect(() => {
    if (lookedAt === undefined && wasBack.current) document.querySelector<HTMLElement>('.log button')?.focus();
    wasBack.current = lookedAt !== undefined;
  }, [lookedAt]);
  return { lookedAt, lookAt, lookUp: () => lookAt(undefined) };
}

function Play({ session, screen }: { readonly session: LocalSession; readonly screen: GameScreen }) {
  const snapshot = useSession(session);
  const { position, viewer, moves, log, hint, earlier } = snapshot;
  const [open, setOpen] = useState<OpenDialog>();
  const { lookedAt, lookAt, lookUp } = useLookBack();
  const [, go] = useLocation();
  const names = useMemo(() => session.players.map((player) => player.name), [session]);
  const { game, about } = session.room;
  const together = about.together ?? false;
  const over = position.turn === OVER;
  useEffect(() => {
    if (over) setOpen('ending');
  }, [over]);
  const again = () => {
    const next = LocalSession.open(session.room, session.players, session.settings);
    if (next.ok) go(paths.match(game.id, next.value.id));
  };
  const first = useRef(snapshot);
  const isOpening = snapshot === first.current;
  useSounds(snapshot, screen);
  // Whatever began the match is gone with its page.
  useEffect(focusPrompt, []);
  useEffect(
    () => rememberTable({ game: game.id, path: paths.match(game.id, session.id), kind: 'match' }),
    [game, session],
  );
  const close = () => setOpen(undefined);
  const submit = (move: number) => {
    releaseFocus();
    session.submit(move);
  };
  const waiting = waitingWords(position, session.players, together);
  return (
    <Frame
      title={texts.tabOfMatch(game.title, names)}
      game={game.id}
      fixed
      crumb={
        <>
          {game.title}
          <span class="wide-only">
            {frame.behind(over ? texts.finished : texts.move(log.filter((line) => line.seat >= 0).length + 1))}
          </span>
        </>
      }
      actions={lookedAt === undefined && <Actions session={session} over={over} open={setOpen} />}
    >
      <h1 class="sr-only">{game.title}</h1>
      {lookedAt === undefined ? (
        <BesidePrompt.Provider value={<Hints session={session} />}>
          <screen.Table
            {...{ position, viewer, moves, names, waiting, hint, earlier, submit }}
            ruleLink={(rule) => `#${paths.rules(game.id, rule)}`}
          >
            <Log lines={log} names={names} lookAt={lookAt} />
          </screen.Table>
        </BesidePrompt.Provider>
      ) : (
        <LookBack {...{ snapshot, names }} Still={screen.Still} step={lookedAt} go={lookAt} close={lookUp} />
      )}
      <p class="sr-only" role="status">
        {announce(log, names, waiting, moves.length > 0)}
      </p>
      {snapshot.curtain !== undefined && (
        <Later atOnce={isOpening}>
          <Curtain name={names[snapshot.curtain]} lift={() => session.liftCurtain()} />
        </Later>
      )}
      {open === 'menu' && <Menu session={session} close={close} restart={() => setOpen('restart')} />}
      {open === 'restart' && <RestartDialog again={again} close={close} />}
      {open === 'ending' && over && (
        <Later atOnce={isOpening}>
          <EndingDialog {...{ session, screen, names, again, close }} />
        </Later>
      )}
    </Frame>
  );
}

function Actions({
  session,
  over,
  open,
}: {
  readonly session: LocalSession;
  readonly over: boolean;
  readonly open: (dialog: OpenDialog) => void;
}) {
  const { canUndo, canRedo } = session.snapshot;
  return (
    <>
      <Chance chance={over ? undefined : session.snapshot.chance} />
      <button type="button" disabled={!canUndo} onClick={() => session.undo()}>
        {texts.undo}
      </button>
      <button type="button" class="wide-only" disabled={!canRedo} onClick={() => session.redo()}>
        {texts.redo}
      </button>
      {over ? (
        <button type="button" onClick={() => open('ending')}>
          {texts.result}
        </button>
      ) : (
        <button type="button" disabled={session.snapshot.moves.length === 0} onClick={() => session.askHint()}>
          {texts.hint}
        </button>
      )}
      <button type="button" onClick={() => open('menu')}>
        {texts.menu}
      </button>
    </>
  );
}
