import { CHANCE, type Game, type Seat } from '../../core/game.ts';
import { listMoves } from '../../core/list-moves.ts';
import { recordOf } from '../../core/match.ts';
import { type MatchRecord, replay, type Timeline } from '../../core/timeline.ts';

/** Matches that look to a seat like this one to their end, and differ in what it could not know: two at most. */
export function worldsLike(game: Game, match: Timeline, seat: Seat): MatchRecord[] {
  const worlds: MatchRecord[] = [];
  for (let line = 0; line < match.length && worlds.length < 2; line++) {
    if (match.turnAt(line) !== CHANCE || match.view(seat).textAt(line) === match.textAt(line)) continue;
    const world = changeUnseen(game, match, line, seat);
    if (world) worlds.push(world);
  }
  return worlds;
}

/** The record with one hidden roll changed in such a way that the seat could not tell, or nothing. */
function changeUnseen(game: Game, match: Timeline, line: number, seat: Seat): MatchRecord | undefined {
  const before = match.at(line);
  const told = seenBy(match, seat);
  for (const roll of listMoves(game, before)) {
    if (roll === match.moveAt(line)) continue;
    const log = [...match.log];
    log[line] = game.formatMove(before, roll);
    const other = replay(game, { ...recordOf(match), log });
    if (other.ok && seenBy(other.value, seat) === told) return recordOf(other.value);
  }
  return undefined;
}

function seenBy(match: Timeline, seat: Seat): string {
  const view = match.view(seat);
  return Array.from({ length: match.length }, (_, line) => view.textAt(line)).join('\n');
}
