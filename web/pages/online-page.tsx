import '../styles/online-table.css';
import { texts } from '#texts/web/online.ts';
import { texts as tableTexts } from '#texts/web/table.ts';
import type { TableNow } from '../../online/messages/news.ts';
import { sayFault } from '../../texts/say-fault.ts';
import { Frame } from './frame.tsx';
import { Missing } from './missing.tsx';
import { OnlineTable } from './online-table.tsx';
import { isOpen } from './online-words.ts';
import { useRoom } from './use-room.ts';
import { useServer } from './use-server.ts';
import { useTable, useTableLine } from './use-table-line.ts';
import { WaitingRoom } from './waiting-room.tsx';

/** A table on the server: people sit down, play, and look back. */
export function OnlinePage({
  game,
  match,
  invite,
}: {
  readonly game: string;
  readonly match: string;
  /** From the link that friends were sent. */
  readonly invite: string | undefined;
}) {
  const line = useTableLine(match);
  const isServed = useServer();
  const loaded = useRoom(game);
  const fault = useTable(line, (state) => state.fault);
  const now = useTable(line, (state) => state.table);
  const isTold = useTable(line, (state) => state.isTold);
  if (isServed === false) return <Missing what="table" why={texts.noServer} />;
  if (fault) return <Missing what="table" why={sayFault(fault)} />;
  if (now && now.game !== game) return <Missing what="table" />;
  if (now && isWaiting(now, invite)) return <Waiting {...{ line, invite }} />;
  if (!now || !loaded || !isTold) {
    return (
      <Frame title={tableTexts.tab} fixed>
        <p class="loading">{texts.connecting}</p>
      </Frame>
    );
  }
  // From another seat it is another session.
  return <OnlineTable key={`${now.you}`} {...{ line, loaded, now }} />;
}

/** People sit down, or somebody has the link to a seat that was given again. */
function isWaiting({ status, you, seats }: TableNow, invite: string | undefined): boolean {
  if (status === 'open') return true;
  return status !== 'over' && invite !== undefined && you === null && seats.some(isOpen);
}

/** Drawn again whenever anything is told. */
function Waiting(props: Parameters<typeof WaitingRoom>[0]) {
  useTable(props.line, (state) => state);
  return <WaitingRoom {...props} />;
}
