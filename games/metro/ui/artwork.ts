import { type Drawing, draw } from '../../../kit/draw/drawing.ts';
import { drawSigns } from '../../../kit/draw/lettering.ts';
import { round } from '../../../kit/draw/round.ts';
import { SEAT_MARKS, seatPaint } from '../../../kit/draw/seats.ts';
import { EXIT_SIDE } from '../geometry.ts';

/*
 * A line map on warm white enamel. One square is 100 units; the board with its stations is 1000 by 1000.
 * Tracks are neutral until a station's line runs over them; then they take the owner's colour and dash.
 * Colours are those of a picture that stands alone; on a dark page dark.css gives each class its own.
 */
export const SQUARE = 100;
export const MARGIN = 100;
export const BOARD = 1000;
/** The board with its stations. */
export const WHOLE = { x: 0, y: 0, width: BOARD, height: BOARD } as const;

export const PAINT = {
  ground: '#efe7d6',
  street: '#f3ecdc',
  avenue: '#f8f2e5',
  block: '#e7dcc4',
  blockEdge: '#d8cbaf',
  park: '#d9dfc2',
  trees: '#c1cc9f',
  water: '#c3d8d9',
  bank: '#9bbdc0',
  grid: '#c6b894',
  rule: '#b9a982',
  needle: '#8d7c56',
  open: '#f7f1e4',
  tile: '#fffdf6',
  tileEdge: '#c4b590',
  shadow: '#3b3019',
  idle: '#978c74',
  way: '#6e6450',
  casing: '#fffdf6',
  sign: '#23302f',
  nobody: '#6d6a62',
  gold: '#c9962b',
  goldLight: '#f5dfa6',
} as const;

/** Numbers on signs. On a phone a unit is a third of a pixel: nothing lower can be read there; larger ones touch the rim. */
const NUMBERS = { size: 24.5, width: 5.2 } as const;
/** With their plus, so that nobody takes them for a station's number. */
const POINTS = { size: 24, width: 5.4 } as const;
/** A station's number above its points: what is written about a match goes on naming it. */
const FINISHED_NUMBERS = { size: 22, width: 4.2 } as const;

/** What a white dash over the line looks like, one a seat, so that lines differ without colour. */
export const DASHES = ['', '1000 0', '9 9', '0.1 10', '18 7', '12 5 0.1 5'] as const;

/** Lines keep their full colour when they are finished: the map of a whole match is the best picture of it. */
const WIDTHS = { idle: 4.5, running: 11, finished: 9.5 } as const;
/** A line without a dash has more colour than the others: it is that much thinner, or it would seem the heaviest. */
const SOLID = 0.86;

/** What runs over one track of a tile. */
export interface Track {
  /** Seat whose line it is; `undefined` for nobody's. */
  readonly owner: number | undefined;
  readonly state: 'idle' | 'running' | 'finished';
}

export const IDLE: Track = { owner: undefined, state: 'idle' };

/** Where exit 0 to 7 meets the edge of a tile. */
const EXIT_POINT: readonly (readonly [x: number, y: number])[] = [
  [33, 0],
  [67, 0],
  [100, 33],
  [100, 67],
  [67, 100],
  [33, 100],
  [0, 67],
  [0, 33],
];
const INWARD: readonly (readonly [x: number, y: number])[] = [
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 0],
];

/** The curve from the even exit of a side to the odd exit where the tile lets it out. */
export function trackPath(tile: number, side: number): string {
  const out = EXIT_SIDE[tile * 4 + side];
  const [x1, y1] = EXIT_POINT[side * 2];
  const [x2, y2] = EXIT_POINT[out * 2 + 1];
  // Longer handles for wide curves keep the strokes from pinching. A U-turn stays flat: its arch must end before a straight
  // track that runs across its top, a third of the tile from the edge, or it would vanish beneath it.
  const reach = out === side ? 26 : Math.hypot(x2 - x1, y2 - y1) * 0.5;
  const [ax, ay] = INWARD[side];
  const [bx, by] = INWARD[out];
  return `M${x1} ${y1}C${x1 + ax * reach} ${y1 + ay * reach} ${x2 + bx * reach} ${y2 + by * reach} ${x2} ${y2}`;
}

