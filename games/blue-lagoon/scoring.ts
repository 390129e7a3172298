import { OVER, type Seat } from '../../core/game.ts';
import { TOP } from './board.ts';
import {
  ALL_FOUR_POINTS,
  ISLANDS_POINTS,
  LINK_POINTS,
  RESOURCES,
  SET_POINTS,
  STATUETTE,
  STATUETTE_POINTS,
  TOKENS,
} from './components.ts';
import type { State } from './state.ts';

/** What each seat would score if the phase ended now, by seat. */
export interface ScoreParts {
  readonly islands: readonly number[];
  readonly links: readonly number[];
  readonly majorities: readonly number[];
  readonly resources: readonly number[];
  readonly total: readonly number[];
}

export function scoreParts(state: State): ScoreParts {
  const part = (points: (state: State, seat: Seat) => number) =>
    Array.from({ length: state.seats }, (_, seat) => points(state, seat));
  return {
    islands: part(islandsPoints),
    links: part(linkPoints),
    majorities: part(majorityPoints),
    resources: part(resourcePoints),
    total: part(phasePoints),
  };
}

/** Adds what the phase brought to the running scores. */
export function addScores(state: State): void {
  for (let seat = 0; seat < state.seats; seat++) state.points[seat] += phasePoints(state, seat);
}

/** All four parts together. */
export function phasePoints(state: State, seat: Seat): number {
  return (
    islandsPoints(state, seat) + linkPoints(state, seat) + majorityPoints(state, seat) + resourcePoints(state, seat)
  );
}

/** B11: pieces on many islands. */
export function islandsPoints(state: State, seat: Seat): number {
  return ISLANDS_POINTS[Math.min(islandsVisited(state, seat), ISLANDS_POINTS.length - 1)];
}

/** The most pieces that one of the others has on an island, given where its counts begin in `words`. */
export function mostOfOthers({ words, seats, stride }: State, seat: Seat, island: number): number {
  let most = 0;
  for (let other = 0; other < seats; other++) {
    const theirs = words[island + other * stride];
    if (other !== seat && theirs > most) most = theirs;
  }
  return most;
}

export function islandsVisited(state: State, seat: Seat): number {
  let visited = 0;
  for (let island = 0; island < state.board.islands; island++) if (state.onIsland(seat, island) > 0) visited++;
  return visited;
}

/** B12: the islands of the seat's best link. */
export function linkPoints(state: State, seat: Seat): number {
  return LINK_POINTS * longestLink(state, seat);
}

/** B13: the bonus of every island where nobody has more pieces, shared among equals and rounded down. */
export function majorityPoints(state: State, seat: Seat): number {
  const { board, words, stride } = state;
  const first = state.reachOf(0) + 3 * board.words;
  let points = 0;
  for (let island = 0; island < board.islands; island++) {
    const mine = words[first + seat * stride + island];
    let most = mine;
    let equals = 0;
    for (let other = 0; other < state.seats; other++) {
      const theirs = words[first + other * stride + island];
      most = Math.max(most, theirs);
      if (theirs === mine) equals++;
    }
    if (mine > 0 && mine === most) points += Math.floor(board.bonus[island] / equals);
  }
  return points;
}

/** B14: sets of a kind, all four kinds, statuettes. */
export function resourcePoints(state: State, seat: Seat): number {
  let points = state.held(seat, STATUETTE) * STATUETTE_POINTS;
  let kinds = 0;
  for (let kind = 0; kind < RESOURCES; kind++) {
    const held = state.held(seat, kind);
    points += setPoints(held);
    if (held > 0) kinds++;
  }
  return kinds === RESOURCES ? points + ALL_FOUR_POINTS : points;
}

/** B14: so many of one kind of resource. */
export function setPoints(held: number): number {
  return SET_POINTS[Math.min(held, SET_POINTS.length - 1)];
}

