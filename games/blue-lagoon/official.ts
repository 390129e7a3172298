import type { Seat } from '../../core/game.ts';
import { method, type Official, type OfficialMethod, parsed, question, text } from '../../core/official.ts';
import type { Random } from '../../core/random.ts';
import { ok } from '../../core/result.ts';
import { chooseMove } from './bot/index.ts';
import { fail } from './faults.ts';
import { tileAt } from './geometry.ts';
import { formatMove, formatState, parseState } from './notation.ts';
import { type MoveText, parseMoveText, parseStateText } from './official-strings.ts';
import type { BlueLagoonPosition } from './position.ts';
import { checkPlacement, isPhaseOver as isOver, listPlacements, MAX_MOVES, nextAble, ROLL } from './rules.ts';
import { addScores, islandsPoints, linkPoints, majorityPoints, phasePoints, resourcePoints } from './scoring.ts';
import { EXPLORATION, SETTLER, type State, VILLAGE } from './state.ts';

/*
 * The assignment's methods by name. The two questions about form answer false to anything that is not well-formed; the
 * others answer a fault to a state they cannot read, which the caller sees as an error.
 */

const state = parsed((line) => parseState(line));
const move = parsed(parseMoveText);

const isStateStringWellFormed = question(
  { stateString: text },
  'Does this text follow the grammar of state strings? Counts and ranges are not checked.',
  ({ stateString }) => parseStateText(stateString).ok,
);

const isMoveStringWellFormed = question(
  { moveString: text },
  'Does this text follow the grammar of moves, as "S 3,5" does?',
  ({ moveString }) => parseMoveText(moveString).ok,
);

const distributeResources = method({
  args: { stateString: state },
  returns: 'state',
  help: 'The state with all resources and statuettes dealt to the stone circles again.',
  call({ stateString: position }, random) {
    position.fillBag();
    dealAll(position, random);
    return ok(formatState(position));
  },
});

const isMoveValid = method({
  args: { stateString: state, moveString: text },
  returns: 'boolean',
  help: 'May the current player make this move?',
  call({ stateString, moveString }) {
    const parsedMove = parseMoveText(moveString);
    return ok(parsedMove.ok && findPlacement(stateString, parsedMove.value) !== undefined);
  },
});

const generateAllValidMoves = method({
  args: { stateString: state },
  returns: 'move[]',
  help: 'Every move the current player may make.',
  call({ stateString: position }) {
    const moves = new Int32Array(2 * MAX_MOVES);
    const count = listPlacements(position, moves);
    return ok(Array.from(moves.subarray(0, count), (each) => formatMove(position, each)));
  },
});

const isPhaseOver = method({
  args: { stateString: state },
  returns: 'boolean',
  help: 'Is no resource left on the board, or can no player move?',
  call: ({ stateString }) => ok(isOver(stateString)),
});

const placePiece = moving(
  'The state with this piece on the board and the token there taken; unchanged by a move that is not legal.',
  (position, { piece, tile }) => position.place(piece, tile),
);

const endPhase = method({
  args: { stateString: state },
  returns: 'state',
  help: 'The state with the phase scored and, after the exploration, the board set up for the settlement.',
  call({ stateString: position }, random) {
    finishPhase(position, random);
    return ok(formatState(position));
  },
});

const applyMove = moving(
  'The state after a whole turn: piece, end of the phase, next player; unchanged by a move that is not legal.',
  (position, { piece, tile }, random) => {
    position.place(piece, tile);
    if (isOver(position)) finishPhase(position, random);
    const next = nextAble(position, position.mover);
    if (next >= 0) position.mover = next;
  },
);

const generateAIMove = method({
  args: { stateString: state },
  returns: 'move',
  help: 'A legal move, chosen with some care.',
  call({ stateString: position }) {
    const chosen = chooseMove(position);
    if (chosen !== undefined) return ok(formatMove(position, chosen));
    return fail('stuck', { rule: 'B6', where: ['stateString'], player: position.mover });
  },
});

export const official: Official = {
  isStateStringWellFormed,
  isMoveStringWellFormed,
  distributeResources,
  isMoveValid,
  generateAllValidMoves,
  isPhaseOver,
  placePiece,
  calculateTotalIslandsScore: scoring('Points for pieces on seven, eight or more islands, by player.', islandsPoints),
  calculateIslandLinksScore: scoring('Points for the best link, by player.', linkPoints),
  calculateIslandMajoritiesScore: scoring('Points for the most pieces on islands, by player.', majorityPoints),
  calculateResourcesAndStatuettesScore: scoring('Points for the tokens held, by player.', resourcePoints),
  calculateScores: scoring('Points the phase would bring if it ended now, by player.', phasePoints),
  endPhase,
  applyMove,
  generateAIMove,
};

function scoring(help: string, points: (state: State, seat: Seat) => number): OfficialMethod {
  return method({
    args: { stateString: state },
    returns: 'int[]',
    help,
    call: ({ stateString: position }) =>
      ok(Array.from({ length: position.seats }, (_, seat) => points(position, seat))),
  });
}

interface Placement {
  readonly piece: number;
  readonly tile: number;
}

/** The state after a move. One that is not legal changes nothing: the assignment never asks for it. */
function moving(
  help: string,
  act: (position: BlueLagoonPosition, placement: Placement, random: Random) => void,
): OfficialMethod {
  return method({
    args: { stateString: state, moveString: move },
    returns: 'state',
    help,
    call({ stateString: position, moveString }, random) {
      const placement = findPlacement(position, moveString);
      if (placement !== undefined) act(position, placement, random);
      return ok(formatState(position));
    },
  });
}

/** The move, if the current player may make it. */
function findPlacement(position: State, wanted: MoveText): Placement | undefined {
  const tile = tileAt(position.board.height, wanted.row, wanted.column);
  const piece = wanted.piece === 'S' ? SETTLER : VILLAGE;
  return tile < 0 || checkPlacement(position, piece, tile) ? undefined : { piece, tile };
}

/** B15, B18: counts the phase; after the exploration clears the board and deals. Who moves next is not settled here. */
function finishPhase(position: BlueLagoonPosition, random: Random): void {
  addScores(position);
  if (position.phase !== EXPLORATION) return;
  position.clear();
  dealAll(position, random);
}

function dealAll(position: BlueLagoonPosition, random: Random): void {
  while (position.dealt < position.board.circles.length) position.deal(position.roll(random) - ROLL);
}
