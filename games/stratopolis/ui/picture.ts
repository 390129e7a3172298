import { texts } from '#texts/stratopolis/picture.ts';
import { OVER } from '../../../core/game.ts';
import { type Drawing, draw } from '../../../kit/draw/drawing.ts';
import { BOARD_SIZE, SEATS, TILE_TOTAL, TILE_TYPES } from '../components.ts';
import { columnOf, rowOf, STRIDE, seatOfTile, squareAt, squaresOf } from '../geometry.ts';
import { formatTile } from '../notation.ts';
import type { StratopolisPosition } from '../position.ts';
import { type Region, regionsOf } from '../scoring.ts';
import { COLOUR_AT, HEIGHT, ID } from '../state.ts';
import { drawFace, drawOutline, drawShade, drawSign, drawText, drawTile, type Face, PAINT, SQUARE } from './artwork.ts';
import { drawGround } from './field.ts';
import { describeTurn, explainTie, nameSide } from './words.ts';

const WIDTH = 960;
const HEIGHT_ALL = 720;
const MARGIN = { left: 34, top: 62 };
const PANEL = { x: 690, width: 246, top: 62, height: 272, gap: 20 };
const REGIONS_SHOWN = 7;
const LIGHTS = [PAINT.greenLight, PAINT.redLight] as const;

/** The whole table as a picture that stands alone: the city, and what each player has. */
export function picture(position: StratopolisPosition): Drawing {
  const scoring = Array.from({ length: SEATS }, (_, seat) => regionsOf(position, seat)[0] as Region | undefined);
  const small = { size: 14, weight: 500, fill: PAINT.second };
  return draw(
    'svg',
    { viewBox: `0 0 ${WIDTH} ${HEIGHT_ALL}`, width: WIDTH, height: HEIGHT_ALL, 'data-board': boxOfCity(position) },
    draw('rect', { width: WIDTH, height: HEIGHT_ALL, fill: PAINT.page }),
    drawText(describeTurn(position), MARGIN.left, 30, { size: 17, weight: 600, fill: PAINT.ink }),
    drawText(texts.tile(position.placed, TILE_TOTAL), PANEL.x + PANEL.width, 30, { ...small, anchor: 'end' }),
    draw('g', { transform: `translate(${MARGIN.left} ${MARGIN.top})` }, drawCity(position, scoring)),
    scoring.map((region, seat) => {
      const y = PANEL.top + seat * (PANEL.height + PANEL.gap);
      return draw('g', { transform: `translate(${PANEL.x} ${y})` }, drawSide(position, seat, region));
    }),
    drawTie(position),
  );
}

/** The built part of the city with some ground around it: the whole field would show it as a dot. */
function boxOfCity(position: StratopolisPosition): string {
  const built = Array.from(position.laid.subarray(0, position.placed)).flatMap((laid) => [...squaresOf(laid)]);
  const [columns, rows] = [built.map(columnOf), built.map(rowOf)];
  const middle = BOARD_SIZE / 2;
  const left = Math.max(0, Math.min(middle - 4, ...columns.map((column) => column - 1)));
  const right = Math.min(BOARD_SIZE, Math.max(middle + 4, ...columns.map((column) => column + 2)));
  const top = Math.max(0, Math.min(middle - 4, ...rows.map((row) => row - 1)));
  const bottom = Math.min(BOARD_SIZE, Math.max(middle + 4, ...rows.map((row) => row + 2)));
  const corner = `${MARGIN.left + left * SQUARE} ${MARGIN.top + top * SQUARE}`;
  return `${corner} ${(right - left) * SQUARE} ${(bottom - top) * SQUARE}`;
}

/** The whole field from above, with the regions that score. */
function drawCity(position: StratopolisPosition, scoring: readonly (Region | undefined)[]): Drawing {
  const lit = new Set(scoring.flatMap((region) => region?.squares ?? []));
  const faces: Drawing[] = [];
  for (let row = 0; row < BOARD_SIZE; row++) {
    for (let column = 0; column < BOARD_SIZE; column++) {
      const square = squareAt(column, row);
      const face = faceAt(position, square, lit.has(square));
      const drawn = face.height === 0 ? drawShade(face.shade) : drawFace(face);
      if (drawn) faces.push(draw('g', { transform: `translate(${column * SQUARE} ${row * SQUARE})` }, drawn));
    }
  }
  const newest = position.placed > 0 ? squaresOf(position.laid[position.placed - 1]) : [];
  return draw(
    'g',
    {},
    drawGround(),
    faces,
    scoring.map((region, seat) => region && drawOutline(region.squares.map(place), LIGHTS[seat], 2.2)),
    newest.length > 0 && drawOutline(newest.map(place), '#ffffff', 1.6),
  );
}

function place(square: number): readonly [number, number] {
  return [columnOf(square), rowOf(square)];
}

/** What shows on a square, for `drawFace`. */
export function faceAt({ cells }: StratopolisPosition, square: number, lit: boolean): Face {
  const cell = cells[square];
  const joins = (step: number) => ((cells[square + step] ^ cell) & (ID | HEIGHT)) === 0;
  const higher = (step: number) => {
    const height = cells[square + step] & HEIGHT;
    // What lies off the board is no tower.
    return height === HEIGHT ? 0 : height - (cell & HEIGHT);
  };
  const lower = (step: number) => Math.max(0, -higher(step));
  return {
    colour: cell >> COLOUR_AT,
    height: cell & HEIGHT,
    joins: [joins(-STRIDE), joins(1), joins(STRIDE), joins(-1)],
    shade: { top: higher(-STRIDE), left: higher(-1) },
    drop: { right: lower(1), bottom: lower(STRIDE) },
    lit,
  };
}

