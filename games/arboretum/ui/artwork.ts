import { type Drawing, draw } from '../../../kit/draw/drawing.ts';
import { drawSigns } from '../../../kit/draw/lettering.ts';
import { laid, whorl } from '../../../kit/draw/outline.ts';
import { round } from '../../../kit/draw/round.ts';
import { SEAT_MARKS, seatPaint } from '../../../kit/draw/seats.ts';
import { cardValue, speciesOf } from '../cards.ts';
import { emblem } from './emblems.ts';
import { drawSmallTree, drawTree } from './growth.ts';
import { LETTERS } from './letters.ts';
import { FONT, PAPER, TONES } from './palette.ts';

/** Size of a card; everything here is drawn from its upper left corner. */
export const CARD_WIDTH = 60;
export const CARD_HEIGHT = 80;
/** Distance from card to card. */
export const STEP_X = CARD_WIDTH + 4;
export const STEP_Y = CARD_HEIGHT + 4;
const CORNER = 7;
/** The ground in the picture of a card, so that nothing floats. */
const HILLS = 'M4.5 63C14 56 24 57 34 62c8-4 15-5 21.5-3v12a4.5 4.5 0 0 1-4.5 4.5H9A4.5 4.5 0 0 1 4.5 71z';
const SMALL_HILL = 'M3,64 C18,57 40,58 57,64 V73 A4,4 0 0 1 53,77 H7 A4,4 0 0 1 3,73 Z';

type Props = Readonly<Record<string, string | number>>;

export function at(x: number, y: number, scale: number, ...children: readonly (Drawing | undefined)[]): Drawing {
  const size = scale === 1 ? '' : ` scale(${round(scale)})`;
  return draw('g', { transform: `translate(${round(x)} ${round(y)})${size}` }, ...children);
}

export function words(x: number, y: number, content: string | number, props: Props = {}): Drawing {
  return draw('text', { x, y, 'font-family': FONT, 'font-size': 14, fill: PAPER.ink, ...props }, String(content));
}

/** A botanical plate: cream card, a wash of the species' hue, its tree, a big numeral and the species' letter. */
export function drawCard(card: number): Drawing {
  return drawPlateOf(card, true);
}

/** The same in a picture of a whole table, which is small and must be light: without the young trees. */
export function drawPictureCard(card: number): Drawing {
  return drawPlateOf(card, false);
}

function drawPlateOf(card: number, hasYoung: boolean): Drawing {
  const species = speciesOf(card);
  const { deep, mid, light, wash } = TONES[species];
  return draw(
    'g',
    {},
    drawPlate(PAPER.card, mid, 1.5),
    draw('rect', { x: 4.5, y: 26, width: 51, height: 49.5, rx: 4.5, fill: wash }),
    draw('path', { d: HILLS, fill: light, opacity: 0.42 }),
    ...drawTree(species, cardValue(card), hasYoung),
    drawSigns([{ text: String(cardValue(card)), x: 14, y: 14.2 }], { size: 15, width: 3.3, colour: deep }),
    drawLetter(species, 48.5, 14.5, deep),
  );
}

/** The same card where it is small: nothing but a very big numeral, the letter of its species and the tree. */
export function drawSmallCard(card: number): Drawing {
  const species = speciesOf(card);
  const { deep, mid, light, wash } = TONES[species];
  return draw(
    'g',
    {},
    drawPlate(wash, mid, 3),
    draw('path', { d: SMALL_HILL, fill: light, opacity: 0.42 }),
    drawSmallNumeral(card, deep, 6),
    drawSmallTree(species, cardValue(card)),
    drawLetter(species, 49, 17, deep, 1.5),
  );
}

/** Its numeral once more, over the path that runs down the middle of the card. */
export function drawNumeralAbove(card: number): Drawing {
  const { deep, wash } = TONES[speciesOf(card)];
  return draw('g', {}, drawSmallNumeral(card, wash, 12), drawSmallNumeral(card, deep, 6));
}

function drawSmallNumeral(card: number, colour: string, width: number): Drawing {
  return drawSigns([{ text: String(cardValue(card)), x: 23, y: 21 }], { size: 27, width, colour });
}

