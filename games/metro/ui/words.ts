import { texts as table } from '#texts/metro/table.ts';
import { texts } from '#texts/metro/words.ts';
import type { Move, Seat } from '../../../core/game.ts';
import type { NameSeat } from '../../reason.ts';
import { TILE_TYPES } from '../components.ts';
import { EXIT_SIDE, isCentre, nameSquare, placeOf, WITH_CENTRE } from '../geometry.ts';
import { formatTile } from '../notation.ts';
import type { MetroPosition } from '../position.ts';
import { DRAW_MORE, hasLongPlacement, ROLL, squareOf } from '../rules.ts';
import type { Line } from '../scoring.ts';
import { NONE, UNSEEN } from '../state.ts';
import { type LineMap, linesThrough } from './lines.ts';

const { prompt } = table;

/** A move in words, before it is played; without the player's name. */
export function describeMove(position: MetroPosition, move: Move, nameSeat?: NameSeat): string {
  return describe(position, move, (square) => texts.laid(...placeOf(square)), nameSeat);
}

/** The same beside a board that shows the digits of its squares. */
export function describeTyped(position: MetroPosition, move: Move, nameSeat?: NameSeat): string {
  return describe(position, move, (square) => texts.laidAt(nameSquare(square)), nameSeat);
}

function describe(
  position: MetroPosition,
  move: Move,
  sayLaid: (square: number) => string,
  nameSeat: NameSeat = (seat) => texts.seat(seat + 1),
): string {
  if (move === DRAW_MORE) return texts.kept;
  if (move === ROLL + UNSEEN) return texts.drewHidden;
  if (move >= ROLL) return texts.drew(formatTile(move - ROLL));
  const laid = sayLaid(squareOf(move));
  const gains = gainsOf(position, move, nameSeat);
  return gains.length === 0 ? laid : texts.laidFor(laid, gains);
}

function gainsOf(position: MetroPosition, move: Move, nameSeat: NameSeat): string[] {
  const after = position.copy();
  after.play(move);
  return Array.from(after.points.keys())
    .filter((seat) => after.points[seat] !== position.points[seat])
    .map((seat) => texts.gain(after.points[seat] - position.points[seat], nameSeat(seat)));
}

/** What there is to do. M6 allows what is refused at any other time: those who know the rule wonder why. */
export function tellTask(position: MetroPosition): string {
  if (!hasLongPlacement(position, position.tileToPlace)) return prompt.placeShort;
  return position.drawn === NONE ? prompt.place : prompt.placeDrawn;
}

/** A turn places one tile, whether or not another was kept before: turns have the numbers of tiles, as in the story of the end. */
export function turnOf({ placed }: MetroPosition): number {
  return placed + 1;
}

/**
 * Points alone don't tell who is ahead: most of them come when the long lines end. `scores` are those of the end, as far as
 * anybody knows; where they speak for somebody else than the chance does, they are left out.
 */
export function tellForecast(
  scores: readonly number[] | undefined,
  nameSeat: NameSeat,
  seat: Seat,
  win: number,
): string {
  if (!scores) return '';
  const isFirst = scores.every((score) => score <= scores[seat]);
  const isLikely = win > 1 / scores.length;
  return isFirst === isLikely ? texts.forecast(scores.map((score, at) => [nameSeat(at), Math.round(score)])) : '';
}

export function nameHand(tile: number): string {
  if (tile === NONE) return texts.nothing;
  return tile === UNSEEN ? texts.hiddenTile : formatTile(tile);
}

/** A tile by where each of its tracks leads: its letters tell a listener nothing. */
export function describeTile(tile: number): string {
  const ways = texts.sides.map((_, side) => EXIT_SIDE[tile * 4 + side]);
  const [turn] = ways;
  if (ways.every((exit, side) => ((exit - side) & 3) === turn)) return texts.sameWay[turn];
  return texts.tile(ways.map((exit, side) => texts.way(texts.sides[side], texts.sides[exit])));
}

/** The same with the letters that people type. */
export function nameTile(tile: number): string {
  return texts.named(formatTile(tile), describeTile(tile));
}

/** What somebody holds, for those who listen. */
export function describeHand(tile: number): string {
  return tile < TILE_TYPES ? describeTile(tile) : nameHand(tile);
}

export function describeSquare(position: MetroPosition, square: number): string {
  const [row, column] = placeOf(square);
  if (isCentre(square) && position.board === WITH_CENTRE) return texts.square.centre(row, column);
  const tile = position.tiles[square];
  return tile === NONE ? texts.square.empty(row, column) : texts.square.taken(row, column, formatTile(tile));
}

/** The same at a table: a tile by the lines that cross it, because its letters tell nobody anything there. */
export function describeForTable(
  position: MetroPosition,
  square: number,
  map: Pick<LineMap, 'lines'>,
  names: readonly string[],
): string {
  if (position.tiles[square] === NONE) return describeSquare(position, square);
  return texts.square.crossed(
    ...placeOf(square),
    linesThrough(map, square).map(({ station, owner }) =>
      texts.line(owner === undefined ? undefined : names[owner], station),
    ),
  );
}

/** A line as far as it goes: "Ada’s line 24: no tiles yet". */
export function describeLine(line: Line, owner: string | undefined): string {
  const { station, steps, points } = line;
  if (line.end.kind === 'open') return texts.running(station, owner, steps.length);
  return texts.finished(station, owner, steps.length, nameEnd(line), points);
}

function nameEnd({ end }: Line): string {
  if (end.kind === 'centre') return texts.end.centre;
  return end.kind === 'station' ? texts.end.station(end.station) : texts.end.open;
}
