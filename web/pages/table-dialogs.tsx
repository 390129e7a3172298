import { useRef } from 'preact/hooks';
import { useLocation } from 'wouter-preact';
import { texts } from '#texts/web/dialogs.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { Later } from '../../kit/later.tsx';
import type { Session } from '../session/session.ts';
import { keysMissingFor } from '../shortcuts.ts';
import { Menu } from './menu.tsx';
import { Question } from './question.tsx';
import { ShortcutSheet } from './shortcut-sheet.tsx';
import type { Surroundings } from './surroundings.ts';
import type { Act } from './use-fault.ts';

export type OpenDialog = 'restart' | 'menu' | 'shortcuts' | undefined;

/** The dialogs over the table. */
export function TableDialogs({
  session,
  names,
  open,
  setOpen,
  act,
  lookBack,
  around,
}: {
  readonly session: Session;
  readonly names: readonly string[];
  readonly open: OpenDialog;
  readonly setOpen: (dialog: OpenDialog) => void;
  readonly act: Act;
  readonly lookBack: (() => void) | undefined;
  readonly around: Surroundings | undefined;
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
      {open === 'menu' && (
        <Menu
          {...{ session, act, close, lookBack, around }}
          restart={() => setOpen('restart')}
          showShortcuts={() => setOpen('shortcuts')}
        />
      )}
      {open === 'shortcuts' && (
        <ShortcutSheet
          game={session.room.game.title}
          without={[...(around?.noKeys ?? []), ...keysMissingFor(session.players.length)]}
          close={close}
        />
      )}
      {open === 'restart' && <Question {...texts.restart} act={again} close={close} />}
    </>
  );
}

/** Hides the table while the screen goes from hand to hand. Only the button, which Enter presses, lifts it: Escape is pressed too easily. */
function Curtain({ name, lift }: { readonly name: string; readonly lift: () => void }) {
  const actions = (
    <button type="button" class="primary" onClick={lift}>
      {texts.curtain.lift(name)}
    </button>
  );
  return (
    <Dialog title={texts.curtain.title(name)} actions={actions} isBrief>
      <p>{texts.curtain.say(name)}</p>
    </Dialog>
  );
}
