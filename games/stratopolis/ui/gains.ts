import { texts } from '#texts/stratopolis/gains.ts';
import type { Seat } from '../../../core/game.ts';
import type { StratopolisPosition } from '../position.ts';
import { type Region, regionsOf } from '../scoring.ts';

/** A seat's regions before and after a placement, the scoring one first. */
interface Change {
  readonly before: readonly Region[];
  readonly after: readonly Region[];
  readonly points: number;
}

const NOTHING: Pick<Region, 'size' | 'height' | 'value' | 'squares'> = { size: 0, height: 0, value: 0, squares: [] };

/** What a placement does for a seat and to its rival, the most telling first; nothing where nothing of note changes. */
export function explainGains(
  before: StratopolisPosition,
  after: StratopolisPosition,
  seat: Seat,
  nameSeat: (seat: Seat) => string,
): string[] {
  const own = changeOf(before, after, seat);
  const theirs = changeOf(before, after, 1 - seat);
  const rival = nameSeat(1 - seat);
  const phrases = [
    { weight: own.points, text: ownPhrase(own) },
    { weight: -theirs.points, text: rivalPhrase(theirs, rival) },
  ].sort((a, b) => b.weight - a.weight);
  const told = phrases.flatMap(({ weight, text }) => (text === undefined ? [] : { weight, text }));
  if (told.length === 0) return nextRegion(own);
  // A cost after a gain is not to be read as one more reason for the move.
  return told.map(({ weight, text }, at) => (at > 0 && weight < 0 && told[0].weight > 0 ? texts.but(text) : text));
}

function changeOf(before: StratopolisPosition, after: StratopolisPosition, seat: Seat): Change {
  const regions = { before: regionsOf(before, seat), after: regionsOf(after, seat) };
  return { ...regions, points: (regions.after[0]?.value ?? 0) - (regions.before[0]?.value ?? 0) };
}

function ownPhrase({ before, after, points }: Change): string | undefined {
  if (points === 0) return undefined;
  const was = before[0] ?? NOTHING;
  const is = after[0] ?? NOTHING;
  const merged = before.filter(({ squares }) => squares.some((square) => is.squares.includes(square)));
  if (points < 0 || !was.squares.some((square) => is.squares.includes(square))) {
    return texts.nowScores(is.size, is.height, points);
  }
  if (merged.length > 1) return texts.joins(is.size, points);
  if (is.height <= was.height) return texts.grows(is.size, points);
  return is.size > was.size ? texts.growsAndRaises(is.size, is.height, points) : texts.raises(is.height, points);
}

function rivalPhrase({ before, after, points }: Change, rival: string): string | undefined {
  if (points === 0) return undefined;
  if (points > 0) return texts.gives(rival, points);
  const [was] = before;
  const is = after[0] ?? NOTHING;
  const showing = new Set(after.flatMap(({ squares }) => squares));
  const covered = was.squares.filter((square) => !showing.has(square)).length;
  if (is.size < was.size - covered) return texts.cuts(rival, is.size, points);
  return is.height < was.height ? texts.lowers(rival, is.height, points) : texts.covers(rival, covered, points);
}

function nextRegion({ before, after }: Change): string[] {
  const was = before[1] ?? NOTHING;
  const is = after[1] ?? NOTHING;
  return is.value > was.value ? [texts.nextRegion(is.size, is.height)] : [];
}
