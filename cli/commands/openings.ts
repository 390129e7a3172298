import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { texts } from '#texts/cli/openings.ts';
import { texts as common } from '#texts/cli/options.ts';
import type { Settings } from '../../core/settings.ts';
import type { Room } from '../../games/room.ts';
import { countOpenings, type Opening, type OpeningMatch, playOpening } from '../../study/openings.ts';
import { countTraits, type TraitCounts } from '../../study/what-wins.ts';
import { type Interval, interval, meanOf } from '../arena/statistics.ts';
import { gameCommand, level, type OptionsOf, plain, SET_UP, SWITCH, whole } from '../define-command.ts';
import { type Io, print, printJson } from '../io.ts';
import { formatColumns, formatCount, formatPercent } from '../layout.ts';
import { readSetUp } from '../set-up.ts';
import { nameTurn } from '../story.ts';

const OPTIONS = {
  games: whole(200),
  level: level(6),
  try: whole(4),
  least: whole(5),
  campaign: SWITCH,
  keep: plain('<file>'),
  seed: plain('<text>', 'openings'),
  ...SET_UP,
  json: SWITCH,
};
type OpeningsOptions = OptionsOf<typeof OPTIONS>;

export const addOpenings = gameCommand('openings', texts, OPTIONS, openings);

async function openings(room: Room, options: OpeningsOptions, io: Io): Promise<void> {
  const { seats, settings } = readSetUp(room, options);
  const levels = [room.bot.levels[options.level - 1]];
  const steps = options.campaign ? stepsOf(room) : [];
  const matches = keptIn(options.keep).slice(0, options.games);
  for (let number = matches.length; number < options.games; number++) {
    const step = steps[number % Math.max(1, steps.length)];
    const plan = { seats, levels, seed: `${options.seed} ${number}`, settings: settingsFor(room, settings, step) };
    const match = { ...playOpening(room, plan, options.try), ...(step !== undefined && { step }) };
    if (options.keep !== undefined) appendFileSync(options.keep, `${JSON.stringify(match)}\n`);
    matches.push(match);
  }
  const rows = countOpenings(matches)
    .filter(({ move, games }) => move === undefined || games >= options.least)
    .map(describe);
  if (!options.json) return print(io, formatRows(rows));
  await printJson(io, {
    game: room.game.id,
    seats,
    settings,
    level: options.level,
    games: matches.length,
    openings: rows,
    traits: countTraits(matches, room.factors?.traits ?? [], room.about.together === true).map(describeTrait),
    ...(steps.length > 0 && { steps: steps.map((step) => describeStep(step, matches)) }),
  });
}

/** What an earlier run of the same options has played: a match a line, so that a long count can stop and go on. */
function keptIn(file: string | undefined): OpeningMatch[] {
  if (file === undefined || !existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

/** Every challenge of a campaign in turn, the easy ones first. */
function stepsOf({ about }: Room): string[] {
  return about.campaign?.parts.flatMap(({ steps }) => steps.map(({ id }) => id)) ?? [];
}

function settingsFor({ about }: Room, settings: Settings, step: string | undefined): Settings {
  return about.campaign && step !== undefined ? { ...settings, [about.campaign.option]: step } : settings;
}

function describe({ seat, move, games, margins, shares }: Opening) {
  return { seat, move: move ?? null, games, margin: short(meanOf(margins)), share: short(interval(shares)) };
}

function describeTrait({ id, winners, others, groups }: TraitCounts) {
  return {
    id,
    winners: short(meanOf(winners)),
    others: short(meanOf(others)),
    groups: groups.map(({ from, to, shares }) => ({
      from,
      to: to ?? null,
      games: shares.length,
      share: short(interval(shares)),
    })),
  };
}

function describeStep(step: string, matches: readonly OpeningMatch[]) {
  const shares = matches.filter((match) => match.step === step).map((match) => match.shares[0]);
  return { step, games: shares.length, share: short(interval(shares)) };
}

/** Four places are more than the numbers are worth. */
function short({ mean, low, high }: Interval): Interval {
  const round = (value: number) => Math.round(value * 10_000) / 10_000;
  return { mean: round(mean), low: round(low), high: round(high) };
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
