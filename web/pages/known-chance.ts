import type { AdvisedMove } from '../../ai/worker.ts';
import { OVER, type Position, type Seat } from '../../core/game.ts';
import type { OpinionTable } from '../../study/tables.ts';
import { sideTold } from '../study/chances.ts';
import { restAt } from '../study/joined.ts';
import type { StudyNode } from '../study/study-tree.ts';
import { type Chance, chanceFor, ownChance, standing, worthOf } from '../study/told-chance.ts';
import type { Desk } from './use-desk.ts';

/** What the review says of the match. */
export type Reviewed = Pick<Desk, 'room' | 'rests' | 'decisions'>;

/** What a search for ideas has found at a node: its moves, the best first. */
export interface Searched {
  readonly moves: readonly AdvisedMove[];
  readonly table: OpinionTable | undefined;
}

/** Of all nodes that somebody has asked about. */
export type Searches = ReadonlyMap<StudyNode, Searched>;

/**
 * A seat's chance as the result or the review tells it: of a moment of the match, and of the board after the move that would have
 * been better. Nothing elsewhere.
 */
export function reviewedChance({ room, rests, decisions }: Reviewed, node: StudyNode, seat: Seat): Chance | undefined {
  const { position, parent, isPlayed, ply, text } = node;
  if (position.turn === OVER) return shareAt(position, seat, room.about.together === true);
  if (isPlayed) {
    const rest = restAt(rests, ply);
    return rest && { win: rest.chances[seat], doubt: rest.error };
  }
  const decision = parent?.isPlayed ? decisions.get(parent.ply) : undefined;
  if (!decision || decision.best !== text) return undefined;
  return { win: Math.min(1, Math.max(0, sideTold(rests, decision, seat).best)), doubt: decision.error };
}

/** What a seat gets of a match that is over. */
function shareAt(position: Position, seat: Seat, isTogether: boolean): Chance {
  const winners = position.winners() ?? [];
  return { win: winners.includes(seat) ? 1 / (isTogether ? 1 : winners.length) : 0, doubt: 0 };
}

/**
 * The one chance that is told of a node, of its seat to act: what the review says; else what was told of the move that led there, as long as a
 * search of its own does not contradict it. What was searched to the end is certain.
 */
export function toldHere(reviewed: Reviewed, searches: Searches, node: StudyNode): Chance | undefined {
  const found = searches.get(node);
  const first = found && movesAt(reviewed, node, found)[0];
  const own = first?.win === undefined ? undefined : ownChance(first, found?.table);
  const known = reviewedChance(reviewed, node, node.position.turn);
  if (known) return own?.doubt === 0 ? own : withTable(known, found?.table);
  const told = toldBefore(reviewed, searches, node);
  return own ? standing(told, own) : told;
}

/** A review is another search, and no surer of the position than the two are alike. */
function withTable({ win, doubt }: Chance, table: OpinionTable | undefined): Chance {
  return { win, doubt: doubt === 0 || !table ? doubt : Math.max(doubt, ownChance({ win, doubt }, table).doubt) };
}

/** What was told of the move that led to a node, where that is all that led there. */
function toldBefore(reviewed: Reviewed, searches: Searches, node: StudyNode): Chance | undefined {
  const { parent, turn, text, position } = node;
  const found = parent && searches.get(parent);
  const here = found && toldHere(reviewed, searches, parent);
  if (!here) return undefined;
  const moves = movesAt(reviewed, parent, found);
  const move = moves.find((each) => each.text === text);
  const worth = move && worthOf(move, moves[0], here);
  return worth && chanceFor(position.turn, { ...worth, seat: turn }, position, reviewed.room.about.together === true);
}

/** The moves of a search, first of all the one that the review tells as the best: two names for it would contradict each other. */
export function movesAt({ decisions }: Reviewed, node: StudyNode, { moves }: Searched): readonly AdvisedMove[] {
  const told = node.isPlayed ? decisions.get(node.ply)?.best : undefined;
  const best = moves.find(({ text }) => text === told);
  if (!best || best === moves[0]) return moves;
  const { text: _, ...worth } = moves[0];
  return [{ ...worth, text: best.text }, ...moves.filter((move) => move !== best)];
}
