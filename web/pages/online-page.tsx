import { useEffect, useState } from 'preact/hooks';
import { texts } from '#texts/web/online.ts';
import { texts as table } from '#texts/web/table.ts';
import { findGame } from '../../games/index.ts';
import { sayFault } from '../../texts/say-fault.ts';
import { hasServer } from '../online/server.ts';
import { Frame } from './frame.tsx';
import { Missing } from './missing.tsx';
import { useTableLine } from './use-table-line.ts';
import { WaitingRoom } from './waiting-room.tsx';

/** A table on the server. */
export function OnlinePage({
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
  const { fault, table: now } = line.snapshot;
  if (!isServed) return <Missing what="table" why={texts.noServer} />;
  if (fault) return <Missing what="table" why={sayFault(fault)} />;
  if (!now) {
    return (
      <Frame title={table.tab} fixed>
        <p class="loading">{texts.connecting}</p>
      </Frame>
    );
  }
  if (now.status === 'open' || (invite !== undefined && now.you === null)) return <WaitingRoom {...{ line, invite }} />;
  return (
    <Frame title={table.tab} crumb={findGame(now.game)?.about.title}>
      <div class="column">
        <h1>{texts.seats}</h1>
        <ol>
          {now.seats.map(({ player }, seat) => (
            <li key={seat}>{'name' in player ? player.name : texts.waiting}</li>
          ))}
        </ol>
      </div>
    </Frame>
  );
}

/** False once it is known that there are only files here. */
function useServer(): boolean {
  const [isServed, setServed] = useState(true);
  useEffect(() => void hasServer().then(setServed), []);
  return isServed;
}
