import { useContext, useEffect, useMemo, useState } from 'preact/hooks';
import type { Point, Sketch } from './draw/place.ts';
import { SketchArrow } from './sketches.tsx';
import { type Spots, SpotsOnBoards } from './spots.tsx';

/** Height of the signs of a board on most screens, in pixels. */
const SIZE = 22;

interface Ends {
  readonly from: Point;
  readonly to: Point;
}

/** Arrows from one board to another, laid over the window: no board's own units reach that far. */
export function FarArrows() {
  const page = useContext(SpotsOnBoards);
  const far = useMemo(() => farSketches(page), [page]);
  const [ends, setEnds] = useState<readonly (Ends | undefined)[]>([]);
  const boards = page?.boards;
  useEffect(() => {
    if (far.length === 0 || !boards) return;
    // Boards are zoomed, scrolled and laid out again without telling anybody, so where they are is asked for each picture.
    let seen = '';
    let frame = requestAnimationFrame(function look() {
      const now = far.map(({ from, to = '' }) => endsOf(boards, from, to));
      const text = JSON.stringify(now);
      if (text !== seen) setEnds(now);
      seen = text;
      frame = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(frame);
  }, [far, boards]);
  if (far.length === 0) return null;
  return (
    <svg class="far-arrows" aria-hidden="true">
      {far.map(({ from, to, pen }, at) => {
        const line = ends[at];
        return line && <SketchArrow key={`${pen} ${from} ${to}`} {...line} {...{ pen }} size={SIZE} />;
      })}
    </svg>
  );
}

function farSketches(page: Spots | undefined): readonly Sketch[] {
  const boardOf = new Map(page?.spots.map(({ id, place }) => [id, place.board]));
  return (page?.sketches ?? []).filter(({ from, to }) => to !== undefined && boardOf.get(from) !== boardOf.get(to));
}

function endsOf(boards: Spots['boards'], one: string, other: string): Ends | undefined {
  const [from, to] = [onScreen(boards, one), onScreen(boards, other)];
  return from && to && { from, to };
}

/** Where a spot is in the window; at the edge of its board where it has been scrolled out of sight. */
function onScreen(boards: Spots['boards'], id: string): Point | undefined {
  for (const { element, middles } of boards) {
    const at = middles.find((middle) => middle.id === id)?.at;
    const matrix = at && element.getScreenCTM();
    const box = element.ownerSVGElement?.getBoundingClientRect();
    if (!at || !matrix || !box) continue;
    const { x, y } = new DOMPoint(at.x, at.y).matrixTransform(matrix);
    return { x: clamp(x, box.left, box.right), y: clamp(y, box.top, box.bottom) };
  }
  return undefined;
}

/** Whole pixels: what trembles by less needs no new picture. */
function clamp(value: number, low: number, high: number): number {
  return Math.round(Math.min(high, Math.max(low, value)));
}
