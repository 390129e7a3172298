import { type Command, InvalidArgumentError } from 'commander';
import { texts } from '#texts/cli/options.ts';
import { quote } from '../core/result.ts';
import { type Settings, type SetUp, settle } from '../core/settings.ts';
import { findGame, shelf } from '../games/index.ts';
import type { Room } from '../games/room.ts';
import { accept, describeUnknown, wrongUsage } from './complaint.ts';

/** How a game is set up: what `--seats` and `--set` say. */
export interface SetUpOptions {
  readonly seats?: number;
  readonly set?: Readonly<Record<string, string>>;
}

export function addSetUpOptions(command: Command): Command {
  return command
    .option('--seats <n>', texts.seats, parseWhole)
    .option('--set <option=value>', texts.set, collectSetting);
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

export function parseWhole(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError(texts.whole);
  return Number(text);
}

export function parsePositive(text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value) || value <= 0) throw new InvalidArgumentError(texts.positive);
  return value;
}

export function parseLevel(text: string): number {
  if (!/^[1-8]$/.test(text)) throw new InvalidArgumentError(texts.level);
  return Number(text);
}

/** `2,3` as seats from 0. */
export function parseSeats(text: string): number[] {
  return text.split(',').map((part) => {
    const seat = parseWhole(part.trim());
    if (seat === 0) throw new InvalidArgumentError(texts.seatFromOne);
    return seat - 1;
  });
}

export function collectSetting(text: string, sofar: Readonly<Record<string, string>> = {}): Record<string, string> {
  const cut = text.indexOf('=');
  if (cut < 1) throw new InvalidArgumentError(texts.pair(quote(text)));
  return { ...sofar, [text.slice(0, cut)]: text.slice(cut + 1) };
}
