import '../styles/history.css';
import '../styles/openings.css';
import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { texts as campaign } from '#texts/web/campaign.ts';
import { texts as frame } from '#texts/web/frame.ts';
import { texts } from '#texts/web/openings.ts';
import type { Seat } from '../../core/game.ts';
import { must } from '../../core/result.ts';
import { settle } from '../../core/settings.ts';
import { findGame } from '../../games/index.ts';
import type { Room } from '../../games/room.ts';
import { Segments } from '../../kit/segments.tsx';
import { openingOf } from '../board-picture.ts';
import { paths } from '../routes.ts';
import { loadOpenings, type OpeningRow, type OpeningTable, rowsOf, seatsCounted } from '../study/opening-tables.ts';
import { ColumnHeads } from './column-heads.tsx';
import { CropPicture } from './crop-picture.tsx';
import { Frame } from './frame.tsx';
import { LinkButton } from './link-button.tsx';
import { Missing } from './missing.tsx';
import { SeenWords } from './seen-words.tsx';
import { ShareBar } from './share-bar.tsx';
import { useLoaded } from './use-loaded.ts';
import { useRoom } from './use-room.ts';
import { WhatWins } from './what-wins.tsx';

/** What wins: what was counted over many matches, who goes first, and how first moves fare. */
export function OpeningsPage({ game }: { readonly game: string }) {
  const counted = seatsCounted(game);
  const loaded = useRoom(game);
  const [seats, setSeats] = useState(counted.includes(2) ? 2 : (counted[0] ?? 0));
  const table = useLoaded(loadOpenings, `${game}-${seats}`);
  if (!findGame(game)) return <Missing what="game" />;
  if (counted.length === 0) return <Missing what="page" why={texts.none} />;
  if (!loaded || !table) return <Frame title={texts.tab} children={<p class="loading">{texts.loading}</p>} />;
  const { room } = loaded;
  const { about } = room;
  return (
    <Frame title={texts.title(about.title)} crumb={frame.crumb(about.title, texts.tab)} game={game}>
      <div class="column history openings">
        <h1>{texts.title(about.title)}</h1>
        <p>
          {table.seats > 1
            ? texts.say(table.games, table.level, table.seats)
            : texts.sayAlone(table.games, table.level)}
        </p>
        {counted.length > 1 && (
          <Segments
            name="openings-seats"
            legend={texts.players}
            choices={counted.map((value) => ({ value, title: value }))}
            value={seats}
            change={setSeats}
          />
        )}
        <WhatWins {...{ room, table }} />
        {table.steps ? <Steps {...{ room, table }} /> : <Seats {...{ table }} />}
        {table.openings.some(({ move }) => move !== null) && <FirstMoves {...{ room, table }} />}
        <details class="openings-how">
          <summary>{texts.howToRead}</summary>
          <p class="fine">{texts.intervalSay}</p>
        </details>
        <p>
          <LinkButton to={paths.setUp(game)} word={texts.play} primary />
        </p>
      </div>
    </Frame>
  );
}

/** How often each seat wins: is it better to go first? */
function Seats({ table }: { readonly table: OpeningTable }) {
  const rows = table.openings.filter(({ move }) => move === null);
  return (
    <section>
      <h2>{texts.order}</h2>
      <ShareTable
        names={[texts.seatHead, texts.wins, texts.margin]}
        rows={rows.map((row) => ({ ...row, words: texts.seat(row.seat + 1) }))}
        label={texts.order}
      />
    </section>
  );
}

/** How often the table wins each step of a campaign. */
function Steps({ room, table }: { readonly room: Room; readonly table: OpeningTable }) {
  const parts = room.about.campaign?.parts ?? [];
  return (
    <section>
      <h2>{texts.challenges}</h2>
      {parts.map(({ difficulty, steps }) => (
        <ShareTable
          key={difficulty}
          names={[campaign.part(difficulty), texts.wins]}
          label={campaign.part(difficulty)}
          rows={steps.flatMap(({ id, title }) => {
            const row = table.steps?.find(({ step }) => step === id);
            return row ? [{ ...row, words: title }] : [];
          })}
        />
      ))}
    </section>
  );
}

function FirstMoves({ room, table }: { readonly room: Room; readonly table: OpeningTable }) {
  return (
    <>
      <h2>{texts.firstMoves}</h2>
      <p class="fine">{texts.firstSay}</p>
      {Array.from({ length: room.about.together ? 1 : table.seats }, (_, seat) => (
        <SeatOpenings key={seat} {...{ room, table, seat }} />
      ))}
    </>
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
  const { moves } = useMemo(() => rowsOf(table, seat), [table, seat]);
  const tell = useMemo(() => tellerOf(room, table.seats, seat), [room, table, seat]);
  const { together } = room.about;
  return (
    <section>
      {!together && <h3>{texts.seat(seat + 1)}</h3>}
      {moves.length === 0 && <p class="fine">{texts.tooFew}</p>}
      {moves.length > 0 && (
        <ShareTable
          names={together ? [texts.move, texts.wins] : [texts.move, texts.wins, texts.margin]}
          rows={moves.map((row) => ({ ...row, ...tell(row.move) }))}
          label={texts.table(seat + 1)}
        />
      )}
    </section>
  );
}

interface ShareRow extends Pick<OpeningRow, 'games' | 'share'>, Partial<Pick<OpeningRow, 'margin'>> {
  readonly words: string;
  /** What is read beside a picture, which shows where it is. */
  readonly seen?: string | undefined;
  /** Where on the board it is: coordinates would say nothing there. */
  readonly picture?: ComponentChildren;
}

interface ShareTableProps {
  readonly names: readonly string[];
  readonly rows: readonly ShareRow[];
  readonly label: string;
}

function ShareTable({ names, rows, label }: ShareTableProps) {
  return (
    // Focusable, so that the keyboard can scroll it.
    <section class="openings-scroll" tabIndex={0} aria-label={label}>
      <table>
        <ColumnHeads names={names} />
        <tbody>
          {rows.map(({ words, seen, picture, games, share, margin }, at) => (
            <tr key={at}>
              <th scope="row">
                {picture}
                <SeenWords {...{ words, seen }} /> <span class="fine">{texts.games(games)}</span>
              </th>
              <td class="openings-share">
                <b>{texts.share(share.mean)}</b> <span class="fine">{texts.interval(share.low, share.high)}</span>
                <ShareBar share={share} />
              </td>
              {names.length > 2 && margin && (
                <td class="openings-lead" data-name={names[2]}>
                  {texts.points(margin)}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/**
 * A first move by the name of its group; or where it can be made at the very start as advice, with a piece of the board; or
 * as in a log.
 */
function tellerOf(
  room: Room,
  seats: number,
  seat: Seat,
): (move: string) => Pick<ShareRow, 'words' | 'seen' | 'picture'> {
  const { factors } = room;
  if (factors?.nameFirst) return (group) => ({ words: factors.nameFirst?.(group) ?? group });
  const start = openingOf(room, seats, {});
  // Every match was dealt something else: the pictures show what all of them had.
  const bare = room.game.start(seats, must(settle(room.game.options, {}, seats)));
  return (text) => {
    const move = room.game.parseMove(start, text);
    if (!move.ok) return { words: text };
    const words = room.adviseMove(start, move.value);
    const [place] = room.placesOf?.(start, move.value) ?? [];
    const crop = place && room.cropAt?.(bare, place);
    if (!crop) return { words };
    return { words, seen: room.nameIdea?.(start, move.value), picture: <CropPicture {...{ crop, place, seat }} /> };
  };
}
