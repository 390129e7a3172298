import { texts } from '#texts/cli/options.ts';
import { type Settings, type SetUp, settle } from '../core/settings.ts';
import { findGame, shelf } from '../games/index.ts';
import type { Room } from '../games/room.ts';
import { accept, describeUnknown, wrongUsage } from './complaint.ts';

/** How a game is set up: what `--seats` and `--set` say. */
export interface SetUpOptions {
  readonly seats?: number;
  readonly set?: Readonly<Record<string, string>>;
}

export async function openRoom(id: string): Promise<Room> {
  const entry = findGame(id.toLowerCase());
  if (!entry) throw wrongUsage(describeUnknown('game', id, gameIds()));
  return entry.load();
}

export function gameIds(): string[] {
  return shelf.map(({ about }) => about.id);
}

/** Seats and settings as the game offers them. */
export function readSetUp({ game }: Room, options: SetUpOptions): SetUp {
  const { min, max } = game.seats;
  const seats = options.seats ?? min;
  if (seats < min || seats > max) {
    throw wrongUsage(texts.wrongSeats(game.title, min, max, seats));
  }
  return { seats, settings: accept(settle(game.options, options.set ?? {}, seats), wrongUsage) };
}

/** The usual settings, or those of every part of a campaign: its first part alone would say little of the game. */
export function campaignSettings({ game, about }: Room): Settings[] {
  const campaign = game.options.find(({ id }) => id === about.campaign?.option);
  const choices: Readonly<Record<string, string>>[] = campaign?.values.map(({ id }) => ({ [campaign.id]: id })) ?? [{}];
  return choices.map((choice) => accept(settle(game.options, choice), wrongUsage));
}
