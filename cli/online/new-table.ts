import { texts } from '#texts/cli/load.ts';
import type { Room } from '../../games/room.ts';
import { type DeskAsk, formatAsk, type TableAsk } from '../../online/messages/asks.ts';
import type { SeatTicket } from './remote-seat.ts';

/** Makes a table of two at a server, and seats two newcomers at it. */
export async function makeTable(url: string, room: Room): Promise<readonly [SeatTicket, SeatTicket]> {
  const made = await post(`${url}/online/desk`, {
    type: 'make',
    id: 'make',
    name: texts.players[0],
    game: room.game.id,
    settings: {},
    seats: [{ kind: 'me' }, { kind: 'friend' }],
    clock: { kind: 'none' },
    takebacks: true,
    watchers: true,
  });
  const { match, invite, key } = made as { match: string; invite: string; key: string };
  const sat = await post(`${url}/online/table/${match}`, { type: 'sit', id: 'sit', name: texts.players[1], invite });
  const ticket = { room, match, seats: 2 };
  return [
    { ...ticket, seat: 0, key },
    { ...ticket, seat: 1, key: (sat as { key: string }).key },
  ];
}

async function post(url: string, ask: DeskAsk | TableAsk): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: formatAsk(ask),
  });
  const news: unknown = await response.json();
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${JSON.stringify(news)}`);
  return news;
}
