import '../styles/history.css';
import { useMemo } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { texts as frame } from '#texts/web/frame.ts';
import { texts } from '#texts/web/openings.ts';
import { findGame } from '../../games/index.ts';
import type { Room } from '../../games/room.ts';
import { openingOf } from '../board-picture.ts';
import { paths } from '../routes.ts';
import { hasOpenings, loadOpenings, type OpeningRow, type OpeningTable, rowsOf } from '../study/opening-tables.ts';
import { ColumnHeads } from './column-heads.tsx';
import { Frame } from './frame.tsx';
import { Missing } from './missing.tsx';
import { useLoaded } from './use-loaded.ts';
import { useRoom } from './use-room.ts';

/** How first moves fare, seat by seat. */
export function OpeningsPage({ game }: { readonly game: string }) {
  const loaded = useRoom(game);
  const table = useLoaded(loadOpenings, game);
  if (!findGame(game)) return <Missing what="game" />;
  if (!hasOpenings(game)) return <Missing what="page" why={texts.none} />;
  if (!loaded || !table) return <Frame title={texts.tab} children={<p class="loading">{texts.loading}</p>} />;
  const { about } = loaded.room;
  return (
    <Frame title={texts.title(about.title)} crumb={frame.crumb(about.title, texts.tab)} game={game}>
      <div class="column history">
        <h1>{texts.title(about.title)}</h1>
        <p>{texts.say(table.games, table.level, table.seats)}</p>
        <p class="fine">{texts.intervalSay}</p>
        {Array.from({ length: table.seats }, (_, seat) => (
          <SeatOpenings key={seat} room={loaded.room} {...{ table, seat }} />
        ))}
        <p>
          <Link class="button" href={paths.setUp(game)}>
            {texts.play}
          </Link>
        </p>
      </div>
    </Frame>
  );
}

function SeatOpenings({
  room,
  table,
  seat,
}: {
  readonly room: Room;
  readonly table: OpeningTable;
  readonly seat: number;
}) {
  const { all, moves } = useMemo(() => rowsOf(table, seat), [table, seat]);
  const name = useMemo(() => namerOf(room, table.seats), [room, table]);
  return (
    <section>
      <h2>{texts.seat(seat + 1)}</h2>
      {all && <p>{texts.goes(seat, all.share.mean, all.share.low, all.share.high)}</p>}
      {moves.length === 0 && <p class="fine">{texts.tooFew}</p>}
      {moves.length > 0 && (
        // Focusable, so that the keyboard can scroll it.
        <section class="openings-scroll" tabIndex={0} aria-label={texts.table(seat + 1)}>
          <table>
            <ColumnHeads names={[texts.move, texts.wins, texts.margin]} />
            <tbody>
              {moves.map((row) => (
                <Row key={row.move} row={row} words={name(row.move)} />
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  );
}

function Row({ row: { games, share, margin }, words }: { readonly row: OpeningRow; readonly words: string }) {
  return (
    <tr>
      <th scope="row">
        {words} <span class="fine">{texts.games(games)}</span>
      </th>
      <td>
        <b>{texts.share(share.mean)}</b> <span class="fine">{texts.interval(share.low, share.high)}</span>
        <svg class="openings-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
          <rect class="is-ground" y={4} width={100} height={2} />
          <rect class="is-sure" x={100 * share.low} y={2} width={100 * (share.high - share.low)} height={6} />
          <rect class="is-mean" x={100 * share.mean - 0.7} width={1.4} height={10} />
        </svg>
      </td>
      <td>{texts.points(margin.mean)}</td>
    </tr>
  );
}

/** A first move as advice, where it can be made at the very start; otherwise as it stands in a log. */
function namerOf(room: Room, seats: number): (move: string) => string {
  const start = openingOf(room, seats, {});
  return (text) => {
    const move = room.game.parseMove(start, text);
    return move.ok ? room.adviseMove(start, move.value) : text;
  };
}
