import { CHANCE, OVER, type Seat } from '../../core/game.ts';
import type { Fault } from '../../core/result.ts';
import { isIn } from './board.ts';
import { SETTLERS, TOKEN_TOTAL, TOKENS, VILLAGES } from './components.ts';
import { phasePoints, tokensHeld } from './scoring.ts';
import { BAG, EXPLORATION, FREE, NOTHING, SETTLER, type State } from './state.ts';

/** The first thing in a written position that no play could have brought about, if there is one. */
export function checkPosition(state: State): Fault | undefined {
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  return (
    findBadCircle(state) ??
    findSharedTile(state) ??
    first(seats, (seat) => findBadPieces(state, seat)) ??
    findBadToken(state) ??
    (state.turn === CHANCE ? findBadDeal(state) : first(seats, (seat) => findBadHand(state, seat))) ??
    findBadCounts(state) ??
    first(seats, (seat) => findBadScore(state, seat)) ??
    findBadEnd(state)
  );
}

function first<T>(list: readonly T[], find: (item: T) => Fault | undefined): Fault | undefined {
  for (const item of list) {
    const fault = find(item);
    if (fault) return fault;
  }
  return undefined;
}

function findBadCircle({ board }: State): Fault | undefined {
  const wet = board.circles.find((tile) => !board.isLand(tile));
  if (wet === undefined) return undefined;
  return at('circle', `The stone circle ${board.names[wet]} lies on water.`, 'B2', board.names[wet]);
}

function findSharedTile(state: State): Fault | undefined {
  const taken = new Set<number>();
  for (let seat = 0; seat < state.seats; seat++) {
    for (const tile of piecesOf(state, seat)) {
      const name = state.board.names[tile];
      if (taken.has(tile)) return at('occupied', `Two pieces stand on tile ${name}.`, 'B6', name);
      taken.add(tile);
    }
  }
  return undefined;
}

function findBadPieces(state: State, seat: Seat): Fault | undefined {
  const { board, phase } = state;
  const villages = state.villages(seat);
  if (state.left(seat, SETTLER) < 0) {
    return at('supply', `Player ${seat} has more than ${SETTLERS[state.seats]} settlers.`, 'B3');
  }
  if (villages.length > VILLAGES) return at('supply', `Player ${seat} has more than ${VILLAGES} villages.`, 'B3');
  const wet = villages.find((tile) => !board.isLand(tile));
  if (wet !== undefined) {
    return at('water', `The village on ${board.names[wet]} stands on water.`, 'B7', board.names[wet]);
  }
  const removed = phase === EXPLORATION ? undefined : villages.find((tile) => board.isCircle(tile));
  if (removed !== undefined) {
    const message = `In the settlement no village stands on a stone circle, as on ${board.names[removed]}.`;
    return at('circle', message, 'B15', board.names[removed]);
  }
  return findStray(state, seat);
}

/** B7, B8: pieces spread from water in the exploration and from villages in the settlement. */
function findStray(state: State, seat: Seat): Fault | undefined {
  const { board, phase } = state;
  const pieces = new Set(piecesOf(state, seat));
  const villages = state.villages(seat);
  const sources = phase === EXPLORATION ? [...pieces].filter((tile) => !board.isLand(tile)) : villages;
  for (const tile of sources) pieces.delete(tile);
  for (const tile of sources) {
    for (const next of board.neighbours(tile)) if (pieces.delete(next)) sources.push(next);
  }
  const [stray] = pieces;
  if (stray === undefined) return undefined;
  const name = board.names[stray];
  if (phase === EXPLORATION) {
    return at('stray', `No chain of pieces leads from water to player ${seat}'s piece on ${name}.`, 'B7', name);
  }
  return at('stray', `No chain of pieces leads from a village to player ${seat}'s piece on ${name}.`, 'B8', name);
}

function findBadToken(state: State): Fault | undefined {
  const { board, tokens, words } = state;
  for (let tile = 0; tile < board.tiles; tile++) {
    if (tokens[tile] === NOTHING) continue;
    const name = board.names[tile];
    if (!board.isCircle(tile)) return at('token', `A token lies on ${name}, which is no stone circle.`, 'B5', name);
    if (!isIn(words, FREE, tile)) return at('token', `A token lies under the piece on ${name}.`, 'B9', name);
  }
  return undefined;
}

