import type { ComponentChildren } from 'preact';
import { Link } from 'wouter-preact';
import { texts } from '#texts/web/dialogs.ts';
import { OVER } from '../../core/game.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { hasLesson } from '../lessons.ts';
import { downloadMatch } from '../match-file.ts';
import { paths } from '../routes.ts';
import type { Session } from '../session/session.ts';
import { keyed, type ShortcutId } from '../shortcuts.ts';
import { CopyMatchLink } from './copy-link.tsx';
import { LinkButton } from './link-button.tsx';
import { CarryLink } from './online-links.tsx';
import { Settings } from './settings.tsx';
import type { Surroundings } from './surroundings.ts';
import type { Act } from './use-fault.ts';
import { PHONE, TOUCH, useMedia } from './use-media.ts';

const { menu } = texts;

/**
 * What can be done at a table besides playing. Beside each other: this match, then help and settings. Below each other, on
 * a phone, help comes first: a stranger looks for the rules.
 */
export function Menu(props: {
  readonly session: Session;
  readonly act: Act;
  readonly close: () => void;
  readonly restart: () => void;
  readonly showShortcuts: () => void;
  /** Absent before the first move. */
  readonly lookBack: (() => void) | undefined;
  readonly around: Surroundings | undefined;
}) {
  const { close, around, session } = props;
  const isPhone = useMedia(PHONE);
  return (
    <Dialog title={menu.title} close={close} wide>
      <div class="menu">
        {isPhone && <HelpGroup {...props} />}
        {around ? <Group title={menu.match}>{around.menu(props)}</Group> : <MatchGroups {...props} />}
        {!isPhone && <HelpGroup {...props} />}
        <Group title={menu.settings}>
          <Settings isAlone={session.players.length === 1} />
        </Group>
      </div>
    </Dialog>
  );
}

type MenuProps = Parameters<typeof Menu>[0];

/** What is done in the match, then what is done with it. */
function MatchGroups(props: MenuProps) {
  return (
    <div>
      <MatchGroup {...props} />
      <KeepGroup {...props} />
    </div>
  );
}

function MatchGroup({ session, act, close, restart, lookBack }: MenuProps) {
  const { canRedo } = session.snapshot;
  const { game, about } = session.room;
  // The bar has no room for it there.
  const isPhone = useMedia(PHONE);
  const then = (run: () => void) => () => {
    close();
    run();
  };
  return (
    <Group title={menu.match}>
      {isPhone && <Item word={menu.redo} id="redo" act={canRedo ? then(() => act(session.redo())) : undefined} />}
      <Item word={menu.lookBack} id="lookBack" act={lookBack && then(lookBack)} />
      <button type="button" onClick={restart}>
        {menu.restart}
      </button>
      {session.record && session.snapshot.position.turn === OVER && (
        <LinkButton to={paths.study(game.id, session.id)} word={menu.review} />
      )}
      {about.campaign && <LinkButton to={paths.campaign(game.id)} word={menu.campaign} />}
      <LinkButton to={paths.setUp(game.id)} word={menu.others} />
      <LinkButton to={paths.home} word={menu.leave} />
    </Group>
  );
}

function KeepGroup({ session }: MenuProps) {
  const { game } = session.room;
  return (
    <Group title={menu.keep}>
      <CarryLink session={session} />
      <CopyMatchLink session={session} />
      <button type="button" onClick={() => downloadMatch(session)}>
        {menu.save}
      </button>
      <LinkButton to={paths.view(game.id, game.format(session.snapshot.position))} word={menu.view} />
      {session.record && (
        <Link
          class="button"
          href={paths.view(game.id, JSON.stringify({ record: session.record, players: session.players }))}
        >
          {menu.replay}
        </Link>
      )}
    </Group>
  );
}

function HelpGroup({ session, showShortcuts }: MenuProps) {
  const { id } = session.room.game;
  const hasKeys = !useMedia(TOUCH);
  return (
    <Group title={menu.help}>
      <LinkButton to={paths.rules(id)} word={menu.rules} />
      {hasLesson(id) && <LinkButton to={paths.lesson(id)} word={menu.lesson} />}
      {hasKeys && <Item word={menu.shortcuts} id="help" act={showShortcuts} />}
    </Group>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <section class="menu-group">
      <h3>{title}</h3>
      <div>{children}</div>
    </section>
  );
}

/** Something that a key does too. */
function Item({
  word,
  id,
  act,
}: {
  readonly word: string;
  readonly id: ShortcutId;
  readonly act: (() => void) | undefined;
}) {
  return (
    <button type="button" disabled={act === undefined} onClick={act} {...keyed(id)}>
      {word}
    </button>
  );
}
