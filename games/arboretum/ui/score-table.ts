import { texts } from '#texts/arboretum/picture.ts';
import { type Drawing, draw } from '../../../kit/draw/drawing.ts';
import type { Standing } from '../facts.ts';
import { at, drawSeat, drawUnseen, words } from './artwork.ts';
import { emblem } from './emblems.ts';
import { PAPER, TONES } from './palette.ts';
import { saySpecies } from './words.ts';

const ROW = 43;
/** Width of a seat's figures. */
const COLUMN = 46;

/**
 * A line per species: emblem and name, which of its cards are unseen, and for each seat the points of its best path over
 * the total of its hand, in a box where the seat has the right to score them.
 */
export function drawStandings(title: string, standings: readonly Standing[], seats: number, width: number): Drawing {
  const centre = (seat: number): number => width - (seats - 1 - seat) * COLUMN - COLUMN / 2;
  return draw(
    'g',
    {},
    words(0, 4, title, { 'font-weight': 700 }),
    words(0, 23, texts.tableLegend, { 'font-size': 13, fill: PAPER.secondInk }),
    Array.from({ length: seats }, (_, seat) => [
      at(centre(seat) - 8, 8, 1, drawSeat(seat, 6)),
      words(centre(seat) + 3, 13, seat + 1, { 'font-weight': 700 }),
    ]).flat(),
    draw('path', { d: `M0,32 H${width}`, stroke: PAPER.line, 'stroke-width': 1.5 }),
    standings.map((standing, index) => at(0, 36 + index * ROW, 1, drawRow(standing, centre))),
  );
}

function drawRow({ species, totals, rights, paths, unseen }: Standing, centre: (seat: number) => number): Drawing {
  const { wash, mid, deep } = TONES[species];
  const figure = { 'text-anchor': 'middle', 'font-variant-numeric': 'tabular-nums' };
  return draw(
    'g',
    {},
    at(14, ROW / 2, 0.72, ...emblem(species)),
    words(36, 18, saySpecies(species), { 'font-weight': 600 }),
    at(36, 26, 1, drawUnseen(species, unseen)),
    totals.flatMap((total, seat) => {
      const fill = rights[seat] ? deep : PAPER.secondInk;
      const box = { x: centre(seat) - COLUMN / 2 + 2, y: 2, width: COLUMN - 4, height: ROW - 4, rx: 8 };
      return [
        rights[seat] ? draw('rect', { ...box, fill: wash, stroke: mid, 'stroke-width': 1.2 }) : undefined,
        words(centre(seat), 19, paths[seat]?.points ?? 0, { ...figure, 'font-weight': rights[seat] ? 700 : 400, fill }),
        words(centre(seat), 35, `(${total})`, { ...figure, 'font-size': 13, fill }),
      ];
    }),
  );
}
