import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { texts as frame } from '#texts/web/frame.ts';
import { texts } from '#texts/web/table.ts';
import { type Move, OVER } from '../../core/game.ts';
import { focusPrompt, releaseFocus } from '../../kit/focus.ts';
import { noteMove } from '../../kit/later.tsx';
import type { GameScreen } from '../../kit/table.ts';
import { BesidePrompt } from '../../kit/table-layout.tsx';
import { rememberTable } from '../last-table.ts';
import { paths } from '../routes.ts';
import type { Session } from '../session/session.ts';
import { Announcement } from './announcement.tsx';
import { Frame } from './frame.tsx';
import { Hints, pickedHint, WinChance } from './hints.tsx';
import { Log } from './log.tsx';
import { LookBack } from './look-back.tsx';
import { SessionNotices } from './session-notices.tsx';
import { type OpenDialog, TableDialogs } from './table-dialogs.tsx';
import { waitingWords } from './table-words.ts';
import { type Act, useFault } from './use-fault.ts';
import { useSession } from './use-session.ts';
import { useSounds } from './use-sounds.ts';

/** A match at its table, wherever it is played. */
export function Play({ session, screen }: { readonly session: Session; readonly screen: GameScreen }) {
  const snapshot = useSession(session);
  const { position, viewer, moves, log, earlier } = snapshot;
  const [open, setOpen] = useState<OpenDialog>();
  const { lookedAt, lookAt, lookUp } = useLookBack();
  const { fault, act } = useFault(snapshot.log.length);
  const names = useMemo(() => session.players.map((player) => player.name), [session]);
  const { game, about } = session.room;
  useSounds(snapshot, screen);
  useArrival(session);
  const submit = (move: Move) => {
    releaseFocus();
    noteMove();
    act(session.submit(move));
  };
  const waiting = waitingWords(snapshot, session.players, about.together ?? false);
  const beside = (
    <>
      {fault && (
        <p class="problem" role="alert">
          {fault.message}
        </p>
      )}
      <Hints session={session} submit={submit} />
    </>
  );
  return (
    <Frame
      title={texts.tabOfMatch(game.title, names)}
      game={game.id}
      fixed
      crumb={<Crumb session={session} />}
      actions={lookedAt === undefined && <Actions session={session} open={setOpen} act={act} />}
    >
      <h1 class="sr-only">{game.title}</h1>
      <SessionNotices notices={snapshot.notices} />
      {lookedAt === undefined ? (
        <BesidePrompt.Provider value={beside}>
          <screen.Table
            {...{ position, viewer, moves, names, waiting, earlier, submit }}
            hint={pickedHint(snapshot.guidance)}
            ruleLink={(rule) => `#${paths.rules(game.id, rule)}`}
          >
            <Log lines={log} undone={snapshot.undone} names={names} lookAt={lookAt} />
          </screen.Table>
        </BesidePrompt.Provider>
      ) : (
        <LookBack {...{ session, names }} Still={screen.Still} from={lookedAt} close={lookUp} />
      )}
      <Announcement {...{ log, names }} next={moves.length > 0 ? texts.yourTurn : waiting} />
      <TableDialogs {...{ session, screen, names, open, setOpen, act }} />
    </Frame>
  );
}

/** Whatever began the match is gone with its page; rules and viewer lead back here. */
function useArrival({ address, room: { game } }: Session): void {
  useEffect(focusPrompt, []);
  useEffect(() => rememberTable({ game: game.id, path: address, kind: 'match' }), [game, address]);
}

/** The move that somebody looks back at; afterwards the focus is at the log again, where that began. */
function useLookBack() {
  const [lookedAt, lookAt] = useState<number>();
  const wasBack = useRef(false);
  useEffect(() => {
    if (lookedAt === undefined && wasBack.current) document.querySelector<HTMLElement>('.log button')?.focus();
    wasBack.current = lookedAt !== undefined;
  }, [lookedAt]);
  return { lookedAt, lookAt, lookUp: () => lookAt(undefined) };
}

function Crumb({ session: { room, snapshot } }: { readonly session: Session }) {
  const isOver = snapshot.position.turn === OVER;
  const move = (snapshot.log.at(-1)?.move ?? 0) + 1;
  return (
    <>
      {room.game.title}
      <span class="wide-only">{frame.behind(isOver ? texts.finished : texts.move(move))}</span>
    </>
  );
}

function Actions({
  session,
  open,
  act,
}: {
  readonly session: Session;
  readonly open: (dialog: OpenDialog) => void;
  readonly act: Act;
}) {
  const { canUndo, canRedo, chance, moves, position } = session.snapshot;
  const isOver = position.turn === OVER;
  return (
    <>
      <WinChance chance={isOver ? undefined : chance} />
      <button type="button" disabled={!canUndo} onClick={() => act(session.undo())}>
        {texts.undo}
      </button>
      <button type="button" class="wide-only" disabled={!canRedo} onClick={() => act(session.redo())}>
        {texts.redo}
      </button>
      {isOver ? (
        <button type="button" onClick={() => open('ending')}>
          {texts.result}
        </button>
      ) : (
        <button type="button" disabled={moves.length === 0} onClick={() => session.askHints()}>
          {texts.hint}
        </button>
      )}
      <button type="button" onClick={() => open('menu')}>
        {texts.menu}
      </button>
    </>
  );
}
