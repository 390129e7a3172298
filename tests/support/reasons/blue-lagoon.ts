import { OVER } from '../../../core/game.ts';
import { isIn } from '../../../games/blue-lagoon/board.ts';
import type { BlueLagoonPosition } from '../../../games/blue-lagoon/position.ts';
import { pieceOf, tileOf } from '../../../games/blue-lagoon/rules.ts';
import { bestLink, majorityPoints, resourcePoints } from '../../../games/blue-lagoon/scoring.ts';
import { EXPLORATION, FREE, NOTHING, SETTLEMENT, SETTLER, VILLAGE } from '../../../games/blue-lagoon/state.ts';
import { checksFor, demand, type Given } from './check.ts';

type Lagoon = Given<BlueLagoonPosition>;

/** The piece is down and nothing else has happened: at the end of a phase the board is cleared at once. */
function standing({ before, move }: Lagoon): BlueLagoonPosition {
  const then = before.copy();
  then.place(pieceOf(move), tileOf(move));
  return then;
}

function islandsOf(position: BlueLagoonPosition, seat: number): number {
  const tiles = [...position.settlers(seat), ...position.villages(seat)];
  const islands = tiles
    .map((tile) => position.board.islandOf[tile])
    .filter((island) => island < position.board.islands);
  return new Set(islands).size;
}

/** B11: 10 for seven islands, 20 for eight and more. */
function forIslands(islands: number): number {
  return islands >= 8 ? 20 : islands === 7 ? 10 : 0;
}

function majority(given: Lagoon) {
  const { before, claim, words } = given;
  const then = standing(given);
  const seat = before.mover;
  const island = before.board.islandOf[tileOf(given.move)];
  const pieces = Array.from({ length: then.seats }, (_, each) => then.onIsland(each, island));
  demand(pieces[seat] === Math.max(...pieces), words);
  const isShared = pieces.filter((each) => each === pieces[seat]).length > 1;
  demand(isShared === words.includes('draws level'), words);
  demand(island === claim.island, words);
  return { island, points: majorityPoints(then, seat) - majorityPoints(before, seat) };
}

/** Seats with a piece left that could have gone where this one went. */
function rivalsFor({ before, move }: Lagoon): number {
  const others = Array.from({ length: before.seats }, (_, seat) => seat).filter((seat) => seat !== before.mover);
  const hasPiece = (seat: number) =>
    before.left(seat, SETTLER) > 0 || (before.phase === EXPLORATION && before.left(seat, VILLAGE) > 0);
  return others.filter((seat) => hasPiece(seat) && isIn(before.words, before.reachOf(seat), tileOf(move))).length;
}

function countVillages(position: BlueLagoonPosition): number {
  return Array.from(position.points.keys()).reduce((sum, seat) => sum + position.villages(seat).length, 0);
}

export const blueLagoon = checksFor<BlueLagoonPosition>({
  token: (given) => {
    const { before, move } = given;
    const then = standing(given);
    const kind = before.tokens[tileOf(move)];
    return {
      kind,
      held: then.held(before.mover, kind),
      points: resourcePoints(then, before.mover) - resourcePoints(before, before.mover),
      rivals: rivalsFor(given),
    };
  },
  statuette: (given) => {
    const { mover } = given.before;
    return { points: resourcePoints(standing(given), mover) - resourcePoints(given.before, mover) };
  },
  link: (given) => {
    const linked = (position: BlueLagoonPosition) => bestLink(position, given.before.mover).islands.length;
    return { points: 5 * (linked(standing(given)) - linked(given.before)), islands: linked(standing(given)) };
  },
  islands: (given) => {
    const [was, is] = [given.before, standing(given)].map((position) => islandsOf(position, given.before.mover));
    return { points: forIslands(is) - forIslands(was), islands: is };
  },
  leads: majority,
  shares: majority,
  opens: ({ before, move }) => {
    const near = before.board.neighbours(tileOf(move)).filter((tile) => before.tokens[tile] !== NOTHING);
    const reach = before.reachOf(before.mover);
    return { tokens: near.filter((tile) => isIn(before.words, FREE, tile) && !isIn(before.words, reach, tile)).length };
  },
  village: ({ before, move, words }) =>
    demand(pieceOf(move) === VILLAGE && !before.short && !before.board.isCircle(tileOf(move)), words),
  // B15: villages on stone circles are taken away.
  doomed: ({ before, move, words }) =>
    demand(pieceOf(move) === VILLAGE && !before.short && before.board.isCircle(tileOf(move)), words),
  'ends-exploration': ({ before, after, words }) =>
    demand(before.phase === EXPLORATION && after.phase === SETTLEMENT && countVillages(after) > 0, words),
  'ends-game': ({ before, after, words }) => demand(after.turn === OVER && after.phase === before.phase, words),
  // B17: half-time is counted and nobody can go on.
  'ends-game-early': ({ before, after, words }) =>
    demand(before.phase === EXPLORATION && after.phase === SETTLEMENT && countVillages(after) === 0, words),
});
