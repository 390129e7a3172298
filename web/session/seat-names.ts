import { texts } from '#texts/web/players.ts';
import { asYou, type Who } from '../../texts/who.ts';
import type { Player } from './player.ts';

/**
 * How texts call the players. A person alone against computer players is "you", in tables as in sentences: a score under
 * another name would be somebody else's. People who share a screen, and those whom somebody watches, have names.
 */
export function namesOf(players: readonly Player[]): readonly Who[] {
  const people = players.filter((player) => player.kind === 'person');
  return players.map((player, seat) => {
    if (people.length === 1 && player === people[0]) return asYou(texts.you);
    return nameFor(player, seat);
  });
}

/** The same for somebody who did not play: nobody is "you" then. */
export function namesForOthers(players: readonly Player[]): readonly Who[] {
  return players.map(nameFor);
}

/** What somebody was called who played alone is no name among others. */
function nameFor({ name }: Player, seat: number): Who {
  return name === texts.you ? texts.player(seat + 1) : name;
}
