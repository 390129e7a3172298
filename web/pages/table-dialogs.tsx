import { useRef, useState } from 'preact/hooks';
import { Link, useLocation } from 'wouter-preact';
import { texts } from '#texts/web/dialogs.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { Later } from '../../kit/later.tsx';
import { isMuted, setMuted } from '../../kit/sound.ts';
import { downloadMatch } from '../match-file.ts';
import { paths } from '../routes.ts';
import { store } from '../session/here.ts';
import type { Session } from '../session/session.ts';
import type { Pace } from '../session/store.ts';
import type { Act } from './use-fault.ts';
import { useRulesPath } from './use-rules-path.ts';

export type OpenDialog = 'restart' | 'menu' | undefined;

/** The dialogs over the table. */
export function TableDialogs({
  session,
  names,
  open,
  setOpen,
  act,
}: {
  readonly session: Session;
  readonly names: readonly string[];
  readonly open: OpenDialog;
  readonly setOpen: (dialog: OpenDialog) => void;
  readonly act: Act;
}) {
  const [, go] = useLocation();
  const { snapshot } = session;
  const first = useRef(snapshot);
  const isOpening = snapshot === first.current;
  const close = () => setOpen(undefined);
  const again = () =>
    act(session.rematch(session.settings).then((address) => (address.ok ? void go(address.value) : address.fault)));
  return (
    <>
      {snapshot.curtain !== undefined && (
        <Later atOnce={isOpening}>
          <Curtain name={names[snapshot.curtain]} lift={() => session.liftCurtain()} />
        </Later>
      )}
      {open === 'menu' && <Menu session={session} close={close} restart={() => setOpen('restart')} />}
      {open === 'restart' && <RestartDialog again={again} close={close} />}
    </>
  );
}

/** Hides the table while the screen goes from hand to hand. Only the button lifts it: Escape is pressed too easily. */
function Curtain({ name, lift }: { readonly name: string; readonly lift: () => void }) {
  const actions = (
    <button type="button" class="primary" onClick={lift}>
      {texts.curtain.lift(name)}
    </button>
  );
  return (
    <Dialog title={texts.curtain.title(name)} actions={actions}>
      <p>{texts.curtain.say(name)}</p>
    </Dialog>
  );
}

function RestartDialog({ again, close }: { readonly again: () => void; readonly close: () => void }) {
  const actions = (
    <>
      <button type="button" class="primary" onClick={again}>
        {texts.restart.again}
      </button>
      <button type="button" onClick={close}>
        {texts.restart.stay}
      </button>
    </>
  );
  return (
    <Dialog title={texts.restart.title} close={close} actions={actions}>
      <p>{texts.restart.say}</p>
    </Dialog>
  );
}

function Menu({
  session,
  close,
  restart,
}: {
  readonly session: Session;
  readonly close: () => void;
  readonly restart: () => void;
}) {
  const [pace, setPace] = useState(() => store.loadPace());
  const [muted, mute] = useState(isMuted);
  const { game } = session.room;
  const rulesPath = useRulesPath(game.id, session.snapshot.position);
  const { menu } = texts;
  const chooseSound = (on: boolean) => {
    setMuted(!on);
    mute(!on);
  };
  const choosePace = (chosen: Pace) => {
    store.savePace(chosen);
    setPace(chosen);
  };
  return (
    <Dialog
      title={menu.title}
      close={close}
      actions={
        <button type="button" onClick={close}>
          {menu.close}
        </button>
      }
    >
      <div class="menu">
        {session.snapshot.canRedo && (
          <button type="button" class="narrow-only" onClick={() => session.redo()}>
            {menu.redo}
          </button>
        )}
        <button type="button" onClick={restart}>
          {menu.restart}
        </button>
        {session.room.about.campaign && (
          <Link class="button" href={paths.campaign(game.id)}>
            {menu.campaign}
          </Link>
        )}
        <Link class="button" href={rulesPath}>
          {menu.rules}
        </Link>
        <button type="button" onClick={() => downloadMatch(session)}>
          {menu.save}
        </button>
        <Link class="button" href={paths.view(game.id, game.format(session.snapshot.position))}>
          {menu.view}
        </Link>
        {session.record && (
          <Link
            class="button"
            href={paths.view(game.id, JSON.stringify({ record: session.record, players: session.players }))}
          >
            {menu.replay}
          </Link>
        )}
        <Link class="button" href={paths.setUp(game.id)}>
          {menu.others}
        </Link>
        <label class="menu-row">
          <span>{menu.sound}</span>
          <input type="checkbox" checked={!muted} onChange={(event) => chooseSound(event.currentTarget.checked)} />
        </label>
        <label class="menu-row">
          <span>{menu.pace}</span>
          <select value={pace} onChange={(event) => choosePace(event.currentTarget.value as Pace)}>
            <option value="calm">{menu.calm}</option>
            <option value="quick">{menu.quick}</option>
            <option value="instant">{menu.instant}</option>
          </select>
        </label>
      </div>
    </Dialog>
  );
}
