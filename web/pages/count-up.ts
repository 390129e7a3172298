import { texts } from '#texts/web/result.ts';
import type { Room } from '../../games/room.ts';
import type { Scene } from '../../kit/draw/scene.ts';
import type { SceneProps } from '../../kit/table.ts';

/** Milliseconds for each part of a score. */
const PART = 900;
const LAST = 500;

/** The ending of a game that has none of its own: the parts of the score, one after the other. */
export function countUp({ explainScore }: Pick<Room, 'explainScore'>, match: SceneProps): readonly Scene[] {
  const score = explainScore?.(match.position, match.earlier);
  if (score?.kind !== 'points') return [];
  const totals = Array.from({ length: match.position.seats }, () => 0);
  const scenes = score.parts
    .filter(({ points }) => points.some((each) => each !== 0))
    .map(({ name, points }): Scene => {
      points.forEach((each, seat) => {
        totals[seat] += each;
      });
      const caption = texts.counted(
        name,
        points.map((each, seat) => ({ name: match.names[seat], points: each })),
      );
      return { milliseconds: PART, caption, totals: [...totals], sound: 'wood' };
    });
  return [...scenes, { milliseconds: LAST, caption: texts.allCounted, totals }];
}
