import { CHANCE, OVER, type Seat } from '../../core/game.ts';
import type { Fault } from '../../core/result.ts';
import { isIn } from './board.ts';
import { SETTLERS, TOKEN_TOTAL, TOKENS, VILLAGES } from './components.ts';
import { refuse } from './faults.ts';
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
  return refuse('circle', { rule: 'B2', ...tileOf(board.names[wet]) });
}

function findSharedTile(state: State): Fault | undefined {
  const taken = new Set<number>();
  for (let seat = 0; seat < state.seats; seat++) {
    for (const tile of piecesOf(state, seat)) {
      const name = state.board.names[tile];
      if (taken.has(tile)) return refuse('occupied/twice', { rule: 'B6', ...tileOf(name) });
      taken.add(tile);
    }
  }
  return undefined;
}

function findBadPieces(state: State, seat: Seat): Fault | undefined {
  const { board, phase } = state;
  const villages = state.villages(seat);
  if (state.left(seat, SETTLER) < 0) {
    return refuse('supply/tooManySettlers', { rule: 'B3', player: seat, most: SETTLERS[state.seats] });
  }
  if (villages.length > VILLAGES) return refuse('supply/tooManyVillages', { rule: 'B3', player: seat, most: VILLAGES });
  const wet = villages.find((tile) => !board.isLand(tile));
  if (wet !== undefined) {
    return refuse('water/village', { rule: 'B7', ...tileOf(board.names[wet]) });
  }
  const removed = phase === EXPLORATION ? undefined : villages.find((tile) => board.isCircle(tile));
  if (removed !== undefined) {
    return refuse('circle/village', { rule: 'B15', ...tileOf(board.names[removed]) });
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
    return refuse('stray/water', { rule: 'B7', ...tileOf(name) });
  }
  return refuse('stray/village', { rule: 'B8', ...tileOf(name) });
}

function findBadToken(state: State): Fault | undefined {
  const { board, tokens, words } = state;
  for (let tile = 0; tile < board.tiles; tile++) {
    if (tokens[tile] === NOTHING) continue;
    const name = board.names[tile];
    if (!board.isCircle(tile)) return refuse('token', { rule: 'B5', ...tileOf(name) });
    if (!isIn(words, FREE, tile)) return refuse('token/under', { rule: 'B9', ...tileOf(name) });
  }
  return undefined;
}

function findBadDeal(state: State): Fault | undefined {
  const { board, dealt, tokens, words } = state;
  const early = board.circles.subarray(dealt).find((tile) => tokens[tile] !== NOTHING);
  if (early !== undefined) {
    return refuse('deal/early', { rule: 'B5', dealt, ...tileOf(board.names[early]) });
  }
  if (words[BAG + NOTHING] < 0) {
    return refuse('deal/empty', { rule: 'B5', dealt });
  }
  for (let seat = 0; seat < state.seats; seat++) {
    const bare = state.settlers(seat).length === 0 && tokensHeld(state, seat) === 0;
    if (!bare) return refuse('deal/bare', { rule: 'B15', player: seat });
    if (state.phase === EXPLORATION && state.villages(seat).length > 0) {
      return refuse('deal/villages', { rule: 'B5', player: seat });
    }
  }
  if (state.phase === EXPLORATION && state.mover !== 0) return refuse('deal/first', { rule: 'B6' });
  return state.phase === EXPLORATION || !state.short ? undefined : noSettlement();
}

function findBadHand(state: State, seat: Seat): Fault | undefined {
  const stones = piecesOf(state, seat).filter((tile) => state.board.isCircle(tile)).length;
  const held = tokensHeld(state, seat);
  if (held <= stones) return undefined;
  return refuse('hand', { rule: 'B9', player: seat, held, circles: stones });
}

/** B4, B5: no kind has more tokens than the box, and none is lost. */
function findBadCounts(state: State): Fault | undefined {
  let seen = 0;
  for (const [kind, { count, plural }] of TOKENS.entries()) {
    let here = state.tokens.reduce((sum, token) => (token === kind ? sum + 1 : sum), 0);
    for (let seat = 0; seat < state.seats; seat++) here += state.held(seat, kind);
    if (here > count) return refuse('tokens', { rule: 'B4', found: here, tokens: plural, all: count });
    seen += here;
  }
  const wanted = Math.min(TOKEN_TOTAL, state.board.circles.length);
  if (state.turn === CHANCE || seen === wanted) return undefined;
  return refuse('tokens/dealt', { rule: 'B5', found: seen, dealt: wanted });
}

/** Running scores are what ended phases brought; the last phase of a game that is over is counted. */
function findBadScore(state: State, seat: Seat): Fault | undefined {
  const { phase, turn } = state;
  const points = state.points[seat];
  if (phase === EXPLORATION && turn !== OVER) {
    return points === 0 ? undefined : refuse('score', { rule: 'B10', player: seat });
  }
  if (turn !== OVER) return undefined;
  const last = phasePoints(state, seat);
  if (phase === EXPLORATION && points !== last) {
    return refuse('score/exploration', { rule: 'B18', player: seat, points: last, score: points });
  }
  return points >= last
    ? undefined
    : refuse('score/settlement', { rule: 'B18', player: seat, points: last, score: points });
}

function findBadEnd(state: State): Fault | undefined {
  if (state.phase !== EXPLORATION) return state.short ? noSettlement() : undefined;
  if (state.turn !== OVER || state.short) return undefined;
  return refuse('end', { rule: 'B20' });
}

function noSettlement(): Fault {
  return refuse('end/short', { rule: 'B20' });
}

function piecesOf(state: State, seat: Seat): number[] {
  return [...state.settlers(seat), ...state.villages(seat)];
}

function tileOf(name: string) {
  return { tile: name, where: [name] };
}
