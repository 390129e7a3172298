import { texts } from '#texts/blue-lagoon/gains.ts';
import type { Move, Seat } from '../../../core/game.ts';
import { gain, type NameSeat, type Reason, risk } from '../../reason.ts';
import { isIn } from '../board.ts';
import { RESOURCES, STATUETTE_POINTS } from '../components.ts';
import type { BlueLagoonPosition } from '../position.ts';
import { pieceOf, tileOf } from '../rules.ts';
import { islandsPoints, islandsVisited, linkPoints, longestLink, majorities, resourcePoints } from '../scoring.ts';
import { EXPLORATION, FREE, NOTHING, SETTLER, VILLAGE } from '../state.ts';
import { endOf, stand } from './preview.ts';
import { isDoomed } from './survival.ts';

/** How telling a phrase is that speaks of no points. */
const WEIGHT = { end: 9, opened: 3, village: 2.5, token: 2 };

/** A reason, and how telling it is. */
interface Weighed {
  readonly weight: number;
  readonly reason: Reason;
}

/** What a piece does for the mover and to the others, the most telling first. */
export function explainMove(before: BlueLagoonPosition, move: Move, nameSeat: NameSeat): Reason[] {
  const seat = before.mover;
  const after = before.copy();
  after.play(move);
  const tile = tileOf(move);
  const then = stand(before, move);
  const end = endOf(before, after);
  const weighed = [
    ...sayToken(before, then, tile, nameSeat),
    ...sayPoints('link', linkPoints(then, seat) - linkPoints(before, seat), longestLink(then, seat)),
    ...sayPoints('islands', islandsPoints(then, seat) - islandsPoints(before, seat), islandsVisited(then, seat)),
    ...sayMajority(before, then, tile, nameSeat),
    ...(end ? [{ weight: WEIGHT.end, reason: gain(`ends-${end}`, texts.ends[end]) }] : sayOpened(before, then, tile)),
    ...sayVillage(before, move),
  ];
  return weighed.sort((a, b) => b.weight - a.weight).map(({ reason }) => reason);
}

function sayToken(before: BlueLagoonPosition, then: BlueLagoonPosition, tile: number, nameSeat: NameSeat): Weighed[] {
  const seat = before.mover;
  const kind = before.tokens[tile];
  if (kind === NOTHING) return [];
  if (kind >= RESOURCES) {
    const words = texts.takesStatuette(STATUETTE_POINTS);
    return [{ weight: STATUETTE_POINTS, reason: gain('statuette', words, { points: STATUETTE_POINTS }) }];
  }
  const points = resourcePoints(then, seat) - resourcePoints(before, seat);
  const taken = sayResource(kind, then.held(seat, kind), points);
  const rivals = seatsAfter(before, tile).filter((other) => other !== seat);
  const words = rivals.length === 0 ? taken : texts.saysBoth(taken, texts.denies(rivals.map(nameSeat)));
  const claim = { kind, held: then.held(seat, kind), points, rivals: rivals.length };
  return [{ weight: WEIGHT.token + points, reason: gain('token', words, claim) }];
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

function sayPoints(kind: 'link' | 'islands', points: number, islands: number): Weighed[] {
  if (points <= 0) return [];
  return [{ weight: points, reason: gain(kind, texts[kind](points, islands), { points, islands }) }];
}

function sayMajority(
  before: BlueLagoonPosition,
  then: BlueLagoonPosition,
  tile: number,
  nameSeat: NameSeat,
): Weighed[] {
  const seat = before.mover;
  if (!before.board.isLand(tile)) return [];
  const island = before.board.islandOf[tile];
  const was = majorities(before)[island];
  const is = majorities(then)[island];
  const gained = is.share - (was.leaders.includes(seat) ? was.share : 0);
  if (!is.leaders.includes(seat) || gained <= 0) return [];
  const rivals = was.leaders.filter((other) => other !== seat).map(nameSeat);
  const claim = { island, points: gained };
  if (is.leaders.length > 1) {
    return [{ weight: gained, reason: gain('shares', texts.shares(gained, is.bonus, rivals), claim) }];
  }
  const words = rivals.length > 0 ? texts.leadsFrom(gained, is.bonus, rivals) : texts.leads(gained);
  return [{ weight: gained, reason: gain('leads', words, claim) }];
}

/** Tokens that the seat can take from now on. */
function sayOpened(before: BlueLagoonPosition, then: BlueLagoonPosition, tile: number): Weighed[] {
  if (!hasPieces(then, before.mover)) return [];
  const reach = before.reachOf(before.mover);
  const opened = before.board
    .neighbours(tile)
    .filter((next) => before.tokens[next] !== NOTHING && isIn(before.words, FREE, next))
    .filter((next) => !isIn(before.words, reach, next));
  const tokens = opened.length;
  return tokens > 0 ? [{ weight: WEIGHT.opened * tokens, reason: gain('opens', texts.opens(tokens), { tokens }) }] : [];
}

function sayVillage(before: BlueLagoonPosition, move: Move): Weighed[] {
  if (pieceOf(move) !== VILLAGE) return [];
  if (isDoomed(before, tileOf(move))) return [{ weight: WEIGHT.village, reason: risk('doomed', texts.doomed) }];
  const survives = before.phase === EXPLORATION && !before.short;
  return survives ? [{ weight: WEIGHT.village, reason: gain('village', texts.village) }] : [];
}
