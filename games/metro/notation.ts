import { checked } from '../../core/checked.ts';
import { CHANCE, type Move, OVER } from '../../core/game.ts';
import { type Fault, ok, quote, type Result } from '../../core/result.ts';
import { parsePairs, settle, unusualSettings } from '../../core/settings.ts';
import { about } from './about.ts';
import { MAX_SEATS, MIN_SEATS, TILE_TOTAL, TILE_TYPES, TILES } from './components.ts';
import { fail, within } from './faults.ts';
import { nameSquare, squareAt, TILE_BY_CODE } from './geometry.ts';
import { MetroPosition } from './position.ts';
import { checkPlacement, DRAW_MORE, placement, ROLL, squareOf, tileOf } from './rules.ts';
import { NONE, type State, UNSEEN } from './state.ts';

/*
 * One line for any position: `metro <placements> <hands> <turn> [option=value …]`
 *
 *   metro acba27cbaa01 acba,- 2+            the official sequence, or `-`; a hand a seat: tile, `-` none, `?` hidden
 *                             2             seat 2 is to place its tile or draw another
 *                             2+            seat 2 is drawing a tile
 *                             2+dddd        seat 2 must place the extra tile it drew (`2+?` when hidden)
 *                             end           all tiles are on the board
 */

/** A placement as the official strings write it, before anybody asks whether such a tile exists. */
const PLACEMENT_SHAPE = /^[abcd]{4}[0-7]{2}$/;
const PLACEMENT_LENGTH = 6;
const TILE_LENGTH = 4;

export interface Placement {
  readonly tile: number;
  readonly square: number;
}

export function isPlacementShaped(text: string): boolean {
  return PLACEMENT_SHAPE.test(text);
}

/** The official placement sequence. Says which placement is wrong; legality is not asked here. */
export function parsePlacements(text: string): Result<Placement[]> {
  return readPlacements(text, (tile) => tile);
}

/** A sequence of tiles of which some are copies of one another, as `typeOf` says. */
function readPlacements(text: string, typeOf: (tile: number) => number): Result<Placement[]> {
  const placements: Placement[] = [];
  const left = copiesOf(typeOf);
  if (text.length > TILE_TOTAL * PLACEMENT_LENGTH) {
    return fail('length', { length: text.length, most: TILE_TOTAL * PLACEMENT_LENGTH });
  }
  for (let at = 0; at < text.length; at += PLACEMENT_LENGTH) {
    const chunk = text.slice(at, at + PLACEMENT_LENGTH);
    const placement = readPlacement(chunk, left, typeOf);
    if (!placement.ok) {
      const fault = { ...placement.fault, where: [`at ${at + 1}`] };
      return { ok: false, fault: within(fault, 'inPlacement', { number: placements.length + 1 }) };
    }
    placements.push(placement.value);
  }
  return ok(placements);
}

function copiesOf(typeOf: (tile: number) => number): Uint8Array {
  const copies = new Uint8Array(TILE_TYPES);
  for (const [tile, [, number]] of TILES.entries()) copies[typeOf(tile)] += number;
  return copies;
}

/** One placement, if there is such a tile; `left` counts the copies of each type that are not on the board. */
function readPlacement(text: string, left: Uint8Array, typeOf: (tile: number) => number): Result<Placement> {
  if (!isPlacementShaped(text)) return fail('placement', { text: quote(text) });
  const tile = parseTile(text.slice(0, TILE_LENGTH));
  if (!tile.ok) return tile;
  const type = typeOf(tile.value);
  if (left[type] === 0) {
    const copies = copiesOf(typeOf)[type];
    return fail('copies/placed', { rule: 'M3', tile: TILES[tile.value][0], copy: copies + 1, copies });
  }
  left[type]--;
  return ok({ tile: tile.value, square: squareAt(Number(text[4]), Number(text[5])) });
}

export function formatPlacements(state: State): string {
  let text = '';
  for (let i = 0; i < state.placed; i++) text += formatPlacement(state.tiles[state.order[i]], state.order[i]);
  return text;
}

export function formatPlacement(tile: number, square: number): string {
  return TILES[tile][0] + nameSquare(square);
}

export function parseTile(text: string): Result<number> {
  const tile = TILE_BY_CODE.get(text);
  return tile === undefined ? fail('unknownTile', { tile: quote(text) }) : ok(tile);
}

/** Tiles written one after the other, as the official hands are. */
export function parseTiles(text: string): Result<number[]> {
  const tiles: number[] = [];
  if (text.length > TILE_TOTAL * TILE_LENGTH) return fail('length/tiles', { length: text.length });
  for (let at = 0; at < text.length; at += TILE_LENGTH) {
    const tile = parseTile(text.slice(at, at + TILE_LENGTH));
    if (!tile.ok) return { ok: false, fault: { ...tile.fault, where: [`at ${at + 1}`] } };
    tiles.push(tile.value);
  }
  return ok(tiles);
}

export function formatTile(tile: number): string {
  return TILES[tile][0];
}

export function formatPosition(position: MetroPosition): string {
  const hands = Array.from(position.hands.subarray(0, position.seats), formatHand).join(',');
  const settings = Object.entries(unusualSettings(about.options, position.settings)).map(
    ([id, value]) => ` ${id}=${value}`,
  );
  return `metro ${formatPlacements(position) || '-'} ${hands} ${formatTurn(position)}${settings.join('')}`;
}

