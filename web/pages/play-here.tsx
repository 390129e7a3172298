import { useLocation } from 'wouter-preact';
import { texts } from '#texts/web/online-matches.ts';
import { OVER } from '../../core/game.ts';
import { desk } from '../online/desk.ts';
import { paths } from '../routes.ts';
import { here } from '../session/here.ts';
import { keepRecord } from '../session/new-match.ts';
import type { RemoteSession } from '../session/remote-session.ts';
import type { Act } from './use-fault.ts';

/** Goes on with a match of the server on this device: a copy with dice of its own. */
export function PlayHere({
  session,
  act,
  close,
}: {
  readonly session: RemoteSession;
  readonly act: Act;
  readonly close: () => void;
}) {
  const [, go] = useLocation();
  const { room, players, id } = session;
  const copy = async () => {
    const record = await desk.record(id);
    if (!record.ok) return record.fault;
    const kept = keepRecord(here, room, record.value, players);
    if (!kept.ok) return kept.fault;
    go(paths.match(room.game.id, kept.value));
    return undefined;
  };
  return (
    <button
      type="button"
      disabled={session.snapshot.position.turn === OVER}
      onClick={() => {
        close();
        act(copy());
      }}
    >
      {texts.playHere}
    </button>
  );
}
