import type { Seat } from '../../core/game.ts';
import { MOST_STAND_INS } from '../../online/messages/limits.ts';
import type { TableNow } from '../../online/messages/news.ts';
import type { SeatNow, TableDice } from '../../online/messages/parts.ts';
import { usualContribution } from '../../online/table-dice.ts';
import type { Table } from '../people/tables.ts';
import type { LiveMatch } from './live-match.ts';
import type { Story } from './story.ts';

/** What only some may know of a table, or what is not in its log. */
export interface TableExtras {
  /** The server's secret, told when the match is over. */
  readonly secret: string;
  readonly clocks: TableNow['clocks'];
  /** How others come in, while a seat is free. */
  readonly invite: { readonly link: string; readonly letters: string } | undefined;
}

/** From where somebody looks: their seat, or the one that they had until the host made a new link for it. */
export interface Standpoint {
  readonly you: Seat | undefined;
  readonly lost: Seat | undefined;
}

/** Everything about a table but its lines, as the viewer at this seat may know it. */
export function tableNews(
  live: LiveMatch,
  { you, lost }: Standpoint,
  { secret, clocks, invite }: TableExtras,
): TableNow {
  const { table, story } = live;
  const rematchBy = live.seatOf(table.rematchNow?.host);
  return {
    type: 'table',
    match: table.match,
    game: table.game,
    rulesVersion: table.rulesVersion,
    settings: table.settings,
    status: story.status,
    seats: listSeats(table, story),
    you: you ?? null,
    ...(lost === undefined ? {} : { lost }),
    host: live.seatOf(table.host) ?? null,
    rule: table.rule,
    clocks,
    takebacks: table.takebacks,
    watchers: table.watchers,
    begins: table.begins,
    chat: isChatOpen(table),
    ...chatWantedAt(table),
    offer: story.offer ?? null,
    ...(story.refusedBy === undefined ? {} : { refusedBy: story.refusedBy }),
    ending: story.ending ?? null,
    dice: diceOf(table, story, secret),
    ...(invite && you !== undefined ? { invite } : {}),
    ...(table.rematch ? { rematch: table.rematch } : {}),
    ...(rematchBy === undefined ? {} : { rematchBy }),
    ...rematchFor(table, you),
  };
}

/** How far the rematch is, for the one at this seat. */
function rematchFor({ rematchNow, seats }: Table, you: Seat | undefined): Pick<TableNow, 'rematchNow'> {
  if (!rematchNow) return {};
  const person = you === undefined ? null : seats[you].person;
  const { status, people } = rematchNow;
  const declined = seats.flatMap((row) => (row.person && rematchNow.declined.includes(row.person) ? row.seat : []));
  return { rematchNow: { status, yours: person !== null && people.includes(person), declined } };
}

export function listSeats({ seats, rule }: Pick<Table, 'seats' | 'rule'>, story?: Story): SeatNow[] {
  return seats.map((row) => {
    const { seat, colour, first_seat } = row;
    return {
      player: playerAt(row),
      ...(colour === null ? {} : { colour }),
      ...(first_seat === null ? {} : { firstSeat: first_seat }),
      ...(isVacant(row) ? { vacant: true } : {}),
      ...(story && holdingOf(story, seat)),
      ...(story?.isLate[seat] ? { late: true } : {}),
      ...(story?.isLate[seat] && rule.kind === 'none' ? { away: true } : {}),
      ...(story?.hasLeft[seat] ? { left: true } : {}),
    };
  });
}

/** The computer player that moves for a seat, and when one has. */
function holdingOf({ heldBy, standIns }: Story, seat: Seat): Pick<SeatNow, 'heldBy' | 'standIns'> {
  const level = heldBy[seat];
  const spans = standIns[seat].slice(-MOST_STAND_INS);
  return { ...(level === undefined ? {} : { heldBy: level }), ...(spans.length === 0 ? {} : { standIns: spans }) };
}

type SeatRow = Table['seats'][number];

function playerAt({ wanted, level, name, kind, kept_for, issue, declined }: SeatRow): SeatNow['player'] {
  if (wanted === 'bot') return { kind: 'bot', level: level ?? 1 };
  if (name === null) return { kind: 'empty', wanted };
  if (kept_for === null || issue > 0) return { kind: kind ?? 'person', name };
  return { kind: 'empty', wanted, ...(declined === 1 ? { declined: name } : { keptFor: name }) };
}

/** Somebody sat there and lost the key; a seat that is kept for somebody after a rematch has a name too. */
function isVacant({ wanted, person, name, kept_for, issue }: SeatRow): boolean {
  return wanted !== 'bot' && person === null && name !== null && (kept_for === null || issue > 0);
}

/** People who came by link may chat; with a stranger at the table everybody must want it. */
export function isChatOpen({ seats }: Table): boolean {
  const people = seats.filter(({ wanted, kind }) => wanted !== 'bot' && kind !== 'program');
  return people.every(({ wanted }) => wanted === 'friend') || people.every(({ chat }) => chat === 1);
}

/** Who waits for the others to agree. */
function chatWantedAt(table: Table): Pick<TableNow, 'chatWanted'> {
  const chatWanted = table.seats.flatMap(({ seat, chat }) => (chat === 1 ? seat : []));
  return chatWanted.length === 0 || isChatOpen(table) ? {} : { chatWanted };
}

export function diceOf(table: Table, story: Story, secret: string): TableDice {
  const seats = story.hasBegun ? story.contributions : table.seats.map(contributionOf);
  const carried = story.hasBegun ? story.carried : (table.carried?.length ?? 0);
  return {
    commitment: table.commitment,
    seats,
    ...(carried > 0 ? { carried } : {}),
    ...(story.status === 'over' ? { secret } : {}),
  };
}

/** What a seat adds to the dice; null while nobody sits there. */
export function contributionOf({ seat, wanted, person, dice }: Table['seats'][number]): string | null {
  if (wanted !== 'bot' && person === null) return null;
  return dice ?? usualContribution(seat);
}
