import type { Command } from 'commander';
import { texts } from '#texts/cli/openings.ts';
import { texts as common } from '#texts/cli/options.ts';
import type { Room } from '../../games/room.ts';
import { countOpenings, type Opening, type OpeningMatch, playOpening } from '../../study/openings.ts';
import { interval, meanOf } from '../arena/statistics.ts';
import { defineCommand, level, type OptionsOf, plain, SET_UP, SWITCH, whole } from '../define-command.ts';
import { type Io, print, printJson } from '../io.ts';
import { formatColumns, formatCount, formatPercent } from '../layout.ts';
import { forGame, readSetUp } from '../set-up.ts';
import { nameTurn } from '../story.ts';

const OPTIONS = {
  games: whole(200),
  level: level(6),
  try: whole(4),
  least: whole(5),
  seed: plain('<text>', 'openings'),
  ...SET_UP,
  json: SWITCH,
};
type OpeningsOptions = OptionsOf<typeof OPTIONS>;

export function addOpenings(program: Command, io: Io): void {
  defineCommand(program, 'openings <game>', texts, OPTIONS).action(
    forGame((room, options: OpeningsOptions) => openings(room, options, io)),
  );
}

async function openings(room: Room, options: OpeningsOptions, io: Io): Promise<void> {
  const { seats, settings } = readSetUp(room, options);
  const levels = [room.bot.levels[options.level - 1]];
  const matches: OpeningMatch[] = [];
  for (let number = 0; number < options.games; number++) {
    matches.push(playOpening(room, { seats, settings, levels, seed: `${options.seed} ${number}` }, options.try));
  }
  const rows = countOpenings(matches)
    .filter(({ move, games }) => move === undefined || games >= options.least)
    .map(describe);
  if (options.json)
    await printJson(io, {
      game: room.game.id,
      seats,
      settings,
      level: options.level,
      games: matches.length,
      openings: rows,
    });
  else await print(io, formatRows(rows));
}

function describe({ seat, move, games, margins, shares }: Opening) {
  return { seat, move: move ?? null, games, margin: meanOf(margins), share: interval(shares) };
}

function formatRows(rows: readonly ReturnType<typeof describe>[]): string {
  const cells = rows.map(({ seat, move, games, margin, share }) => [
    nameTurn(seat, false),
    move ?? texts.all,
    formatCount(games),
    `${signed(margin.mean)} ± ${((margin.high - margin.low) / 2).toFixed(1)}`,
    formatPercent(share.mean),
    common.from(formatPercent(share.low), formatPercent(share.high)),
  ]);
  return formatColumns([texts.head, ...cells], ['left', 'left', 'right', 'right', 'right']);
}

function signed(value: number): string {
  return `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`;
}
