import { texts } from '#texts/blue-lagoon/words.ts';
import type { Seat } from '../../../core/game.ts';
import type { NameSeat } from '../../reason.ts';
import type { BlueLagoonPosition } from '../position.ts';
import { canMove } from '../rules.ts';
import { EXPLORATION, SETTLEMENT, SETTLER, VILLAGE } from '../state.ts';

/** With this many resources left on the board, or this many pieces to place, half-time is near. */
const NEAR = 8;

/** How far away half-time is. */
export interface Nearness {
  /** B10: it comes with the last resource, or when nobody can place a piece. */
  readonly by: 'resources' | 'pieces';
  /** So many resources must be taken, or so many pieces can be placed at most. */
  readonly left: number;
}

/** B10: half-time, once it is near; nothing in a game without one (B20). */
export function nearHalfTime(position: BlueLagoonPosition): Nearness | undefined {
  const { phase, short, turn, resources } = position;
  if (phase !== EXPLORATION || short || turn < 0) return undefined;
  const { pieces } = piecesToCome(position);
  if (resources <= Math.min(NEAR, pieces)) return { by: 'resources', left: resources };
  return pieces <= NEAR ? { by: 'pieces', left: pieces } : undefined;
}

/** B10: what can still be placed in this phase at most, and whether everybody places one more piece and nobody a second. */
function piecesToCome(position: BlueLagoonPosition): { readonly pieces: number; readonly isLastRound: boolean } {
  const able = seatsOf(position).filter((seat) => canMove(position, seat));
  const left = able.map((seat) => position.left(seat, SETTLER) + position.left(seat, VILLAGE));
  return { pieces: left.reduce((sum, each) => sum + each, 0), isLastRound: left.every((each) => each === 1) };
}

/** B10: what ends the phase, as a player counts it: the resources on the board, the pieces left to place, or both. */
export function clockOf(position: BlueLagoonPosition): {
  /** None where there are too few pieces to take them all. */
  readonly resources: number | undefined;
  /** None while the resources will hardly last as long. */
  readonly pieces: number | undefined;
  readonly isLastRound: boolean;
} {
  const { pieces, isLastRound } = piecesToCome(position);
  const { resources } = position;
  return {
    resources: resources <= pieces ? resources : undefined,
    pieces: resources > pieces || pieces <= NEAR ? pieces : undefined,
    isLastRound,
  };
}

/** B10: has the phase come to its end? A table shows that moment only where its last turn is shown again. */
export function isPhaseOver(position: BlueLagoonPosition): boolean {
  return position.resources === 0 || piecesToCome(position).pieces === 0;
}

/** B15: would a village here be lost at half-time? Where there is no half-time (B20) nothing is lost. */
export function isDoomed(position: BlueLagoonPosition, tile: number): boolean {
  return position.phase === EXPLORATION && !position.short && position.board.isCircle(tile);
}

/** B15: how many villages of a seat would survive half-time. */
export function countSurvivors(position: BlueLagoonPosition, seat: Seat): number {
  return position.villages(seat).filter((tile) => !position.board.isCircle(tile)).length;
}

/**
 * Points alone don't tell who is ahead: the second half can be played from villages only, and early points are few. From
 * four positions with greedy leads of 30 to 39 points against none, two level-5 players let the leader win 46 of 240 matches.
 */
export function tellOutlook(position: BlueLagoonPosition, nameSeat: NameSeat): string {
  if (position.phase !== EXPLORATION || position.short) return '';
  const players = seatsOf(position).map((seat) => ({ who: nameSeat(seat), villages: countSurvivors(position, seat) }));
  return texts.outlook(players.some(({ villages }) => villages !== players[0].villages) ? players : []);
}

/** Seats that would lose every village at half-time, once it is near. */
export function seatsAtRisk(position: BlueLagoonPosition): Seat[] {
  if (!nearHalfTime(position)) return [];
  return seatsOf(position).filter((seat) => countSurvivors(position, seat) === 0);
}

/** B17: half-time has left nobody a village, so that nobody can move. */
export function isEmptySettlement(position: BlueLagoonPosition): boolean {
  return position.phase === SETTLEMENT && seatsOf(position).every((seat) => position.villages(seat).length === 0);
}

function seatsOf({ seats }: BlueLagoonPosition): Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat);
}
