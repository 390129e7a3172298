import { texts } from '#texts/blue-lagoon/gains.ts';
import type { Move, Seat } from '../../../core/game.ts';
import { gain, type NameSeat, type Reason } from '../../reason.ts';
import { isIn } from '../board.ts';
import { ALL_FOUR_POINTS, ISLANDS_POINTS, RESOURCES, STATUETTE_POINTS } from '../components.ts';
import type { BlueLagoonPosition } from '../position.ts';
import { pieceOf, placement, tileOf } from '../rules.ts';
import {
  islandsPoints,
  islandsVisited,
  linkPoints,
  longestLink,
  majorities,
  phasePoints,
  resourcePoints,
} from '../scoring.ts';
import { NOTHING, SETTLER, VILLAGE } from '../state.ts';
import { nameIsland } from './island-names.ts';
import { circlesOfLasting, endOf, stand } from './preview.ts';
import { hasPieces, tokensOpened } from './reach.ts';
import { findRisks, type Weighed } from './risks.ts';
import { sumUp } from './sums.ts';
import { nameTokens } from './words.ts';

/** B11: the least number of islands that brings points. */
const FIRST_WORTH = ISLANDS_POINTS.findIndex((points) => points > 0);
/** How telling a phrase is that speaks of no points. */
const WEIGHT = { end: 9, opened: 3, village: 2.5, token: 2, island: 1 };

/** So many settlers are left when the next one is worth a word. */
const LAST_SETTLERS = 3;

/** What a piece does for the mover and to the others, and what speaks against it, the most telling first. */
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
    ...sayReached(before, then),
    ...sayMajority(before, then, tile, nameSeat),
    ...(end === 'exploration' ? [{ weight: WEIGHT.end, reason: gain('ends-exploration', texts.endsExploration) }] : []),
    ...(end === undefined ? sayOpened(before, then, tile) : []),
    ...sayVillage(before, move),
    ...findRisks({ before, then, after, move, end, nameSeat }),
  ];
  const sorted = weighed.sort((a, b) => b.weight - a.weight).map(({ reason }) => reason);
  const told = sumUp(before, then, tile, sorted, nameSeat);
  if (told.some(({ isRisk }) => !isRisk)) return told;
  const blocked = sayBlocked(before, tile, nameSeat);
  if (blocked.length > 0 || end !== undefined) return [...blocked, ...told];
  return [...sayPrepared(before, then), ...told];
}

/**
 * Where a piece brings nothing yet: what the next one could bring with it, and could not without it. With many pieces to
 * come everything prepares something.
 */
function sayPrepared(before: BlueLagoonPosition, then: BlueLagoonPosition): Reason[] {
  const seat = before.mover;
  if (then.left(seat, SETTLER) > LAST_SETTLERS) return [];
  const [was, points] = [before, then].map((position) => bestSettler(position, seat));
  return points > was ? [gain('prepares', texts.prepares(points, was), { points, was }, points - was)] : [];
}

/** The most that one settler more would bring a seat. */
function bestSettler(position: BlueLagoonPosition, seat: Seat): number {
  const tiles = Array.from(position.tokens.keys());
  const before = withMover(position, seat);
  return Math.max(0, ...tiles.map((tile) => settlerPoints(before, tile)));
}

/** Where a piece brings its owner nothing: what one there would have brought the rival who gets the most of it. */
function sayBlocked(before: BlueLagoonPosition, tile: number, nameSeat: NameSeat): Reason[] {
  const seats = Array.from({ length: before.seats }, (_, seat) => seat).filter((seat) => seat !== before.mover);
  const [most] = seats
    .map((rival) => ({ rival, points: settlerPoints(withMover(before, rival), tile) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points);
  return most ? [gain('blocks', texts.blocks(nameSeat(most.rival), most.points), most)] : [];
}

/** The same position, with a seat to move. */
function withMover(position: BlueLagoonPosition, seat: Seat): BlueLagoonPosition {
  const asked = position.copy();
  asked.mover = seat;
  asked.turn = seat;
  return asked;
}

/** What a settler on a tile would bring the mover, where the rules let it go there. */
function settlerPoints(before: BlueLagoonPosition, tile: number): number {
  if (before.check(placement(SETTLER, tile)) !== undefined) return 0;
  const then = before.copy();
  then.place(SETTLER, tile);
  return phasePoints(then, before.mover) - phasePoints(before, before.mover);
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
  const taken = sayResource(then, seat, kind, points);
  const rivals = seatsAfter(before, tile).filter((other) => other !== seat);
  const words = rivals.length === 0 ? taken : texts.saysBoth(taken, texts.denies(rivals.map(nameSeat)));
  const claim = { kind, held: then.held(seat, kind), points, rivals: rivals.length };
  return [{ weight: WEIGHT.token + points, reason: gain('token', words, claim) }];
}

/** B14: the first of a kind brings nothing of its own; its points are those for all four kinds. */
function sayResource(then: BlueLagoonPosition, seat: Seat, kind: number, points: number): string {
  const token = texts.kinds[kind];
  const held = then.held(seat, kind);
  const kinds = texts.kinds.filter((_, each) => then.held(seat, each) > 0).length;
  if (points === 0 && held === 1 && kinds > 1) return texts.newKind(token, kinds, RESOURCES, ALL_FOUR_POINTS);
  if (points === 0) return texts.takesToken(token, held);
  return held === 1 ? texts.allFour(token, points) : texts.completes(token, held, points);
}

/** Seats that could take what lies on a tile: they have a piece beside it and one to put there. */
function seatsAfter(position: BlueLagoonPosition, tile: number): Seat[] {
  const seats = Array.from({ length: position.seats }, (_, seat) => seat);
  return seats.filter((seat) => hasPieces(position, seat) && isIn(position.words, position.reachOf(seat), tile));
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
  const name = nameIsland(before.board, island);
  if (is.leaders.length > 1) {
    return [{ weight: gained, reason: gain('shares', texts.shares(gained, name, rivals), claim) }];
  }
  const words = rivals.length > 0 ? texts.leadsFrom(gained, name, rivals) : texts.leads(gained, name);
  return [{ weight: gained, reason: gain('leads', words, claim) }];
}

/** Tokens that the seat can take from now on. */
function sayOpened(before: BlueLagoonPosition, then: BlueLagoonPosition, tile: number): Weighed[] {
  const opened = tokensOpened(before, then, tile);
  const tokens = opened.length;
  if (tokens === 0) return [];
  const words = texts.opens(nameTokens(opened));
  return [{ weight: WEIGHT.opened * tokens, reason: gain('opens', words, { tokens }) }];
}

/** B11: one island more, on the way to those that bring points. */
function sayReached(before: BlueLagoonPosition, then: BlueLagoonPosition): Weighed[] {
  const [was, is] = [before, then].map((position) => islandsVisited(position, before.mover));
  const isWorthIt = then.board.islands >= FIRST_WORTH && is < FIRST_WORTH;
  if (is === was || !isWorthIt) return [];
  const words = texts.reaches(is, FIRST_WORTH, ISLANDS_POINTS[FIRST_WORTH]);
  return [{ weight: WEIGHT.island, reason: gain('reaches', words, { islands: is }) }];
}

/** B15: a village that stays, and how many circles beside it get new tokens. */
function sayVillage(before: BlueLagoonPosition, move: Move): Weighed[] {
  const circles = circlesOfLasting(before, tileOf(move));
  if (pieceOf(move) !== VILLAGE || circles === undefined) return [];
  return [{ weight: WEIGHT.village + circles, reason: gain('village', texts.village(circles), { circles }) }];
}
