import { texts } from '#texts/metro/news.ts';
import type { Move } from '../../../core/game.ts';
import type { NameSeat } from '../../reason.ts';
import type { MetroPosition } from '../position.ts';
import { DRAW_MORE, ROLL } from '../rules.ts';
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

/** The same below a small picture: a tile can end four lines, whose names would fill a paragraph. */
export function captionMove(position: MetroPosition, move: Move, nameSeat: NameSeat): string {
  if (move === DRAW_MORE) return tellMove(position, move, nameSeat);
  const ended = changesOf(position, move).filter(({ points }) => points !== undefined);
  if (ended.length === 0) return tellMove(position, move, nameSeat);
  return ended.length > 1 ? texts.endedLines(ended.length) : texts.ended([nameLine(position, ended[0], nameSeat)]);
}

/** What a placement does to the lines that belong to somebody, the mover's own before the others'. */
function changesOf(position: MetroPosition, move: Move): readonly LineChange[] {
  const { changes } = previewMove(position, mapLines(position), move);
  const own = ({ owner }: LineChange) => Number(owner === position.mover);
  return changes.filter(({ owner }) => owner !== undefined).sort((a, b) => own(b) - own(a));
}

function nameLine({ mover }: MetroPosition, { station, owner = 0 }: LineChange, nameSeat: NameSeat): string {
  return texts.line(nameSeat(owner), owner === mover, station);
}

/** The lines it ended, or the one it made longest; nothing where it touched none. `isWhole` counts the others, too. */
function tellPlacement(position: MetroPosition, move: Move, nameSeat: NameSeat, isWhole: boolean): string | undefined {
  const owned = changesOf(position, move);
  const name = (change: LineChange) => nameLine(position, change, nameSeat);
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
