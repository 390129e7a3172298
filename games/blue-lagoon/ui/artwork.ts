import { type Drawing, draw } from '../../../kit/draw/drawing.ts';
import { drawSigns } from '../../../kit/draw/lettering.ts';
import { SEAT_MARKS, seatPaint, seatTint } from '../../../kit/draw/seats.ts';
import { PAINT } from './palette.ts';

/*
 * Everything is drawn around 0,0 on a tile whose corners are 100 away from its middle (so it is 173.2 wide), and put in
 * its place by `at`. One light from above, two or three tones a thing, every colour with a shape.
 */

export const TILE_RADIUS = 100;
export const TILE_WIDTH = Math.sqrt(3) * TILE_RADIUS;
export const ROW_STEP = 1.5 * TILE_RADIUS;
/** How round the corners of the lagoon are. */
export const SEA_CORNER = 60;
/** How round the corners of a tile's frame are. */
export const FRAME_CORNER = 20;

/** Moves and scales what was drawn around 0,0. */
export function at(
  x: number,
  y: number,
  scale: number,
  ...children: readonly (Drawing | false | undefined)[]
): Drawing {
  return draw('g', { transform: `translate(${round(x)} ${round(y)}) scale(${round(scale)})` }, children);
}

export function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** The outline of a tile around a point, as a path; its corners are cut off by so much and rounded. */
export function hexagon(x: number, y: number, radius = TILE_RADIUS, corner = 0): string {
  const tips = Array.from({ length: 6 }, (_, index) => {
    const angle = (Math.PI / 3) * index - Math.PI / 2;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const;
  });
  const corners = tips.map((tip, index) => {
    if (corner === 0) return write(tip);
    // An edge is as long as the radius.
    const towards = (next: number) => between(tip, tips[(next + 6) % 6], corner / radius);
    return `${towards(index - 1)}Q${write(tip)} ${towards(index + 1)}`;
  });
  return `M${corners.join('L')}Z`;
}

type Tip = readonly [x: number, y: number];

function write([x, y]: Tip): string {
  return `${round(x)} ${round(y)}`;
}

/** On the way from one point to another. */
function between([x, y]: Tip, [toX, toY]: Tip, part: number): string {
  return write([x + (toX - x) * part, y + (toY - y) * part]);
}

/** The corner of a tile that no sign is ever on, nor the star of a hint. */
const FREE_CORNER = { x: -74, y: -58 };

/** The bonus of an island, with the shapes of the seats that lead there under it. On a label beside what is on its tile. */
export function bonusMark(bonus: number, leaders: readonly number[], covered = false): Drawing {
  const digits = String(bonus);
  const size = digits.length > 3 ? 48 : 82;
  const shapes = leaders.map((seat, index) => {
    const x = (index - (leaders.length - 1) / 2) * (covered ? 44 : 52);
    // Beside a piece there is less room for them.
    return at(x, 52, covered ? 0.19 : 0.235, seatShape(seat, seatPaint(seat)));
  });
  const middle = (leaders.length > 0 || covered ? 18 : 30) - size * 0.36;
  const number = drawSigns([{ text: digits, x: 0, y: middle }], {
    size: size * 0.7,
    width: size * 0.14,
    colour: covered ? PAINT.labelInk : PAINT.sandInk,
  });
  if (!covered) return draw('g', {}, number, shapes);
  const width = Math.max(digits.length * size * 0.66, leaders.length * 44) + 34;
  const height = leaders.length > 0 ? 144 : 96;
  const box = { x: round(-width / 2), y: -60, width: round(width), height, rx: 30 };
  const label = draw('rect', { ...box, fill: PAINT.label, stroke: PAINT.labelInk, 'stroke-width': 5 });
  return at(FREE_CORNER.x, FREE_CORNER.y + (60 - height / 2) * 0.72, 0.72, label, number, ...shapes);
}

