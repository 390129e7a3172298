import { texts } from '#texts/metro/ending.ts';
import { isYou } from '../../../texts/who.ts';
import type { MetroPosition } from '../position.ts';

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
