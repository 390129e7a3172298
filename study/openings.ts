import { listCandidates } from '../ai/candidates.ts';
import { think } from '../ai/think.ts';
import { CHANCE, type Move, OVER, type Position, type Seat } from '../core/game.ts';
import { SeededRandom } from '../core/random.ts';
import type { Factors } from '../games/factors.ts';
import type { SelfPlay } from './self-play.ts';
import type { Subject } from './subject.ts';
import { sharesOf } from './value-features.ts';

/** How one match began and ended, by seat. */
export interface OpeningMatch {
  /** Each seat's first move, as everybody saw it. */
  readonly moves: readonly (string | undefined)[];
  /** Final points over the best rival's; where the table wins together, 0. */
  readonly margins: readonly number[];
  readonly shares: readonly number[];
  /** What was counted at the end: by trait, by seat. */
  readonly counts: readonly (readonly number[])[];
  /** The step of a campaign that was played, where the game has one. */
  readonly step?: string;
}

/** How a first move fared. */
export interface Opening {
  readonly seat: Seat;
  /** `undefined`: all of the seat's matches. */
  readonly move?: string;
  readonly games: number;
  readonly margins: readonly number[];
  readonly shares: readonly number[];
}

/** With what may have to do with winning, where that is known. */
type Studied<P extends Position> = Subject<P> & { readonly factors?: Factors<P> };

const EVERY_MOVE = { way: 'glance', candidates: Number.POSITIVE_INFINITY, iterations: 0 } as const;

/**
 * Plays a match in which each seat's first move is drawn evenly from the `tried` best-looking ones, and everything after is
 * played as well as the levels can: what strong players would never try can then be compared with what they always do.
 */
export function playOpening<P extends Position>(subject: Studied<P>, plan: SelfPlay, tried: number): OpeningMatch {
  const { game, bot } = subject;
  const earlier: P[] = [];
  const dice = new SeededRandom(plan.seed);
  const whims = new SeededRandom(`${plan.seed} whims`);
  const position = game.start(plan.seats, plan.settings);
  const moves: (string | undefined)[] = Array(plan.seats).fill(undefined);
  while (position.turn !== OVER) {
    earlier.push(position.copy());
    if (position.turn === CHANCE) {
      position.play(position.roll(dice));
      continue;
    }
    const seat = position.turn;
    const view = position.view(seat);
    if (moves[seat] !== undefined) {
      position.play(think(subject, view, plan.levels[seat % plan.levels.length], whims.next()).moves[0].move);
      continue;
    }
    const looking = listCandidates(game, bot, view, EVERY_MOVE, whims).slice(0, tried);
    const { move } = looking[whims.below(looking.length)];
    moves[seat] = nameFirst(subject, position, move);
    position.play(move);
  }
  return { moves, ...endOf(subject, position), counts: countsOf(subject, position, earlier) };
}

/** As everybody saw it, or the group that it belongs to. */
function nameFirst<P extends Position>({ game, factors }: Studied<P>, position: P, move: Move): string {
  const [seen, shown] = [position.view('spectator'), position.viewMove(move, 'spectator')];
  return factors?.groupFirst?.(seen, shown) ?? game.formatMove(seen, shown);
}

function countsOf<P extends Position>({ factors }: Studied<P>, position: P, earlier: readonly P[]): number[][] {
  const seats = Array.from({ length: position.seats }, (_, seat) => seat);
  return (factors?.traits ?? []).map((trait) => seats.map((seat) => trait.count(position, earlier, seat)));
}

function endOf<P extends Position>({ bot }: Subject<P>, position: P): Pick<OpeningMatch, 'margins' | 'shares'> {
  const seats = Array.from({ length: position.seats }, (_, seat) => seat);
  return {
    margins: seats.map((seat) => (bot.together ? 0 : bot.evaluate(position, seat))),
    shares: sharesOf(position, bot.together === true) ?? [],
  };
}

/** Counts by seat and first move: for each seat all of its matches, then its moves, the most frequent first. */
export function countOpenings(matches: readonly OpeningMatch[]): Opening[] {
  const seats = matches[0]?.moves.length ?? 0;
  return Array.from({ length: seats }, (_, seat) => {
    const all = gather(matches, seat, undefined);
    const texts = new Set(matches.flatMap(({ moves }) => moves[seat] ?? []));
    const each = [...texts].map((move) => gather(matches, seat, move));
    return [all, ...each.sort((a, b) => b.games - a.games || compareTexts(a.move, b.move))];
  }).flat();
}

function gather(matches: readonly OpeningMatch[], seat: Seat, move: string | undefined): Opening {
  const chosen = move === undefined ? matches : matches.filter(({ moves }) => moves[seat] === move);
  return {
    seat,
    ...(move === undefined ? {} : { move }),
    games: chosen.length,
    margins: chosen.map(({ margins }) => margins[seat]),
    shares: chosen.map(({ shares }) => shares[seat]),
  };
}

function compareTexts(a = '', b = ''): number {
  return a < b ? -1 : 1;
}