/** Eleven boulders around the middle of a tile, no two alike: turned, nearer or farther, larger or smaller. */
const BOULDERS = Array.from({ length: 11 }, (_, index) => {
  const turn = (index / 11) * 2 * Math.PI;
  const far = 67 + ((index * 7) % 3) - 1;
  const wide = 15.5 + ((index * 5) % 4) * 0.9;
  return {
    x: far * Math.sin(turn),
    y: -far * Math.cos(turn),
    turn: (turn * 180) / Math.PI,
    wide,
    high: 10.5 + (index % 3),
  };
});

/** All boulders as one path; smaller and moved for the light on top of them. */
function bouldersAt(scale: number, up: number): string {
  return BOULDERS.map(({ x, y, turn, wide, high }) => {
    const [rx, ry, angle] = [round(wide * scale), round(high * scale), round(turn)];
    const [dx, dy] = [wide * scale * Math.cos((turn * Math.PI) / 180), wide * scale * Math.sin((turn * Math.PI) / 180)];
    const half = (sign: number) => `a${rx} ${ry} ${angle} 1 1 ${round(sign * 2 * dx)} ${round(sign * 2 * dy)}`;
    return `M${round(x - dx)} ${round(y - dy - up)}${half(1)}${half(-1)}Z`;
  }).join('');
}

const STONES = { shadow: bouldersAt(1.06, -6), body: bouldersAt(1, 0), light: bouldersAt(0.56, 2.5) };

/** A ring of stones around the middle of a tile. */
export function stoneCircle(): Drawing {
  return draw(
    'g',
    {},
    draw('circle', { r: 64, fill: PAINT.stones, 'fill-opacity': 0.2 }),
    draw('path', { d: STONES.shadow, fill: '#1c1408', 'fill-opacity': 0.3 }),
    draw('path', { d: STONES.body, fill: PAINT.stones }),
    draw('path', { d: STONES.light, fill: PAINT.stoneLight, 'fill-opacity': 0.5 }),
  );
}

/** The shape that tells a seat from the others, 100 high and wide or nearly so. */
export function seatShape(seat: number, fill: string, stroke = 'none', width = 0): Drawing {
  const paint = { fill, stroke, 'stroke-width': width, 'stroke-linejoin': 'round' } as const;
  const { shape } = SEAT_MARKS[seat];
  if (shape === 'circle') return draw('circle', { r: 92, ...paint });
  if (shape === 'square') return draw('rect', { x: -82, y: -82, width: 164, height: 164, rx: 14, ...paint });
  if (shape === 'triangle') return draw('path', { d: 'M0 -100L100 78L-100 78Z', ...paint });
  return draw('path', { d: 'M0 -112L100 0L0 112L-100 0Z', ...paint });
}

/** Round the head, and from the neck over both arms to the ground. */
const PERSON =
  'M-26 -50a26 26 0 1 1 52 0a26 26 0 1 1 -52 0zM0 -30C24 -30 38 -20 56 -8C76 4 82 16 76 25C70 33 56 31 42 25Q46 46 58 66L-58 66Q-46 46 -42 25C-56 31 -70 33 -76 25C-82 16 -76 4 -56 -8C-38 -20 -24 -30 0 -30Z';

/** How thick a wooden piece is, and the dark side of it that is seen from above. */
const THICK = 7;

/** A figure cut from wood: a shadow on the ground, a rim around it, its side below, and its painted face. */
function wooden(outline: string, colour: string, shade: Readonly<Record<'rx' | 'cy', number>>): Drawing[] {
  const below = { d: outline, transform: `translate(0 ${THICK})` } as const;
  // One for face and side together: a little lower than the face, and as much wider.
  const rim = { fill: PAINT.rim, stroke: PAINT.rim, 'stroke-width': 17, 'stroke-linejoin': 'round' } as const;
  return [
    draw('ellipse', { ...shade, ry: 15, fill: '#1c1408', 'fill-opacity': 0.3 }),
    draw('path', { d: outline, transform: `translate(0 ${THICK / 2})`, ...rim }),
    draw('path', { ...below, fill: colour }),
    draw('path', { ...below, fill: '#000000', 'fill-opacity': 0.34 }),
    draw('path', { d: outline, fill: colour }),
  ];
}

