import type { Seat } from '../../core/game.ts';
import { type Input, type Official, type OfficialMethod, textArgument } from '../../core/official.ts';
import type { Random } from '../../core/random.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import { chooseMove } from './bot/index.ts';
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

const isStateStringWellFormed: OfficialMethod = {
  args: ['stateString'],
  returns: 'boolean',
  help: 'Does this text follow the grammar of state strings? Counts and ranges are not judged.',
  call: ({ stateString }) => ok(typeof stateString === 'string' && parseStateText(stateString).ok),
};

const isMoveStringWellFormed: OfficialMethod = {
  args: ['moveString'],
  returns: 'boolean',
  help: 'Does this text follow the grammar of moves, as "S 3,5" does?',
  call: ({ moveString }) => ok(typeof moveString === 'string' && parseMoveText(moveString).ok),
};

const distributeResources: OfficialMethod = {
  args: ['stateString'],
  returns: 'state',
  help: 'The state with all tokens dealt anew over the stone circles.',
  call: (input, random) =>
    change(input, (state) => {
      state.fillBag();
      dealAll(state, random);
    }),
};

const isMoveValid: OfficialMethod = {
  args: ['stateString', 'moveString'],
  returns: 'boolean',
  help: 'May the current player make this move?',
  call(input) {
    const state = readState(input);
    if (!state.ok) return state;
    const move = textArgument(input, 'moveString');
    if (!move.ok) return move;
    const parsed = parseMoveText(move.value);
    return ok(parsed.ok && findPlacement(state.value, parsed.value) !== undefined);
  },
};

const generateAllValidMoves: OfficialMethod = {
  args: ['stateString'],
  returns: 'move[]',
  help: 'Every move the current player may make.',
  call(input) {
    const state = readState(input);
    if (!state.ok) return state;
    const moves = new Int32Array(2 * MAX_MOVES);
    const count = listPlacements(state.value, moves);
    return ok(Array.from(moves.subarray(0, count), (move) => formatMove(state.value, move)));
  },
};

const isPhaseOver: OfficialMethod = {
  args: ['stateString'],
  returns: 'boolean',
  help: 'Is no resource left on the board, or can no player move?',
  call(input) {
    const state = readState(input);
    return state.ok ? ok(isOver(state.value)) : state;
  },
};

const placePiece: OfficialMethod = {
  args: ['stateString', 'moveString'],
  returns: 'state',
  help: 'The state with this piece on the board and the token there taken; unchanged by a move that is not legal.',
  call: (input) => changeByMove(input, (state, { piece, tile }) => state.place(piece, tile)),
};

const endPhase: OfficialMethod = {
  args: ['stateString'],
  returns: 'state',
  help: 'The state with the phase counted and, after the exploration, all made ready for the settlement.',
  call: (input, random) => change(input, (state) => finishPhase(state, random)),
};

const applyMove: OfficialMethod = {
  args: ['stateString', 'moveString'],
  returns: 'state',
  help: 'The state after a whole turn: piece, end of the phase, next player; unchanged by a move that is not legal.',
  call: (input, random) =>
    changeByMove(input, (state, { piece, tile }) => {
      state.place(piece, tile);
      if (isOver(state)) finishPhase(state, random);
      const next = nextAble(state, state.mover);
      if (next >= 0) state.mover = next;
    }),
};

const generateAIMove: OfficialMethod = {
  args: ['stateString'],
  returns: 'move',
  help: 'A legal move, chosen with some care.',
  call(input) {
    const state = readState(input);
    if (!state.ok) return state;
    const move = chooseMove(state.value);
    if (move === undefined) {
      return fail('blue-lagoon.stuck', `Player ${state.value.mover} cannot move.`, {
        rule: 'B6',
        where: ['stateString'],
      });
    }
    return ok(formatMove(state.value, move));
  },
};

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
  return {
    args: ['stateString'],
    returns: 'int[]',
    help,
    call(input) {
      const state = readState(input);
      if (!state.ok) return state;
      return ok(Array.from({ length: state.value.seats }, (_, seat) => points(state.value, seat)));
    },
  };
}

function readState(input: Input): Result<BlueLagoonPosition> {
  const text = textArgument(input, 'stateString');
  return text.ok ? parseState(text.value) : text;
}

/** Reads the state, changes it and writes it again. */
function change(input: Input, act: (state: BlueLagoonPosition) => void): Result<string> {
  const state = readState(input);
  if (!state.ok) return state;
  act(state.value);
  return ok(formatState(state.value));
}

interface Placement {
  readonly piece: number;
  readonly tile: number;
}

/** The same with a move. One that is not legal changes nothing: the assignment never asks for it. */
function changeByMove(input: Input, act: (state: BlueLagoonPosition, placement: Placement) => void): Result<string> {
  const text = textArgument(input, 'moveString');
  if (!text.ok) return text;
  const move = parseMoveText(text.value);
  if (!move.ok) return move;
  return change(input, (state) => {
    const placement = findPlacement(state, move.value);
    if (placement !== undefined) act(state, placement);
  });
}

/** The move, if the current player may make it. */
function findPlacement(state: State, move: MoveText): Placement | undefined {
  const tile = tileAt(state.board.height, move.row, move.column);
  const piece = move.piece === 'S' ? SETTLER : VILLAGE;
  return tile < 0 || checkPlacement(state, piece, tile) ? undefined : { piece, tile };
}

/** B15, B18: counts the phase; after the exploration clears the board and deals. Who moves next is not settled here. */
function finishPhase(state: BlueLagoonPosition, random: Random): void {
  addScores(state);
  if (state.phase !== EXPLORATION) return;
  state.clear();
  dealAll(state, random);
}

function dealAll(state: BlueLagoonPosition, random: Random): void {
  while (state.dealt < state.board.circles.length) state.deal(state.roll(random) - ROLL);
}
