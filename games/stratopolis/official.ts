import { describe, type Input, type Official, type OfficialMethod, textArgument } from '../../core/official.ts';
import { fail, ok, quote, type Result } from '../../core/result.ts';
import { choosePlacement } from './bot/index.ts';
import { BOARD_LETTERS, COPIES, GREEN_SEAT, RED_SEAT, SEAT_NAMES, TILE_TOTAL } from './components.ts';
import { COLOUR_LETTERS, seatOfTile, squareAt } from './geometry.ts';
import {
  formatPlacement,
  formatTile,
  isTilePlacementShaped,
  layLegal,
  parsePlacements,
  parseTile,
} from './notation.ts';
import { listPlacements, MAX_PLACEMENTS, placeOf, tileOf } from './rules.ts';
import { leaderOf, scoresOf } from './scoring.ts';
import { COLOUR_AT, HEIGHT, NONE, State } from './state.ts';

/*
 * The assignment's methods by name. The questions about form and validity answer false to anything that is not a
 * placement; the others answer a fault, which the caller sees as an error.
 */

const isTilePlacementWellFormed: OfficialMethod = {
  args: ['tilePlacement'],
  returns: 'boolean',
  help: 'Is this one tile placement: a column A–Z, a row A–Z, a tile A–U and a turn A–D?',
  call: ({ tilePlacement }) => ok(typeof tilePlacement === 'string' && isTilePlacementShaped(tilePlacement)),
};

const isPlacementWellFormed: OfficialMethod = {
  args: ['placement'],
  returns: 'boolean',
  help: 'Does this begin with MMUA, alternate between green and red, and use no tile more than twice?',
  call: ({ placement }) => ok(typeof placement === 'string' && parsePlacements(placement).ok),
};

const isPlacementValid: OfficialMethod = {
  args: ['placement'],
  returns: 'boolean',
  help: 'Was every placement legal when it was made?',
  call: ({ placement }) => ok(typeof placement === 'string' && layLegal(emptyBoard(), placement).ok),
};

const getScoreForPlacement: OfficialMethod = {
  args: ['placement', 'green'],
  returns: 'int',
  help: 'Points of green, or of red, for the board as it stands.',
  call(input) {
    const board = readBoard(input);
    if (!board.ok) return board;
    if (typeof input.green !== 'boolean') {
      return fail('call.argument', `green must be true or false, not ${describe(input.green)}.`, { where: ['green'] });
    }
    return ok(scoresOf(board.value)[input.green ? GREEN_SEAT : RED_SEAT]);
  },
};

const generateMove: OfficialMethod = {
  args: ['placement', 'piece', 'opponentsPiece'],
  returns: 'tilePlacement',
  help: 'A good placement of this tile, looking ahead to the answer with the other tile, if there is one.',
  call(input) {
    const asked = readBoardAndPiece(input);
    if (!asked.ok) return asked;
    const { board, tile } = asked.value;
    const name = SEAT_NAMES[board.mover];
    if (board.placed === TILE_TOTAL) return fail('stratopolis.over', 'All tiles are on the board.', { rule: 'S12' });
    if (seatOfTile(tile) !== board.mover) {
      return fail('stratopolis.owner', `It is ${name}’s turn, and ${formatTile(tile)} is not one of ${name}’s tiles.`, {
        rule: 'S4',
      });
    }
    if (board.unseen[tile] === 0) {
      return fail('stratopolis.copies', `All ${COPIES} copies of ${formatTile(tile)} are on the board.`, {
        rule: 'S3',
      });
    }
    const reply = readOpponentsPiece(input, board);
    if (!reply.ok) return reply;
    const move = choosePlacement(board, tile, reply.value);
    return ok(formatPlacement(tileOf(move), placeOf(move)));
  },
};

const legalMoveCount: OfficialMethod = {
  args: ['placement', 'piece'],
  returns: 'int',
  help: 'In how many ways may this tile lie on this board? Whose turn it is is not asked.',
  call(input) {
    const asked = readBoardAndPiece(input);
    if (!asked.ok) return asked;
    return ok(listPlacements(asked.value.board, asked.value.tile, new Int32Array(MAX_PLACEMENTS), 0));
  },
};

const winner: OfficialMethod = {
  args: ['placement'],
  returns: 'red | green | random',
  help: 'Who would win if the game ended here; random where only a lot can decide.',
  call(input) {
    const board = readBoard(input);
    if (!board.ok) return board;
    const leader = leaderOf(board.value);
    return ok(leader === NONE ? 'random' : SEAT_NAMES[leader]);
  },
};

const visibleBoard: OfficialMethod = {
  args: ['placement', 'columns', 'rows'],
  returns: '{colours, heights}',
  help: 'What shows on the named columns and rows, row by row: R, G, K or a dot, and heights.',
  call(input) {
    const board = readBoard(input);
    if (!board.ok) return board;
    const columns = readLetters(input, 'columns');
    if (!columns.ok) return columns;
    const rows = readLetters(input, 'rows');
    if (!rows.ok) return rows;
    const { cells } = board.value;
    const faces = rows.value.map((row) => columns.value.map((column) => cells[squareAt(column, row)]));
    return ok({
      colours: faces.map((line) => line.map((face) => (face === 0 ? '.' : COLOUR_LETTERS[face >> COLOUR_AT])).join('')),
      heights: faces.map((line) => line.map((face) => face & HEIGHT)),
    });
  },
};

export const official: Official = {
  isTilePlacementWellFormed,
  isPlacementWellFormed,
  isPlacementValid,
  getScoreForPlacement,
  generateMove,
  legalMoveCount,
  winner,
  visibleBoard,
};

function emptyBoard(): State {
  return new State({});
}

function readBoard(input: Input): Result<State> {
  const text = textArgument(input, 'placement');
  return text.ok ? layLegal(emptyBoard(), text.value) : text;
}

function readBoardAndPiece(input: Input): Result<{ board: State; tile: number }> {
  const board = readBoard(input);
  if (!board.ok) return board;
  const piece = textArgument(input, 'piece');
  if (!piece.ok) return piece;
  const tile = parseTile(piece.value);
  return tile.ok ? ok({ board: board.value, tile: tile.value }) : tile;
}

/** The tile the opponent will answer with; none, as on the last move, is the character 0, an empty text or null. */
function readOpponentsPiece(input: Input, board: State): Result<number> {
  const { opponentsPiece } = input;
  if (opponentsPiece === undefined || opponentsPiece === null || opponentsPiece === '' || opponentsPiece === '\0') {
    return ok(NONE);
  }
  const text = textArgument(input, 'opponentsPiece');
  if (!text.ok) return text;
  const tile = parseTile(text.value);
  if (!tile.ok) return tile;
  const name = SEAT_NAMES[1 - board.mover];
  if (seatOfTile(tile.value) === board.mover) {
    return fail('stratopolis.owner', `${text.value} is not one of ${name}’s tiles.`, { rule: 'S2' });
  }
  return ok(board.placed + 1 === TILE_TOTAL ? NONE : tile.value);
}

/** Columns or rows by their letters. */
function readLetters(input: Input, name: string): Result<number[]> {
  const text = textArgument(input, name);
  if (!text.ok) return text;
  const indexes = Array.from(text.value.slice(0, BOARD_LETTERS.length + 1), (letter) => BOARD_LETTERS.indexOf(letter));
  if (indexes.length > BOARD_LETTERS.length || indexes.includes(-1)) {
    return fail('call.argument', `${name} must be letters A–Z, 26 at most, not ${quote(text.value)}.`, {
      where: [name],
    });
  }
  return ok(indexes);
}
