import { useEffect, useRef, useState } from 'preact/hooks';
import { Link, useLocation } from 'wouter-preact';
import { texts } from '#texts/web/dialogs.ts';
import { OVER } from '../../core/game.ts';
import type { Settings } from '../../core/settings.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { Later, useOnceStill } from '../../kit/later.tsx';
import { isMuted, setMuted } from '../../kit/sound.ts';
import type { GameScreen } from '../../kit/table.ts';
import { downloadMatch } from '../match-file.ts';
import { paths } from '../routes.ts';
import { stepAfter } from '../session/campaign.ts';
import { store } from '../session/here.ts';
import type { Session } from '../session/session.ts';
import type { Pace } from '../session/store.ts';
import { resultWords } from './table-words.ts';
import type { Act } from './use-fault.ts';
import { useRulesPath } from './use-rules-path.ts';

export type OpenDialog = 'restart' | 'ending' | 'menu' | undefined;

/** The dialogs over the table. The result opens when the last move has come to rest on the board. */
export function TableDialogs({
  session,
  screen,
  names,
  open,
  setOpen,
  act,
  isEnded,
}: {
  readonly session: Session;
  readonly screen: GameScreen;
  readonly names: readonly string[];
  readonly open: OpenDialog;
  readonly setOpen: (dialog: OpenDialog) => void;
  readonly act: Act;
  /** False while the ending is still played on the board. */
  readonly isEnded: boolean;
}) {
  const [, go] = useLocation();
  const { snapshot } = session;
  const first = useRef(snapshot);
  const isOpening = snapshot === first.current;
  const isOver = snapshot.position.turn === OVER;
  const isSeenOver = useOnceStill(isOver, isOver);
  useEffect(() => {
    if (isOver) setOpen('ending');
  }, [isOver, setOpen]);
  const close = () => setOpen(undefined);
  const play = (settings: Settings) =>
    act(session.rematch(settings).then((address) => (address.ok ? void go(address.value) : address.fault)));
  const again = () => play(session.settings);
  return (
    <>
      {snapshot.curtain !== undefined && (
        <Later atOnce={isOpening}>
          <Curtain name={names[snapshot.curtain]} lift={() => session.liftCurtain()} />
        </Later>
      )}
      {open === 'menu' && <Menu session={session} close={close} restart={() => setOpen('restart')} />}
      {open === 'restart' && <RestartDialog again={again} close={close} />}
      {open === 'ending' && isOver && isSeenOver && isEnded && (
        <Later atOnce={isOpening}>
          <EndingDialog {...{ session, screen, names, again, play, close }} />
        </Later>
      )}
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

function EndingDialog({
  session,
  screen: { Ending },
  names,
  again,
  play,
  close,
}: {
  readonly session: Session;
  readonly screen: GameScreen;
  readonly names: readonly string[];
  readonly again: () => void;
  readonly play: (settings: Settings) => void;
  readonly close: () => void;
}) {
  const { position, earlier } = session.snapshot;
  const { about } = session.room;
  const winners = position.winners() ?? [];
  const actions = (
    <>
      {winners.length > 0 && <NextStep session={session} play={play} />}
      <button type="button" class={about.campaign && winners.length > 0 ? '' : 'primary'} onClick={again}>
        {texts.ending.again}
      </button>
      <button type="button" onClick={close}>
        {texts.ending.look}
      </button>
      {about.campaign && (
        <Link class="button" href={paths.campaign(about.id)}>
          {texts.ending.campaign}
        </Link>
      )}
    </>
  );
  return (
    <Dialog title={resultWords(winners, names, about.together ?? false)} close={close} actions={actions} wide>
      <Ending {...{ position, names, earlier }} />
    </Dialog>
  );
}

/** After a challenge that was won: the one behind it, with the same players. */
function NextStep({ session, play }: { readonly session: Session; readonly play: (settings: Settings) => void }) {
  const { about } = session.room;
  if (!about.campaign) return null;
  const { option } = about.campaign;
  const next = stepAfter(about.campaign, session.settings[option], store.loadTallies(about.id));
  if (!next) return null;
  return (
    <button type="button" class="primary" onClick={() => play({ ...session.settings, [option]: next.id })}>
      {texts.ending.next(next.number, next.title)}
    </button>
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