/** A settler on land: a little person with the seat's shape on the chest. */
export function settler(seat: number): Drawing {
  return draw(
    'g',
    {},
    ...wooden(PERSON, seatPaint(seat), { cy: 72, rx: 72 }),
    // Light from above on the head and on both shoulders.
    draw('path', {
      d: 'M-18 -55a20 20 0 0 1 30 -13a30 30 0 0 0 -30 13zM-70 15Q-60 2 -44 -6Q-26 -17 -8 -22Q-34 -6 -46 6Q-58 16 -70 15zM70 15Q60 2 44 -6Q28 -15 14 -21Q34 -8 46 6Q58 16 70 15z',
      fill: '#ffffff',
      'fill-opacity': 0.26,
    }),
    at(0, 16, 0.23, seatShape(seat, 'none', PAINT.mark, 36)),
  );
}

/** A settler at sea: the same one in a boat, its shape on the sail. */
export function boat(seat: number): Drawing {
  const [colour, tint] = [seatPaint(seat), seatTint(seat)];
  return draw(
    'g',
    {},
    draw('ellipse', { cy: 66, rx: 82, ry: 15, fill: '#04222c', 'fill-opacity': 0.26 }),
    draw('path', {
      d: 'M-86 68Q-64 54 -43 68T0 68T43 68T86 68',
      fill: 'none',
      stroke: PAINT.foam,
      'stroke-width': 9,
      'stroke-linecap': 'round',
    }),
    draw('rect', { x: -5, y: -82, width: 9, height: 114, rx: 4, fill: '#5b4322' }),
    draw('path', { d: 'M10 -80Q84 -30 76 24L10 24Z', fill: tint }),
    draw('path', { d: 'M10 24L10 -20Q44 2 76 24Z', fill: '#000000', 'fill-opacity': 0.09 }),
    draw('path', { d: 'M-11 -62Q-64 -20 -62 24L-11 24Z', fill: colour }),
    draw('path', { d: 'M-11 -62Q-64 -20 -62 24L-46 24Q-44 -18 -11 -62Z', fill: '#ffffff', 'fill-opacity': 0.2 }),
    draw('path', { d: 'M-78 30L80 30Q72 62 44 64L-42 64Q-70 62 -78 30Z', fill: colour }),
    draw('path', { d: 'M-72 47Q-64 63 -42 64L44 64Q66 62 75 47Z', fill: '#000000', 'fill-opacity': 0.3 }),
    draw('path', { d: 'M-78 30L80 30L77 37L-75 37Z', fill: '#ffffff', 'fill-opacity': 0.3 }),
    at(36, -5, 0.2, seatShape(seat, colour)),
  );
}

/** A village: a house with a wide roof and the seat's shape on its wall. */
export function village(seat: number): Drawing {
  const outline = 'M0 -84L86 -6L66 12L58 4L58 66L-58 66L-58 4L-66 12L-86 -6Z';
  return draw(
    'g',
    {},
    ...wooden(outline, seatPaint(seat), { cy: 72, rx: 78 }),
    // The wall is in the shade of the roof, and the roof bright where the light comes from.
    draw('path', { d: 'M0 -48L66 12L58 4L58 22L0 -30L-58 22L-58 4L-66 12Z', fill: '#000000', 'fill-opacity': 0.32 }),
    draw('path', { d: 'M0 -84L0 -48L-66 12L-86 -6Z', fill: '#ffffff', 'fill-opacity': 0.22 }),
    draw('path', { d: 'M0 -84L86 -6L82 -2L0 -76L-82 -2L-86 -6Z', fill: '#ffffff', 'fill-opacity': 0.2 }),
    at(0, 28, 0.21, seatShape(seat, 'none', PAINT.mark, 36)),
  );
}

