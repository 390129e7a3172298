import type { Command } from 'commander';
import { texts } from '#texts/cli/bot.ts';
import { texts as common } from '#texts/cli/options.ts';
import { playEncounter } from '../arena/encounter.ts';
import { ExternalBot } from '../arena/external-bot.ts';
import { seat } from '../arena/seat.ts';
import { accept, failure, wrongUsage } from '../complaint.ts';
import { defineCommand, type OptionsOf, plain, positive, required, SET_UP, SWITCH, whole } from '../define-command.ts';
import { type Io, print, printJson } from '../io.ts';
import { formatColumns } from '../layout.ts';
import { openRoom, readSetUp } from '../set-up.ts';

const OPTIONS = {
  game: required(plain('<game>')),
  against: plain('<player>', 'random'),
  games: whole(2),
  ms: positive(1000),
  news: SWITCH,
  json: SWITCH,
  ...SET_UP,
};
type BotOptions = OptionsOf<typeof OPTIONS>;

export function addBot(program: Command, io: Io): void {
  defineCommand(program, 'bot <command>', texts, OPTIONS).action((start: string, options: BotOptions) =>
    tryBot(start, options, io),
  );
}

/** What came of a try-out. */
interface Tried {
  readonly games: readonly TriedGame[];
  readonly faults: readonly string[];
}

interface TriedGame {
  readonly seat: number;
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}

async function tryBot(start: string, options: BotOptions, io: Io): Promise<void> {
  const room = await openRoom(options.game);
  const { seats, settings } = readSetUp(room, options);
  const bot = new ExternalBot(room, start, options.ms, { news: options.news });
  const rival = accept(await seat(room, options.against, options.ms), wrongUsage);
  const players = [bot, ...Array.from({ length: seats - 1 }, () => rival)];
  const games: TriedGame[] = [];
  const faults: string[] = [];
  try {
    for (let number = 0; games.length < options.games; number++) {
      const most = options.games - games.length;
      const result = await playEncounter(room, players, { number, seed: 'bot', settings, most });
      if (result.failure !== undefined) throw failure(texts.cannotPlay(result.failure));
      faults.push(...result.faults);
      for (const { seating, scores, winners } of result.games)
        games.push({ seat: seating.indexOf(0), scores, winners });
    }
  } finally {
    bot.leave();
  }
  if (options.json) await printJson(io, { game: room.game.id, bot: start, games, faults });
  else await print(io, formatTried({ games, faults }));
  if (faults.length > 0) throw failure(texts.faults(faults.length));
}

/** Faults shown one by one. */
const SHOWN = 10;

function formatTried({ games, faults }: Tried): string {
  const rows = games.map(({ seat: mine, scores, winners }, index) => [
    texts.gameColumn(index + 1),
    common.seatColumn(mine + 1),
    scores.join(' : '),
    winners.includes(mine) ? texts.won : texts.lost,
  ]);
  const more = faults.length - SHOWN;
  return [
    ...faults.slice(0, SHOWN),
    ...(more > 0 ? [texts.more(more)] : []),
    formatColumns(rows),
    ...(faults.length === 0 ? [texts.noFaults] : []),
  ].join('\n');
}