/** How far along a track its arrow is: past the middle, where tracks cross. */
const ARROW_AT = 0.72;
/** On the board lines run over the middle of a tile: there it is where the track leaves, which no other crosses. */
const WAY_OUT = 0.87;

/** An arrow in the direction of a track's one-way traffic (M2). */
function drawDirection(tile: number, side: number, isPlaced = false): Drawing {
  const [x1, y1, x2, y2, x3, y3, x4, y4] =
    trackPath(tile, side)
      .match(/-?\d+(\.\d+)?/g)
      ?.map(Number) ?? [];
  const along = [x1, x2, x3, x4];
  const down = [y1, y2, y3, y4];
  const at = isPlaced ? WAY_OUT : ARROW_AT;
  const angle = (Math.atan2(slopeOf(down, at), slopeOf(along, at)) * 180) / Math.PI;
  return draw('path', {
    d: isPlaced ? 'M-5 -6L5 0L-5 6z' : 'M-6 -7L6 0L-6 7z',
    transform: `translate(${round(pointOf(along, at))} ${round(pointOf(down, at))}) rotate(${round(angle)})`,
    ...(isPlaced ? { class: 'metro-idle-way', fill: PAINT.idle } : { class: 'metro-way', fill: PAINT.way }),
  });
}

/** One coordinate of a Bézier curve at the arrow, and how it changes there. */
function pointOf([a, b, c, d]: readonly number[], t: number): number {
  const u = 1 - t;
  return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
}
function slopeOf([a, b, c, d]: readonly number[], t: number): number {
  const u = 1 - t;
  return u * u * (b - a) + 2 * u * t * (c - b) + t * t * (d - c);
}

/** A tile before it is placed: nothing runs on it yet, and arrows say which way trains will go. */
export function drawLooseTile(tile: number): Drawing {
  return draw('g', {}, drawBareTile(tile), drawDirections(tile));
}

/** Its tracks alone: on the board the lines show which way trains go, and in a small picture arrows are only blots. */
export function drawBareTile(tile: number): Drawing {
  return drawTile(tile, [IDLE, IDLE, IDLE, IDLE]);
}

export function drawDirections(tile: number): Drawing[] {
  return [0, 1, 2, 3].map((side) => drawDirection(tile, side));
}

/** A tile with its four tracks; those that carry a line are on top. On a board (`isPlaced`) the others have arrows. */
export function drawTile(tile: number, tracks: readonly Track[], isPlaced = false): Drawing {
  const order = [0, 1, 2, 3].sort((a, b) => rank(tracks[a]) - rank(tracks[b]));
  return draw(
    'g',
    {},
    draw('rect', { x: 2, y: 4, width: 96, height: 96, rx: 9, class: 'metro-shadow', fill: PAINT.shadow, opacity: 0.3 }),
    draw('rect', {
      x: 2,
      y: 2,
      width: 96,
      height: 96,
      rx: 8,
      class: 'metro-paper',
      fill: PAINT.tile,
      stroke: PAINT.tileEdge,
      'stroke-width': 1.5,
    }),
    order.flatMap((side) => drawTrack(trackPath(tile, side), tracks[side])),
    isPlaced && order.filter((side) => tracks[side].state === 'idle').map((side) => drawDirection(tile, side, true)),
  );
}

/** Says whose a line or a station is, for the style sheet. */
export function ownerClass(owner: number | undefined): string {
  return owner === undefined ? 'is-nobodys' : `is-seat-${owner}`;
}

function rank(track: Track): number {
  return track.state === 'idle' ? 0 : track.state === 'finished' ? 1 : 2;
}

/**
 * Where two tiles meet neither track covers a whole pixel: each reaches a unit over the edge, or a pale hair would cut the
 * line. No further: the line of one tile would cover the dash of the other. Handles are at right angles to the edge.
 */
export function overEdge(path: string): string {
  const numbers = path.match(/-?\d+(\.\d+)?/g)?.map(Number);
  if (!numbers) return '';
  const [x1, y1, ax, ay] = numbers;
  const [bx, by, x2, y2] = numbers.slice(-4);
  const beyond = (at: number, handle: number) => at + Math.sign(at - handle);
  return `M${beyond(x1, ax)} ${beyond(y1, ay)}L${path.slice(1)}L${beyond(x2, bx)} ${beyond(y2, by)}`;
}

