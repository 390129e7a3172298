import { checked } from '../../core/checked.ts';
import { CHANCE, type Move, OVER } from '../../core/game.ts';
import { type Fault, ok, quote, type Result } from '../../core/result.ts';
import { about } from './about.ts';
import { MAX_SEATS, MIN_SEATS, TOKENS } from './components.ts';
import { checkPosition } from './consistency.ts';
import { fail, refuse } from './faults.ts';
import { tileAt } from './geometry.ts';
import { boardOf, offBoard, tilesOf } from './maps.ts';
import { parseMoveText, parseStateText, type SeatText, type StateText } from './official-strings.ts';
import { BlueLagoonPosition } from './position.ts';
import { canMove, isPhaseOver, pieceOf, placement, ROLL, tileOf } from './rules.ts';
import { EXPLORATION, NOTHING, SETTLEMENT, SETTLER, type State, VILLAGE } from './state.ts';

/*
 * One line for any position: `blue-lagoon <official state string> <turn> [short=on]`
 *
 *   blue-lagoon a 13 2; c 0 E; i … ; s …; r …; p 0 …; p 1 …; play      the seat in `c` is to move
 *                                                            deal:12   12 circles of this phase have had their turn;
 *                                                                      `c` is the seat that moved last, or 0
 *                                                            end       the game is over and counted
 */

/** Above them sums could leave 32 bits. */
const MAX_SCORE = 999_999_999;
const MAX_HELD = 99_999;

export function formatPosition(position: BlueLagoonPosition): string {
  return `${about.id} ${formatState(position)} ${formatTurn(position)}${position.short ? ' short=on' : ''}`;
}

export function parsePosition(text: string): Result<BlueLagoonPosition> {
  const name = `${about.id} `;
  if (!text.startsWith(name)) {
    const [first] = text.slice(0, 100).split(' ');
    return fail('name', { where: ['at 1'], wanted: about.id, found: quote(first) });
  }
  const cut = text.lastIndexOf(';') + 1;
  const [gap, turn, ...options] = text.slice(cut).split(' ');
  if (cut === 0 || gap !== '' || turn === undefined) {
    return fail('fields');
  }
  const short = parseShort(options);
  if (!short.ok) return short;
  const position = parseState(text.slice(name.length, cut), short.value);
  if (!position.ok) return position;
  const fault = giveTurn(position.value, turn) ?? checkPosition(position.value);
  return fault ? { ok: false, fault } : position;
}

/** The official string of a position. It does not say whether tokens are being dealt, nor whether the game is over. */
export function formatState(state: State): string {
  const { board } = state;
  const tokens = TOKENS.map(({ letter }, kind) => ` ${letter}${board.list(tilesWith(state, kind))}`);
  const seats = Array.from({ length: state.seats }, (_, seat) => ` ${formatSeat(state, seat)}`);
  const phase = state.phase === EXPLORATION ? 'E' : 'S';
  return `a ${board.height} ${state.seats}; c ${state.mover} ${phase}; ${board.statements} r${tokens.join('')};${seats.join('')}`;
}

/**
 * Reads any official string whose pieces and tokens lie on its board, however they came there. The deal counts as done and
 * the seat in `c` as the one to move: what the string leaves out is for the caller to find out.
 */
export function parseState(text: string, short = false): Result<BlueLagoonPosition> {
  const parsed = parseStateText(text);
  return parsed.ok ? readState(parsed.value, short) : parsed;
}

export function formatMove(position: BlueLagoonPosition, move: Move): string {
  if (move >= ROLL) return `+${nameKind(move - ROLL)}`;
  return `${pieceOf(move) === SETTLER ? 'S' : 'T'} ${position.board.names[tileOf(move)]}`;
}

/** `S 3,5` puts a settler down, `T 3,5` a village, `+C` is a token dealt by chance, `+-` a circle left empty. */
export function parseMove(position: BlueLagoonPosition, text: string): Result<Move> {
  return checked(position, readMove(position, text));
}

function readMove(position: BlueLagoonPosition, text: string): Result<Move> {
  const kind = KIND_NAMES.indexOf(text.slice(1));
  if (text.startsWith('+') && kind >= 0) return ok(ROLL + kind);
  const move = parseMoveText(text);
  if (!move.ok) {
    return fail('text', { text: quote(text) });
  }
  const { height } = position.board;
  const tile = tileAt(height, move.value.row, move.value.column);
  if (tile < 0) return offBoard(height, move.value, 'The move');
  return ok(placement(move.value.piece === 'S' ? SETTLER : VILLAGE, tile));
}

const KIND_NAMES: readonly string[] = [...TOKENS.map(({ letter }) => letter), '-'];

