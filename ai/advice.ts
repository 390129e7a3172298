import type { Game, Position } from '../core/game.ts';
import type { Judged, Thought } from './think.ts';

/** What a computer player thinks, with moves as text. */
export interface Advice {
  /** The best first. */
  readonly moves: readonly AdvisedMove[];
  readonly iterations: number;
  readonly exact: boolean;
}

export interface AdvisedMove {
  readonly text: string;
  /** How often it was tried. */
  readonly visits: number;
  /** Chance to win, from 0 to 1; absent where the player only glanced. */
  readonly win?: number;
  /** How far that may be off, one standard error. */
  readonly doubt?: number;
}

/** Moves worth telling somebody about: enough that different ideas are among them. */
const TOLD = 16;

/** Standard error of the chance to win: with few imagined matches it says little. */
export function doubtOf({ win = 0.5, visits }: Pick<Judged, 'win' | 'visits'>): number {
  // One match more of either result: ten wins of ten are no certainty.
  const chance = (win * visits + 1) / (visits + 2);
  return Math.sqrt((chance * (1 - chance)) / (visits + 2));
}

/** Writes down what was thought about a view. */
export function adviceFrom<P extends Position>(game: Game<P>, view: P, thought: Thought): Advice {
  const { iterations, exact } = thought;
  const moves = thought.moves.slice(0, TOLD).map(({ move, visits, win }) => ({
    text: game.formatMove(view, move),
    visits,
    ...(win === undefined ? {} : { win, doubt: exact ? 0 : doubtOf({ win, visits }) }),
  }));
  return { moves, iterations, exact };
}

/**
 * What several players think together who have thought about the same position, each with dice of its own: what most of
 * them tried most often is best. The order in which they are asked makes no difference but between equals.
 */
export function joinAdvice(opinions: readonly Advice[]): Advice {
  const [first] = opinions;
  // One who has only glanced, or knows the end, is not better for being asked twice.
  if (opinions.length === 1 || first.exact || first.iterations === 0) return first;
  const joined = new Map<string, { visits: number; wins: number }>();
  for (const { text, visits, win = 0 } of opinions.flatMap(({ moves }) => moves)) {
    const sum = joined.get(text) ?? { visits: 0, wins: 0 };
    joined.set(text, { visits: sum.visits + visits, wins: sum.wins + visits * win });
  }
  const moves = Array.from(joined, ([text, { visits, wins }]) => {
    if (visits === 0) return { text, visits };
    const win = wins / visits;
    return { text, visits, win, doubt: doubtOf({ win, visits }) };
  });
  moves.sort((a, b) => b.visits - a.visits || (b.win ?? 0) - (a.win ?? 0));
  return {
    moves: moves.slice(0, TOLD),
    iterations: opinions.reduce((sum, { iterations }) => sum + iterations, 0),
    exact: false,
  };
}