function findBadDeal(state: State): Fault | undefined {
  const { board, dealt, tokens, words } = state;
  const early = board.circles.subarray(dealt).find((tile) => tokens[tile] !== NOTHING);
  if (early !== undefined) {
    const message = `Only ${dealt} circles are dealt, but a token lies on ${board.names[early]}.`;
    return at('deal', message, 'B5', board.names[early]);
  }
  if (words[BAG + NOTHING] < 0) {
    return at('deal', `${dealt} circles are dealt, but more of them are empty than can be.`, 'B5');
  }
  for (let seat = 0; seat < state.seats; seat++) {
    const bare = state.settlers(seat).length === 0 && tokensHeld(state, seat) === 0;
    if (!bare) return at('deal', `While tokens are dealt player ${seat} has neither settlers nor tokens.`, 'B15');
    if (state.phase === EXPLORATION && state.villages(seat).length > 0) {
      return at('deal', `Before the exploration player ${seat} has no villages on the board.`, 'B5');
    }
  }
  if (state.phase === EXPLORATION && state.mover !== 0) return at('deal', 'Player 0 opens the exploration.', 'B6');
  return state.phase === EXPLORATION || !state.short ? undefined : noSettlement();
}

function findBadHand(state: State, seat: Seat): Fault | undefined {
  const stones = piecesOf(state, seat).filter((tile) => state.board.isCircle(tile)).length;
  const held = tokensHeld(state, seat);
  if (held <= stones) return undefined;
  return at('hand', `Player ${seat} holds ${held} tokens but stands on ${stones} stone circles.`, 'B9');
}

/** B4, B5: no kind has more tokens than the box, and none is lost. */
function findBadCounts(state: State): Fault | undefined {
  let seen = 0;
  for (const [kind, { count, plural }] of TOKENS.entries()) {
    let here = state.tokens.reduce((sum, token) => (token === kind ? sum + 1 : sum), 0);
    for (let seat = 0; seat < state.seats; seat++) here += state.held(seat, kind);
    if (here > count)
      return at('tokens', `There are ${here} ${plural} on the board and in hands, but only ${count} exist.`, 'B4');
    seen += here;
  }
  const wanted = Math.min(TOKEN_TOTAL, state.board.circles.length);
  if (state.turn === CHANCE || seen === wanted) return undefined;
  return at('tokens', `There are ${seen} tokens on the board and in hands; ${wanted} were dealt.`, 'B5');
}

/** Running scores are what ended phases brought; the last phase of a game that is over is counted. */
function findBadScore(state: State, seat: Seat): Fault | undefined {
  const { phase, turn } = state;
  const points = state.points[seat];
  if (phase === EXPLORATION && turn !== OVER) {
    return points === 0 ? undefined : at('score', `Player ${seat} has points before the exploration is over.`, 'B10');
  }
  if (turn !== OVER) return undefined;
  const last = phasePoints(state, seat);
  if (phase === EXPLORATION && points !== last) {
    return at('score', `The exploration brings player ${seat} ${last} points, not ${points}.`, 'B18');
  }
  return points >= last
    ? undefined
    : at('score', `The settlement alone brings player ${seat} ${last} points, but the score is ${points}.`, 'B18');
}

function findBadEnd(state: State): Fault | undefined {
  if (state.phase !== EXPLORATION) return state.short ? noSettlement() : undefined;
  if (state.turn !== OVER || state.short) return undefined;
  return at('end', 'Only the short game ends with the exploration.', 'B20');
}

function noSettlement(): Fault {
  return at('end', 'The short game has no settlement.', 'B20');
}

function piecesOf(state: State, seat: Seat): number[] {
  return [...state.settlers(seat), ...state.villages(seat)];
}

function at(code: string, message: string, rule: string, tile?: string): Fault {
  return { code: `blue-lagoon.${code}`, message, rule, ...(tile === undefined ? {} : { where: [tile] }) };
}
