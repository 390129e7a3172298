import { texts as words } from '#texts/web/tables.ts';
import { texts } from '#texts/web/waiting-room.ts';
import { findGame } from '../../games/index.ts';
import { SeatBadge } from '../../kit/seat-badge.tsx';
import type { TableAsk } from '../../online/messages/asks.ts';
import type { TableNow } from '../../online/messages/news.ts';
import type { SeatNow, SeatWish } from '../../online/messages/parts.ts';
import type { Unsent } from '../online/line.ts';
import type { TableLine } from '../online/table-line.ts';
import { coloursOf } from '../session/player.ts';
import { playersOf } from '../session/remote-players.ts';
import { levelMenu } from './level-menu.ts';
import { levelsOf } from './level-words.ts';
import { sayPlayer } from './online-words.ts';
import { ColourButton } from './set-up-colour.tsx';

/** The choice that leaves a seat to the player of the match before. */
const KEPT = 'kept';

type Ask = (ask: Unsent<TableAsk>) => Promise<boolean>;

/** Every seat: who has it, or whom it is for. The host may change what nobody has taken. */
export function RoomSeats({
  line,
  table,
  ask,
}: {
  readonly line: TableLine;
  readonly table: TableNow;
  readonly ask: Ask;
}) {
  const { here } = line.snapshot;
  return (
    <ol class="room-seats" aria-label={texts.seats}>
      {table.seats.map((seat, at) => (
        <RoomSeat key={at} {...{ line, table, seat, at, ask }} isHere={here[at] === true} />
      ))}
    </ol>
  );
}

function RoomSeat({
  line,
  table,
  seat,
  at,
  ask,
  isHere,
}: {
  readonly line: TableLine;
  readonly table: TableNow;
  readonly seat: SeatNow;
  readonly at: number;
  readonly ask: Ask;
  readonly isHere: boolean;
}) {
  const { you, host } = table;
  const { player } = seat;
  const isFree = player.kind === 'empty';
  const name = you === null ? undefined : nameAt(table.seats[you]);
  const mayChange = you !== null && you === host && (isFree || player.kind === 'bot');
  return (
    <li
      class={isFree ? 'room-seat is-free' : 'room-seat'}
      style={{ '--own': `var(--seat-${at})`, '--own-tint': `var(--tint-${at})` }}
    >
      <RoomColour {...{ table, at, ask }} />
      <span class="room-seat-words">
        <b>{sayPlayer(table.seats, at)}</b> {at === you && <span class="tag">{texts.you}</span>}{' '}
        {at === host && <span class="tag">{texts.host}</span>}
        <span class="fine">{at === you && mayPaint(table) ? texts.hereYou : saySeat(table, at, isHere)}</span>
      </span>
      {isFree && player.keptFor === undefined && name !== undefined && (
        <button type="button" onClick={() => void line.sit(name, table.invite?.link, at)}>
          {texts.sitHere}
          <span class="sr-only"> {texts.sitHereMore(at + 1)}</span>
        </button>
      )}
      {mayChange && <SeatChange {...{ table, player, at, ask }} />}
    </li>
  );
}

/** The shape of a seat in its colour; one's own is a button that offers others. */
function RoomColour({ table, at, ask }: { readonly table: TableNow; readonly at: number; readonly ask: Ask }) {
  if (at !== table.you || !mayPaint(table)) {
    return (
      <span class="seat-mark">
        <SeatBadge seat={at} />
      </span>
    );
  }
  const players = playersOf(table.seats);
  return (
    <ColourButton
      colours={coloursOf(players)}
      names={players.map(({ name }) => name)}
      seat={at}
      place={at}
      keeps={(seat) => 'name' in table.seats[seat].player}
      choose={(colour) => void ask({ type: 'colour', colour })}
    />
  );
}

/** The pieces of some games have their own colours. */
function mayPaint({ game }: TableNow): boolean {
  return !findGame(game)?.about.seatColours;
}

function nameAt({ player }: SeatNow): string | undefined {
  return 'name' in player ? player.name : undefined;
}

function saySeat({ game, seats, settings }: TableNow, at: number, isHere: boolean): string {
  const { player, vacant } = seats[at];
  const about = findGame(game)?.about;
  if (vacant) return texts.vacant;
  switch (player.kind) {
    case 'bot':
      return about ? levelsOf(about, seats.length, settings)[player.level - 1] : '';
    case 'empty':
      if (player.keptFor !== undefined) return words.seat.kept;
      return player.wanted === 'friend' ? words.seat.freeFriend : words.seat.freeStranger;
    default:
      return isHere ? texts.here : texts.away;
  }
}

/** Whom a free seat is for: one list, because a phone has little room. */
function SeatChange({
  table: { game, seats, settings },
  player,
  at,
  ask,
}: {
  readonly table: TableNow;
  readonly player: SeatNow['player'];
  readonly at: number;
  readonly ask: Ask;
}) {
  const about = findGame(game)?.about;
  const keptFor = player.kind === 'empty' ? player.keptFor : undefined;
  const wanted = player.kind === 'empty' ? player.wanted : '';
  const value = keptFor !== undefined ? KEPT : player.kind === 'bot' ? String(player.level) : wanted;
  const choose = (chosen: string) => {
    if (chosen === KEPT) return;
    const wish: SeatWish =
      chosen === 'friend' || chosen === 'stranger' ? { kind: chosen } : { kind: 'bot', level: Number(chosen) };
    void ask({ type: 'arrange', seat: at, wish });
  };
  return (
    <select aria-label={texts.change(at + 1)} value={value} onChange={(event) => choose(event.currentTarget.value)}>
      {keptFor !== undefined && <option value={KEPT}>{texts.keptFor(sayPlayer(seats, at))}</option>}
      <option value="friend">{texts.friend}</option>
      <option value="stranger">{texts.stranger}</option>
      {(about ? levelMenu(about, seats.length, settings) : []).map(({ level, isOffered, words }) => (
        <option key={level} value={String(level)} disabled={!isOffered}>
          {words}
        </option>
      ))}
    </select>
  );
}
