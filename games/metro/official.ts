import { texts } from '#texts/metro/official.ts';
import type { Move } from '../../core/game.ts';
import { canRead, method, type Official, parsed, text, textQuestion, whole } from '../../core/official.ts';
import { ok, type Result } from '../../core/result.ts';
import { choosePlacement } from './bot/index.ts';
import { BOARD_SIZE, MAX_SEATS, MIN_SEATS, STATIONS, TILE_TOTAL } from './components.ts';
import { fail } from './faults.ts';
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
 * The assignment's methods by name. The three questions about form and validity answer false to anything that is not
 * well-formed; the others answer a fault, which the caller sees as an error.
 */

const players = whole(MIN_SEATS, MAX_SEATS);
const coordinate = whole(0, BOARD_SIZE - 1);
const tile = parsed(parseTile);

const isPiecePlacementWellFormed = textQuestion('piecePlacement', texts.isPiecePlacementWellFormed, isPlacementShaped);

const isPlacementSequenceWellFormed = textQuestion(
  'placement',
  texts.isPlacementSequenceWellFormed,
  canRead(parsePlacements),
);

const isPlacementSequenceValid = textQuestion(
  'placementSequence',
  texts.isPlacementSequenceValid,
  (placementSequence) => layLegal(emptyBoard(MIN_SEATS), placementSequence).ok,
);

const drawFromDeck = method({
  args: { placementSequence: parsed(parsePlacements), totalHands: parsed(parseTiles) },
  returns: 'tile',
  help: texts.drawFromDeck,
  call({ placementSequence, totalHands }, random) {
    const deck = emptyBoard(MIN_SEATS);
    for (const gone of [...placementSequence.map((placed) => placed.tile), ...totalHands]) {
      if (deck.unseen[gone] === 0) {
        return fail('copies/many', { rule: 'M3', tile: formatTile(gone) });
      }
      deck.reveal(gone);
    }
    return ok(deck.pool === 0 ? '' : formatTile(pickUnseen(deck, random)));
  },
});

const getScore = method({
  args: { placementSequence: text, numberOfPlayers: players },
  returns: 'int[]',
  help: texts.getScore,
  call: ({ placementSequence, numberOfPlayers }) =>
    told(readBoard(placementSequence, numberOfPlayers), ({ points }) => Array.from(points)),
});

const generateMove = method({
  args: { placementSequence: text, piece: tile, numberOfPlayers: players },
  returns: 'placement',
  help: texts.generateMove,
  call: ({ placementSequence, piece, numberOfPlayers }) =>
    told(readOpenBoard(placementSequence, numberOfPlayers), (board) =>
      formatMove(choosePlacement(board, piece, board.placed % numberOfPlayers)),
    ),
});

const legalPlacements = method({
  args: { placementSequence: text, piece: tile },
  returns: 'placement[]',
  help: texts.legalPlacements,
  call: ({ placementSequence, piece }) =>
    told(readOpenBoard(placementSequence, MIN_SEATS), (board) => {
      const moves = new Int32Array(MAX_MOVES);
      return Array.from(moves.subarray(0, listPlacements(board, piece, moves)), formatMove);
    }),
});

const traceLineMethod = method({
  args: { placementSequence: text, station: whole(1, STATIONS) },
  returns: '{path, end, points}',
  help: texts.traceLine,
  call: ({ placementSequence, station }) =>
    told(readBoard(placementSequence, MIN_SEATS), (board) => {
      const { steps, end, points } = traceLine(board, station);
      const path = steps.map(({ square, enters, leaves }) => `${nameSquare(square)}:${enters}-${leaves}`);
      return { path, end: formatEnd(end), points };
    }),
});

const stationAtExitMethod = method({
  args: { row: coordinate, column: coordinate, exit: whole(0, 7) },
  returns: 'int | null',
  help: texts.stationAtExit,
  call: ({ row, column, exit }) => ok(stationAtExit(row, column, exit) ?? null),
});

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
function readBoard(placementSequence: string, seats: number): Result<State> {
  const board = emptyBoard(seats);
  const laid = laySequence(board, placementSequence);
  return laid.ok ? ok(board) : laid;
}

/** The same, where another tile must fit on it. */
function readOpenBoard(placementSequence: string, seats: number): Result<State> {
  const board = readBoard(placementSequence, seats);
  if (!board.ok || board.value.placed < TILE_TOTAL) return board;
  return fail('full', { where: ['placementSequence'] });
}

/** What there is to tell about a board, where it could be read. */
function told<T>(board: Result<State>, tell: (board: State) => T): Result<T> {
  return board.ok ? ok(tell(board.value)) : board;
}

function formatMove(move: Move): string {
  return formatPlacement(tileOf(move), squareOf(move));
}

function formatEnd(end: LineEnd): string {
  if (end.kind === 'station') return `station ${end.station}`;
  return end.kind === 'centre' ? `centre ${nameSquare(end.square)}` : 'open';
}
