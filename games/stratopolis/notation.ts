import { checked } from '../../core/checked.ts';
import { CHANCE, type Move, OVER } from '../../core/game.ts';
import { type Fault, ok, quote, type Result } from '../../core/result.ts';
import { parsePairs, settle, unusualSettings } from '../../core/settings.ts';
import { about } from './about.ts';
import {
  BOARD_LETTERS,
  COPIES,
  GREEN_SEAT,
  ORIENTATIONS,
  RED_SEAT,
  SEAT_NAMES,
  START,
  TILE_TOTAL,
  TILE_TYPES,
  TILES,
} from './components.ts';
import { checkMirror } from './consistency.ts';
import { fail, refuse, within } from './faults.ts';
import { nameSquare, seatOfTile, squareAt } from './geometry.ts';
import { StratopolisPosition } from './position.ts';
import { checkPlacement, LOT, placement, placeOf, ROLL, tileOf } from './rules.ts';
import { NONE, type State } from './state.ts';

/*
 * One line for any position: `stratopolis <placement> <tiles> <turn> [option=value …]`
 *
 *   stratopolis MMUANLOB K,A red     the official placement string; the face-up tiles of green, then of red:
 *                        KM,AB       the oldest first with two piles, `-` for none, `*` where all tiles are open
 *                            red     red is to place
 *                            green+  green's next tile is being turned up
 *                            lot     the game is tied to the last region and a lot is being drawn
 *                            lot:red a lot decided for red
 *                            end     a score or a region decided
 */

/** A tile placement as the official strings write it: column, row, tile, orientation. */
const TILE_PLACEMENT = /^[A-Z]{2}[A-U][A-D]$/;
const LENGTH = 4;
const ORIENTATION_LETTERS = ORIENTATIONS.map(([letter]) => letter).join('');

export interface Placement {
  readonly tile: number;
  readonly place: number;
}

export function isTilePlacementShaped(text: string): boolean {
  return TILE_PLACEMENT.test(text);
}

/** The official placement string without the start tile. Says which placement is wrong; legality is not asked here. */
export function parsePlacements(text: string): Result<Placement[]> {
  const most = (TILE_TOTAL + 1) * LENGTH;
  if (text.length > most) {
    return fail('length', { length: text.length, most });
  }
  if (!text.startsWith(START.text)) {
    return fail('start', { rule: 'S4', where: ['at 1'], start: START.text, found: quote(text.slice(0, LENGTH)) });
  }
  const placements: Placement[] = [];
  const copies = new Uint8Array(TILE_TYPES);
  for (let at = LENGTH; at < text.length; at += LENGTH) {
    const read = readPlacement(text.slice(at, at + LENGTH), placements.length);
    if (!read.ok) return inPlacement(read.fault, at);
    if (++copies[read.value.tile] > COPIES) {
      return inPlacement(
        refuse('copies/placed', {
          rule: 'S3',
          tile: formatTile(read.value.tile),
          copy: copies[read.value.tile],
          copies: COPIES,
        }),
        at,
      );
    }
    placements.push(read.value);
  }
  return ok(placements);
}

/** The `index`-th placement after the start tile: green's when `index` is even. */
function readPlacement(text: string, index: number): Result<Placement> {
  if (!isTilePlacementShaped(text)) {
    return fail('placement', { text: quote(text) });
  }
  const tile = parseTile(text[2]);
  if (!tile.ok) return fail('start/again', { rule: 'S4' });
  if (seatOfTile(tile.value) !== index % 2) {
    return fail('owner', { rule: 'S4', player: SEAT_NAMES[index % 2], tile: text[2] });
  }
  return ok({ tile: tile.value, place: parsePlace(text) });
}

function inPlacement(fault: Fault, at: number): Result<never> {
  const placed = { where: [`at ${at + 1}`], ...fault };
  return { ok: false, fault: within(placed, 'inPlacement', { number: at / LENGTH + 1 }) };
}

export function formatPlacements(state: State): string {
  let text: string = START.text;
  for (let i = 0; i < state.placed; i++) text += formatPlacement(state.laidTiles[i], state.laid[i]);
  return text;
}

export function formatPlacement(tile: number, place: number): string {
  return nameSquare(place >> 2) + TILE_AND_TURN[tile * 4 + (place & 3)];
}
/** The last two letters of every tile placement, made once: whole lists of moves are written at a time. */
const TILE_AND_TURN = TILES.flatMap(([letter]) => ORIENTATIONS.map(([turn]) => letter + turn));

/** Place of a well-formed tile placement. */
function parsePlace(text: string): number {
  const square = squareAt(BOARD_LETTERS.indexOf(text[0]), BOARD_LETTERS.indexOf(text[1]));
  return square * 4 + ORIENTATION_LETTERS.indexOf(text[3]);
}

/** One of the forty tiles; the start tile is none of them. */
export function parseTile(text: string): Result<number> {
  const tile = TILES.findIndex(([letter]) => letter === text);
  return tile < 0 ? fail('unknownTile', { tile: quote(text) }) : ok(tile);
}

export function formatTile(tile: number): string {
  return TILES[tile][0];
}

export function formatMove(_position: StratopolisPosition, move: Move): string {
  if (move >= LOT) return `+${SEAT_NAMES[move - LOT]}`;
  return move >= ROLL ? `+${formatTile(move - ROLL)}` : formatPlacement(tileOf(move), placeOf(move));
}

