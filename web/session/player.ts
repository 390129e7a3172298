import type { Seat } from '../../core/game.ts';
import type { Settings } from '../../core/settings.ts';
import type { About } from '../../games/room.ts';
import { SEAT_MARKS } from '../../kit/draw/seats.ts';
import { fillColours } from '../../online/seat-colours.ts';
import { plainName } from '../../texts/who.ts';

interface Named {
  readonly name: string;
  /** The colour that was chosen for the seat, by its number in `SEAT_MARKS`. */
  readonly colour?: number;
}

/** Who sits in a seat. */
export type Player = (Named & { readonly kind: 'person' }) | (Named & { readonly kind: 'bot'; readonly level: number });

/** Somebody plays; else the computer plays by itself. */
export function hasPeople(players: readonly Player[]): boolean {
  return players.some(({ kind }) => kind === 'person');
}

/** The only person at the table, who need not pass the screen to anybody. */
export function lonerOf(players: readonly Player[]): Seat | undefined {
  const people = players.flatMap((player, seat) => (player.kind === 'person' ? [seat] : []));
  return people.length === 1 ? people[0] : undefined;
}

/** Everybody's colour, all different. */
export function coloursOf(players: readonly Player[]): readonly number[] {
  return fillColours(players.map(({ colour }) => colour));
}

/**
 * Everybody one seat on. A colour that somebody chose goes with them. Any other stays with its seat, as shapes and dashes of
 * lines do: a blue circle and a red square would be strangers to those who learned the reverse.
 */
export function turnSeats(players: readonly Player[]): readonly Player[] {
  return [...players.slice(1), players[0]];
}

export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
/** One more, where a game has nets for the table. */
const GRANDMASTER = 9;

/** The strongest computer player that a table offers. */
export function highestLevel({ hasGrandmaster }: About, seats: number, settings: Settings): number {
  return hasGrandmaster?.(seats, settings) ? GRANDMASTER : LEVELS.length;
}

/** The strongest computer player that a game has at any table. */
export function highestAnywhere({ hasGrandmaster }: About): number {
  return hasGrandmaster ? GRANDMASTER : LEVELS.length;
}

/** Whom somebody meets who has not chosen: one that can be beaten at the first try. */
export const USUAL_LEVEL = 2;
/** Who helps somebody who has not chosen: one that thinks ahead, and does not lose for the table. */
export const PARTNER_LEVEL = 6;

/** Set-up says so before anything is cut off. */
export const LONGEST_NAME = 24;

/** A player as a file or this browser's storage has kept it, or as good as can be made of it. */
export function readPlayer(value: unknown, unnamed: string): Player {
  const { kind, name, level, colour } = (typeof value === 'object' && value !== null ? value : {}) as Partial<
    Record<string, unknown>
  >;
  const named = {
    name: typeof name === 'string' ? plainName(name).slice(0, LONGEST_NAME) : unnamed,
    ...(isColour(colour) && { colour }),
  };
  if (kind !== 'bot') return { kind: 'person', ...named };
  return { kind: 'bot', ...named, level: [...LEVELS, GRANDMASTER].find((each) => each === level) ?? USUAL_LEVEL };
}

function isColour(value: unknown): value is number {
  return typeof value === 'number' && value in SEAT_MARKS;
}

/** The same players with every computer player a level higher or lower; nothing where nobody meets one, or none can be so. */
export function shiftLevels(
  players: readonly Player[],
  by: 1 | -1,
): { readonly players: readonly Player[]; readonly level: number } | undefined {
  const levels = players.flatMap((player) => (player.kind === 'bot' ? [player.level] : []));
  const hasPeople = levels.length < players.length;
  // Nobody is raised to level 9: not every table has it.
  const shift = (level: number) => LEVELS.find((each) => each === level + by) ?? level;
  if (!hasPeople || levels.every((level) => shift(level) === level)) return undefined;
  return {
    players: players.map((player) => (player.kind === 'bot' ? { ...player, level: shift(player.level) } : player)),
    level: shift(Math.max(...levels)),
  };
}
