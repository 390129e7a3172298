import { texts } from '#texts/web/players.ts';
import type { Seat } from '../../core/game.ts';
import type { SeatNow } from '../../online/messages/parts.ts';
import { asYou, plainName, type Who } from '../../texts/who.ts';
import type { Player } from './player.ts';

/** Who sits at a table of the server, each under a name of their own. Computer players have names that no person there has. */
export function playersOf(seats: readonly SeatNow[]): readonly Player[] {
  const names = namesApart(seats.map(({ player }) => ('name' in player ? plainName(player.name) : undefined)));
  const free = texts.botNames.filter((name) => !names.includes(name));
  return seats.map(({ player, colour }, seat): Player => {
    const chosen = colour === undefined ? {} : { colour };
    if (player.kind === 'bot') {
      const name = free.shift() ?? texts.player(seat + 1);
      return { kind: 'bot', name, level: player.level, ...chosen };
    }
    return { kind: 'person', name: names[seat] ?? texts.player(seat + 1), ...chosen };
  });
}

/** The second Ada at a table is "Ada 2" for everybody: in a log, a clock or a talk a colour alone would have to tell. */
function namesApart(names: readonly (string | undefined)[]): readonly (string | undefined)[] {
  const taken = new Set(names.map(fold));
  const given = new Set<string | undefined>();
  return names.map((name) => {
    if (name === undefined) return undefined;
    let apart = name;
    for (let number = 2; given.has(fold(apart)) || (apart !== name && taken.has(fold(apart))); number++)
      apart = texts.namesake(name, number);
    given.add(fold(apart));
    return apart;
  });
}

/** As the eye reads a name. */
function fold(name: string | undefined): string | undefined {
  return name?.toLowerCase();
}

/** How texts call them: the one at this screen is "you", in tables as in sentences. */
export function nameThem(players: readonly Player[], you: Seat | null): readonly Who[] {
  return players.map(({ name }, seat) => (seat === you ? asYou(texts.you) : name));
}
