import { useLocation } from 'wouter-preact';
import { texts } from '#texts/web/online-matches.ts';
import { OVER } from '../../core/game.ts';
import type { TableNow } from '../../online/messages/news.ts';
import { desk } from '../online/desk.ts';
import { paths } from '../routes.ts';
import { here } from '../session/here.ts';
import { keepRecord } from '../session/new-match.ts';
import type { RemoteSession } from '../session/remote-session.ts';
import { MenuRow } from './menu-row.tsx';
import type { Act } from './use-fault.ts';

/**
 * Goes on with a match of the server in a copy on this device, with dice of its own. Not while other people still play:
 * with hints and undo the copy would be a board to look ahead on.
 */
export function PrivateCopy({
  session,
  now,
  act,
  close,
}: {
  readonly session: RemoteSession;
  readonly now: TableNow;
  readonly act: Act;
  readonly close: () => void;
}) {
  const [, go] = useLocation();
  const { room, players, id } = session;
  const mayCopy = now.status === 'over' || (now.you !== null && session.isAlone);
  // What the rules have ended leaves nothing to play.
  if (!mayCopy || session.snapshot.position.turn === OVER) return null;
  const copy = async () => {
    const record = await desk.record(id);
    if (!record.ok) return record.fault;
    const kept = keepRecord(here, room, record.value, players, { copyOf: id });
    if (!kept.ok) return kept.fault;
    go(paths.match(room.game.id, kept.value));
    return undefined;
  };
  return (
    <MenuRow
      icon="copy"
      word={texts.copy}
      act={() => {
        close();
        act(copy());
      }}
    />
  );
}
