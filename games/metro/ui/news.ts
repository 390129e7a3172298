import { texts } from '#texts/metro/news.ts';
import type { Move } from '../../../core/game.ts';
import type { NameSeat } from '../../reason.ts';
import type { MetroPosition } from '../position.ts';
import { DRAW_MORE, ROLL } from '../rules.ts';
import type { Line } from '../scoring.ts';
import { NONE } from '../state.ts';
import { mapLines } from './lines.ts';
import { type LineChange, previewMove } from './preview.ts';
import { describeMove } from './words.ts';

/**
 * A move in words beside its mark on the board: what it did, not where. What is placed after a tile was kept is the one
 * that was drawn (M9), so the two read as one sentence.
 */
export function tellMove(position: MetroPosition, move: Move, nameSeat: NameSeat): string {
  if (move === DRAW_MORE) return texts.kept;
  return tellPlacement(position, move, nameSeat, false) ?? (position.drawn === NONE ? texts.placed : texts.placedNext);
}

/** The same in the log, where pointing at a line lights its square; what was drawn is told as ever. */
export function logMove(position: MetroPosition, move: Move, nameSeat: NameSeat): string {
  if (move === DRAW_MORE) return texts.keptAndDrew;
  if (move >= ROLL) return describeMove(position, move, nameSeat);
  return tellPlacement(position, move, nameSeat, true) ?? texts.placed;
}

/** The lines it ended, or the one it made longest, the mover's own before the others'; nothing where it touched none. `isWhole` counts the others, too. */
function tellPlacement(position: MetroPosition, move: Move, nameSeat: NameSeat, isWhole: boolean): string | undefined {
  const { changes } = previewMove(position, mapLines(position), move);
  const own = ({ owner }: Pick<Line, 'owner'>) => Number(owner === position.mover);
  const owned = changes.filter(({ owner }) => owner !== undefined).sort((a, b) => own(b) - own(a));
  const name = ({ station, owner = 0 }: LineChange) => texts.line(nameSeat(owner), owner === position.mover, station);
  const ended = owned.filter(({ points }) => points !== undefined);
  const rival = ({ owner = 0 }: LineChange) => (owner === position.mover ? undefined : nameSeat(owner));
  if (ended.length > 0)
    return texts.ended(ended.map((change) => texts.endedLine(name(change), change.points ?? 0, rival(change))));
  const [first, ...rest] = owned;
  if (!first) return undefined;
  const more = isWhole ? rest.length : 0;
  return first.before === 0 ? texts.started(name(first), more) : texts.extended(name(first), first.after, more);
}

/** A move as a suggestion whose square is marked on the board. */
export function nameIdea(_position: MetroPosition, move: Move): string {
  return move === DRAW_MORE ? texts.ideaDraw : texts.idea;
}
