import { useRef } from 'preact/hooks';
import type { Box } from './draw/box.ts';
import { around, boxAround, type Mark } from './draw/place.ts';

/** What a board that was brought near should show of the ideas on it. */
export interface Sight {
  readonly ideas: string;
  readonly chosen: string;
  readonly box: Box | undefined;
}

/** What is around an idea belongs to it; against the height of its place. */
const EDGE = 1;

/** For `sight` of a ZoomBoard: all ideas when they come, then the one that is chosen. */
export function useSight(marks: readonly Mark[], board = ''): Box | undefined {
  const kept = useRef<Sight>();
  kept.current = sightAfter(kept.current, marks, board);
  return kept.current.box;
}

/** The same box as long as neither the ideas nor the chosen one change, so that nobody is carried away twice. */
export function sightAfter(before: Sight | undefined, marks: readonly Mark[], board: string): Sight {
  const ideas = marks
    .filter(({ kind }) => kind === 'idea' || kind === 'chosen')
    .map((mark) => ({ ...mark, boxes: mark.places.filter((place) => place.board === board).map(({ box }) => box) }))
    .filter(({ boxes }) => boxes.length > 0);
  const chosen = ideas.filter(({ kind }) => kind === 'chosen');
  const now = { ideas: keyOf(ideas), chosen: keyOf(chosen) };
  if (before?.ideas === now.ideas && before.chosen === now.chosen) return before;
  const wanted = before?.ideas === now.ideas ? chosen : ideas;
  const boxes = wanted.flatMap((idea) => idea.boxes.map((box) => around(box, box.height * EDGE, 1)));
  return { ...now, box: boxes.length === 0 ? undefined : boxAround(boxes) };
}

function keyOf(ideas: readonly { readonly boxes: readonly Box[] }[]): string {
  return ideas
    .flatMap(({ boxes }) => boxes.map(({ x, y }) => `${x} ${y}`))
    .sort()
    .join();
}
