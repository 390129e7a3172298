import type { Move, Seat } from '../../../core/game.ts';
import { RESOURCES, STATUETTE, STATUETTE_POINTS } from '../components.ts';
import type { BlueLagoonPosition } from '../position.ts';
import { pieceOf, tileOf } from '../rules.ts';
import { bestLink, islandsVisited, type Link, majorities, scoreParts } from '../scoring.ts';
import { EXPLORATION, NOTHING, VILLAGE } from '../state.ts';
import { tokensOpened } from './reach.ts';
import { isDoomed, isEmptySettlement } from './survival.ts';

/** The lines of a score sheet, with the rule each comes from. */
export const PARTS = [
  { id: 'islands', rule: 'B11' },
  { id: 'links', rule: 'B12' },
  { id: 'majorities', rule: 'B13' },
  { id: 'resources', rule: 'B14' },
  { id: 'statuettes', rule: 'B14' },
] as const;
export type Part = (typeof PARTS)[number]['id'];

/** What the phase would bring if it ended now: points by part and seat, and the counts that explain them. */
export interface Sheet {
  readonly points: Readonly<Record<Part, readonly number[]>>;
  readonly total: readonly number[];
  /** Islands with a piece, and islands of the best link, by seat. */
  readonly visited: readonly number[];
  readonly linked: readonly number[];
}

export function countSheet(position: BlueLagoonPosition): Sheet {
  const { total, ...parts } = scoreParts(position);
  const seats = Array.from({ length: position.seats }, (_, seat) => seat);
  const statuettes = seats.map((seat) => position.held(seat, STATUETTE) * STATUETTE_POINTS);
  const resources = parts.resources.map((points, seat) => points - statuettes[seat]);
  return {
    points: { ...parts, resources, statuettes },
    total,
    visited: seats.map((seat) => islandsVisited(position, seat)),
    linked: seats.map((seat) => bestLink(position, seat).islands.length),
  };
}

/** What a move would change for one seat, as if the phase ended right after it. */
export interface Gain {
  readonly seat: Seat;
  readonly total: number;
  readonly parts: readonly { readonly part: Part; readonly points: number }[];
}

export interface Preview {
  readonly move: Move;
  readonly tile: number;
  readonly isVillage: boolean;
  /** Kind of the token that would be taken. */
  readonly token: number | undefined;
  /** How many of that kind the mover would then hold. */
  readonly held: number;
  /** B14: how many of the four kinds the mover would then have, where that of the token is new. */
  readonly kinds: number | undefined;
  /** The mover first; only seats for whom something changes. */
  readonly gains: readonly Gain[];
  /** B13: is the mover alone ahead on the island before the move? Then one more piece brings nothing there. */
  readonly isLed: boolean;
  /** B15: a village on a stone circle that would not outlast half-time. */
  readonly isDoomed: boolean;
  /** For a village that outlasts half-time: how many circles beside it get new tokens. */
  readonly lasting: number | undefined;
  /** B10: what the move would end. At half-time the game ends where nobody has a village left (B17). */
  readonly ends: 'exploration' | 'game' | 'game-early' | undefined;
  /** Kinds of the tokens that it opens the way to: what a boat is there for. */
  readonly opened: readonly number[];
  /** The mover's best link, if the move makes it better. */
  readonly link: Link | undefined;
}

/** What a move would do. Counted before the phase is cleared away, if the move ends it. */
export function previewMove(position: BlueLagoonPosition, move: Move): Preview {
  const { mover, board } = position;
  const tile = tileOf(move);
  const after = stand(position, move);
  const played = position.copy();
  played.play(move);
  const lying = position.tokens[tile];
  const token = lying === NOTHING ? undefined : lying;
  const isVillage = pieceOf(move) === VILLAGE;
  const ends = endOf(position, played);
  return {
    move,
    tile,
    isVillage,
    token,
    held: token === undefined ? 0 : after.held(mover, token),
    kinds: token === undefined ? undefined : kindsWith(after, mover, token),
    gains: changesFrom(position, after),
    isLed: board.isLand(tile) && String(majorities(position)[board.islandOf[tile]].leaders) === String(mover),
    isDoomed: isVillage && isDoomed(position, tile),
    lasting: isVillage ? circlesOfLasting(position, tile) : undefined,
    ends,
    opened: ends === undefined ? tokensOpened(position, after, tile) : [],
    link: linkedBy(after, mover) > linkedBy(position, mover) && board.islands > 0 ? bestLink(after, mover) : undefined,
  };
}

function kindsWith(after: BlueLagoonPosition, seat: Seat, token: number): number | undefined {
  if (token >= RESOURCES || after.held(seat, token) > 1) return undefined;
  return Array.from({ length: RESOURCES }, (_, kind) => kind).filter((kind) => after.held(seat, kind) > 0).length;
}

/** B15: the circles beside a village here, which get new tokens at half-time; nothing where it would not outlast that. */
export function circlesOfLasting({ board, phase, short }: BlueLagoonPosition, tile: number): number | undefined {
  if (phase !== EXPLORATION || short || board.isCircle(tile)) return undefined;
  return board.neighbours(tile).filter((next) => board.isCircle(next)).length;
}

/** What a piece that has been put down changes for each seat, the mover first; only seats for whom something changes. */
export function changesFrom(position: BlueLagoonPosition, after: BlueLagoonPosition): Gain[] {
  const [before, then] = [countSheet(position), countSheet(after)];
  const seats = Array.from({ length: position.seats }, (_, seat) => (position.mover + seat) % position.seats);
  return seats.map((seat) => gainOf(before, then, seat)).filter(({ parts }) => parts.length > 0);
}

function linkedBy(position: BlueLagoonPosition, seat: Seat): number {
  return bestLink(position, seat).islands.length;
}

/** What a move ended. */
export function endOf(before: BlueLagoonPosition, after: BlueLagoonPosition): Preview['ends'] {
  if (after.turn >= 0 && after.phase === before.phase) return undefined;
  if (after.phase === before.phase) return 'game';
  return isEmptySettlement(after) ? 'game-early' : 'exploration';
}

/** The position with the piece put down and nothing else done: a phase that is over is not yet cleared away. */
export function stand(position: BlueLagoonPosition, move: Move): BlueLagoonPosition {
  const after = position.copy();
  after.place(pieceOf(move), tileOf(move));
  return after;
}

function gainOf(before: Sheet, after: Sheet, seat: Seat): Gain {
  const parts = PARTS.map(({ id }) => ({ part: id, points: after.points[id][seat] - before.points[id][seat] }));
  return { seat, total: after.total[seat] - before.total[seat], parts: parts.filter(({ points }) => points !== 0) };
}
