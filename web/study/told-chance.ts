import type { Position, Seat } from '../../core/game.ts';
import { areAlike, type Judged } from '../../games/ideas.ts';
import type { OpinionTable } from '../../study/tables.ts';

/** A seat's chance to win, from 0 to 1, and how far it may be off: one standard error, 0 where it is certain. */
export interface Chance {
  readonly win: number;
  readonly doubt: number;
}

/** Of a game that nobody has measured: the median of those that were. */
const UNMEASURED: OpinionTable = { ahead: 0.03, error: 0.04 };

/**
 * What a search of its own says of a position that nothing else is known of. It thinks well of the seat that moves, and is off by more than
 * its own dice can tell: both were measured against reviews, and fade where the match is as good as decided.
 */
export function ownChance({ win = 0.5, doubt = 0 }: Judged, table: OpinionTable = UNMEASURED): Chance {
  if (doubt === 0) return { win, doubt };
  const open = 4 * win * (1 - win);
  return { win: win - table.ahead * open, doubt: Math.hypot(doubt, table.error * open) };
}

/** Standard errors that a chance may be off before another one takes its place. */
const SURE = 2;

/**
 * One chance for a position: what was told of it stands until a search of its own contradicts it beyond doubt. A number that changes with every
 * look would read as if something had happened.
 */
export function standing(told: Chance | undefined, own: Chance): Chance {
  if (!told || own.doubt === 0) return own;
  return Math.abs(told.win - own.win) > SURE * Math.hypot(told.doubt, own.doubt) ? own : told;
}

/**
 * What a move is worth where the position is worth `here` to the seat that moves: as much as the best of them. The others are as
 * much behind as the search says, and never ahead; those that differ by less than they may be off are told alike.
 */
export function worthOf({ win, doubt = 0 }: Judged, best: Judged, here: Chance): Chance | undefined {
  if (win === undefined || best.win === undefined) return undefined;
  if (doubt === 0) return { win, doubt };
  const isLevel = areAlike([best, { win, doubt }]);
  return isLevel ? here : { win: limited(here.win - best.win + win, here.win), doubt: Math.hypot(here.doubt, doubt) };
}

/** Ideas with what is told of each, in the order of what is told. What was played is worth what is told after it. */
export function toldIdeas<Idea extends Judged & { readonly move: number }>(
  ideas: readonly Idea[],
  best: Judged,
  here: Chance,
  played: { readonly move: number; readonly win: number } | undefined,
): Idea[] {
  const told = ideas.map((idea) => {
    const worth = worthOf(idea, best, here);
    return worth
      ? { ...idea, ...worth, ...(idea.move === played?.move && { win: limited(played.win, here.win) }) }
      : idea;
  });
  const percent = ({ win = -1 }: Judged) => Math.round(100 * win);
  return told.toSorted((a, b) => percent(b) - percent(a));
}

function limited(win: number, most: number): number {
  return Math.min(most, Math.max(0, win));
}

/** One seat's chance by another's: where a table wins together it is the same, and between two it is the rest. */
export function chanceFor(
  seat: Seat,
  known: Chance & { readonly seat: Seat },
  { seats }: Pick<Position, 'seats'>,
  isTogether: boolean,
): Chance | undefined {
  const { win, doubt } = known;
  if (isTogether || known.seat === seat) return { win, doubt };
  return seats === 2 ? { win: 1 - win, doubt } : undefined;
}
