import type { Game, Position } from '../core/game.ts';
import { SeededRandom } from '../core/random.ts';
import type { Bot, Level } from '../games/bot.ts';
import { type Budget, eitherBudget, iterationBudget } from './budget.ts';
import { type Candidate, listCandidates } from './candidates.ts';
import { fitTable, Judge } from './net/judge.ts';
import type { NetFile } from './net/weights-file.ts';
import { openSearch, type Search } from './open-search.ts';
import { solve } from './solve.ts';
import { type Judged, refuseSecrets, type Thought } from './think.ts';

/** Iterations that a search has room for, whatever its budget. */
const MOST_ITERATIONS = 120_000;
/** Beside a whole search there is room for half of the one before. */
const ROOM_TO_GO_ON = 1.5;
/** For nets of a game that has no level for them. */
const WITHOUT_LEVEL: Level = { way: 'net', candidates: 32, iterations: 1000 };

/** How a game's nets think. */
export function netLevelOf<P extends Position>({ grandmaster }: Bot<P>): Level {
  return grandmaster?.way === 'net' ? grandmaster : WITHOUT_LEVEL;
}

interface Asked {
  readonly seed: number;
  readonly limit: Budget | undefined;
  readonly level: Level;
  readonly goesOn: boolean;
}

/** A computer player that searches with nets. It keeps its memory between moves. */
export class NetPlayer<P extends Position> {
  /** The table that its nets were trained for. */
  readonly table: string;
  private readonly game: Game<P>;
  private readonly bot: Bot<P>;
  private readonly judge: Judge<P>;
  private readonly nets: NetFile;
  private search: Search<P> | undefined;
  /** Iterations that `search` has room for. */
  private room = 0;

  constructor(game: Game<P>, bot: Bot<P>, nets: NetFile) {
    if (!bot.features || bot.features.version !== nets.features || game.id !== nets.game) {
      throw new Error(`These nets were trained for version ${nets.features} of the features of ${nets.game}.`);
    }
    this.table = nets.table;
    this.nets = nets;
    this.game = game;
    this.bot = bot;
    this.judge = new Judge(bot.features, nets, game.maxMoves);
  }

  private get level(): Level {
    return netLevelOf(this.bot);
  }

  /** True at a table that its nets know. */
  knows(position: P): boolean {
    const table = this.bot.features?.tableOf(position);
    return table !== undefined && fitTable(this.nets, this.bot.features?.version, table);
  }

  /** Thinks about the move of the seat to act, by the level that the game has for nets. */
  think(view: P, seed: number, limit?: Budget, level: Level = this.level): Thought {
    return this.answer(view, { seed, limit, level, goesOn: false });
  }

  /**
   * The same for somebody who plays on: where the position comes soon after the last one, what was found out about it then
   * is not forgotten. The thought depends on the questions before it, and on nothing else.
   */
  thinkOn(view: P, seed: number, limit?: Budget, level: Level = this.level): Thought {
    return this.answer(view, { seed, limit, level, goesOn: true });
  }

  private answer(view: P, asked: Asked): Thought {
    if (!this.knows(view)) throw new Error(`Nets for ${this.table} know nothing of this table.`);
    if (this.bot.features?.hasSecrets) refuseSecrets(this.game, view);
    const { exact } = asked.level;
    const all: Level = { way: 'glance', candidates: this.game.maxMoves, iterations: 0 };
    const candidates = listCandidates(this.game, this.bot, view, all, new SeededRandom(asked.seed));
    const solved = exact && candidates.length > 1 ? solve(this.game, this.bot, view, candidates, exact) : 0;
    const searched = solved === 0 && candidates.length > 1 ? this.searchFrom(view, candidates, asked) : 0;
    return { moves: candidates.map(toJudged), iterations: solved + searched, exact: solved > 0 };
  }

  private searchFrom(view: P, candidates: Candidate[], { seed, limit, level, goesOn }: Asked): number {
    const most = Math.min(level.iterations, MOST_ITERATIONS);
    const room = goesOn ? ROOM_TO_GO_ON * most : most;
    if (this.search === undefined || this.room < room) {
      this.search = openSearch(this.game, this.bot, this.judge, view, room);
      this.room = room;
    }
    const budget = limit ? eitherBudget(iterationBudget(most), limit) : iterationBudget(most);
    const tried = goesOn ? this.search.searchOn(view, seed, budget) : this.search.search(view, seed, budget);
    const byMove = new Map(candidates.map((candidate) => [candidate.move, candidate]));
    let visits = 0;
    for (const { move, visits: own, rewards, wins } of tried) {
      const candidate = byMove.get(move);
      if (!candidate) continue;
      visits += own;
      candidate.visits = own;
      candidate.rewards = rewards;
      candidate.wins = wins;
    }
    candidates.sort((a, b) => b.visits - a.visits || b.worth - a.worth);
    return visits;
  }
}

function toJudged({ move, worth, visits, rewards, wins }: Candidate): Judged {
  return visits === 0 ? { move, worth, visits } : { move, worth, visits, reward: rewards / visits, win: wins / visits };
}
