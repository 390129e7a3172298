import { texts } from '#texts/web/players.ts';
import type { About } from '../games/room.ts';
import { botNames, isOwnName } from './bot-names.ts';
import { store } from './session/here.ts';
import { PARTNER_LEVEL, type Player, USUAL_LEVEL } from './session/player.ts';

/** Who sits down when nobody has said: a person, and computer players for as many more as a first match has. */
export function usualPlayers(about: About): readonly Player[] {
  const { seats, usualSeats = 2 } = about;
  const count = Math.min(Math.max(usualSeats, seats.min), seats.max);
  const players: Player[] = [{ kind: 'person', name: texts.you }];
  const level = lastLevel(about);
  while (players.length < count) players.push(newBot(about, players, level));
  return players;
}

/** How strong the computer was when somebody last chose who plays. */
function lastLevel({ id }: About): number | undefined {
  return store.loadSetUp(id)?.players.find((player) => player.kind === 'bot')?.level;
}

/** Who sat down the last time, if the game still takes so many. */
export function lastPlayers(about: About): readonly Player[] | undefined {
  const players = store.loadSetUp(about.id)?.players;
  const fits = players && players.length >= about.seats.min && players.length <= about.seats.max;
  return fits ? players.map((player) => apartFromOwn(about, players, player)) : undefined;
}

/** Whoever sits at the screen may have taken the name of a computer player since. */
function apartFromOwn(about: About, players: readonly Player[], player: Player): Player {
  return player.kind === 'bot' && isOwnName(player.name) ? newBot(about, players, player.level) : player;
}

/** A computer player with a name that nobody at the table has: a rival who can be beaten, or a partner who helps. */
export function newBot({ together = false }: About, others: readonly Player[], level?: number): Player {
  const taken = new Set(others.map((player) => player.name));
  const names = botNames();
  const name = names.find((each) => !taken.has(each)) ?? names[0];
  return { kind: 'bot', name, level: level ?? (together ? PARTNER_LEVEL : USUAL_LEVEL) };
}

/** All computer players at one level. */
export function atLevel(players: readonly Player[], level: number): readonly Player[] {
  return players.map((player) => (player.kind === 'bot' ? { ...player, level } : player));
}

/** The level of all computer players, where they have the same. */
export function commonLevel(players: readonly Player[]): number | undefined {
  const levels = new Set(players.flatMap((player) => (player.kind === 'bot' ? [player.level] : [])));
  return levels.size === 1 ? [...levels][0] : undefined;
}

/** "You" is a name for one person at the screen; where there are several, each has a number until they write their names. */
export function calledApart(players: readonly Player[]): readonly Player[] {
  const people = players.filter((player) => player.kind === 'person');
  const [from, to] = people.length > 1 ? [() => texts.you, texts.player] : [texts.player, () => texts.you];
  return players.map((player, seat) =>
    player.kind === 'person' && player.name === from(seat + 1) ? { ...player, name: to(seat + 1) } : player,
  );
}
