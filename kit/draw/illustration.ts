import type { Box } from './box.ts';
import { type Drawing, draw } from './drawing.ts';
import { drawSigns } from './lettering.ts';
import { round } from './round.ts';
import { SEAT_MARKS, seatPaint, seatTint } from './seats.ts';

/*
 * What pictures in the rules have in common: a crop of a board, everything but one thing faded, numbered marks.
 * Sizes are in units of the board, because each game draws in its own.
 */

/** The part of a drawing that matters, as a picture of its own. */
export function crop(box: Box, ...content: readonly (Drawing | false | undefined)[]): Drawing {
  const numbers = [box.x, box.y, box.width, box.height].map(round);
  return draw('svg', { viewBox: numbers.join(' '), width: numbers[2], height: numbers[3] }, ...content);
}

/** Things on a plain ground. */
export function cropOn(box: Box, ground: string, ...content: readonly (Drawing | false | undefined)[]): Drawing {
  return crop(box, draw('rect', { ...box, fill: ground }), ...content);
}

/** Fades what was drawn before it. */
export function veil(box: Box, colour: string, opacity = 0.72): Drawing {
  return draw('rect', { ...box, fill: colour, 'fill-opacity': opacity });
}

/** A number on a white disc: the same number stands in the words. */
export function numberMark(number: number, x: number, y: number, radius: number, colour: string): Drawing {
  return draw(
    'g',
    {},
    draw('circle', { cx: round(x), cy: round(y), r: radius, fill: DISC, stroke: colour, 'stroke-width': radius / 6 }),
    drawSigns([{ text: String(number), x, y }], { size: radius, width: radius / 5, colour }),
  );
}

/** Of numbers. */
export const DISC = '#fffefa';
/** Not the white of any artwork, which a book may change for the night. */
const WHITE = '#fffffe';
const RED = '#b3202f';
const GREEN = '#1c7a53';

/** "Not here." */
export function crossMark(x: number, y: number, radius: number): Drawing {
  const arm = radius * 0.42;
  return sign(x, y, radius, RED, `M${-arm} ${-arm}L${arm} ${arm}M${arm} ${-arm}L${-arm} ${arm}`);
}

/** "Here." */
export function tickMark(x: number, y: number, radius: number): Drawing {
  const arm = radius * 0.45;
  return sign(x, y, radius, GREEN, `M${-arm} ${arm * 0.1}L${-arm * 0.2} ${arm * 0.8}L${arm} ${-arm * 0.7}`);
}

function sign(x: number, y: number, radius: number, colour: string, d: string): Drawing {
  return draw(
    'g',
    { transform: `translate(${round(x)} ${round(y)})` },
    draw('circle', { r: radius, fill: colour, stroke: WHITE, 'stroke-width': radius / 7 }),
    draw('path', {
      d: d.replace(/-?\d+(?:\.\d+)?/g, (number) => String(round(Number(number)))),
      fill: 'none',
      stroke: WHITE,
      'stroke-width': radius / 4,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
  );
}

/** What the colours of a book's pictures become on a dark page: those of its artwork, of seats and of numbers. */
export function nightColours(artwork: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return { ...artwork, [DISC]: '#14191b', ...NIGHT_SEATS };
}

/** As drawings write them. */
const NIGHT_SEATS: Readonly<Record<string, string>> = Object.fromEntries(
  SEAT_MARKS.flatMap(({ colour, tint, darkColour, darkTint }, seat) => [
    [colour, darkColour],
    [seatPaint(seat), darkColour],
    [tint, darkTint],
    [seatTint(seat), darkTint],
  ]),
);

/** What the colours of seats become at night where people have chosen them, by their number in `SEAT_MARKS`. */
export function nightSeats(colours: readonly number[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    colours.flatMap((colour, seat) => [
      [seatPaint(seat), SEAT_MARKS[colour].darkColour],
      [seatTint(seat), SEAT_MARKS[colour].darkTint],
    ]),
  );
}

/** The same picture in other colours. */
export function recolour(drawing: Drawing, colours: Readonly<Record<string, string>>): Drawing {
  const props = Object.entries(drawing.props).map(([name, value]) => [name, colours[String(value)] ?? value]);
  return {
    tag: drawing.tag,
    props: Object.fromEntries(props),
    children: drawing.children.map((child) => (typeof child === 'string' ? child : recolour(child, colours))),
  };
}
