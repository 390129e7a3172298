import type { Command } from 'commander';
import { texts } from '#texts/cli/play.ts';
import { GRANDMASTER, Nets } from '../../ai/nets.ts';
import { think } from '../../ai/think.ts';
import type { Position } from '../../core/game.ts';
import { openMatch, rollOn } from '../../core/match.ts';
import type { Timeline } from '../../core/timeline.ts';
import type { Room } from '../../games/room.ts';
import { FairDice, formatSecret } from '../../online/fair-dice.ts';
import { accept, wrongUsage } from '../complaint.ts';
import { defineCommand, type OptionsOf, plain, read, SET_UP, withOrWithout } from '../define-command.ts';
import { takeRandom, takeSecret } from '../dice.ts';
import { HotSeat } from '../hot-seat.ts';
import { type Io, isInteractive, print } from '../io.ts';
import { Keeper } from '../keeper.ts';
import { KeptMatches, newKeptId } from '../kept.ts';
import { readNets } from '../nets.ts';
import { parsePlayerLevel, parseSeats } from '../numbers.ts';
import { chooseKept, openKept } from '../resume.ts';
import { gameIds, openRoom, readSetUp } from '../set-up.ts';

const OPTIONS = {
  ...SET_UP,
  bots: read('<seats>', parseSeats),
  level: read('<n>', parsePlayerLevel, 3),
  seed: plain('<text>'),
  resume: withOrWithout('[n]'),
  forget: withOrWithout('[n]'),
  data: plain('<folder>'),
};
type PlayOptions = OptionsOf<typeof OPTIONS>;

export function addPlay(program: Command, io: Io): void {
  const command = defineCommand(program, 'play [game]', texts, OPTIONS);
  command.action((game: string | undefined, options: PlayOptions) => run(game, options, command, io));
}

async function run(id: string | undefined, options: PlayOptions, command: Command, io: Io): Promise<void> {
  const { resume, forget } = options;
  if (resume === undefined && forget === undefined) {
    if (id === undefined) throw wrongUsage(texts.whichGame(gameIds()));
    return start(await openRoom(id), options, io);
  }
  const stray = ['seats', 'set', 'bots', 'level', 'seed'].find((name) => command.getOptionValueSource(name) === 'cli');
  if (stray !== undefined) throw wrongUsage(texts.asSetUp(stray));
  const store = new KeptMatches(options.data ?? io.dataFolder);
  const room = id === undefined ? undefined : await openRoom(id);
  const entry = await chooseKept(store, { room, which: resume ?? forget }, io);
  if (forget !== undefined) {
    await store.forget(entry.id);
    return print(io, texts.deleted(entry.title));
  }
  const { room: opened, match, secret } = await openKept(entry);
  const { bots, level } = entry.match;
  const dice = new FairDice(secret);
  rollOn(match, dice);
  const players = { bots, level, secret: entry.match.secret };
  const keeper = new Keeper(store, entry.id, {
    players,
    length: entry.match.record.log.length,
    command: resumeCommand(options),
    io,
  });
  await print(io, texts.opened(entry.title));
  await sit(
    opened,
    match,
    { ...players, dice, botSeed: undefined, keeper, told: Math.max(0, match.length - RETOLD) },
    io,
  );
}

/** Lines of the log that are told again when a match is resumed. */
const RETOLD = 4;

async function start(room: Room, options: PlayOptions, io: Io): Promise<void> {
  const { seats, settings } = readSetUp(room, options);
  const { bots = [], level, seed, data } = options;
  const stranger = bots.find((seat) => seat >= seats);
  if (stranger !== undefined) throw wrongUsage(texts.noSeat(stranger + 1, seats));
  const secret = takeSecret(seed);
  const dice = new FairDice(secret);
  const match = accept(openMatch(room.game, seats, settings, dice), wrongUsage);
  const players = { bots, level, secret: formatSecret(secret) };
  const store = new KeptMatches(data ?? io.dataFolder);
  const command = resumeCommand(options);
  const keeper =
    isInteractive(io) || data !== undefined
      ? new Keeper(store, newKeptId(room.game.id), { players, command, io })
      : undefined;
  await print(io, texts.opened(texts.title(room.about.title, texts.seats(seats))));
  // Dice of their own, so that the bots' thinking does not change the draws of a seeded match.
  const botSeed = seed === undefined ? undefined : `${seed} bots`;
  await sit(room, match, { bots, level, dice, botSeed, keeper, told: 0 }, io);
}

function resumeCommand({ data }: PlayOptions): string {
  return `boardwalk play --resume${data === undefined ? '' : ` --data ${data}`}`;
}

interface Seating {
  readonly bots: readonly number[];
  readonly level: number;
  readonly dice: FairDice;
  readonly botSeed: string | undefined;
  readonly keeper: Keeper | undefined;
  /** Log lines that the people know already. */
  readonly told: number;
}

async function sit(room: Room, match: Timeline, seating: Seating, io: Io): Promise<void> {
  const { bots, dice, keeper, told } = seating;
  const botDice = takeRandom(seating.botSeed);
  const nets = new Nets(readNets);
  const hand = room.bot.levels[Math.min(seating.level, room.bot.levels.length) - 1];
  const choose = async (view: Position) => {
    const seed = botDice.below(1 << 16);
    const learned = seating.level === GRANDMASTER ? await nets.seat(room, view) : undefined;
    const { moves } = learned?.think(view, seed) ?? think(room, view, hand, seed);
    return room.game.formatMove(view, moves[0].move);
  };
  await new HotSeat({ room, match, bots: new Set(bots), dice, choose, keeper, told, io }).run();
}
