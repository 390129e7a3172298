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

/** The players of a new match as their names were typed: none without a name, no two with the same. */
export function withNames(players: readonly Player[]): readonly Player[] {
  const names = namesApart(players.map(({ name }, seat) => name.trim() || texts.player(seat + 1)));
  return players.map((player, seat) => ({ ...player, name: names[seat] }));
}

/** The second Ada at a table is "Ada 2" for everybody: in a log, a clock or a talk a colour alone would have to tell. */
export function namesApart<T extends string | undefined>(names: readonly T[]): readonly (T | string)[] {
  const taken = new Set(names.map(fold));
  const given = new Set<string | undefined>();
  return names.map((name) => {
    if (name === undefined) return name;
    let apart: string = name;
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