/** The whole card; its line lies inside. */
function drawPlate(fill: string, stroke: string, line: number): Drawing {
  const frame = { x: line / 2, y: line / 2, width: CARD_WIDTH - line, height: CARD_HEIGHT - line, rx: CORNER };
  return draw('rect', { ...frame, fill, stroke, 'stroke-width': line });
}

/** At the end of a path: it scores for sure, or it is lost; as long as the hands keep what they hold. */
export function drawFate(fate: 'safe' | 'lost'): Drawing {
  const d = fate === 'safe' ? 'M-4.6,0.4 L-1.4,3.8 L5,-3.6' : 'M-3.8,-3.8 L3.8,3.8 M3.8,-3.8 L-3.8,3.8';
  return draw(
    'g',
    {},
    draw('circle', {
      r: 9,
      fill: fate === 'safe' ? PAPER.back : PAPER.card,
      stroke: fate === 'safe' ? PAPER.card : PAPER.back,
      'stroke-width': 1.8,
    }),
    draw('path', {
      d,
      fill: 'none',
      stroke: fate === 'safe' ? PAPER.card : PAPER.back,
      'stroke-width': 2.6,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
  );
}

function drawLetter(species: number, x: number, y: number, stroke: string, scale = 1.1): Drawing {
  const pen = { fill: 'none', stroke, 'stroke-width': 1.8, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  return draw('path', { d: LETTERS[species], transform: `translate(${x} ${y}) scale(${scale})`, ...pen });
}

/** A card seen from behind. */
export function drawBack(): Drawing {
  const frame = { x: 0.75, y: 0.75, width: CARD_WIDTH - 1.5, height: CARD_HEIGHT - 1.5, rx: CORNER };
  const leaf = 'M0,0 C7,-4 7,-14 0,-19 C-7,-14 -7,-4 0,0 Z';
  return draw(
    'g',
    {},
    draw('rect', { ...frame, fill: PAPER.back, stroke: PAPER.card, 'stroke-width': 1.5 }),
    draw('rect', { x: 5, y: 5, width: 50, height: 70, rx: 4, fill: 'none', stroke: PAPER.backLine, 'stroke-width': 1 }),
    draw('path', { d: laid(whorl(6, leaf), { x: 30, y: 40 }), fill: PAPER.backLine, opacity: 0.85 }),
    draw('circle', { cx: 30, cy: 40, r: 3, fill: PAPER.back }),
  );
}

/** How far each card of a stack shows below the one on it. */
const EDGE = 2.2;

/** How far the edges of the lower cards reach beyond the top card. */
export function stackEdge(height: number): number {
  return edgesOf(height) * EDGE;
}

function edgesOf(height: number): number {
  return Math.min(4, Math.max(0, height - 1));
}

/** Cards on each other: the lower ones show as edges. */
export function drawStack(height: number, top: Drawing): Drawing {
  const edges = edgesOf(height);
  return draw(
    'g',
    {},
    Array.from({ length: edges }, (_, index) => {
      const off = (edges - index) * EDGE;
      const frame = { x: 0.75 + off, y: 0.75 + off, width: CARD_WIDTH - 1.5, height: CARD_HEIGHT - 1.5, rx: CORNER };
      return draw('rect', { ...frame, fill: PAPER.card, stroke: PAPER.edge, 'stroke-width': 1 });
    }),
    top,
  );
}

/** A place without a card. */
export function drawPlace(lit: boolean): Drawing {
  const frame = { x: 2, y: 2, width: CARD_WIDTH - 4, height: CARD_HEIGHT - 4, rx: CORNER };
  return draw('rect', {
    ...frame,
    fill: lit ? '#ffffff' : 'none',
    'fill-opacity': lit ? 0.55 : 0,
    stroke: lit ? '#6f8a5c' : PAPER.lawnLine,
    'stroke-width': lit ? 2 : 1.5,
    'stroke-dasharray': lit ? 'none' : '4 4',
  });
}

/** An eye: everybody has seen this card of a hand. */
export function drawSeen(): Drawing {
  return draw(
    'g',
    {},
    draw('rect', { x: -11, y: -8, width: 22, height: 16, rx: 8, fill: PAPER.back }),
    draw('path', { d: 'M-7.5,0 C-4,-5 4,-5 7.5,0 C4,5 -4,5 -7.5,0 Z', fill: PAPER.card }),
    draw('circle', { r: 2.4, fill: PAPER.back }),
  );
}

/** The way of a path from card to card, as a ribbon in the hue of its species with a bud at the start and a bloom at the end. */
export function drawRibbon(species: number, points: readonly (readonly [number, number])[]): Drawing {
  const { deep, mid } = TONES[species];
  const d = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)},${round(y)}`).join(' ');
  const stroke = { d, fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  const [first, last] = [points[0], points[points.length - 1]];
  return draw(
    'g',
    {},
    draw('path', { ...stroke, stroke: PAPER.card, 'stroke-width': 7 }),
    draw('path', { ...stroke, stroke: mid, 'stroke-width': 4 }),
    draw('circle', { cx: first[0], cy: first[1], r: 5, fill: PAPER.card, stroke: deep, 'stroke-width': 2.4 }),
    at(
      last[0],
      last[1],
      0.42,
      draw('circle', { r: 22, fill: PAPER.card, stroke: deep, 'stroke-width': 4 }),
      ...emblem(species),
    ),
  );
}

/** Petals around what a card adds to its path, or around the sum of all; its middle at the origin. */
export function drawBlossom(species: number, points: number, size: number): Drawing {
  const { deep, mid, light } = TONES[species];
  const petal = 'M0,0 C9,-5 9,-17 0,-20 C-9,-17 -9,-5 0,0 Z';
  return at(
    0,
    0,
    size / 20,
    draw('path', { d: whorl(6, petal), fill: light, stroke: mid, 'stroke-width': 1.6 }),
    draw('circle', { r: 11.5, fill: PAPER.card, stroke: deep, 'stroke-width': 1.8 }),
    drawSigns([{ text: String(points), x: 0, y: 0 }], { size: 11.5, width: 2.4, colour: deep }),
  );
}

/** What a path that may not be scored ends in. */
export function drawWithered(): Drawing {
  return draw(
    'g',
    {},
    draw('circle', { r: 14, fill: PAPER.card, stroke: PAPER.secondInk, 'stroke-width': 2.4 }),
    draw('path', {
      d: 'M-5.5,-5.5 L5.5,5.5 M5.5,-5.5 L-5.5,5.5',
      stroke: PAPER.back,
      'stroke-width': 3.4,
      'stroke-linecap': 'round',
    }),
  );
}

/** The mark of a seat, its centre at the origin. */
export function drawSeat(seat: number, size: number): Drawing {
  const { shape } = SEAT_MARKS[seat];
  const fill = seatPaint(seat);
  if (shape === 'circle') return draw('circle', { r: size, fill });
  if (shape === 'square')
    return draw('rect', { x: -size * 0.88, y: -size * 0.88, width: size * 1.76, height: size * 1.76, rx: 2, fill });
  const across = size * 1.15;
  const d =
    shape === 'triangle'
      ? `M0,${-across} L${across},${size * 0.8} L${-across},${size * 0.8} Z`
      : `M0,${-across} L${across},0 L0,${across} L${-across},0 Z`;
  return draw('path', { d, fill });
}

/** Eight small boxes for the values 1 to 8 of a species: filled where the viewer has not seen the card. */
export function drawUnseen(species: number, unseen: readonly number[]): Drawing {
  const { deep, mid } = TONES[species];
  return draw(
    'g',
    {},
    [1, 2, 3, 4, 5, 6, 7, 8].map((value) => {
      const there = unseen.includes(value);
      const box = { x: (value - 1) * 9, y: 0, width: 7, height: 7, rx: 2, stroke: there ? deep : mid };
      return draw('rect', { ...box, fill: there ? deep : 'none', 'stroke-width': 1, opacity: there ? 1 : 0.5 });
    }),
  );
}
