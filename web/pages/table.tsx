import { useEffect, useMemo, useReducer, useState } from 'preact/hooks';
import { Link, useLocation } from 'wouter-preact';
import { OVER, type Seat } from '../../core/game.ts';
import type { Result } from '../../core/result.ts';
import { Dialog } from '../../kit/dialog.tsx';
import type { GameScreen } from '../../kit/table.ts';
import { paths } from '../routes.ts';
import { LocalSession } from '../session/local-session.ts';
import { loadMatch, loadPace, PACES, type Pace, savePace } from '../session/store.ts';
import { Frame } from './frame.tsx';
import { Log } from './log.tsx';
import { Missing } from './missing.tsx';
import { type Loaded, useRoom } from './use-room.ts';

export function TablePage({ game, id }: { readonly game: string; readonly id: string }) {
  const saved = useMemo(() => loadMatch(id), [id]);
  const loaded = useRoom(game);
  if (!saved || saved.record.game !== game)
    return <Missing what="match" why="Matches are kept in the browser they were played in." />;
  if (!loaded) return <Frame title="Table" fixed children={<p class="loading">Setting the table…</p>} />;
  return <Opened loaded={loaded} saved={saved} />;
}

function Opened({
  loaded: { room, screen },
  saved,
}: {
  readonly loaded: Loaded;
  readonly saved: NonNullable<ReturnType<typeof loadMatch>>;
}) {
  const session: Result<LocalSession> = useMemo(() => LocalSession.resume(room, saved), [room, saved]);
  if (!screen)
    return <Missing what="table" why={`${room.game.title} has no screen yet; the viewer in the terminal shows it.`} />;
  if (!session.ok) return <Missing what="match" why={session.fault.message} />;
  return <Play session={session.value} screen={screen} />;
}

/** Draws anew whenever the session changes. */
function useSession(session: LocalSession) {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => session.subscribe(() => redraw(undefined)), [session]);
  return session.snapshot;
}

type Open = 'restart' | 'ending' | 'menu' | undefined;

function Play({ session, screen: { Table, Ending } }: { readonly session: LocalSession; readonly screen: GameScreen }) {
  const { position, viewer, moves, log, canUndo, canRedo, curtain } = useSession(session);
  const [open, setOpen] = useState<Open>();
  const [, go] = useLocation();
  const names = useMemo(() => session.players.map((player) => player.name), [session]);
  const { room } = session;
  const over = position.turn === OVER;
  useEffect(() => {
    if (over) setOpen('ending');
  }, [over]);
  const again = () => {
    const next = LocalSession.open(room, session.players, session.settings);
    if (next.ok) go(paths.match(room.game.id, next.value.id));
  };
  const waiting = waitingWords(session, position.turn);

  return (
    <Frame
      title={`${room.game.title}: ${names.join(', ')}`}
      fixed
      crumb={`${room.game.title} · move ${log.filter((line) => line.seat >= 0).length + 1}`}
      actions={
        <>
          <button type="button" disabled={!canUndo} onClick={() => session.undo()}>
            Undo
          </button>
          <button type="button" class="wide-only" disabled={!canRedo} onClick={() => session.redo()}>
            Redo
          </button>
          {over && (
            <button type="button" onClick={() => setOpen('ending')}>
              Result
            </button>
          )}
          <button type="button" onClick={() => setOpen('menu')}>
            Menu
          </button>
        </>
      }
    >
      <h1 class="sr-only">{room.game.title}</h1>
      <Table {...{ position, viewer, moves, names, waiting }} submit={(move) => session.submit(move)}>
        <Log lines={log} names={names} />
      </Table>
      <p class="sr-only" role="status">
        {announcement(log, names, waiting, moves.length > 0)}
      </p>
      {curtain !== undefined && <Curtain name={names[curtain]} lift={() => session.liftCurtain()} />}
      {open === 'menu' && (
        <Menu
          session={session}
          close={() => setOpen(undefined)}
          restart={() => setOpen('restart')}
          redo={canRedo ? () => session.redo() : undefined}
        />
      )}
      {open === 'restart' && (
        <Dialog title="Start again?" close={() => setOpen(undefined)}>
          <p>This match stays under “Your matches”. A new one begins with the same players and options.</p>
          <p class="dialog-actions">
            <button type="button" class="primary" onClick={again}>
              New match
            </button>
            <button type="button" onClick={() => setOpen(undefined)}>
              Go on with this one
            </button>
          </p>
        </Dialog>
      )}
      {open === 'ending' && over && (
        <Dialog title={resultWords(position.winners() ?? [], names)} close={() => setOpen(undefined)}>
          <Ending position={position} names={names} />
          <p class="dialog-actions">
            <button type="button" class="primary" onClick={again}>
              Play again
            </button>
            <button type="button" onClick={() => setOpen(undefined)}>
              Look at the board
            </button>
          </p>
        </Dialog>
      )}
    </Frame>
  );
}

