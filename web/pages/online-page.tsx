import '../styles/online-table.css';
import '../styles/passing-notice.css';
import { useEffect } from 'preact/hooks';
import { useLocation } from 'wouter-preact';
import { texts as offline } from '#texts/web/offline-page.ts';
import { texts } from '#texts/web/online.ts';
import { texts as tableTexts } from '#texts/web/table.ts';
import { refuse } from '../../online/faults.ts';
import type { TableNow } from '../../online/messages/news.ts';
import { matchId } from '../../online/messages/parts.ts';
import { sayFault } from '../../texts/say-fault.ts';
import type { TableLine } from '../online/table-line.ts';
import { paths } from '../routes.ts';
import { Frame } from './frame.tsx';
import { LinkButton } from './link-button.tsx';
import { Missing } from './missing.tsx';
import { OfflinePage } from './offline-page.tsx';
import { OnlineTable } from './online-table.tsx';
import { gameTitle, isOpen } from './online-words.ts';
import { useArrivals } from './use-arrivals.ts';
import { useDamaged } from './use-damaged.ts';
import { useRoom } from './use-room.ts';
import { useServerState } from './use-server.ts';
import { useTable, useTableLine } from './use-table-line.ts';
import { WaitingRoom } from './waiting-room.tsx';

/** What the server says of a match that only its players may see. */
const PRIVATE = 'online.match.private';

interface Props {
  readonly game: string;
  readonly match: string;
  /** From the link that friends were sent. */
  readonly invite: string | undefined;
  /** A match that is over, to be seen again. */
  readonly isReplay?: boolean;
}

/** A table on the server: people sit down, play, and look back. */
export function OnlinePage(props: Props) {
  // A link that lost its end: the server has no door there, and the page would knock for ever.
  if (!matchId.read(props.match, '').ok)
    return <Missing what="table" why={sayFault(refuse('match.unknown'))} isOnline />;
  return <TablePage {...props} />;
}

function TablePage({ game, match, invite, isReplay = false }: Props) {
  const line = useTableLine(match);
  const server = useServerState();
  const loaded = useRoom(game);
  const fault = useTable(line, (state) => state.fault);
  const now = useTable(line, (state) => state.table);
  const isTold = useTable(line, (state) => state.isTold);
  usePlainAddress(now, invite);
  useArrivals(now);
  if (server === 'none') return <Missing what="table" why={texts.noServer} />;
  if (fault) return <Missing what={fault.code === PRIVATE ? 'private' : 'table'} why={sayFault(fault)} isOnline />;
  if (now && now.game !== game) return <Missing what="table" isOnline />;
  if (now && invite !== undefined && now.status === 'over' && now.you === null) return <OverAlready table={now} />;
  if (now && isWaiting(now, invite)) return <Waiting {...{ line, invite }} />;
  // The line tries by itself, and the table is here as soon as it is back.
  if (server === 'away' && !now) return <OfflinePage say={offline.table} />;
  if (!now || !loaded || !isTold) {
    return (
      <Frame title={tableTexts.tab} fixed>
        <p class="loading">{texts.connecting}</p>
      </Frame>
    );
  }
  // From another seat it is another session.
  return <OnlineTable key={`${now.you}`} {...{ line, loaded, now }} isReplay={isReplay && now.status === 'over'} />;
}

/**
 * Once the match is on, an invitation in the address opens nothing. Who came by it and watches is a watcher like any other,
 * who also sees how the match ends.
 */
function usePlainAddress(now: TableNow | undefined, invite: string | undefined): void {
  const [, go] = useLocation();
  const place =
    now && invite !== undefined && (now.you !== null || now.status !== 'over') && !isWaiting(now, invite)
      ? paths.online(now.game, now.match)
      : undefined;
  useEffect(() => {
    if (place !== undefined) go(place, { replace: true });
  }, [place, go]);
}

/** People sit down, or somebody has the link to a seat that was given again. */
function isWaiting({ status, you, seats }: TableNow, invite: string | undefined): boolean {
  if (status === 'open') return true;
  return status !== 'over' && invite !== undefined && you === null && seats.some(isOpen);
}

/** Drawn again whenever anything is told. */
function Waiting({ line, invite }: { readonly line: TableLine; readonly invite: string | undefined }) {
  const { table } = useTable(line, (state) => state);
  const isDamaged = useDamaged(line, table?.you === null ? invite : undefined);
  return <WaitingRoom line={line} invite={isDamaged ? undefined : invite} isDamaged={isDamaged} />;
}

/** An invitation that came too late: said before anything of the match is shown. */
function OverAlready({ table: { game, match } }: { readonly table: TableNow }) {
  return (
    <Frame title={tableTexts.tab} crumb={gameTitle(game)} game={game}>
      <div class="column">
        <h1>{texts.overAlready.title}</h1>
        <p class="lead">{texts.overAlready.say}</p>
        <p class="card-actions">
          <LinkButton to={paths.makeTable(game)} word={texts.overAlready.make} primary />
          <LinkButton to={paths.online(game, match)} word={texts.overAlready.look} />
        </p>
      </div>
    </Frame>
  );
}