export function parsePosition(text: string): Result<MetroPosition> {
  const [name, placements, hands, turn, ...options] = text.split(' ');
  if (name !== 'metro') return fail('name', { where: ['at 1'], name: quote(name) });
  if (!placements || hands === undefined || turn === undefined) {
    return fail('fields');
  }
  const given = parsePairs(options);
  if (!given.ok) return given;
  const settings = settle(about.options, given.value);
  if (!settings.ok) return settings;
  const held = hands.split(',');
  if (held.length < MIN_SEATS || held.length > MAX_SEATS) {
    return fail('hands', { hands: held.length });
  }
  const position = new MetroPosition(held.length, settings.value);
  const laid = layLegal(position, placements === '-' ? '' : placements);
  if (!laid.ok) return laid;
  const dealt = giveHands(position, held);
  if (!dealt.ok) return dealt;
  return giveTurn(position, turn);
}

export function formatMove(_position: MetroPosition, move: Move): string {
  if (move === DRAW_MORE) return 'draw';
  if (move >= ROLL) return `+${formatHand(move - ROLL)}`;
  return formatPlacement(tileOf(move), squareOf(move));
}

/** `aacb32` places, `draw` asks for another tile, `+aacb` is a tile drawn by chance. */
export function parseMove(position: MetroPosition, text: string): Result<Move> {
  return checked(position, readMove(text));
}

function readMove(text: string): Result<Move> {
  if (text === 'draw') return ok(DRAW_MORE);
  if (text === '+?') return ok(ROLL + UNSEEN);
  if (text.startsWith('+')) {
    const tile = parseTile(text.slice(1));
    return tile.ok ? ok(ROLL + tile.value) : tile;
  }
  if (!isPlacementShaped(text)) {
    return fail('text', { text: quote(text) });
  }
  const tile = parseTile(text.slice(0, TILE_LENGTH));
  return tile.ok ? ok(placement(tile.value, squareAt(Number(text[4]), Number(text[5])))) : tile;
}

/**
 * Lays a sequence that can be shown: no two tiles on a square, none on the central station.
 * Its value is the first placement that was not legal when made, if any.
 */
export function laySequence(state: State, text: string): Result<Fault | undefined> {
  const placements = readPlacements(text, (tile) => state.typeOf(tile));
  if (!placements.ok) return placements;
  let remark: Fault | undefined;
  for (const [index, { tile, square }] of placements.value.entries()) {
    const fault = checkPlacement(state, tile, square);
    if (fault) {
      const named = within(fault, 'inLaid', { number: index + 1, placement: formatPlacement(tile, square) });
      if (fault.code === 'metro.occupied' || fault.code === 'metro.centre') return { ok: false, fault: named };
      remark ??= named;
    }
    state.lay(tile, square);
    state.reveal(state.typeOf(tile));
  }
  state.deck = state.pool;
  return ok(remark);
}

/** Lays a sequence, refusing the first placement that was not legal when made (M5, M6). */
export function layLegal(state: State, text: string): Result<State> {
  const laid = laySequence(state, text);
  if (!laid.ok) return laid;
  return laid.value ? { ok: false, fault: laid.value } : ok(state);
}

function giveHands(position: MetroPosition, held: readonly string[]): Result<MetroPosition> {
  for (const [seat, text] of held.entries()) {
    const tile = takeHand(position, text);
    if (!tile.ok) return { ok: false, fault: within(tile.fault, 'inHand', { seat: seat + 1 }) };
    position.hands[seat] = tile.value;
  }
  return ok(position);
}

/** Reads `-`, `?` or a tile and takes it out of the deck. */
function takeHand(position: MetroPosition, text: string): Result<number> {
  if (text === '-') return ok(NONE);
  if (text === '?' && !position.secret) return fail('open');
  if (position.deck === 0) return fail('copies/none', { rule: 'M3' });
  if (text === '?') {
    position.deck--;
    return ok(UNSEEN);
  }
  const tile = parseTile(text);
  if (!tile.ok) return tile;
  // However it was turned when somebody wrote it down, it is held as its type.
  const type = position.typeOf(tile.value);
  if (position.unseen[type] === 0) {
    return fail('copies/elsewhere', { rule: 'M3', tile: text });
  }
  position.reveal(type);
  position.deck--;
  return ok(type);
}

function giveTurn(position: MetroPosition, text: string): Result<MetroPosition> {
  if (text === 'end') {
    if (position.placed < TILE_TOTAL) return fail('end', { placed: position.placed, all: TILE_TOTAL });
    position.turn = OVER;
    return ok(position);
  }
  const parts = /^([1-6])(?:(\+)(.*))?$/.exec(text);
  const seat = Number(parts?.[1]) - 1;
  if (!parts || seat >= position.seats) {
    return fail('turn', { text: quote(text), seats: position.seats });
  }
  position.mover = seat;
  return parts[2] ? giveDraw(position, parts[3]) : giveMove(position);
}

/** The seat is to decide; it needs something to decide about. */
function giveMove(position: MetroPosition): Result<MetroPosition> {
  if (position.hands[position.mover] === NONE) {
    return fail('empty', { seat: position.mover + 1 });
  }
  position.turn = position.mover;
  return ok(position);
}

function giveDraw(position: MetroPosition, tile: string): Result<MetroPosition> {
  if (tile === '') {
    if (position.deck === 0) return fail('deck');
    position.turn = CHANCE;
    return ok(position);
  }
  const drawn = takeHand(position, tile);
  if (!drawn.ok) return { ok: false, fault: within(drawn.fault, 'inDrawn', {}) };
  position.drawn = drawn.value;
  return giveMove(position);
}

function formatHand(tile: number): string {
  if (tile === UNSEEN) return '?';
  return tile === NONE ? '-' : TILES[tile][0];
}

function formatTurn(position: MetroPosition): string {
  if (position.turn === OVER) return 'end';
  const seat = position.mover + 1;
  if (position.turn === CHANCE) return `${seat}+`;
  return position.drawn === NONE ? `${seat}` : `${seat}+${formatHand(position.drawn)}`;
}