/** A track, or the way of a whole line. */
export function drawTrack(path: string, track: Track): Drawing[] {
  const casing = { d: path, fill: 'none', 'stroke-linecap': 'butt', class: 'metro-casing', stroke: PAINT.casing };
  const line = { d: overEdge(path), fill: 'none', 'stroke-linecap': 'butt' };
  if (track.state === 'idle') {
    return [
      draw('path', { ...casing, 'stroke-width': 10 }),
      draw('path', { ...line, class: 'metro-idle', stroke: PAINT.idle, 'stroke-width': WIDTHS.idle }),
    ];
  }
  const finished = track.state === 'finished';
  const colour = track.owner === undefined ? PAINT.nobody : seatPaint(track.owner);
  const dash = track.owner === undefined ? '' : DASHES[track.owner];
  return [
    draw('path', { ...casing, 'stroke-width': 17 }),
    draw('path', {
      ...line,
      class: `metro-line ${ownerClass(track.owner)}${finished ? ' is-finished' : ''}`,
      stroke: colour,
      'stroke-width': WIDTHS[track.state] * (dash === '' ? SOLID : 1),
    }),
    ...(dash === ''
      ? []
      : [
          draw('path', {
            ...line,
            class: 'metro-dash',
            stroke: '#ffffff',
            'stroke-width': finished ? 2.6 : 3,
            'stroke-dasharray': dash,
            'stroke-linecap': 'round',
          }),
        ]),
  ];
}

/** Over all squares, so that what is drawn above it stands out. */
export function drawVeil(): Drawing {
  const squares = { x: MARGIN, y: MARGIN, width: 8 * SQUARE, height: 8 * SQUARE };
  return draw('rect', { ...squares, class: 'metro-shade', fill: PAINT.tile, opacity: 0.72 });
}

/** `counted` is a finished line at the end of the match, once its points have been told. */
export type StationState = 'waiting' | 'running' | 'finished' | 'counted';

/** From the board's edge to the middle of a sign: as far out as it fits, so that its track can be seen. */
const SIGN = 48;
const EDGE = MARGIN - SIGN;

/** A sign around its middle, high enough for a number above its points; `margin` is for a frame around it or inside. */
export function plate(margin = 0) {
  return { x: -44 - margin, y: -36 - margin, width: 88 + 2 * margin, height: 72 + 2 * margin };
}

/** Middle of a station's sign. */
export function stationPoint(station: number): readonly [x: number, y: number] {
  if (station <= 8) return [MARGIN + (8 - station) * SQUARE + 50, SIGN];
  if (station <= 16) return [SIGN, MARGIN + (station - 9) * SQUARE + 50];
  if (station <= 24) return [MARGIN + (station - 17) * SQUARE + 50, BOARD - SIGN];
  return [BOARD - SIGN, MARGIN + (32 - station) * SQUARE + 50];
}

/**
 * An enamel sign with the owner's shape and the departure track leading to the board, drawn around (0, 0). It carries the
 * station's number; once the line is finished, the points it brought are below a smaller one.
 */
export function drawStation(station: number, owner: number | undefined, state: StationState, points: number): Drawing {
  const colour = owner === undefined ? PAINT.nobody : seatPaint(owner);
  const isPale = state === 'finished';
  const ink = isPale ? colour : '#ffffff';
  const isDone = isPale || state === 'counted';
  return draw(
    'g',
    { class: ['metro-plate', `is-${state}`, ownerClass(owner)].join(' ') },
    drawStub(station, colour),
    draw('rect', {
      ...plate(),
      rx: 14,
      class: 'metro-enamel',
      fill: isPale ? PAINT.open : colour,
      stroke: colour,
      'stroke-width': 4,
    }),
    !isDone && drawRim(),
    draw(
      'g',
      { class: 'metro-shape', transform: isDone ? 'translate(-24 -16)' : 'translate(-24.5 0)' },
      drawShape(owner, isDone ? 7.5 : 10.5, ink),
    ),
    draw(
      'g',
      { class: 'metro-number' },
      isDone
        ? [
            drawSigns([{ text: String(station), x: 11, y: -16 }], { ...FINISHED_NUMBERS, colour: ink }),
            drawSigns([{ text: `+${points}`, x: 0, y: 16 }], { ...POINTS, colour: ink }),
          ]
        : drawSigns([{ text: String(station), x: 16, y: 0 }], { ...NUMBERS, colour: ink }),
    ),
  );
}