/** A player's card: score and how it comes about, the tiles to place, the tiles still to come. */
function drawSide(position: StratopolisPosition, seat: number, region: Region | undefined): Drawing {
  const acts = position.turn !== OVER && position.mover === seat;
  const wins = position.winners()?.includes(seat) ?? false;
  const light = LIGHTS[seat];
  const second = { size: 14, weight: 400, fill: PAINT.second };
  return draw(
    'g',
    {},
    draw('rect', {
      width: PANEL.width,
      height: PANEL.height,
      rx: 12,
      fill: PAINT.panel,
      stroke: acts || wins ? light : PAINT.panelEdge,
      'stroke-width': acts || wins ? 2.5 : 1,
    }),
    draw('g', { transform: 'translate(26 29)' }, drawSign(seat, 9)),
    drawText(nameSide(seat), 46, 35, { size: 18, weight: 700, fill: light }),
    drawText(wins ? texts.wins : acts ? texts.toMove : '', PANEL.width - 18, 35, {
      ...second,
      fill: light,
      anchor: 'end',
    }),
    drawText(String(position.scores()[seat]), 18, 86, { size: 40, weight: 700, fill: PAINT.ink }),
    drawText(region ? texts.squares(region.size) : texts.hidden[0], PANEL.width - 18, 68, {
      ...second,
      anchor: 'end',
    }),
    drawText(region ? texts.timesHeight(region.height) : texts.hidden[1], PANEL.width - 18, 88, {
      ...second,
      anchor: 'end',
    }),
    draw('path', { d: `M18 102H${PANEL.width - 18}`, stroke: PAINT.panelEdge, fill: 'none' }),
    position.turn === OVER ? drawRegions(position, seat) : [drawFaceUp(position, seat), drawPile(position, seat)],
  );
}

function drawFaceUp(position: StratopolisPosition, seat: number): Drawing {
  const style = { size: 14, weight: 500, fill: PAINT.second };
  const tiles =
    position.upTo === 0 ? [] : Array.from({ length: position.shown(seat) }, (_, i) => position.faceUp(seat, i));
  return draw(
    'g',
    {},
    drawText(tiles.length > 1 ? texts.faceUp : texts.nextTile, 18, 126, style),
    tiles.length === 0 &&
      drawText(position.upTo === 0 && position.left(seat) > 0 ? texts.anyOfThese : texts.none, 18, 150, {
        ...style,
        fill: PAINT.ink,
      }),
    tiles.map((tile, i) => {
      const x = 92 + i * 76;
      return draw(
        'g',
        { transform: `translate(${x} 114)` },
        drawTile(tile),
        drawText(formatTile(tile), SQUARE * 1.5, SQUARE * 1.5 + 5, {
          size: 15,
          weight: 700,
          fill: PAINT.ink,
          anchor: 'middle',
        }),
      );
    }),
  );
}

/** The ten types of a player, small, with the copies that are still to come. */
function drawPile(position: StratopolisPosition, seat: number): Drawing {
  const types = Array.from({ length: TILE_TYPES }, (_, tile) => tile).filter((tile) => seatOfTile(tile) === seat);
  const left = position.left(seat);
  const words = position.upTo === 0 ? texts.leftToChoose(left) : texts.faceDown(position.pool(seat));
  return draw(
    'g',
    {},
    drawText(words, 18, 186, { size: 14, weight: 500, fill: PAINT.second }),
    types.map((tile, i) => {
      const copies = position.unseen[tile];
      const at = `translate(${18 + (i % 5) * 44} ${196 + Math.floor(i / 5) * 36})`;
      return draw(
        'g',
        { transform: at, opacity: copies === 0 ? 0.22 : 1 },
        draw('g', { transform: 'scale(0.5)' }, drawTile(tile)),
        drawText(`${copies}`, 18.5, 23, { size: 13, weight: 600, fill: PAINT.ink, anchor: 'middle' }),
      );
    }),
  );
}

/** After the end: all regions in the order in which they count. */
function drawRegions(position: StratopolisPosition, seat: number): Drawing {
  const regions = regionsOf(position, seat);
  const style = { size: 14, weight: 400, fill: PAINT.second };
  const lines = regions.length > REGIONS_SHOWN ? regions.slice(0, REGIONS_SHOWN - 1) : regions;
  return draw(
    'g',
    {},
    lines.flatMap((region, rank) => {
      const line = { ...style, fill: rank === 0 ? PAINT.ink : PAINT.second, weight: rank === 0 ? 600 : 400 };
      const y = 126 + rank * 21;
      return [
        drawText(texts.times(region.size, region.height), 18, y, line),
        drawText(String(region.value), PANEL.width - 18, y, { ...line, anchor: 'end' }),
      ];
    }),
    regions.length > lines.length &&
      drawText(texts.more(regions.length - lines.length), 18, 126 + lines.length * 21, style),
  );
}

/** What broke a tie, in one line under the board; the cards above list the regions that were compared. */
function drawTie(position: StratopolisPosition): Drawing | undefined {
  const line = position.turn === OVER ? explainTie(position).at(-1) : undefined;
  return line === undefined ? undefined : drawText(line, MARGIN.left, 709, { size: 15, weight: 500, fill: PAINT.ink });
}
