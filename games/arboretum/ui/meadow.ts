import { type Drawing, draw, formatSvg } from '../../../kit/draw/drawing.ts';
import { recolour } from '../../../kit/draw/illustration.ts';
import { disc, laid, whorl } from '../../../kit/draw/outline.ts';
import { round } from '../../../kit/draw/round.ts';
import { BED, drawCornerBed } from './corner-beds.ts';
import { TUFT } from './garden-drawing.ts';
import { NIGHT } from './night.ts';
import { PAPER } from './palette.ts';

/** A square of lawn that has no seam where it is laid beside itself. */
const SIDE = 320;
/** Mown to and fro: a light stripe and a dark one to a turn, slanted by one turn from the upper edge to the lower one. */
const TURN = SIDE / 2;
/** So far from the edges nothing is cut off. */
const MARGIN = 12;
const PLANTS = 26;
const DAISY = whorl(7, 'M0,0 Q1.7,-2.4 0,-3.9 Q-1.7,-2.4 0,0 Z');

/** A hedge, to be cut into corners and sides; so thick, and the same again after a side of it. */
const THICK = 16;
const HEDGE = 160;
/** From bush to bush. */
const STEP = 8;
const BUSHES = (HEDGE - 2 * THICK) / STEP;
/** Which of the bushes of a side are in flower. */
const FLOWERING = [2, 7, 12];

/** A lawn of any size, from its upper left corner; whatever grows over its edge is cut off. */
export function drawLawn(width: number, height: number): Drawing {
  const starts = (size: number) => Array.from({ length: Math.ceil(size / SIDE) }, (_, index) => index * SIDE);
  const tiles = starts(height).flatMap((y) => starts(width).map((x) => ({ x, y })));
  return draw(
    'svg',
    { width, height },
    draw('rect', { width, height, fill: PAPER.lawn }),
    drawStripes(width, height),
    ...tiles.map(({ x, y }) => draw('g', { transform: `translate(${x} ${y})` }, ...drawPlants())),
  );
}

/** As one shape: where two of them met there would be a line. */
function drawStripes(width: number, height: number): Drawing {
  const slant = (height * TURN) / SIDE;
  const first = -Math.ceil(slant / TURN);
  const stripes = Array.from({ length: Math.ceil(width / TURN) - first }, (_, index) => (first + index) * TURN);
  const d = stripes.map((left) => `M${left} 0h${TURN / 2}l${slant} ${height}h${-TURN / 2}z`).join('');
  return draw('path', { d, fill: PAPER.mown, opacity: 0.7 });
}

/** What grows on a square of lawn. */
function drawPlants(): Drawing[] {
  const spots = Array.from({ length: PLANTS }, (_, index) => spotOf(index));
  const daisies = spots.filter((_, index) => index % 3 === 0).map(([x, y], index) => ({ x, y, turn: index * 23 }));
  const tufts = spots.filter((_, index) => index % 3 !== 0).map(([x, y]) => `M${x} ${y}${TUFT}`);
  return [
    draw('path', { d: tufts.join(''), fill: 'none', stroke: PAPER.tuft, 'stroke-width': 1.1, opacity: 0.55 }),
    draw('path', { d: daisies.map((place) => laid(DAISY, place)).join(''), fill: PAPER.daisy, opacity: 0.9 }),
    draw('path', { d: daisies.map(({ x, y }) => disc(x, y, 1.2)).join(''), fill: PAPER.pollen }),
  ];
}

/** Spread evenly, and with no rows to be seen (the sequence R2 of M. Roberts). */
function spotOf(index: number): readonly [number, number] {
  const place = (step: number) => MARGIN + ((0.5 + index * step) % 1) * (SIDE - 2 * MARGIN);
  return [round(place(0.7548776662)), round(place(0.569840291))];
}

/** Two rows of bushes, one behind the other, all the way round. */
function drawHedge(): Drawing[] {
  const bushes = Array.from({ length: HEDGE / STEP }, (_, index) => {
    const number = (index + BUSHES - THICK / STEP) % BUSHES;
    const [along, size] = [(index + 0.5) * STEP, 3.9 + 1.7 * ((number * 0.618) % 1)];
    return { along, size, across: 2.2 * ((number * 0.755) % 1), blooms: FLOWERING.includes(number) };
  });
  const rows = bushes.flatMap(({ along, size, across, blooms }) => [
    { along, size, across: 4.6 + across, blooms },
    { along: along + STEP / 2, size, across: 11.4 - across, blooms: false },
  ]);
  const all = rows.flatMap(({ along, across, size, blooms }) => [
    { x: along, y: across, size, blooms },
    { x: HEDGE - along, y: HEDGE - across, size, blooms },
    { x: across, y: HEDGE - along, size, blooms },
    { x: HEDGE - across, y: along, size, blooms },
  ]);
  const layer = (fill: string, x: number, y: number, share: number) =>
    draw('path', { d: all.map((bush) => disc(bush.x + x, bush.y + y, bush.size * share)).join(''), fill });
  const flowers = all.filter(({ blooms }) => blooms);
  return [
    layer(PAPER.hedgeShade, 0.4, 0.7, 1),
    layer(PAPER.hedge, -0.3, -0.4, 0.82),
    layer(PAPER.hedgeLight, -1.1, -1.3, 0.36),
    draw('path', { d: flowers.map(({ x, y }) => laid(DAISY, { x, y, scale: 0.8 })).join(''), fill: PAPER.daisy }),
    draw('path', { d: flowers.map(({ x, y }) => disc(x, y, 1)).join(''), fill: PAPER.pollen }),
  ];
}

function addressOf(side: number, drawings: readonly Drawing[], colours: Readonly<Record<string, string>>): string {
  const svg = draw('svg', { viewBox: `0 0 ${side} ${side}`, width: side, height: side }, ...drawings);
  return `url("data:image/svg+xml,${encodeURIComponent(formatSvg(recolour(svg, colours)))}")`;
}

/** Backgrounds for the table, by day and by night: as images, because nothing in them ever changes. */
export const SCENERY = sceneryOf({
  meadow: [SIDE, [drawStripes(SIDE, SIDE), ...drawPlants()]],
  hedge: [HEDGE, drawHedge()],
  ...Object.fromEntries([0, 1, 2, 3].map((turns) => [`bed-${turns}`, [BED, drawCornerBed(turns)]])),
});

function sceneryOf(images: Readonly<Record<string, readonly [side: number, drawings: readonly Drawing[]]>>) {
  return Object.fromEntries(
    Object.entries(images).flatMap(([name, [side, drawings]]) => [
      [`--${name}-day`, addressOf(side, drawings, {})],
      [`--${name}-night`, addressOf(side, drawings, NIGHT)],
    ]),
  );
}
