import { type Input, type Official, type OfficialMethod, textArgument, wholeArgument } from '../../core/official.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import { choosePlacement } from './bot/index.ts';
import { BOARD_SIZE, MAX_SEATS, MIN_SEATS, STATIONS, TILE_TOTAL } from './components.ts';
import { nameSquare } from './geometry.ts';
import {
  formatPlacement,
  formatTile,
  isPlacementShaped,
  layLegal,
  laySequence,
  parsePlacements,
  parseTile,
  parseTiles,
} from './notation.ts';
import { listPlacements, MAX_MOVES, squareOf, tileOf } from './rules.ts';
import { type LineEnd, stationAtExit, traceLine } from './scoring.ts';
import { pickUnseen } from './secrets.ts';
import { State } from './state.ts';

/*
 * The assignment's methods by name. The two questions about form answer false to anything that is not well-formed;
 * the others answer a fault, which the caller sees as an error.
 */

const isPiecePlacementWellFormed: OfficialMethod = {
  args: ['piecePlacement'],
  returns: 'boolean',
  help: 'Is this one placement: four letters a–d, a row and a column?',
  call: ({ piecePlacement }) => ok(typeof piecePlacement === 'string' && isPlacementShaped(piecePlacement)),
};

const isPlacementSequenceWellFormed: OfficialMethod = {
  args: ['placement'],
  returns: 'boolean',
  help: 'Is this a sequence of placements that uses no tile more often than the deck holds it?',
  call: ({ placement }) => ok(typeof placement === 'string' && parsePlacements(placement).ok),
};

const isPlacementSequenceValid: OfficialMethod = {
  args: ['placementSequence'],
  returns: 'boolean',
  help: 'Was every placement legal when it was made?',
  call: ({ placementSequence }) =>
    ok(typeof placementSequence === 'string' && layLegal(emptyBoard(MIN_SEATS), placementSequence).ok),
};

const drawFromDeck: OfficialMethod = {
  args: ['placementSequence', 'totalHands'],
  returns: 'tile',
  help: 'A random tile among those neither on the board nor in a hand; "" when none is left.',
  call(input, random) {
    const sequence = textArgument(input, 'placementSequence');
    if (!sequence.ok) return sequence;
    const placements = parsePlacements(sequence.value);
    if (!placements.ok) return placements;
    const text = textArgument(input, 'totalHands');
    if (!text.ok) return text;
    const hands = parseTiles(text.value);
    if (!hands.ok) return hands;
    const deck = emptyBoard(MIN_SEATS);
    for (const tile of [...placements.value.map((placed) => placed.tile), ...hands.value]) {
      if (deck.unseen[tile] === 0) {
        return fail('metro.copies', `Board and hands hold more ${formatTile(tile)} than there are.`, { rule: 'M3' });
      }
      deck.reveal(tile);
    }
    return ok(deck.pool === 0 ? '' : formatTile(pickUnseen(deck, random)));
  },
};

const getScore: OfficialMethod = {
  args: ['placementSequence', 'numberOfPlayers'],
  returns: 'int[]',
  help: 'Points of each player for the lines finished on this board.',
  call(input) {
    const seats = wholeArgument(input, 'numberOfPlayers', MIN_SEATS, MAX_SEATS);
    if (!seats.ok) return seats;
    const board = readBoard(input, seats.value);
    return board.ok ? ok(Array.from(board.value.points)) : board;
  },
};

const generateMove: OfficialMethod = {
  args: ['placementSequence', 'piece', 'numberOfPlayers'],
  returns: 'placement',
  help: 'A legal placement of this tile, chosen with some care.',
  call(input) {
    const seats = wholeArgument(input, 'numberOfPlayers', MIN_SEATS, MAX_SEATS);
    if (!seats.ok) return seats;
    const asked = readBoardAndPiece(input, seats.value);
    if (!asked.ok) return asked;
    const { board, tile } = asked.value;
    const seat = board.placed % seats.value;
    const move = choosePlacement(board, tile, seat);
    return ok(formatPlacement(tileOf(move), squareOf(move)));
  },
};

const legalPlacements: OfficialMethod = {
  args: ['placementSequence', 'piece'],
  returns: 'placement[]',
  help: 'Every legal placement of this tile.',
  call(input) {
    const asked = readBoardAndPiece(input, MIN_SEATS);
    if (!asked.ok) return asked;
    const moves = new Int32Array(MAX_MOVES);
    const count = listPlacements(asked.value.board, asked.value.tile, moves);
    return ok(Array.from(moves.subarray(0, count), (move) => formatPlacement(tileOf(move), squareOf(move))));
  },
};

const traceLineMethod: OfficialMethod = {
  args: ['placementSequence', 'station'],
  returns: '{path, end, points}',
  help: 'The line that leaves a station: squares crossed as rc:in-out, where it ends, its points now.',
  call(input) {
    const board = readBoard(input);
    if (!board.ok) return board;
    const station = wholeArgument(input, 'station', 1, STATIONS);
    if (!station.ok) return station;
    const line = traceLine(board.value, station.value);
    const path = line.steps.map((step) => `${nameSquare(step.square)}:${step.enters}-${step.leaves}`);
    return ok({ path, end: formatEnd(line.end), points: line.points });
  },
};

const stationAtExitMethod: OfficialMethod = {
  args: ['row', 'column', 'exit'],
  returns: 'int | null',
  help: 'The station that an exit of a rim square faces, or null.',
  call(input) {
    const row = wholeArgument(input, 'row', 0, BOARD_SIZE - 1);
    if (!row.ok) return row;
    const column = wholeArgument(input, 'column', 0, BOARD_SIZE - 1);
    if (!column.ok) return column;
    const exit = wholeArgument(input, 'exit', 0, 7);
    return exit.ok ? ok(stationAtExit(row.value, column.value, exit.value) ?? null) : exit;
  },
};

export const official: Official = {
  isPiecePlacementWellFormed,
  isPlacementSequenceWellFormed,
  drawFromDeck,
  isPlacementSequenceValid,
  getScore,
  generateMove,
  legalPlacements,
  traceLine: traceLineMethod,
  stationAtExit: stationAtExitMethod,
};

function emptyBoard(seats: number): State {
  return new State(seats, {});
}

/** A board as the official strings describe it: well-formed, but perhaps not legally played. */
function readBoard(input: Input, seats = MIN_SEATS): Result<State> {
  const text = textArgument(input, 'placementSequence');
  if (!text.ok) return text;
  const board = emptyBoard(seats);
  const laid = laySequence(board, text.value);
  return laid.ok ? ok(board) : laid;
}

function readBoardAndPiece(input: Input, seats: number): Result<{ board: State; tile: number }> {
  const board = readBoard(input, seats);
  if (!board.ok) return board;
  const piece = textArgument(input, 'piece');
  if (!piece.ok) return piece;
  const tile = parseTile(piece.value);
  if (!tile.ok) return tile;
  if (board.value.placed === TILE_TOTAL)
    return fail('metro.full', 'Every square is taken.', { where: ['placementSequence'] });
  return ok({ board: board.value, tile: tile.value });
}

function formatEnd(end: LineEnd): string {
  if (end.kind === 'station') return `station ${end.station}`;
  return end.kind === 'centre' ? `centre ${nameSquare(end.square)}` : 'open';
}
