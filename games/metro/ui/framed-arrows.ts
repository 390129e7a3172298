import { type Drawing, draw } from '../../../kit/draw/drawing.ts';
import type { Mark } from '../../../kit/draw/place.ts';
import { STATION_ENTRY } from '../geometry.ts';
import { drawDeparture, drawHead } from './artwork.ts';
import { type LineMap, openEnds } from './lines.ts';
import { squareIn } from './places.ts';

/** The arrows at the edges of marked squares, for drawing above the frames, which would cover which way the lines run. */
export function drawFramedArrows(map: LineMap, marks: readonly Pick<Mark, 'places'>[]): Drawing {
  const framed = new Set(marks.flatMap(({ places }) => places.map(squareIn)));
  const departures = map.lines.filter(({ station }) => framed.has(STATION_ENTRY[station] >> 2));
  const heads = openEnds(map).filter(
    ({ line: { end }, square }) => framed.has(square) || (end.kind === 'open' && framed.has(end.square)),
  );
  return draw(
    'g',
    {},
    departures.map(({ station, owner }) => drawDeparture(station, owner)),
    heads.map(({ line, square, leaves }) => drawHead(square, leaves, line.owner)),
  );
}
