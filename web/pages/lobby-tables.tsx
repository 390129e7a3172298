import '../styles/open-tables.css';
import { Link } from 'wouter-preact';
import { texts } from '#texts/web/lobby.ts';
import { SeatBadge } from '../../kit/seat-badge.tsx';
import type { OpenTable } from '../../online/messages/news.ts';
import { paths } from '../routes.ts';
import { coloursAt, gameTitle, isFree, sayPlayer, sayTerms, titleOfTable } from './online-words.ts';
import { ShelfPicture } from './shelf-picture.tsx';

type Sit = (game: string, match: string) => Promise<void>;

/** Every table that waits for anybody. */
export function OpenTables({
  tables,
  mine,
  sit,
}: {
  readonly tables: readonly OpenTable[] | undefined;
  /** Those at which I sit. */
  readonly mine: ReadonlySet<string>;
  readonly sit: Sit;
}) {
  if (!tables) return <p class="fine">{texts.loading}</p>;
  if (tables.length === 0) {
    return (
      <div class="lobby-empty">
        <p>
          <b>{texts.empty}</b>
        </p>
        <p class="fine">{texts.emptySay}</p>
      </div>
    );
  }
  return (
    <ul class="open-tables">
      {tables.map((table) => (
        <TableRow key={table.match} table={table} isMine={mine.has(table.match)} sit={sit} />
      ))}
    </ul>
  );
}

function TableRow({ table, isMine, sit }: { readonly table: OpenTable; readonly isMine: boolean; readonly sit: Sit }) {
  const { match, game, settings, rule, seats } = table;
  const title = titleOfTable(game, seats);
  return (
    <li class={`open-table is-${game}`}>
      <span class="match-picture">
        <ShelfPicture game={game} />
      </span>
      <div class="open-table-words">
        <h3>{gameTitle(game)}</h3>
        <ul class="row-list open-table-seats" style={coloursAt(game, seats)}>
          {seats.map(
            (seat, at) =>
              !isFree(seat) && (
                <li key={at}>
                  <SeatBadge seat={at} /> {sayPlayer(seats, at)}
                </li>
              ),
          )}
          <li class="is-free">{texts.free(seats.filter(isFree).length)}</li>
        </ul>
        <p class="fine">{sayTerms(game, settings, rule)}</p>
      </div>
      {isMine ? (
        <Link class="button" href={paths.online(game, match)}>
          {texts.back}
          <span class="sr-only"> {texts.backMore(title)}</span>
        </Link>
      ) : (
        <button type="button" onClick={() => void sit(game, match)}>
          {texts.sit}
          <span class="sr-only"> {texts.sitMore(title)}</span>
        </button>
      )}
    </li>
  );
}
