import { texts as allTexts } from '#texts/web/online.ts';
import type { TableNow } from '../../online/messages/news.ts';
import { downloadMatch } from '../match-file.ts';
import { paths } from '../routes.ts';
import type { RemoteSession } from '../session/remote-session.ts';
import { CopyLink } from './copy-link.tsx';
import { LinkButton } from './link-button.tsx';
import { linkTo, type OnlineQuestion } from './online-questions.tsx';
import { isClocked } from './online-words.ts';
import { PrivateCopy } from './private-copy.tsx';
import type { MenuParts } from './surroundings.ts';

const texts = allTexts.actions;

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
      {isPlaying && <PlayItems {...{ session, now, here, ask, act, then }} />}
      <Item word={texts.lookBack} act={lookBack && then(lookBack)} />
      <Item word={session.file ? texts.save : texts.saveLater} act={session.file && (() => downloadMatch(session))} />
      <PrivateCopy {...{ session, now, act, close }} />
      <Item word={texts.fairDice} act={then(() => ask({ kind: 'dice' }))} />
      {now.watchers && <CopyLink word={texts.watchLink} find={() => linkTo(now)} />}
      {isPlaying && isClocked(now) ? (
        <Item word={texts.leaveAsk} act={then(() => ask({ kind: 'leave' }))} />
      ) : (
        <LinkButton to={paths.home} word={sayLeave(isPlaying, now)} />
      )}
    </>
  );
}

function PlayItems({
  session,
  now,
  here,
  ask,
  act,
  then,
}: Props & Pick<MenuParts, 'act'> & { readonly then: (run: () => void) => () => void }) {
  const { canUndo } = session.snapshot;
  const mayOffer = now.status === 'live' && !now.offer;
  const propose = (what: 'draw' | 'pause') => then(() => act(session.wish({ type: 'propose', proposal: { what } })));
  return (
    <>
      <Item word={texts.undo} act={canUndo ? then(() => act(session.undo())) : undefined} />
      <Item word={texts.pause} act={mayOffer ? propose('pause') : undefined} />
      {session.room.about.draws && <Item word={texts.draw} act={mayOffer ? propose('draw') : undefined} />}
      {isYoung(session, now) ? (
        <Item word={texts.abort} act={then(() => ask({ kind: 'abort' }))} />
      ) : (
        <Item word={texts.resign} act={then(() => ask({ kind: 'resign' }))} />
      )}
      {now.host === now.you && <NewLinks {...{ session, now, here, ask, then }} />}
    </>
  );
}

/** For the host: another way in for somebody who has lost theirs. */
function NewLinks({ session, now, here, ask, then }: Omit<Parameters<typeof PlayItems>[0], 'act'>) {
  const others = now.seats.flatMap(({ player }, seat) =>
    player.kind === 'person' && seat !== now.you && !here[seat] ? [seat] : [],
  );
  return (
    <>
      {others.map((seat) => (
        <Item
          key={seat}
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

function Item({ word, act }: { readonly word: string; readonly act: (() => void) | undefined }) {
  return (
    <button type="button" disabled={act === undefined} onClick={act}>
      {word}
    </button>
  );
}
