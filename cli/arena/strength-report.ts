import { texts } from '#texts/cli/ladder.ts';
import type { Room } from '../../games/room.ts';
import { formatPercent } from '../layout.ts';
import type { EncounterResult } from './encounter.ts';
import { duel, interval, sharesOfFirst, standings } from './statistics.ts';

/*
 * The tables of docs/strength.md: a section for each game, a row for each meeting.
 */

/** Rivals: the first one's share of the wins, and everybody's usual score. */
export function rowAgainst(players: readonly string[], results: readonly EncounterResult[]): string {
  const shares = sharesOfFirst(players, results);
  const elo = players.length === 2 ? signed(duel(shares).elo.mean) : '';
  const scores = standings(players, results).map((one) => one.meanScore.toFixed(1));
  return row([players.join(' v '), ...count(shares, results), elo, scores.join(' : ')]);
}

/** A table that wins together: how often, and how often in each part of the campaign. */
export function rowAlone(
  { game, about }: Pick<Room, 'game' | 'about'>,
  players: readonly string[],
  results: readonly EncounterResult[],
): string {
  const { option, parts } = about.campaign ?? { option: '', parts: [] };
  const steps = game.options.find(({ id }) => id === option)?.values ?? [];
  const byPart = parts.map(({ steps: own }) => {
    const part = results.filter(({ number }) => own.some(({ id }) => id === steps[number % steps.length].id));
    return formatPercent(interval(sharesOfFirst(players, part)).mean);
  });
  return row([players.join(), ...count(sharesOfFirst(players, results), results), ...byPart]);
}

function count(shares: readonly number[], results: readonly EncounterResult[]): string[] {
  const { mean, low, high } = interval(shares);
  const games = results.reduce((sum, result) => sum + result.games.length, 0);
  return [String(games), formatPercent(mean), `${formatPercent(low)}–${formatPercent(high)}`];
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function signed(elo: number): string {
  if (!Number.isFinite(elo)) return elo > 0 ? texts.allWon : texts.allLost;
  return `${elo < 0 ? '−' : '+'}${Math.abs(elo).toFixed(0)}`;
}

/** A game's section; `command` writes it again. */
export function formatSection({ game, bot, about }: Room, command: string, rows: readonly string[]): string {
  const parts = about.campaign?.parts.map(({ difficulty }) => texts.difficulty(difficulty)) ?? [];
  const head = bot.together ? [...texts.headTogether, ...parts] : texts.head;
  const rule = head.map((_, at) => (at === 0 ? '---' : '--:'));
  return [`## ${game.title}`, '', `\`${command}\``, '', row(head), row(rule), ...rows].join('\n');
}

/** Replaces the part between this game's marks, or adds it; the words around the marks are written by hand. */
export function replaceSection(text: string, game: string, section: string): string {
  const [begin, end] = [`<!-- ladder ${game} -->`, `<!-- end ${game} -->`];
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  const block = `${begin}\n${section}\n${end}`;
  if (from < 0 || to < 0) return `${text.trimEnd()}\n\n${block}\n`;
  return text.slice(0, from) + block + text.slice(to + end.length);
}
