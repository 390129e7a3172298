import { texts as dialogs } from '#texts/web/dialogs.ts';
import { texts as allTexts } from '#texts/web/online.ts';
import type { TableNow } from '../../online/messages/news.ts';
import { downloadMatch } from '../match-file.ts';
import { paths } from '../routes.ts';
import type { RemoteSession } from '../session/remote-session.ts';
import { CopyLink } from './copy-link.tsx';
import { MenuIcon } from './menu-icon.tsx';
import { MenuGroup, MenuLink, MenuRow } from './menu-row.tsx';
import { linkTo, type OnlineQuestion } from './online-questions.tsx';
import { isClocked } from './online-words.ts';
import { PrivateCopy } from './private-copy.tsx';
import { SaveRow } from './save-row.tsx';
import type { MenuParts } from './surroundings.ts';

const texts = allTexts.actions;
const groups = dialogs.menu;

interface Props {
  readonly session: RemoteSession;
  readonly now: TableNow;
  /** Whether somebody is at each seat. */
  readonly here: readonly boolean[];
  readonly ask: (question: OnlineQuestion) => void;
}

/** What a table's menu offers for a match with people elsewhere. */
export function OnlineMenu({ session, now, here, ask, act, close, lookBack }: Props & MenuParts) {
  const isPlaying = now.you !== null && !now.seats[now.you].left && (now.status === 'live' || now.status === 'paused');
  const then = (run: () => void) => () => {
    close();
    run();
  };
  return (
    <>
      <MenuGroup title={groups.match}>
        {isPlaying && <PlayRows {...{ session, now, here, ask, act, then }} />}
        <MenuRow icon="replay" word={texts.lookBack} act={lookBack && then(lookBack)} />
        <PrivateCopy {...{ session, now, act, close }} />
        <MenuRow icon="dice" word={texts.fairDice} act={then(() => ask({ kind: 'dice' }))} />
      </MenuGroup>
      <MenuGroup title={groups.keep}>
        {now.watchers && <CopyLink word={texts.watchLink} find={() => linkTo(now)} icon={<MenuIcon name="link" />} />}
        <SaveRow
          word={session.file ? texts.save : texts.saveLater}
          save={session.file && (() => downloadMatch(session))}
        />
      </MenuGroup>
      <EndRows {...{ session, now, ask, then, isPlaying }} />
    </>
  );
}

type Then = (run: () => void) => () => void;

/** The ways out. What costs the match is the last. */
function EndRows({
  session,
  now,
  ask,
  then,
  isPlaying,
}: Omit<Props, 'here'> & { readonly then: Then; readonly isPlaying: boolean }) {
  return (
    <MenuGroup>
      {isPlaying && isClocked(now) ? (
        <MenuRow icon="leave" word={texts.leaveAsk} act={then(() => ask({ kind: 'leave' }))} />
      ) : (
        <MenuLink icon="leave" to={paths.home} word={sayLeave(isPlaying, now)} />
      )}
      {isPlaying && isYoung(session, now) && (
        <MenuRow icon="remove" word={texts.abort} act={then(() => ask({ kind: 'abort' }))} isGrave />
      )}
      {isPlaying && !isYoung(session, now) && (
        <MenuRow icon="flag" word={texts.resign} act={then(() => ask({ kind: 'resign' }))} isGrave />
      )}
    </MenuGroup>
  );
}

function PlayRows({ session, now, here, ask, act, then }: Props & Pick<MenuParts, 'act'> & { readonly then: Then }) {
  const { isAlone } = session;
  const { canUndo } = session.snapshot;
  const mayOffer = now.status === 'live' && !now.offer;
  const propose = (what: 'draw' | 'pause') => then(() => act(session.wish({ type: 'propose', proposal: { what } })));
  return (
    <>
      <MenuRow
        icon="undo"
        word={isAlone ? texts.undo : texts.askUndo}
        act={canUndo ? then(() => act(session.undo())) : undefined}
      />
      <MenuRow
        icon="pause"
        word={isAlone ? texts.pause : texts.askPause}
        act={mayOffer ? propose('pause') : undefined}
      />
      {session.room.about.draws && (
        <MenuRow icon="even" word={texts.draw} act={mayOffer ? propose('draw') : undefined} />
      )}
      {now.host === now.you && <NewLinks {...{ session, now, here, ask, then }} />}
    </>
  );
}

/** For the host: another way in for somebody who has lost theirs. */
function NewLinks({ session, now, here, ask, then }: Omit<Parameters<typeof PlayRows>[0], 'act'>) {
  const others = now.seats.flatMap(({ player }, seat) =>
    player.kind === 'person' && seat !== now.you && !here[seat] ? [seat] : [],
  );
  return (
    <>
      {others.map((seat) => (
        <MenuRow
          key={seat}
          icon="key"
          word={texts.newLink(session.players[seat].name)}
          act={then(() => ask({ kind: 'regive', seat }))}
        />
      ))}
    </>
  );
}

/** Those who play come back; others are done here. */
function sayLeave(isPlaying: boolean, { status }: TableNow): string {
  if (isPlaying) return texts.leave;
  return status === 'over' ? texts.leaveOver : texts.leaveWatching;
}

/** Before the second move at this table. */
function isYoung({ snapshot }: RemoteSession, { dice }: TableNow): boolean {
  const carried = dice.carried ?? 0;
  return snapshot.log.slice(carried).filter(({ seat }) => seat >= 0).length < 2;
}
