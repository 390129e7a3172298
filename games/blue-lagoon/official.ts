import { texts } from '#texts/blue-lagoon/official.ts';
import type { Seat } from '../../core/game.ts';
import {
  canRead,
  method,
  type Official,
  type OfficialMethod,
  parsed,
  text,
  textQuestion,
} from '../../core/official.ts';
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

const isStateStringWellFormed = textQuestion('stateString', texts.isStateStringWellFormed, canRead(parseStateText));

const isMoveStringWellFormed = textQuestion('moveString', texts.isMoveStringWellFormed, canRead(parseMoveText));

const distributeResources = method({
  args: { stateString: state },
  returns: 'state',
  help: texts.distributeResources,
  call({ stateString: position }, random) {
    position.fillBag();
    dealAll(position, random);
    return ok(formatState(position));
  },
});

const isMoveValid = method({
  args: { stateString: state, moveString: text },
  returns: 'boolean',
  help: texts.isMoveValid,
  call({ stateString, moveString }) {
    const parsedMove = parseMoveText(moveString);
    return ok(parsedMove.ok && findPlacement(stateString, parsedMove.value) !== undefined);
  },
});

const generateAllValidMoves = method({
  args: { stateString: state },
  returns: 'move[]',
  help: texts.generateAllValidMoves,
  call({ stateString: position }) {
    const moves = new Int32Array(2 * MAX_MOVES);
    const count = listPlacements(position, moves);
    return ok(Array.from(moves.subarray(0, count), (each) => formatMove(position, each)));
  },
});

const isPhaseOver = method({
  args: { stateString: state },
  returns: 'boolean',
  help: texts.isPhaseOver,
  call: ({ stateString }) => ok(isOver(stateString)),
});

const placePiece = moving(texts.placePiece, (position, { piece, tile }) => position.place(piece, tile));

const endPhase = method({
  args: { stateString: state },
  returns: 'state',
  help: texts.endPhase,
  call({ stateString: position }, random) {
    finishPhase(position, random);
    return ok(formatState(position));
  },
});

const applyMove = moving(texts.applyMove, (position, { piece, tile }, random) => {
  position.place(piece, tile);
  if (isOver(position)) finishPhase(position, random);
  const next = nextAble(position, position.mover);
  if (next >= 0) position.mover = next;
});

const generateAIMove = method({
  args: { stateString: state },
  returns: 'move',
  help: texts.generateAIMove,
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
  calculateTotalIslandsScore: scoring(texts.calculateTotalIslandsScore, islandsPoints),
  calculateIslandLinksScore: scoring(texts.calculateIslandLinksScore, linkPoints),
  calculateIslandMajoritiesScore: scoring(texts.calculateIslandMajoritiesScore, majorityPoints),
  calculateResourcesAndStatuettesScore: scoring(texts.calculateResourcesAndStatuettesScore, resourcePoints),
  calculateScores: scoring(texts.calculateScores, phasePoints),
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