/** `NLOB` places, `+K` is a tile turned up by chance, `+green` is a win by lot. */
export function parseMove(position: StratopolisPosition, text: string): Result<Move> {
  return checked(position, readMove(text));
}

function readMove(text: string): Result<Move> {
  if (text.startsWith('+')) {
    const seat = SEAT_NAMES.findIndex((name) => text === `+${name}`);
    if (seat >= 0) return ok(LOT + seat);
    const tile = parseTile(text.slice(1));
    return tile.ok ? ok(ROLL + tile.value) : tile;
  }
  if (!isTilePlacementShaped(text)) {
    return fail('text', { text: quote(text) });
  }
  const tile = parseTile(text[2]);
  return tile.ok ? ok(placement(tile.value, parsePlace(text))) : tile;
}

/** Lays a placement string, refusing the first placement that was not legal when made (S5–S9). */
export function layLegal(state: State, text: string): Result<State> {
  const placements = parsePlacements(text);
  if (!placements.ok) return placements;
  for (const [index, { tile, place }] of placements.value.entries()) {
    const fault = checkPlacement(state, tile, place);
    if (fault) {
      const placed = { number: index + 2, placement: formatPlacement(tile, place) };
      return { ok: false, fault: within(fault, 'inLaid', placed) };
    }
    state.reveal(tile);
    state.lay(tile, place);
  }
  return ok(state);
}

export function formatPosition(position: StratopolisPosition): string {
  const settings = Object.entries(unusualSettings(about.options, position.settings)).map(
    ([id, value]) => ` ${id}=${value}`,
  );
  const tiles = `${formatFaceUp(position, GREEN_SEAT)},${formatFaceUp(position, RED_SEAT)}`;
  return `stratopolis ${formatPlacements(position)} ${tiles} ${formatTurn(position)}${settings.join('')}`;
}

export function parsePosition(text: string): Result<StratopolisPosition> {
  const [name, placements, tiles, turn, ...options] = text.split(' ', 64);
  if (name !== 'stratopolis') {
    return fail('name', { where: ['at 1'], name: quote(name) });
  }
  if (placements === undefined || tiles === undefined || turn === undefined) {
    return fail('fields');
  }
  const given = parsePairs(options);
  if (!given.ok) return given;
  const settings = settle(about.options, given.value);
  if (!settings.ok) return settings;
  const position = new StratopolisPosition(settings.value);
  const laid = layLegal(position, placements);
  if (!laid.ok) return laid;
  const shown = tiles.split(',', 3);
  if (shown.length !== 2) return fail('tiles');
  for (const seat of [GREEN_SEAT, RED_SEAT]) {
    const fault = giveFaceUp(position, seat, shown[seat]);
    if (fault) return { ok: false, fault };
  }
  const fault = checkMirror(position);
  return fault ? { ok: false, fault } : giveTurn(position, turn);
}

function formatFaceUp(position: StratopolisPosition, seat: number): string {
  if (position.upTo === 0) return '*';
  const tiles = Array.from({ length: position.shown(seat) }, (_, i) => formatTile(position.faceUp(seat, i)));
  return tiles.join('') || '-';
}

/** Turns up the tiles that the text names, taking them out of the pile. */
function giveFaceUp(position: StratopolisPosition, seat: number, text: string): Fault | undefined {
  const player = SEAT_NAMES[seat];
  if (position.upTo === 0) return text === '*' ? undefined : refuse('tiles/open', { rule: 'S16', player });
  if (text === '-') return undefined;
  if (text.length === 0 || text.length > position.upTo) {
    return refuse('tiles/many', { rule: 'S3', player, text: quote(text), most: position.upTo });
  }
  for (const letter of text) {
    const tile = parseTile(letter);
    const fault = tile.ok ? checkFaceUp(position, seat, tile.value) : tile.fault;
    if (fault || !tile.ok) return fault && within(fault, 'inFaceUp', { player });
    position.reveal(tile.value);
    position.show(tile.value);
  }
  return undefined;
}

function checkFaceUp(position: StratopolisPosition, seat: number, tile: number): Fault | undefined {
  const name = formatTile(tile);
  if (seatOfTile(tile) !== seat) return refuse('tiles/owner', { rule: 'S2', player: SEAT_NAMES[seat], tile: name });
  return position.unseen[tile] === 0 ? refuse('copies/elsewhere', { rule: 'S3', tile: name }) : undefined;
}

function formatTurn(position: StratopolisPosition): string {
  if (position.lot !== NONE) return `lot:${SEAT_NAMES[position.lot]}`;
  if (position.turn === OVER) return 'end';
  if (position.turn !== CHANCE) return SEAT_NAMES[position.turn];
  return position.drawer === NONE ? 'lot' : `${SEAT_NAMES[position.drawer]}+`;
}

/** The turn follows from the rest, except how a lot fell; a text that says otherwise is refused. */
function giveTurn(position: StratopolisPosition, text: string): Result<StratopolisPosition> {
  position.goOn();
  const fell = SEAT_NAMES.findIndex((name) => text === `lot:${name}`);
  if (fell >= 0 && position.turn === CHANCE && position.drawer === NONE) position.play(LOT + fell);
  const wanted = formatTurn(position);
  if (text === wanted) return ok(position);
  return fail('turn', { rule: 'S4', text: quote(text), wanted });
}
