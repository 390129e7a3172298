import { describe, expect, it } from 'vitest';
import type { Timeline } from '../core/timeline.ts';
import { readGolden } from '../tests/support/golden.ts';
import { shelf } from './index.ts';
import type { Room } from './room.ts';

describe.each(shelf)('the places of $about.id', async ({ load }) => {
  const room = await load();
  const matches = readGolden(room.game).slice(0, 20);

  it('every move that changes the board happens somewhere, in units of the board', () => {
    const places = matches.flatMap((match) => placesIn(room, match)).map(({ place }) => place);
    for (const { box } of places) {
      expect(Object.values(box).every(Number.isFinite)).toBe(true);
      expect(Math.min(box.width, box.height)).toBeGreaterThan(0);
    }
    expect(places.length).toBeGreaterThan(50);
  });

  it('a crop shows the place and something around it', () => {
    for (const { place, line } of placesIn(room, matches[0]).filter((_, at) => at % 5 === 0)) {
      const { drawing, box, place: shown = place } = room.cropAt?.(matches[0].at(line + 1), place) ?? {};
      expect(drawing?.children.length).toBeGreaterThan(0);
      expect(box?.x).toBeLessThan(shown.box.x);
      expect(box?.y).toBeLessThan(shown.box.y);
      expect(box && box.x + box.width).toBeGreaterThan(shown.box.x + shown.box.width);
      expect(box && box.y + box.height).toBeGreaterThan(shown.box.y + shown.box.height);
    }
  });
});

/** Where every decision of a match was made. */
function placesIn({ placesOf }: Room, match: Timeline) {
  const lines = Array.from({ length: match.length }, (_, line) => line).filter((line) => match.turnAt(line) >= 0);
  return lines.flatMap((line) =>
    (placesOf?.(match.at(line), match.moveAt(line)) ?? []).map((place) => ({ place, line })),
  );
}
