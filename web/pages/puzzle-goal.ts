import { texts } from '#texts/web/puzzle.ts';
import { type Move, OVER, type Position } from '../../core/game.ts';
import type { Room } from '../../games/room.ts';
import type { Puzzle } from '../../study/puzzle.ts';
import { endOfChance, isEndCertain } from '../study/certain-end.ts';
import { after } from './after-move.ts';
import { pointsBy } from './score-curve.ts';

interface Asked {
  readonly room: Room;
  readonly view: Position;
  readonly names: readonly string[];
  readonly puzzle: Puzzle;
  readonly best: Move;
}

/** How the one who solves it stands, and what there is to find. */
export function goalOf({ puzzle: { accepted, others, exact }, ...asked }: Asked): readonly string[] {
  const [{ win }, next] = [accepted[0], others[0]?.win ?? 0];
  const right = accepted.length;
  const isDraw = exact && endOfChance(win) === 'draw' && isEndCertain(asked.room, asked.view);
  if (isDraw && next === 0) return [standing(asked), texts.drawing(right)].filter(Boolean);
  if (exact && win === 1) return [standing(asked), texts.winning(right)].filter(Boolean);
  return [standing(asked), next === 0 ? texts.saving(right) : texts.goal(right, win, next)].filter(Boolean);
}

/** Nothing where there are no points, or where hidden cards decide them. */
function standing({ room, view, names, best }: Omit<Asked, 'puzzle'>): string {
  const { together, secretScores } = room.about;
  if (together || secretScores) return '';
  const points = pointsBy(room)(view);
  const [rival] = points.flatMap((_, seat) => (seat === view.turn ? [] : [seat])).sort((a, b) => points[b] - points[a]);
  return texts.lead(points[view.turn] - points[rival], names[rival], after(view, best).turn === OVER);
}