/** The open sea, deeper towards the floor, and bright where the light falls on it. */
export function sea(box: Readonly<Record<'x' | 'y' | 'width' | 'height', number>>, rx = SEA_CORNER): Drawing {
  const stops = [
    draw('stop', { offset: 0, 'stop-color': PAINT.seaTop }),
    draw('stop', { offset: 1, 'stop-color': PAINT.seaFloor }),
  ];
  const glow = [0.34, 0].map((opacity, offset) =>
    draw('stop', { offset, 'stop-color': PAINT.glow, 'stop-opacity': opacity }),
  );
  return draw(
    'g',
    {},
    draw('linearGradient', { id: 'blue-lagoon-depth', x1: 0, y1: 0, x2: 0, y2: 1 }, stops),
    draw('radialGradient', { id: 'blue-lagoon-sun', cx: 0.24, cy: 0.06, r: 0.75 }, glow),
    draw('rect', { ...box, rx, fill: 'url(#blue-lagoon-depth)', class: 'blue-lagoon-sea' }),
    draw('rect', { ...box, rx, fill: 'url(#blue-lagoon-sun)' }),
  );
}

/** Two waves on a stone circle: what is built here the tide will take. */
export function tideMark(): Drawing {
  const wave = (y: number) => `M-40 ${y}Q-27 ${y - 16} -13 ${y}T13 ${y}T40 ${y}`;
  const line = { fill: 'none', 'stroke-linecap': 'round' } as const;
  return draw(
    'g',
    { class: 'blue-lagoon-doom' },
    draw('rect', { x: -54, y: 30, width: 108, height: 58, rx: 20, fill: '#0e5a66' }),
    draw('path', { d: wave(54) + wave(74), stroke: PAINT.paper, 'stroke-width': 8, ...line }),
  );
}

/**
 * The suggestion of a hint: a ring around the tile, and a star at its corner, where it hides no token. Its middle is on the
 * tile, because people click on it. An idea with a letter has its badge in that corner, and only the ring is drawn.
 */
export function hintStar(hasLetter: boolean): Drawing {
  const [gold, ink] = ['#ffc83d', '#23302f'];
  const ring = hexagon(0, 0, TILE_RADIUS - 12, FRAME_CORNER);
  return draw(
    'g',
    { class: 'blue-lagoon-hint', 'stroke-linejoin': 'round' },
    draw('path', { d: ring, fill: 'none', stroke: ink, 'stroke-width': 20 }),
    draw('path', { d: ring, fill: 'none', stroke: gold, 'stroke-width': 11 }),
    !hasLetter &&
      draw('path', {
        class: 'blue-lagoon-star',
        transform: 'translate(48 -52) scale(0.68)',
        d: 'M0 -64L19 -23L64 -18L31 13L39 57L0 35L-39 57L-31 13L-64 -18L-19 -23Z',
        fill: gold,
        stroke: ink,
        'stroke-width': 8,
      }),
  );
}

/** A tile that refuses the piece: a frame around it, and a no-entry sign at its corner, where it hides nothing on the tile. */
export function refusedMark(): Drawing {
  const frame = hexagon(0, 0, TILE_RADIUS - 12, FRAME_CORNER);
  return draw(
    'g',
    { class: 'blue-lagoon-no', 'stroke-linejoin': 'round' },
    draw('path', { d: frame, fill: 'none', stroke: PAINT.mark, 'stroke-width': 20 }),
    draw('path', { d: frame, fill: 'none', stroke: PAINT.no, 'stroke-width': 11 }),
    draw('circle', { cx: 58, cy: -62, r: 32, fill: PAINT.no, stroke: PAINT.mark, 'stroke-width': 8 }),
    draw('path', { d: 'M44 -62H72', stroke: PAINT.mark, 'stroke-width': 13, 'stroke-linecap': 'round' }),
  );
}

