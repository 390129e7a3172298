import { type Drawing, draw } from '../../../kit/draw/drawing.ts';
import { disc, laid, whorl } from '../../../kit/draw/outline.ts';
import { round } from '../../../kit/draw/round.ts';
import type { Grove } from '../grove.ts';
import { CARD_HEIGHT, CARD_WIDTH } from './artwork.ts';
import { cornerOf, squaresOf } from './layout.ts';
import { PAPER, TONES } from './palette.ts';
import { roundedBox } from './rounded-box.ts';
import { type Verge, vergesOf } from './verges.ts';

/** A path of a species, by its squares. */
export interface TracedPath {
  readonly species: number;
  readonly squares: readonly number[];
}

/** How far the bed shows around a card: where cards are neighbours it joins to one. */
const EDGE = 7;
/** A tree throws its shade to the lower right. */
const SHADE = { x: 3, y: 6 };
/** Three blades of grass, from their root. */
export const TUFT = 'q-1.2-4-3.4-6m3.4 6q-.2-5 .4-8.4m-.4 8.4q1.4-3.4 3.8-5.4m-3.8 5.4';
const BLOSSOM = whorl(5, 'M0,0 Q4.2,-5.6 0,-6 Q-4.2,-5.6 0,0 Z');
/** Flowers at the edge of a bed are smaller than those between cards. */
const SMALL = 0.72;
/** Where a blossom is between two cards side by side, from their top, and how far apart those of several species are. */
const BETWEEN = { y: 55, aside: 9 };

/** The outlines of what the trees of a garden stand on. They grow with it, and nothing moves when a tree is added. */
export function groundPaths(grove: Grove): { readonly bed: string; readonly grass: string; readonly shade: string } {
  const corners = squaresOf(grove).map((square) => cornerOf(grove, square));
  const boxes = (x: number, y: number, more: number, radius: number) =>
    corners
      .map(([left, top]) =>
        roundedBox({ x: left + x, y: top + y, width: CARD_WIDTH + more, height: CARD_HEIGHT + more }, radius),
      )
      .join('');
  return {
    bed: boxes(-EDGE, -EDGE, 2 * EDGE, EDGE * 2),
    grass: vergesOf(grove).map(grassAt).join(''),
    shade: boxes(SHADE.x, SHADE.y, 0, 8),
  };
}

/** No two sides of a bed have their grass at the same places. */
function grassAt({ x, y, across, chance }: Verge): string {
  return [chance - 0.5, 0.5 - ((chance * 7) % 1)]
    .map((part) => {
      const [left, top] = across ? [x + part * CARD_WIDTH, y + 2] : [x, y + part * CARD_HEIGHT + 4];
      return `M${round(left)} ${round(top)}${TUFT}`;
    })
    .join('');
}

/** The same as a picture; a page has its own colours for it. */
export function drawGround(grove: Grove): Drawing {
  const { bed, grass, shade } = groundPaths(grove);
  return draw(
    'g',
    {},
    draw('path', { d: bed, fill: PAPER.earth }),
    draw('path', { d: grass, fill: 'none', stroke: PAPER.tuft, 'stroke-width': 1.3 }),
    draw('path', { d: shade, fill: PAPER.shade, opacity: 0.25 }),
  );
}

/** The beds along paths are in flower, in the colours of their species: a garden with paths looks like one. */
export function drawBorder(grove: Grove, paths: readonly TracedPath[]): Drawing[] {
  const verges = vergesOf(grove);
  return paths.map(({ species, squares }) => {
    const along = verges.filter(({ square }) => squares.includes(square));
    return drawFlowers(
      species,
      along.map((verge) => flowerAt(verge, species)),
      SMALL,
    );
  });
}

/** A blossom from each card of a path to the next one: paths are seen without asking for them. */
export function drawBlossoms(grove: Grove, paths: readonly TracedPath[]): Drawing[] {
  return paths.map(({ species, squares }, lane) => {
    const corners = squares.map((square) => cornerOf(grove, square));
    return drawFlowers(
      species,
      corners.slice(1).map((to, index) => between(corners[index], to, lane)),
      1,
    );
  });
}

type Spot = readonly [x: number, y: number];

/** Flowers of a path. */
export function drawFlowers(species: number, spots: readonly Spot[], scale: number): Drawing {
  const { deep, mid, light } = TONES[species];
  const petals = spots.map(([x, y]) => laid(BLOSSOM, { x, y, scale, turn: (x + y) % 72 })).join('');
  const hearts = spots.map(([x, y]) => disc(x, y, 1.5 * scale)).join('');
  return draw(
    'g',
    {},
    draw('path', { d: petals, fill: light, stroke: mid, 'stroke-width': 0.9 }),
    draw('path', { d: hearts, fill: deep }),
  );
}

/** Each species has its own part of a side, so that flowers of several paths do not cover each other. */
function flowerAt({ x, y, across, chance }: Verge, species: number): Spot {
  const part = (((species * 0.37 + chance) % 1) - 0.5) * 0.8;
  return across ? [x + part * CARD_WIDTH, y] : [x, y + part * CARD_HEIGHT];
}

/** Paths of several species over the same two cards have their blossoms side by side. */
function between([x, y]: Spot, [toX, toY]: Spot, lane: number): Spot {
  const shift = ((lane % 3) - 1) * BETWEEN.aside;
  if (y === toY) return [(x + toX + CARD_WIDTH) / 2, y + BETWEEN.y - shift];
  return [x + CARD_WIDTH / 2 + shift, (y + toY + CARD_HEIGHT) / 2];
}
