import { useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import type { Position } from '../../core/game.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { isMuted, setMuted } from '../../kit/sound.ts';
import type { GameScreen } from '../../kit/table.ts';
import { downloadMatch } from '../match-file.ts';
import { paths } from '../routes.ts';
import type { LocalSession } from '../session/local-session.ts';
import { loadPace, type Pace, savePace } from '../session/store.ts';
import { resultWords } from './table-words.ts';

/** Hides the table while the screen goes from hand to hand. */
export function Curtain({ name, lift }: { readonly name: string; readonly lift: () => void }) {
  const actions = (
    <button type="button" class="primary" onClick={lift}>
      I am {name}
    </button>
  );
  return (
    <Dialog title={`Pass the screen to ${name}`} close={lift} actions={actions}>
      <p>Something here is secret. Only {name} should look now.</p>
    </Dialog>
  );
}

export function RestartDialog({ again, close }: { readonly again: () => void; readonly close: () => void }) {
  const actions = (
    <>
      <button type="button" class="primary" onClick={again}>
        New match
      </button>
      <button type="button" onClick={close}>
        Go on with this one
      </button>
    </>
  );
  return (
    <Dialog title="Start again?" close={close} actions={actions}>
      <p>A new match begins with the same players and options. This one stays under “Your matches”.</p>
    </Dialog>
  );
}

export function EndingDialog({
  screen: { Ending },
  position,
  names,
  together,
  again,
  close,
}: {
  readonly screen: GameScreen;
  readonly position: Position;
  readonly names: readonly string[];
  readonly together: boolean;
  readonly again: () => void;
  readonly close: () => void;
}) {
  const actions = (
    <>
      <button type="button" class="primary" onClick={again}>
        Play again
      </button>
      <button type="button" onClick={close}>
        Look at the board
      </button>
    </>
  );
  return (
    <Dialog title={resultWords(position.winners() ?? [], names, together)} close={close} actions={actions} wide>
      <Ending position={position} names={names} />
    </Dialog>
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
      title="Menu"
      close={close}
      actions={
        <button type="button" onClick={close}>
          Close
        </button>
      }
    >
      <div class="menu">
        {session.snapshot.canRedo && (
          <button type="button" class="narrow-only" onClick={() => session.redo()}>
            Redo
          </button>
        )}
        <button type="button" onClick={restart}>
          Start again
        </button>
        <Link class="button" href={paths.rules(game.id)}>
          Rules
        </Link>
        <button type="button" onClick={() => downloadMatch(session)}>
          Save the match as a file
        </button>
        <Link class="button" href={paths.view(game.id, game.format(session.snapshot.position))}>
          Open this position in the viewer
        </Link>
        {session.isOpenToAll && (
          <Link class="button" href={paths.view(game.id, JSON.stringify(session.record))}>
            Replay the match move by move
          </Link>
        )}
        <Link class="button" href={paths.setUp(game.id)}>
          New match with other players
        </Link>
        <label class="menu-row">
          <span>Sound</span>
          <input type="checkbox" checked={!muted} onChange={(event) => chooseSound(event.currentTarget.checked)} />
        </label>
        <label class="menu-row">
          <span>How others move</span>
          <select value={pace} onChange={(event) => choosePace(event.currentTarget.value as Pace)}>
            <option value="calm">Calmly</option>
            <option value="quick">Quickly</option>
            <option value="instant">At once</option>
          </select>
        </label>
      </div>
    </Dialog>
  );
}