/** What a link brought, on the colour of the seat whose it is. */
export function gainMark(points: number, seat: number): Drawing {
  const text = `+${points}`;
  const width = text.length * 40 + 120;
  const box = { x: -width / 2, width, height: 100, rx: 50 };
  return draw(
    'g',
    {},
    draw('rect', { ...box, y: -44, fill: '#3a2a10', 'fill-opacity': 0.35 }),
    draw('rect', { ...box, y: -52, fill: seatPaint(seat), stroke: PAINT.mark, 'stroke-width': 7 }),
    at(-width / 2 + 52, -2, 0.22, seatShape(seat, PAINT.mark)),
    drawSigns([{ text, x: width / 2 - 30 - text.length * 20, y: -2 }], { size: 50, width: 11, colour: PAINT.mark }),
  );
}

/** What an island brought, and to whom: a tile in that seat's colour, or of paper where it is shared. It covers no other tile. */
export function verdictMark(points: number, seats: readonly number[]): Drawing {
  const isShared = seats.length > 1;
  const [ground, ink] = isShared ? [PAINT.label, PAINT.labelInk] : [seatPaint(seats[0]), PAINT.mark];
  const text = `+${points}`;
  const size = text.length > 3 ? 38 : 52;
  return draw(
    'g',
    { 'stroke-linejoin': 'round' },
    draw('path', { d: hexagon(0, 0, 84, FRAME_CORNER), fill: ground, stroke: ink, 'stroke-width': 8 }),
    ...seats.map((seat, index) =>
      at((index - (seats.length - 1) / 2) * 40, -36, 0.18, seatShape(seat, isShared ? seatPaint(seat) : ink)),
    ),
    drawSigns([{ text, x: 0, y: 20 }], { size, width: size * 0.22, colour: ink }),
  );
}

/** How many pieces each seat has on an island, side by side on paper; none that has none. */
export function countMark(pieces: readonly number[]): Drawing {
  const seats = pieces.flatMap((count, seat) => (count > 0 ? [seat] : []));
  const width = seats.length * 112 + 24;
  return draw(
    'g',
    {},
    paperStrip(width, 84, 26),
    ...seats.flatMap((seat, index) => {
      const x = -width / 2 + 44 + index * 112;
      const number = drawSigns([{ text: String(pieces[seat]), x: x + 48, y: 0 }], {
        size: 44,
        width: 9,
        colour: PAINT.labelInk,
      });
      return [at(x, 0, 0.2, seatShape(seat, seatPaint(seat))), number];
    }),
  );
}

/** A strip of paper around the middle, for marks. */
function paperStrip(width: number, height: number, rx: number): Drawing {
  const at = { x: -width / 2, y: -height / 2 };
  return draw('rect', { ...at, width, height, rx, fill: PAINT.label, stroke: PAINT.labelInk, 'stroke-width': 5 });
}

/** The shapes of some seats on paper. */
export function presenceMark(seats: readonly number[]): Drawing {
  const width = seats.length * 62 + 26;
  return draw(
    'g',
    {},
    paperStrip(width, 88, 40),
    ...seats.map((seat, index) => at((index - (seats.length - 1) / 2) * 62, 0, 0.24, seatShape(seat, seatPaint(seat)))),
  );
}

/** The sea as high as the tide comes: over the whole box, with foam along its uneven edge. */
export function flood({ x, y, width, height }: Readonly<Record<'x' | 'y' | 'width' | 'height', number>>): Drawing {
  const swell = width / 12;
  const crest = Array.from({ length: 6 }, () => `q${swell / 2} -46 ${swell} 0t${swell} 0`).join('');
  const top = y + 60;
  const edge = `M${x} ${top}${crest}`;
  const body = `${edge}V${y + height}H${x}Z`;
  return draw(
    'g',
    {},
    draw('path', { d: body, fill: PAINT.flood, 'fill-opacity': 0.86 }),
    draw('path', { d: edge, fill: 'none', stroke: PAINT.foam, 'stroke-width': 34 }),
    draw('path', { d: edge, fill: 'none', stroke: PAINT.paper, 'stroke-width': 12 }),
  );
}
