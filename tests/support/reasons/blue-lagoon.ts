import { CHANCE, OVER } from '../../../core/game.ts';
import { SeededRandom } from '../../../core/random.ts';
import { isIn } from '../../../games/blue-lagoon/board.ts';
import type { BlueLagoonPosition } from '../../../games/blue-lagoon/position.ts';
import { canMove, pieceOf, placement, tileOf } from '../../../games/blue-lagoon/rules.ts';
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

/** What a phase is worth to a seat as it is. */
function phaseWorth(position: BlueLagoonPosition, seat: number): number {
  return (
    forIslands(islandsOf(position, seat)) +
    5 * bestLink(position, seat).islands.length +
    majorityPoints(position, seat) +
    resourcePoints(position, seat)
  );
}

/** The most that a seat's next settler would bring, were it that seat's turn again. */
function mostWithSettler(position: BlueLagoonPosition, seat: number): number {
  const again = position.copy();
  Object.assign(again, { mover: seat, turn: seat });
  const moves = Array.from(position.tokens.keys(), (tile) => placement(SETTLER, tile));
  const worth = moves
    .filter((move) => again.check(move) === undefined)
    .map((move) => {
      const then = again.copy();
      then.place(SETTLER, tileOf(move));
      return phaseWorth(then, seat) - phaseWorth(position, seat);
    });
  return Math.max(0, ...worth);
}

/** All that the piece brings the mover, and what it changes for the others together. */
function inAll(given: Lagoon) {
  const { before, words } = given;
  const then = standing(given);
  const changes = Array.from(before.points.keys(), (seat) => phaseWorth(then, seat) - phaseWorth(before, seat));
  const points = changes[before.mover];
  const others = changes.reduce((sum, change) => sum + change, 0) - points;
  demand(words.includes(`+${points}`) && (others === 0 || /−|\blose/.test(words)), words);
  return { points, others };
}

