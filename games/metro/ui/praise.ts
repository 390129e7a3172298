import { texts } from '#texts/metro/ending.ts';
import { isYou } from '../../../texts/who.ts';
import type { MetroPosition } from '../position.ts';
import type { Line } from '../scoring.ts';
import { bestLines, nameLines } from './lines.ts';

/** So few points are close, so many are a great win: about one good line, and three. */
const CLOSE = 6;
const GREAT = 30;

/** A friendly word to the one who looks at the result; nothing where several people share a screen, or it was lost clearly. */
export function praiseFor(
  position: Pick<MetroPosition, 'scores' | 'winners'>,
  names: readonly string[],
): string | undefined {
  const own = names.findIndex(isYou);
  if (own < 0) return undefined;
  const points = Array.from(position.scores());
  const margin = points[own] - Math.max(...points.filter((_, seat) => seat !== own));
  const { closeWin, win, greatWin, closeLoss } = texts.praise;
  if (!position.winners()?.includes(own)) return margin >= -CLOSE ? closeLoss : undefined;
  if (margin <= CLOSE) return closeWin;
  return margin < GREAT ? win : greatWin;
}

/** Which line is gold on the board; to the one who looks at the result, which of theirs did best, too. */
export function tellGold(lines: readonly Line[], names: readonly string[]): string[] {
  const best = bestOf(lines);
  const isOwn = ({ owner }: Line) => owner !== undefined && isYou(names[owner]);
  const [own] = bestOf(lines.filter(isOwn));
  if (own === undefined) return tellBest(best, names);
  if (!best.some(isOwn)) return [...tellBest(best, names), texts.yourBest(own.station, own.points)];
  return best.length === 1 ? [texts.yourGold(own.station, own.points)] : tellBest(best, names);
}

/** The lines that are gold on the board; nothing where no line of anybody has scored. */
export function tellBest(best: readonly Line[], names: readonly string[]): string[] {
  return best.length === 0 ? [] : [texts.inGold(nameLines(best, names), best[0].points)];
}

export function bestOf(lines: readonly Line[]): readonly Line[] {
  return bestLines(lines).filter(({ points }) => points > 0);
}
