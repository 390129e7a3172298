import { GRANDMASTER, type Nets } from '../ai/nets.ts';
import { isTelling, type JudgedPosition, lossOf, type Numbered, type RegretSuite } from '../ai/regret.ts';
import { type Thought, think } from '../ai/think.ts';
import type { Position } from '../core/game.ts';
import { SeededRandom } from '../core/random.ts';
import { must } from '../core/result.ts';
import type { Room } from '../games/room.ts';
import { playMatch } from '../study/self-play.ts';
import { type Interval, interval } from './arena/statistics.ts';
import { campaignSettings } from './set-up.ts';

/** What one level lost, position by position. */
export interface Regret extends Interval {
  readonly level: number;
  /** Part of the positions in which it chose the best move. */
  readonly best: number;
}

export async function regretOf(room: Room, nets: Nets, level: number, positions: readonly Numbered[]): Promise<Regret> {
  const losses: number[] = [];
  for (const [seed, judged] of positions) {
    const view = must(room.game.parse(judged.view));
    const { moves } = await thinkAt(room, nets, level, view, seed);
    losses.push(lossOf(judged, room.game.formatMove(view, moves[0].move)));
  }
  const best = losses.filter((loss) => loss === 0).length / losses.length;
  return { level, ...interval(losses), best };
}

/** Decisions of a match that become positions: a few of each, so that there are many matches. */
const EACH = 4;
/** Who plays the matches: somebody who glances, so that much is left to be found. */
const PLAYER = 4;

/** A suite without positions. */
export function emptySuite({ game, bot }: Room, seed: string): RegretSuite {
  const judge = bot.grandmaster ? GRANDMASTER : bot.levels.length;
  return { game: game.id, judge, seed, matches: 0, losses: {}, positions: [] };
}

/** The suite with the positions of one more match. */
export async function addMatch(room: Room, nets: Nets, suite: RegretSuite): Promise<RegretSuite> {
  const { seed, matches, judge } = suite;
  const tables = campaignSettings(room);
  const settings = tables[matches % tables.length];
  const positions = [...suite.positions];
  for (const view of drawViews(room, { seats: room.game.seats.min, settings, seed: `${seed} ${matches}` })) {
    // Below 0, where no player's seed is: a judge with a player's luck would find the player right.
    const { moves } = await thinkAt(room, nets, judge, view, -1 - positions.length);
    const judged = judgedPosition(room, view, moves);
    if (isTelling(judged)) positions.push(judged);
  }
  return { ...suite, matches: matches + 1, positions };
}

function judgedPosition({ game }: Room, view: Position, moves: Thought['moves']): JudgedPosition {
  const judged = moves.filter(({ visits }) => visits > 0);
  // A move that was hardly looked at may seem better than the one that was chosen after all.
  const most = judged[0]?.reward ?? 0;
  const values = judged.map(({ move, reward = 0 }) => [game.formatMove(view, move), roundLoss(Math.min(reward, most))]);
  return { view: game.format(view), moves: Object.fromEntries(values) };
}

/** Level 9 where the table has it, or like level 8. */
async function thinkAt(room: Room, nets: Nets, level: number, view: Position, seed: number): Promise<Thought> {
  const learned = level === GRANDMASTER ? await nets.seat(room, view) : undefined;
  const hand = room.bot.levels[Math.min(level, room.bot.levels.length) - 1];
  return learned?.think(view, seed) ?? think(room, view, hand, seed);
}

function drawViews(room: Room, plan: Omit<Parameters<typeof playMatch>[1], 'levels'>): Position[] {
  const random = new SeededRandom(`${plan.seed} views`);
  const match = playMatch(room, { ...plan, levels: [room.bot.levels[PLAYER - 1]] });
  const decisions = Array.from({ length: match.length }, (_, line) => line).filter((line) => match.at(line).turn >= 0);
  return Array.from({ length: Math.min(EACH, decisions.length) }, () => {
    const [line] = decisions.splice(random.below(decisions.length), 1);
    const position = match.at(line);
    return position.view(position.turn);
  });
}

export function roundLoss(value: number): number {
  return Math.round(value * 1000) / 1000;
}