export const blueLagoon = checksFor<BlueLagoonPosition>({
  ...Object.fromEntries(
    ['token', 'statuette', 'link', 'islands', 'leads', 'shares'].map((kind) => [`all-${kind}`, inAll]),
  ),
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
  reaches: (given) => {
    const [was, is] = [given.before, standing(given)].map((position) => islandsOf(position, given.before.mover));
    demand(is === was + 1 && is < 7 && given.before.board.islands >= 7, given.words);
    demand(given.words.includes('7 of them bring 10'), given.words);
    return { islands: is };
  },
  village: ({ before, move, words }) => {
    demand(pieceOf(move) === VILLAGE && !before.short && !before.board.isCircle(tileOf(move)), words);
    return { circles: Array.from(before.board.circles).filter((tile) => touches(before, tile, tileOf(move))).length };
  },
  // B15: villages on stone circles are taken away.
  doomed: ({ before, move, words }) =>
    demand(pieceOf(move) === VILLAGE && !before.short && before.board.isCircle(tileOf(move)), words),
  'ends-exploration': ({ before, after, words }) =>
    demand(before.phase === EXPLORATION && after.phase === SETTLEMENT && countVillages(after) > 0, words),
  'ends-winning': ({ before, after, words }) => {
    demand((finished(after).winners() ?? []).includes(before.mover), words);
    demand(words.includes('no village') === isEarly(before, after), words);
    return { points: leadOf(after, before.mover) };
  },
  'ends-losing': ({ before, after, words }) => {
    const winners = finished(after).winners() ?? [];
    demand(winners.length > 0 && !winners.includes(before.mover), words);
    demand(words.includes('no village') === isEarly(before, after), words);
    return { points: -leadOf(after, before.mover) };
  },
  // B17: the settlement begins without the mover.
  stranded: ({ before, after, words }) =>
    demand(after.phase === SETTLEMENT && after.villages(before.mover).length === 0, words),
  homeless: ({ before, after, words }) => {
    const stays = after.villages(before.mover).filter((tile) => !after.board.isCircle(tile));
    const pieces = Array.from(after.points.keys())
      .filter((seat) => canMove(after, seat))
      .reduce((sum, seat) => sum + after.left(seat, SETTLER) + after.left(seat, VILLAGE), 0);
    return demand(stays.length === 0 && after.phase === EXPLORATION && (after.resources <= 8 || pieces <= 8), words);
  },
  blocks: ({ before, move, claim, words }) => {
    const worth = (seat: number) => {
      const then = before.copy();
      Object.assign(then, { mover: seat, turn: seat });
      if (then.check(placement(SETTLER, tileOf(move))) !== undefined) return 0;
      then.place(SETTLER, tileOf(move));
      return phaseWorth(then, seat) - phaseWorth(before, seat);
    };
    const others = Array.from({ length: before.seats }, (_, seat) => seat).filter((seat) => seat !== before.mover);
    demand(worth(claim.rival) === Math.max(...others.map(worth)), words);
    return { rival: claim.rival, points: worth(claim.rival) };
  },
  prepares: ({ before, after, move, words }) => {
    // The phase goes on, so there is a next piece.
    demand(after.phase === before.phase && after.turn !== OVER, words);
    const then = before.copy();
    then.place(pieceOf(move), tileOf(move));
    const [was, points] = [before, then].map((position) => mostWithSettler(position, before.mover));
    demand(points > was, words);
    return { points, was };
  },
  leaves: ({ before, after, claim, words }) => {
    const rival = after.turn;
    const tokens = (position: BlueLagoonPosition) =>
      Array.from(position.board.circles).filter((tile) => position.tokens[tile] !== NOTHING);
    const taken = tokens(after)
      .filter(
        (tile) => before.check(placement(SETTLER, tile)) === undefined || before.left(before.mover, SETTLER) === 0,
      )
      .flatMap((tile) => PIECES.map((piece) => placement(piece, tile)))
      .filter((move) => after.check(move) === undefined)
      .map((move) => resourcePoints(placed(after, move), rival) - resourcePoints(after, rival));
    demand(rival !== before.mover && claim.points >= 5, words);
    // Statuettes bring points of their own, which are not meant.
    return { rival, points: Math.max(...taken.filter((points) => points !== 4)) };
  },
  contested: ({ before, after, move, words, claim }) => {
    const rival = after.turn;
    const island = before.board.islandOf[tileOf(move)];
    const losses = after.board.islandTiles[island]
      .flatMap((tile) => PIECES.map((piece) => placement(piece, tile)))
      .filter((each) => after.check(each) === undefined)
      .map((each) => placed(after, each))
      .map((then) => ({
        points: majorityPoints(after, before.mover) - majorityPoints(then, before.mover),
        isBehind: then.onIsland(rival, island) > then.onIsland(before.mover, island),
      }));
    for (const { isBehind } of losses) demand(isBehind === /overtake|get ahead/.test(words), words);
    // Of a lead that this piece has just brought, only that it may be lost is said.
    const points = Math.max(...losses.map((loss) => loss.points));
    return { island, rival, ...('points' in claim && { points }) };
  },
});

const PIECES = [SETTLER, VILLAGE];

/** After another piece, without the end of a phase that it may bring. */
function placed(position: BlueLagoonPosition, move: number): BlueLagoonPosition {
  const then = position.copy();
  then.place(pieceOf(move), tileOf(move));
  return then;
}

function touches({ board }: BlueLagoonPosition, one: number, other: number): boolean {
  return board.neighbours(one).includes(other);
}

function isEarly(before: BlueLagoonPosition, after: BlueLagoonPosition): boolean {
  return before.phase !== after.phase && countVillages(after) === 0;
}

/** B17: where nobody has a village left, only the deal is still to come. */
function finished(position: BlueLagoonPosition): BlueLagoonPosition {
  const end = position.copy();
  const random = new SeededRandom('the last deal');
  while (end.turn === CHANCE) end.play(end.roll(random));
  if (end.turn !== OVER) throw new Error('The game is not over.');
  return end;
}

function leadOf(position: BlueLagoonPosition, seat: number): number {
  const others = Array.from(position.points).filter((_, each) => each !== seat);
  return position.points[seat] - Math.max(...others);
}
