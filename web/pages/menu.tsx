import { texts } from '#texts/web/dialogs.ts';
import { texts as carryTexts } from '#texts/web/online-matches.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { hasLesson } from '../lessons.ts';
import { downloadMatch } from '../match-file.ts';
import { paths } from '../routes.ts';
import { hasPeople } from '../session/player.ts';
import { isFinished, type Session } from '../session/session.ts';
import { CopyMatchLink } from './copy-link.tsx';
import { MenuIcon } from './menu-icon.tsx';
import { MenuGroup, MenuLink, MenuRow } from './menu-row.tsx';
import { SaveRow } from './save-row.tsx';
import { Settings } from './settings.tsx';
import type { Surroundings } from './surroundings.ts';
import type { Act } from './use-fault.ts';
import { PHONE, TOUCH, useMedia } from './use-media.ts';
import { useServer } from './use-server.ts';

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
        <div>{around ? around.menu(props) : <MatchGroups {...props} />}</div>
        {!isPhone && <HelpGroup {...props} />}
        <MenuGroup title={menu.settings}>
          <Settings isAlone={session.players.length === 1} isWatched={isWatched(session)} />
        </MenuGroup>
      </div>
    </Dialog>
  );
}

type MenuProps = Parameters<typeof Menu>[0];

/** Nobody here moves: other people do, or computer players. */
function isWatched({ players, snapshot: { viewer, mayPlay } }: Session): boolean {
  return (viewer === 'spectator' && !mayPlay) || !hasPeople(players);
}

/** What is done in the match, then what is done with it, then the way out. */
function MatchGroups(props: MenuProps) {
  return (
    <>
      <MatchGroup {...props} />
      <KeepGroup {...props} />
      <MenuGroup>
        <MenuLink icon="leave" to={paths.home} word={menu.leave} />
      </MenuGroup>
    </>
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
    <MenuGroup title={menu.match}>
      {isPhone && (
        <MenuRow icon="redo" word={menu.redo} id="redo" act={canRedo ? then(() => act(session.redo())) : undefined} />
      )}
      <MenuRow icon="replay" word={menu.lookBack} id="lookBack" act={lookBack && then(lookBack)} />
      <MenuRow icon="restart" word={menu.restart} act={restart} />
      {session.record && isFinished(session.snapshot) && (
        <MenuLink icon="study" to={paths.study(game.id, session.id)} word={menu.review} />
      )}
      {about.campaign && <MenuLink icon="map" to={paths.campaign(game.id)} word={menu.campaign} />}
      <MenuLink icon="people" to={paths.setUp(game.id)} word={menu.others} />
    </MenuGroup>
  );
}

function KeepGroup({ session }: MenuProps) {
  const { game } = session.room;
  return (
    <MenuGroup title={menu.keep}>
      <CarryLink session={session} />
      <CopyMatchLink session={session} icon={<MenuIcon name="link" />} />
      <SaveRow word={menu.save} save={() => downloadMatch(session)} />
      <MenuLink icon="text" to={paths.view(game.id, game.format(session.snapshot.position))} word={menu.view} />
      {session.record && (
        <MenuLink
          icon="view"
          to={paths.view(game.id, JSON.stringify({ record: session.record, players: session.players }))}
          word={menu.replay}
        />
      )}
    </MenuGroup>
  );
}

/** From a match on this device to one with friends elsewhere, where there is a server. */
function CarryLink({ session }: { readonly session: Session }) {
  const isServed = useServer();
  if (!isServed || isFinished(session.snapshot)) return null;
  return <MenuLink icon="online" to={paths.carry(session.id)} word={carryTexts.carry} />;
}

function HelpGroup({ session, showShortcuts }: MenuProps) {
  const { id } = session.room.game;
  const hasKeys = !useMedia(TOUCH);
  return (
    <MenuGroup title={menu.help}>
      <MenuLink icon="rules" to={paths.rules(id)} word={menu.rules} />
      {hasLesson(id) && <MenuLink icon="learn" to={paths.lesson(id)} word={menu.lesson} />}
      {hasKeys && <MenuRow icon="keys" word={menu.shortcuts} id="help" act={showShortcuts} />}
    </MenuGroup>
  );
}