/** The fine line inside the edge of an enamel plate. */
function drawRim(): Drawing {
  return draw('rect', {
    ...plate(-4),
    rx: 10.5,
    class: 'metro-rim',
    fill: 'none',
    stroke: '#ffffff',
    'stroke-width': 1.6,
    'stroke-opacity': 0.6,
  });
}

/** Where a line that can still grow leaves the last of its tiles: an arrow towards the next square. */
export function drawHead(square: number, leaves: number, owner: number | undefined): Drawing {
  const side = leaves >> 1;
  const [x, y] = EXIT_POINT[leaves];
  const colour = owner === undefined ? PAINT.nobody : seatPaint(owner);
  return draw('path', {
    d: 'M-13 -3L0 12L13 -3z',
    transform: `translate(${MARGIN + (square & 7) * SQUARE + x} ${MARGIN + (square >> 3) * SQUARE + y}) rotate(${180 + side * 90})`,
    class: `metro-head ${ownerClass(owner)}`,
    fill: colour,
    stroke: PAINT.casing,
    'stroke-width': 2.5,
  });
}

/** The end of a station's departure track, where it is on the board. */
export function drawDeparture(station: number, owner: number | undefined): Drawing {
  const [x, y] = stationPoint(station);
  const colour = owner === undefined ? PAINT.nobody : seatPaint(owner);
  return draw(
    'g',
    { class: `metro-plate ${ownerClass(owner)}`, transform: `translate(${x} ${y})` },
    drawStub(station, colour, EDGE - 6),
  );
}

/** The piece of departure track between sign and board, on the even exit, with an arrow into the first square. */
function drawStub(station: number, colour: string, from = 24): Drawing {
  const side = station <= 8 ? 0 : station <= 16 ? 3 : station <= 24 ? 2 : 1;
  const offset = side === 0 || side === 1 ? -17 : 17;
  const [dx, dy] = INWARD[side];
  // Along the track, then across it: the same figure for all four sides.
  const at = (along: number, aside: number) =>
    dx === 0 ? `${offset + aside} ${dy * along}` : `${dx * along} ${offset + aside}`;
  return draw(
    'g',
    { 'pointer-events': 'none' },
    draw('path', {
      d: `M${at(from, 0)}L${at(EDGE, 0)}`,
      class: 'metro-stub',
      stroke: colour,
      'stroke-width': 11,
      fill: 'none',
    }),
    draw('path', { d: `M${at(EDGE, -12)}L${at(EDGE + 15, 0)}L${at(EDGE, 12)}z`, class: 'metro-arrow', fill: colour }),
  );
}

/** The seat's shape around (0, 0); a ring for nobody. */
export function drawShape(owner: number | undefined, size: number, colour: string): Drawing {
  if (owner === undefined)
    return draw('circle', { r: size * 0.8, fill: 'none', stroke: colour, 'stroke-width': size / 4 });
  const points = SHAPE_POINTS[SEAT_MARKS[owner].shape];
  if (points === undefined) return draw('circle', { r: size, fill: colour });
  return draw('polygon', {
    points: points.map(([x, y]) => `${round(x * size)},${round(y * size)}`).join(' '),
    fill: colour,
  });
}

function ring(corners: number, start: number, radius: (corner: number) => number): [number, number][] {
  return Array.from({ length: corners }, (_, corner) => {
    const angle = start + (corner * 2 * Math.PI) / corners;
    return [Math.cos(angle) * radius(corner), Math.sin(angle) * radius(corner)];
  });
}

const UP = -Math.PI / 2;
const SHAPE_POINTS: Readonly<Record<string, [number, number][] | undefined>> = {
  square: ring(4, UP / 2, () => 1.25),
  triangle: ring(3, UP, () => 1.25),
  diamond: ring(4, UP, () => 1.25),
  hexagon: ring(6, UP, () => 1.12),
  star: ring(10, UP, (corner) => (corner % 2 === 0 ? 1.3 : 0.6)),
};
