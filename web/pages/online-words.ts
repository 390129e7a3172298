import { texts as home } from '#texts/web/home.ts';
import { texts as list } from '#texts/web/online-matches.ts';
import { texts } from '#texts/web/tables.ts';
import { type Settings, unusualSettings } from '../../core/settings.ts';
import { findGame } from '../../games/index.ts';
import type { MyMatch } from '../../online/messages/news.ts';
import type { ClockRule, SeatNow } from '../../online/messages/parts.ts';
import { seatStyle } from '../seat-colours.ts';
import { playersOf } from '../session/remote-players.ts';

export function gameTitle(game: string): string {
  return findGame(game)?.about.title ?? game;
}

/** "Ada’s table"; the game where nobody sits there. */
export function titleOfTable(game: string, seats: readonly SeatNow[], host?: number | null): string {
  const players = seats.map(({ player }) => player);
  const owner = (host === undefined || host === null ? undefined : players[host]) ?? players.find(hasName);
  return owner && hasName(owner) ? texts.title(owner.name) : texts.titleOfGame(gameTitle(game));
}

/** Clock, options and all that is not as usual, in one line. */
export function sayTerms(game: string, settings: Settings, rule: ClockRule): string {
  return texts.parts([sayClock(rule), ...saySettings(game, settings)]);
}

function sayClock(rule: ClockRule): string {
  const { clock } = texts;
  switch (rule.kind) {
    case 'none':
      return clock.none;
    case 'move':
      return clock.move(rule.seconds);
    case 'bank':
      return rule.increment === 0 ? clock.bank(rule.seconds) : clock.bankMore(rule.seconds, rule.increment);
    case 'post': {
      const off = [...(rule.nightsOff ? [clock.nights] : []), ...(rule.weekendsOff ? [clock.weekends] : [])];
      return off.length === 0 ? clock.post(rule.hours) : texts.parts([clock.post(rule.hours), clock.off(off)]);
    }
  }
}

/** Time runs out while somebody is away. A match over days is made for being away. */
export function isClocked({ rule }: { readonly rule: ClockRule }): boolean {
  return rule.kind === 'bank' || rule.kind === 'move';
}

/** The options that were chosen, where they are not the usual ones; a challenge is always named. */
function saySettings(game: string, settings: Settings): readonly string[] {
  const about = findGame(game)?.about;
  if (!about) return [];
  const unusual = unusualSettings(about.options, settings);
  return about.options.flatMap((option) => {
    const value = unusual[option.id] ?? (option.id === about.campaign?.option ? option.values[0].id : undefined);
    if (value === undefined) return [];
    return texts.option(option.title, option.values.find((each) => each.id === value)?.title ?? value);
  });
}

export function isFree({ player }: SeatNow): boolean {
  return player.kind === 'empty';
}

/** The colours that people at the table have chosen, as style. */
export function coloursAt(game: string, seats: readonly SeatNow[]): Readonly<Record<string, string>> {
  const about = findGame(game)?.about;
  return about ? seatStyle(about, playersOf(seats)) : {};
}

/** Somebody with the right link may sit down. */
export function isOpen(seat: SeatNow): boolean {
  return isFree(seat) || seat.vacant === true;
}

/** Whose seat waits for somebody with a new link. */
export function vacantAt(seats: readonly SeatNow[]): string | undefined {
  const player = seats.find(({ vacant }) => vacant)?.player;
  return player && hasName(player) ? player.name : undefined;
}

/** Those for whom all free seats are kept, after a rematch; nobody where a seat is open to others. */
export function expectedAt(seats: readonly SeatNow[]): readonly string[] {
  const players = playersOf(seats);
  const free = seats.flatMap((seat, at) => (isFree(seat) ? [isKept(seat) ? players[at].name : undefined] : []));
  return free.every((name) => name !== undefined) ? free : [];
}

/** Those who have said no to the rematch, and whose seats nobody has taken. */
export function declinedAt(seats: readonly SeatNow[]): readonly string[] {
  return seats.flatMap(({ player }) => (player.kind === 'empty' ? (player.declined ?? []) : []));
}

/** Every free seat is open to anybody in the lobby. */
export function isForAnyone(seats: readonly SeatNow[]): boolean {
  const free = seats.filter(isFree);
  return free.length > 0 && free.every(({ player }) => player.kind === 'empty' && player.wanted === 'stranger');
}

/** The names of everybody else at the table; computer players have the names that they have there. */
export function othersAt(seats: readonly SeatNow[], you: number): readonly string[] {
  const players = playersOf(seats);
  return seats.flatMap((seat, at) => (at === you || isFree(seat) ? [] : [players[at].name]));
}

/** Says that somebody else is out of time or away, while the match goes on: the others decide then. */
export function sayLate({ seats, you, status }: Pick<MyMatch, 'seats' | 'you' | 'status'>): string | undefined {
  const seat = status === 'live' ? seats.findIndex(({ late }, at) => late && at !== you) : -1;
  return seat < 0 ? undefined : (seats[seat].away ? list.away : list.late)(playersOf(seats)[seat].name);
}

/** Whose turn it is, of the others. An older server does not say. */
export function sayTurn({ seats, turn }: Pick<MyMatch, 'seats' | 'turn'>, others: readonly string[]): string {
  const name = turn === undefined ? undefined : playersOf(seats)[turn].name;
  if (name === undefined && others.length > 1) return list.othersTurn;
  return home.match.turnOf(name ?? others[0] ?? '');
}

/** It is my turn, or somebody else is out of time and I decide what becomes of that. */
export function waitsForMe(match: Pick<MyMatch, 'seats' | 'you' | 'status' | 'yourTurn'>): boolean {
  return match.yourTurn || sayLate(match) !== undefined;
}

/** Who sits there, or whom the seat is for. */
export function sayPlayer(seats: readonly SeatNow[], seat: number): string {
  const { player } = seats[seat];
  if (hasName(player) || isKept(seats[seat])) return playersOf(seats)[seat].name;
  if (player.kind === 'bot') return texts.seat.bot(player.level);
  return texts.seat.free;
}

/** For somebody of the match before. */
function isKept({ player }: SeatNow): boolean {
  return player.kind === 'empty' && player.keptFor !== undefined;
}

type SeatPlayer = SeatNow['player'];

function hasName(player: SeatPlayer): player is Extract<SeatPlayer, { readonly name: string }> {
  return 'name' in player;
}
