import { texts } from '#texts/web/players.ts';
import type { Seat } from '../../core/game.ts';
import type { TableNow } from '../../online/messages/news.ts';
import type { SeatNow } from '../../online/messages/parts.ts';
import { asYou, plainName, type Who } from '../../texts/who.ts';
import type { Player } from './player.ts';
import { namesApart } from './seat-names.ts';

/** Who sits at a table of the server, each under a name of their own. Computer players have names that no person there has. */
export function playersOf(seats: readonly SeatNow[]): readonly Player[] {
  const names = namesInOrder(seats);
  const taken = new Set(names.map((name) => name?.toLowerCase()));
  const free = texts.botNames.filter((name) => !taken.has(name.toLowerCase()));
  return seats.map(({ player, colour }, seat): Player => {
    const chosen = colour === undefined ? {} : { colour };
    if (player.kind === 'bot') {
      const name = free.shift() ?? texts.player(seat + 1);
      return { kind: 'bot', name, level: player.level, ...chosen };
    }
    return { kind: 'person', name: names[seat] ?? texts.player(seat + 1), ...chosen };
  });
}

/** Who is "Ada 2" stays so in a rematch, though everybody moves one seat on. */
function namesInOrder(seats: readonly SeatNow[]): readonly (string | undefined)[] {
  const order = seats.map(({ firstSeat }, seat) => ({ seat, first: firstSeat ?? seat }));
  order.sort((a, b) => a.first - b.first || a.seat - b.seat);
  const apart = namesApart(order.map(({ seat }) => nameOf(seats[seat].player)));
  return seats.map((_, seat) => apart[order.findIndex((each) => each.seat === seat)]);
}

/** Of the person there, or of the one for whom the seat is kept after a rematch. */
function nameOf(player: SeatNow['player']): string | undefined {
  if ('name' in player) return plainName(player.name);
  return player.kind === 'empty' && player.keptFor !== undefined ? plainName(player.keptFor) : undefined;
}

/** The same while a match is on: where a computer player moves for somebody, the name says so. */
export function nameNow(players: readonly Player[], { seats, you }: Seated): readonly Who[] {
  return nameThem(players, you).map((who, seat) =>
    seats[seat].heldBy === undefined ? who : texts.byComputer(players[seat].name),
  );
}

/** Who moved in a line of the log: a person, or a computer player for them. */
export function whoMoved(players: readonly Player[], { seats, you }: Seated, line: number, seat: Seat): Who {
  const { standIns = [] } = seats[seat];
  const isStandIn = standIns.some(({ from, to = Number.POSITIVE_INFINITY }) => from <= line && line < to);
  return isStandIn ? texts.byComputer(players[seat].name) : nameThem(players, you)[seat];
}

type Seated = Pick<TableNow, 'seats' | 'you'>;

/** How texts call them: the one at this screen is "you", in tables as in sentences. */
export function nameThem(players: readonly Player[], you: Seat | null): readonly Who[] {
  return players.map(({ name }, seat) => (seat === you ? asYou(texts.you) : name));
}
