import { OVER, type Position, type Seat, type Viewer } from '../core/game.ts';
import { rollOn } from '../core/match.ts';
import { replay } from '../core/timeline.ts';
import type { About, Room } from '../games/room.ts';
import { diceOf } from './session/new-match.ts';
import { Onlooker } from './session/onlooker.ts';
import type { SavedMatch } from './session/saved-match.ts';
import { NOTHING_UNDONE } from './session/undone.ts';

/** What may be told of a match that is kept here, to whoever holds the device. */
export interface MatchSummary {
  /** As `viewer` may know it. */
  readonly position: Position;
  readonly viewer: Viewer;
  /** Whose turn it is; `undefined` when the match is over. */
  readonly turn: Seat | undefined;
  /** True when a person must act. */
  readonly isWaiting: boolean;
  /** True once a person has decided something. */
  readonly isBegun: boolean;
  /** Points so far; `undefined` where they are a secret or mean nothing. */
  readonly scores: readonly number[] | undefined;
  readonly winners: readonly Seat[] | undefined;
  /** The last decision in words and what the same seat has done since, and whose it was. */
  readonly last: { readonly seat: Seat; readonly words: readonly string[] } | undefined;
}

const known = new WeakMap<SavedMatch, MatchSummary | 'unreadable'>();

/** `undefined` for a match that these rules cannot follow. Worked out once for each state of a match. */
export function summarise(room: Room, saved: SavedMatch): MatchSummary | undefined {
  const summary = known.get(saved) ?? makeSummary(room, saved) ?? 'unreadable';
  known.set(saved, summary);
  return summary === 'unreadable' ? undefined : summary;
}

/** The same eyes as at the table, with nobody there yet: nothing is told that the curtain would hide. */
function makeSummary(room: Room, { record, players, secret, ending }: SavedMatch): MatchSummary | undefined {
  const match = replay(room.game, record);
  if (!match.ok) return undefined;
  if (!ending) rollOn(match.value, diceOf(secret));
  const onlooker = new Onlooker(room, match.value, players, ending !== undefined);
  const { position, viewer, log } = onlooker.look(NOTHING_UNDONE, true);
  const turn = ending ? OVER : position.turn;
  const moves = Array.from(log).filter((line) => line.seat >= 0);
  const decisions = moves.filter((line) => line.news !== '');
  // What goes without saying at the table, such as a draw of cards, is all that has happened in a new match.
  const last = decisions.at(-1) ?? moves.at(-1);
  // Nobody sees here what followed it.
  const told = last && moves.slice(moves.lastIndexOf(last)).filter(({ seat }) => seat === last.seat);
  return {
    position,
    viewer,
    turn: turn >= 0 ? turn : undefined,
    isWaiting: turn >= 0 && players[turn].kind === 'person',
    isBegun: decisions.some(({ seat }) => players[seat].kind === 'person'),
    scores: pointsSoFar(room, position),
    winners: ending ? ending.winners : position.winners(),
    last: told && { seat: told[0].seat, words: told.map(({ news, seen, words }) => news || (seen ?? words)) },
  };
}

/**
 * As the table counts them: what it would be if the match ended now, where points come only at the end. `undefined` where
 * they are a secret or mean nothing.
 */
export function pointsSoFar({ about, pointsNow }: Room, position: Position): readonly number[] | undefined {
  const isOver = position.turn === OVER;
  if (about.together || (about.secretScores && !isOver)) return undefined;
  return pointsNow && !isOver ? pointsNow(position) : Array.from(position.scores());
}

/** The board or challenge that was chosen, where it is not the usual one; a campaign's is always told. */
export function boardTitle({ boards, campaign, options }: About, { record }: SavedMatch): string | undefined {
  const option = options.find(({ id }) => id === boards);
  const value = option?.values.find(({ id }) => id === record.settings[option.id]);
  if (!option || !value) return undefined;
  if (campaign?.option !== option.id) return value === option.values[0] ? undefined : value.title;
  return campaign.parts.flatMap((part) => part.steps).find(({ id }) => id === value.id)?.title;
}

/** What decides which match is offered first. */
export type Standing = Pick<MatchSummary, 'isBegun' | 'isWaiting'>;

/** Those that somebody has played at, then those that wait for a person; of equals the one that was played last. */
export function inOrderOfPlay(
  matches: readonly SavedMatch[],
  standingOf: (match: SavedMatch) => Standing,
): readonly SavedMatch[] {
  const rank = (match: SavedMatch) => {
    const { isBegun, isWaiting } = standingOf(match);
    return 2 * Number(isBegun) + Number(isWaiting);
  };
  return [...matches].sort((a, b) => rank(b) - rank(a) || b.changed - a.changed);
}