function nameKind(kind: number): string {
  return KIND_NAMES[kind];
}

function formatSeat(state: State, seat: number): string {
  const { board } = state;
  const hand = TOKENS.map((_, kind) => state.held(seat, kind)).join(' ');
  const pieces = `S${board.list(state.settlers(seat))} T${board.list(state.villages(seat))}`;
  return `p ${seat} ${state.points[seat]} ${hand} ${pieces};`;
}

function tilesWith(state: State, kind: number): number[] {
  const tiles: number[] = [];
  for (let tile = 0; tile < state.board.tiles; tile++) if (state.tokens[tile] === kind) tiles.push(tile);
  return tiles;
}

function formatTurn(position: BlueLagoonPosition): string {
  if (position.turn === OVER) return 'end';
  return position.turn === CHANCE ? `deal:${position.dealt}` : 'play';
}

function parseShort(options: readonly string[]): Result<boolean> {
  if (options.length === 0) return ok(false);
  if (options.length === 1 && options[0] === 'short=on') return ok(true);
  const text = quote(options.join(' '));
  return fail('option', { text });
}

/** Sets the turn, or says why it cannot be this. Settles nothing else: checkPosition judges the whole. */
function giveTurn(position: BlueLagoonPosition, text: string): Fault | undefined {
  const circles = position.board.circles.length;
  const deal = /^deal:(0|[1-9][0-9]{0,3})$/.exec(text);
  if (deal) {
    if (Number(deal[1]) < circles) return void position.resumeDeal(Number(deal[1]));
    return refuse('deal', { rule: 'B5', dealt: Number(deal[1]), circles });
  }
  if (text === 'end') {
    position.turn = OVER;
    if (isPhaseOver(position)) return undefined;
    return refuse('goesOn', { rule: 'B10' });
  }
  if (text !== 'play') {
    return refuse('turn', { text: quote(text) });
  }
  if (isPhaseOver(position)) {
    return refuse('phaseOver', { rule: 'B10' });
  }
  if (canMove(position, position.mover)) return undefined;
  return refuse('stuck/skipped', { rule: 'B6', player: position.mover });
}

function readState(text: StateText, short: boolean): Result<BlueLagoonPosition> {
  const seats = orderSeats(text);
  if (!seats.ok) return seats;
  if (text.current >= text.players) {
    return fail('current', { player: text.current, last: text.players - 1 });
  }
  const board = boardOf(text.height, text.map);
  if (!board.ok) return board;
  const position = new BlueLagoonPosition(board.value, text.players, short);
  position.resume(text.phase === 'E' ? EXPLORATION : SETTLEMENT, text.current);
  for (const seat of seats.value) {
    const fault = giveSeat(position, seat);
    if (fault) return { ok: false, fault };
  }
  const fault = giveTokens(position, text);
  return fault ? { ok: false, fault } : ok(position);
}

/** The player statements by id, each id once. */
function orderSeats({ players, seats }: StateText): Result<SeatText[]> {
  if (players < MIN_SEATS || players > MAX_SEATS) {
    return fail('seats', { rule: 'B3', players });
  }
  const ordered = [...seats].sort((a, b) => a.id - b.id);
  const complete = ordered.length === players && ordered.every(({ id }, index) => id === index);
  if (complete) return ok(ordered);
  return fail('players', { players, last: players - 1 });
}

function giveSeat(position: BlueLagoonPosition, { id, score, hand, settlers, villages }: SeatText): Fault | undefined {
  if (score > MAX_SCORE || hand.some((count) => count > MAX_HELD)) {
    return refuse('count', { player: id, score: MAX_SCORE, held: MAX_HELD });
  }
  position.points[id] = score;
  for (const [kind, count] of hand.entries()) position.setHeld(id, kind, count);
  for (const [piece, coordinates] of [settlers, villages].entries()) {
    const what = `Player ${id}, ${piece === SETTLER ? 'settlers' : 'villages'}`;
    const tiles = tilesOf(position.board.height, coordinates, what);
    if (!tiles.ok) return tiles.fault;
    for (const tile of tiles.value) position.add(id, piece, tile);
  }
  return undefined;
}

function giveTokens(position: BlueLagoonPosition, text: StateText): Fault | undefined {
  for (const [kind, coordinates] of text.tokens.entries()) {
    const tiles = tilesOf(position.board.height, coordinates, `Tokens ${TOKENS[kind].letter}`);
    if (!tiles.ok) return tiles.fault;
    for (const tile of tiles.value) {
      if (position.tokens[tile] !== NOTHING) {
        const where = [position.board.names[tile]];
        return refuse('twoTokens', { rule: 'B5', where, tile: where[0] });
      }
      position.lay(kind, tile);
    }
  }
  return undefined;
}
