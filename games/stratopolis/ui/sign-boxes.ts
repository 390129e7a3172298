import type { Box } from '../../../kit/draw/box.ts';
import type { Mark, MarkKind, Place } from '../../../kit/draw/place.ts';

/** What the signs of marks take up, as `BoardMarks` draws them at the right corner of a box; the sign of a move is a wide pill. */
export function signBoxes(
  marks: readonly Mark[],
  size: number,
  frameOf: (place: Place, kind: MarkKind) => { readonly box: Box },
): Box[] {
  return marks.flatMap(({ sign, kind, places }) => {
    if (sign === '') return [];
    const width = size * (kind === 'past' ? 1.75 : 1);
    return places.map((place) => {
      const { box } = frameOf(place, kind);
      const right = box.x + box.width + width * 0.22;
      return { x: right - width, y: box.y - size * 0.38, width, height: size };
    });
  });
}
