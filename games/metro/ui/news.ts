import { texts } from '#texts/metro/news.ts';
import type { Move } from '../../../core/game.ts';
import type { NameSeat } from '../../reason.ts';
import type { MetroPosition } from '../position.ts';
import { DRAW_MORE, ROLL } from '../rules.ts';
import { NONE } from '../state.ts';
import { mapLines } from './lines.ts';
import { type LineChange, previewMove } from './preview.ts';
import { describeMove } from './words.ts';

/** Tiles at once that are news even where a line has ended. */
const LARGE = 3;

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
  const changes = changesOf(position, move);
  const ended = changes.filter(hasEnded);
  const [first] = ended;
  if (ended.length > 1) {
    const isRivals = first.owner !== position.mover && ended.every(({ owner }) => owner === first.owner);
    return texts.endedLines(ended.length, isRivals ? nameSeat(first.owner ?? 0) : undefined);
  }
  if (ended.length === 1) return texts.ended([nameLine(position, first, nameSeat)]);
  const [most] = changes.toSorted(byGrowth);
  return most ? tellGrowth(position, [most], nameSeat)[0] : tellMove(position, move, nameSeat);
}

/** What a placement does to the lines that belong to somebody: the mover's own before the others', the largest of each first. */
function changesOf(position: MetroPosition, move: Move): readonly LineChange[] {
  const { changes } = previewMove(position, mapLines(position), move);
  const own = ({ owner }: LineChange) => Number(owner === position.mover);
  return changes
    .filter(({ owner }) => owner !== undefined)
    .sort(byGrowth)
    .sort((a, b) => own(b) - own(a));
}

const hasEnded = ({ points }: LineChange) => points !== undefined;
const growthOf = ({ before, after }: LineChange) => after - before;
const byGrowth = (a: LineChange, b: LineChange) => growthOf(b) - growthOf(a);

function nameLine({ mover }: MetroPosition, { station, owner = 0 }: LineChange, nameSeat: NameSeat): string {
  return texts.line(nameSeat(owner), owner === mover, station);
}

/** The lines that a tile started and those it extended, each kind in one part of the sentence. */
function tellGrowth(position: MetroPosition, longer: readonly LineChange[], nameSeat: NameSeat): readonly string[] {
  const name = (change: LineChange) => texts.longer(nameLine(position, change, nameSeat), change.after);
  const started = longer.filter(({ before }) => before === 0).map(name);
  const extended = longer.filter(({ before }) => before > 0).map(name);
  return [
    ...(started.length > 0 ? [texts.started(started)] : []),
    ...(extended.length > 0 ? [texts.extended(extended)] : []),
  ];
}

/** The lines it ended and those it made longer: all of them (`isWhole`) or the largest; nothing where it touched none. */
function tellPlacement(position: MetroPosition, move: Move, nameSeat: NameSeat, isWhole: boolean): string | undefined {
  const changes = changesOf(position, move);
  if (changes.length === 0) return undefined;
  const ended = changes.filter(hasEnded);
  const longer = changes.filter((change) => !hasEnded(change));
  const told = isWhole ? longer : largestOf(longer, ended.length > 0);
  const rival = ({ owner = 0 }: LineChange) => (owner === position.mover ? undefined : nameSeat(owner));
  const ends = ended.map((change) =>
    texts.endedLine(nameLine(position, change, nameSeat), tellPoints(change), rival(change)),
  );
  const parts = [...(ends.length > 0 ? [texts.ended(ends)] : []), ...tellGrowth(position, told, nameSeat)];
  const isAfterAnd = ends.length + told.length > parts.length || (!isWhole && position.drawn !== NONE);
  return isAfterAnd ? texts.afterAnd(parts) : texts.all(parts);
}

/** Where a line counts double, how its points come about: nobody counts twelve tiles on a line of six. */
function tellPoints({ points = 0, after, isDoubled }: LineChange): string {
  return isDoubled ? texts.scoredDouble(after, points) : texts.scored(points);
}

/** The largest of the mover's and of the others' that fit into a short sentence; beside an end only one that is large. */
function largestOf(longer: readonly LineChange[], isBesideEnd: boolean): readonly LineChange[] {
  if (isBesideEnd)
    return longer
      .filter((change) => growthOf(change) >= LARGE)
      .toSorted(byGrowth)
      .slice(0, 1);
  const [first] = longer;
  return longer.filter((change) => change === first || change === longer.find(({ owner }) => owner !== first.owner));
}

/** A move as a suggestion whose square is marked on the board. */
export function nameIdea(_position: MetroPosition, move: Move): string {
  return move === DRAW_MORE ? texts.ideaDraw : texts.idea;
}
