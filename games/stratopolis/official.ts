import { texts } from '#texts/stratopolis/official.ts';
import {
  type Argument,
  canRead,
  method,
  type Official,
  optional,
  parsed,
  refuseArgument,
  textQuestion,
  trueOrFalse,
} from '../../core/official.ts';
import { ok, type Result } from '../../core/result.ts';
import { choosePlacement } from './bot/index.ts';
import { BOARD_LETTERS, GREEN_SEAT, RED_SEAT, SEAT_NAMES, TILE_TOTAL } from './components.ts';
import { fail } from './faults.ts';
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

const board = parsed((placement) => layLegal(emptyBoard(), placement));
const tile = parsed(parseTile);
const letters = parsed(parseLetters);
/** The tile the opponent will answer with; none, as on the last move, is the character 0, an empty text or null. */
const noTileOr: Argument<number> = {
  ...tile,
  read: (value, name) => (value === null || value === '' || value === '\0' ? ok(NONE) : tile.read(value, name)),
};

const isTilePlacementWellFormed = textQuestion('tilePlacement', texts.isTilePlacementWellFormed, isTilePlacementShaped);

const isPlacementWellFormed = textQuestion('placement', texts.isPlacementWellFormed, canRead(parsePlacements));

const isPlacementValid = textQuestion(
  'placement',
  texts.isPlacementValid,
  (placement) => layLegal(emptyBoard(), placement).ok,
);

const getScoreForPlacement = method({
  args: { placement: board, green: trueOrFalse },
  returns: 'int',
  help: texts.getScoreForPlacement,
  call: ({ placement, green }) => ok(scoresOf(placement)[green ? GREEN_SEAT : RED_SEAT]),
});

const generateMove = method({
  args: { placement: board, piece: tile, opponentsPiece: optional(noTileOr, NONE) },
  returns: 'tilePlacement',
  help: texts.generateMove,
  call({ placement, piece, opponentsPiece }) {
    const fault = checkTiles(placement, piece, opponentsPiece);
    if (fault) return fault;
    const reply = placement.placed + 1 === TILE_TOTAL ? NONE : opponentsPiece;
    const move = choosePlacement(placement, piece, reply);
    return ok(formatPlacement(tileOf(move), placeOf(move)));
  },
});

const legalMoveCount = method({
  args: { placement: board, piece: tile },
  returns: 'int',
  help: texts.legalMoveCount,
  call: ({ placement, piece }) => ok(listPlacements(placement, piece, new Int32Array(MAX_PLACEMENTS), 0)),
});

const winner = method({
  args: { placement: board },
  returns: 'red | green | random',
  help: texts.winner,
  call({ placement }) {
    const leader = leaderOf(placement);
    return ok(leader === NONE ? 'random' : SEAT_NAMES[leader]);
  },
});

const visibleBoard = method({
  args: { placement: board, columns: letters, rows: letters },
  returns: '{colours, heights}',
  help: texts.visibleBoard,
  call({ placement: { cells }, columns, rows }) {
    const faces = rows.map((row) => columns.map((column) => cells[squareAt(column, row)]));
    return ok({
      colours: faces.map((line) => line.map((face) => (face === 0 ? '.' : COLOUR_LETTERS[face >> COLOUR_AT])).join('')),
      heights: faces.map((line) => line.map((face) => face & HEIGHT)),
    });
  },
});

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

/** Whether the player to move may place this tile and the opponent may answer with that one. */
function checkTiles({ mover, placed, unseen }: State, piece: number, reply: number): Result<never> | undefined {
  if (placed === TILE_TOTAL) return fail('over', { rule: 'S12' });
  if (seatOfTile(piece) !== mover) {
    return fail('owner', { rule: 'S4', player: SEAT_NAMES[mover], tile: formatTile(piece) });
  }
  if (unseen[piece] === 0) {
    return fail('copies', { rule: 'S3', tile: formatTile(piece) });
  }
  if (reply !== NONE && seatOfTile(reply) === mover) {
    return fail('owner/reply', { rule: 'S2', tile: formatTile(reply), player: SEAT_NAMES[1 - mover] });
  }
  return undefined;
}

/** Columns or rows by their letters. */
function parseLetters(given: string, name: string): Result<number[]> {
  const indexes = Array.from(given.slice(0, BOARD_LETTERS.length + 1), (letter) => BOARD_LETTERS.indexOf(letter));
  if (indexes.length > BOARD_LETTERS.length || indexes.includes(-1)) {
    return refuseArgument(name, 'letters A–Z, 26 at most', given);
  }
  return ok(indexes);
}
