import { texts } from '#texts/blue-lagoon/gains.ts';
import type { Move, Seat } from '../../../core/game.ts';
import { isIn } from '../board.ts';
import { RESOURCES, STATUETTE_POINTS } from '../components.ts';
import type { BlueLagoonPosition } from '../position.ts';
import { MAX_MOVES, pieceOf, tileOf } from '../rules.ts';
import { islandsPoints, islandsVisited, linkPoints, longestLink, majorities, resourcePoints } from '../scoring.ts';
import { EXPLORATION, FREE, NOTHING, SETTLER, VILLAGE } from '../state.ts';
import { endOf, stand } from './preview.ts';
import { isDoomed } from './survival.ts';

/** Phrases of a hint. */
const MOST = 3;
/** How telling a phrase is that speaks of no points. */
const END = 9;
const OPENED = 3;
const VILLAGE_BUILT = 2.5;
const PLAIN_TOKEN = 2;

interface Gain {
  readonly weight: number;
  readonly phrase: string;
}

/** What a piece does for a seat and to the others, the most telling first. */
export function explainGains(
  before: BlueLagoonPosition,
  after: BlueLagoonPosition,
  seat: Seat,
  nameSeat: (seat: Seat) => string,
): string[] {
  const move = findMove(before, after);
  if (move === undefined || before.turn !== seat) return [];
  const tile = tileOf(move);
  const then = stand(before, move);
  const end = endOf(before, after);
  const gains = [
    ...sayToken(before, then, tile, nameSeat),
    ...sayPoints(linkPoints(then, seat) - linkPoints(before, seat), longestLink(then, seat), texts.link),
    ...sayPoints(islandsPoints(then, seat) - islandsPoints(before, seat), islandsVisited(then, seat), texts.islands),
    ...sayMajority(before, then, tile, nameSeat),
    ...(end ? [{ weight: END, phrase: texts.ends[end] }] : sayOpened(before, then, tile)),
    ...sayVillage(before, move),
  ];
  return gains
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST)
    .map(({ phrase }) => phrase);
}

/** The move that leads from one position to the other. */
function findMove(before: BlueLagoonPosition, after: BlueLagoonPosition): Move | undefined {
  if (before.turn < 0) return undefined;
  const moves = new Int32Array(MAX_MOVES);
  const count = before.moves(moves);
  const trial = before.copy();
  return moves.subarray(0, count).find((move) => {
    trial.copyFrom(before);
    trial.play(move);
    return trial.turn === after.turn && trial.words.every((word, at) => word === after.words[at]);
  });
}

function sayToken(
  before: BlueLagoonPosition,
  then: BlueLagoonPosition,
  tile: number,
  nameSeat: (seat: Seat) => string,
): Gain[] {
  const seat = before.mover;
  const kind = before.tokens[tile];
  if (kind === NOTHING) return [];
  if (kind >= RESOURCES) return [{ weight: STATUETTE_POINTS, phrase: texts.takesStatuette(STATUETTE_POINTS) }];
  const points = resourcePoints(then, seat) - resourcePoints(before, seat);
  const taken = sayResource(kind, then.held(seat, kind), points);
  const rivals = seatsAfter(before, tile).filter((other) => other !== seat);
  const phrase = rivals.length === 0 ? taken : texts.saysBoth(taken, texts.denies(rivals.map(nameSeat)));
  return [{ weight: PLAIN_TOKEN + points, phrase }];
}

/** B14: the first of a kind brings nothing of its own; its points are those for all four kinds. */
function sayResource(kind: number, held: number, points: number): string {
  const token = texts.kinds[kind];
  if (points === 0) return texts.takesToken(token, held);
  return held === 1 ? texts.allFour(token, points) : texts.completes(token, held, points);
}

/** Seats that could take what lies on a tile: they have a piece beside it and one to put there. */
function seatsAfter(position: BlueLagoonPosition, tile: number): Seat[] {
  const seats = Array.from({ length: position.seats }, (_, seat) => seat);
  return seats.filter((seat) => hasPieces(position, seat) && isIn(position.words, position.reachOf(seat), tile));
}

function hasPieces(position: BlueLagoonPosition, seat: Seat): boolean {
  return position.left(seat, SETTLER) > 0 || (position.phase === EXPLORATION && position.left(seat, VILLAGE) > 0);
}

function sayPoints(points: number, islands: number, say: (points: number, islands: number) => string): Gain[] {
  return points > 0 ? [{ weight: points, phrase: say(points, islands) }] : [];
}

function sayMajority(
  before: BlueLagoonPosition,
  then: BlueLagoonPosition,
  tile: number,
  nameSeat: (seat: Seat) => string,
): Gain[] {
  const seat = before.mover;
  if (!before.board.isLand(tile)) return [];
  const island = before.board.islandOf[tile];
  const was = majorities(before)[island];
  const is = majorities(then)[island];
  const gained = is.share - (was.leaders.includes(seat) ? was.share : 0);
  if (!is.leaders.includes(seat) || gained <= 0) return [];
  const rivals = was.leaders.filter((other) => other !== seat).map(nameSeat);
  if (is.leaders.length > 1) return [{ weight: gained, phrase: texts.shares(gained, is.bonus, rivals) }];
  const phrase = rivals.length > 0 ? texts.leadsFrom(gained, is.bonus, rivals) : texts.leads(gained);
  return [{ weight: gained, phrase }];
}

/** Tokens that the seat can take from now on. */
function sayOpened(before: BlueLagoonPosition, then: BlueLagoonPosition, tile: number): Gain[] {
  if (!hasPieces(then, before.mover)) return [];
  const reach = before.reachOf(before.mover);
  const opened = before.board
    .neighbours(tile)
    .filter((next) => before.tokens[next] !== NOTHING && isIn(before.words, FREE, next))
    .filter((next) => !isIn(before.words, reach, next));
  return opened.length > 0 ? [{ weight: OPENED * opened.length, phrase: texts.opens(opened.length) }] : [];
}

function sayVillage(before: BlueLagoonPosition, move: Move): Gain[] {
  const survives = pieceOf(move) === VILLAGE && !before.short && !isDoomed(before, tileOf(move));
  return survives ? [{ weight: VILLAGE_BUILT, phrase: texts.village }] : [];
}