/** The most islands on which one connected group of the seat's pieces stands (B12). Allocates nothing. */
export function longestLink(state: State, seat: Seat): number {
  const { board, words } = state;
  const { todo, seen } = board.scratch;
  const pieces = state.reachOf(seat) + board.words;
  for (let word = 0; word < board.words; word++) {
    todo[word] = words[pieces + word] | words[pieces + board.words + word];
  }
  seen.fill(0);
  let best = 0;
  let group = 0;
  for (let word = 0; word < board.words; word++) {
    while (todo[word] !== 0) {
      const tile = word * 32 + Math.clz32(todo[word]);
      best = Math.max(best, countIslands(state, tile, ++group));
    }
  }
  return best;
}

/** Takes the group of a tile out of `todo` and counts its islands. */
function countIslands(state: State, first: number, group: number): number {
  const { beside, spread, islandOf, islands, scratch } = state.board;
  const { todo, stack, seen } = scratch;
  let count = 0;
  let height = 1;
  stack[0] = first;
  todo[first >> 5] ^= TOP >>> first;
  while (height > 0) {
    const tile = stack[--height];
    const island = islandOf[tile];
    if (seen[island] !== group && island !== islands) count++;
    seen[island] = group;
    const end = (tile + 1) * spread * 2;
    for (let pair = tile * spread * 2; pair < end; pair += 2) {
      const word = beside[pair];
      let found = beside[pair + 1] & todo[word];
      todo[word] ^= found;
      for (; found !== 0; found ^= TOP >>> Math.clz32(found)) stack[height++] = word * 32 + Math.clz32(found);
    }
  }
  return count;
}

/** A connected group of a seat's pieces, for people who want to see it. */
export interface Link {
  readonly tiles: readonly number[];
  readonly islands: readonly number[];
}

/** The group with the most islands; of equals the one with the most pieces. Empty while the seat has no piece. */
export function bestLink(state: State, seat: Seat): Link {
  const { board } = state;
  const todo = new Set([...state.settlers(seat), ...state.villages(seat)]);
  let best: Link = { tiles: [], islands: [] };
  for (const first of todo) {
    const tiles = [first];
    todo.delete(first);
    for (const tile of tiles) {
      for (const next of board.neighbours(tile)) if (todo.delete(next)) tiles.push(next);
    }
    const islands = [...new Set(tiles.map((tile) => board.islandOf[tile]))].filter((island) => island < board.islands);
    const more = islands.length - best.islands.length || tiles.length - best.tiles.length;
    if (more > 0) best = { tiles, islands };
  }
  return best;
}

/** Who stands how strong on an island. */
export interface Majority {
  readonly bonus: number;
  /** Pieces by seat. */
  readonly pieces: readonly number[];
  /** The seats with the most; nobody while the island is empty. */
  readonly leaders: readonly Seat[];
  /** What each leader gets. */
  readonly share: number;
}

export function majorities(state: State): Majority[] {
  return Array.from(state.board.bonus, (bonus, island) => {
    const pieces = Array.from({ length: state.seats }, (_, seat) => state.onIsland(seat, island));
    const most = Math.max(...pieces);
    const leaders = most === 0 ? [] : [...pieces.keys()].filter((seat) => pieces[seat] === most);
    return { bonus, pieces, leaders, share: leaders.length === 0 ? 0 : Math.floor(bonus / leaders.length) };
  });
}

/** Tokens of all kinds that a seat holds. */
export function tokensHeld(state: State, seat: Seat): number {
  return TOKENS.reduce((sum, _, kind) => sum + state.held(seat, kind), 0);
}

/** B18: the most points, then the most tokens held; equals share the win. */
export function winnersOf(state: State): readonly Seat[] | undefined {
  if (state.turn !== OVER) return undefined;
  const worth = Array.from({ length: state.seats }, (_, seat) => [state.points[seat], tokensHeld(state, seat)]);
  const best = worth.reduce((a, b) => ((b[0] - a[0] || b[1] - a[1]) > 0 ? b : a));
  return [...worth.keys()].filter((seat) => worth[seat][0] === best[0] && worth[seat][1] === best[1]);
}