function waitingWords(session: LocalSession, turn: number): string {
  if (turn === OVER)
    return resultWords(
      session.snapshot.position.winners() ?? [],
      session.players.map((player) => player.name),
    );
  const player = turn >= 0 ? session.players[turn] : undefined;
  return player?.kind === 'bot' ? `${player.name} is thinking…` : '';
}

function resultWords(winners: readonly Seat[], names: readonly string[]): string {
  if (winners.length === 0) return 'The table lost together';
  const who = winners.map((seat) => names[seat]);
  if (who.length > 1) return `${who.slice(0, -1).join(', ')} and ${who[who.length - 1]} share the win`;
  return who[0] === 'You' ? 'You win' : `${who[0]} wins`;
}

/** The last thing that happened and what is to do, for those who listen. */
function announcement(
  log: Parameters<typeof Log>[0]['lines'],
  names: readonly string[],
  waiting: string,
  yours: boolean,
): string {
  const last = log.filter((line) => line.seat >= 0).at(-1);
  const happened = last ? `${names[last.seat]} ${last.words}.` : '';
  return `${happened} ${yours ? 'Your turn.' : waiting}`.trim();
}

/** Hides the table while the screen goes from hand to hand. */
function Curtain({ name, lift }: { readonly name: string; readonly lift: () => void }) {
  return (
    <Dialog title={`Pass the screen to ${name}`} close={lift}>
      <p>Hands are secret. Only {name} should look now.</p>
      <p class="dialog-actions">
        <button type="button" class="primary" onClick={lift}>
          I am {name}
        </button>
      </p>
    </Dialog>
  );
}

function Menu({
  session,
  close,
  restart,
  redo,
}: {
  readonly session: LocalSession;
  readonly close: () => void;
  readonly restart: () => void;
  readonly redo: (() => void) | undefined;
}) {
  const [pace, setPace] = useState(loadPace);
  const { room, snapshot } = session;
  return (
    <Dialog title="Menu" close={close}>
      <div class="menu">
        {redo && (
          <button type="button" class="narrow-only" onClick={redo}>
            Redo
          </button>
        )}
        <button type="button" onClick={restart}>
          Start again
        </button>
        <Link class="button" href={paths.view(room.game.id, room.game.format(snapshot.position))}>
          Open this position in the viewer
        </Link>
        <Link class="button" href={paths.setUp(room.game.id)}>
          New match with other players
        </Link>
        <label class="menu-row">
          <span>Other players move</span>
          <select
            value={pace}
            onChange={(event) => {
              const chosen = event.currentTarget.value as Pace;
              savePace(chosen);
              setPace(chosen);
            }}
          >
            {Object.keys(PACES).map((each) => (
              <option key={each} value={each}>
                {each}ly
              </option>
            ))}
          </select>
        </label>
        <button type="button" onClick={close}>
          Close
        </button>
      </div>
    </Dialog>
  );
}
