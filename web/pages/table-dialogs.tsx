import { useState } from 'preact/hooks';
import { Link, useLocation } from 'wouter-preact';
import { texts } from '#texts/web/dialogs.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { isMuted, setMuted } from '../../kit/sound.ts';
import type { GameScreen } from '../../kit/table.ts';
import { downloadMatch } from '../match-file.ts';
import { paths } from '../routes.ts';
import { stepAfter } from '../session/campaign.ts';
import { LocalSession } from '../session/local-session.ts';
import { loadPace, loadTallies, type Pace, savePace } from '../session/store.ts';
import { resultWords } from './table-words.ts';

/** Hides the table while the screen goes from hand to hand. Only the button lifts it: Escape is pressed too easily. */
export function Curtain({ name, lift }: { readonly name: string; readonly lift: () => void }) {
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

export function RestartDialog({ again, close }: { readonly again: () => void; readonly close: () => void }) {
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

export function EndingDialog({
  session,
  screen: { Ending },
  names,
  again,
  close,
}: {
  readonly session: LocalSession;
  readonly screen: GameScreen;
  readonly names: readonly string[];
  readonly again: () => void;
  readonly close: () => void;
}) {
  const { position, earlier } = session.snapshot;
  const { about } = session.room;
  const winners = position.winners() ?? [];
  const actions = (
    <>
      {winners.length > 0 && <NextStep session={session} />}
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
function NextStep({ session }: { readonly session: LocalSession }) {
  const [, go] = useLocation();
  const { about } = session.room;
  if (!about.campaign) return null;
  const { option } = about.campaign;
  const next = stepAfter(about.campaign, session.settings[option], loadTallies(about.id));
  if (!next) return null;
  const play = () => {
    const settings = { ...session.settings, [option]: next.id };
    const opened = LocalSession.open(session.room, session.players, settings);
    if (opened.ok) go(paths.match(about.id, opened.value.id));
  };
  return (
    <button type="button" class="primary" onClick={play}>
      {texts.ending.next(next.number, next.title)}
    </button>
  );
}

export function Menu({
  session,
  close,
  restart,
}: {
  readonly session: LocalSession;
  readonly close: () => void;
  readonly restart: () => void;
}) {
  const [pace, setPace] = useState(loadPace);
  const [muted, mute] = useState(isMuted);
  const { game } = session.room;
  const { menu } = texts;
  const chooseSound = (on: boolean) => {
    setMuted(!on);
    mute(!on);
  };
  const choosePace = (chosen: Pace) => {
    savePace(chosen);
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
        <Link class="button" href={paths.rules(game.id)}>
          {menu.rules}
        </Link>
        <button type="button" onClick={() => downloadMatch(session)}>
          {menu.save}
        </button>
        <Link class="button" href={paths.view(game.id, game.format(session.snapshot.position))}>
          {menu.view}
        </Link>
        {session.isOpenToAll && (
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
