import { texts as players } from '#texts/web/players.ts';
import { texts } from '#texts/web/viewer.ts';
import { CHANCE } from '../core/game.ts';
import { parseRecords } from '../core/records.ts';
import { ok, type Result } from '../core/result.ts';
import { type MatchRecord, replay } from '../core/timeline.ts';
import type { Room, Walkthrough } from '../games/room.ts';

/** Anything the viewer takes: a position line, an official string, or a whole match as JSON. */
export function readPastedText(room: Room, text: string, seats: number): Result<Walkthrough> {
  if (!text.trimStart().startsWith('{')) return room.readPasted(text, seats);
  const records = parseRecords(text);
  return records.ok ? walkThrough(room, records.value[0]) : records;
}

/** A match move by move. Rolls are shown with the decision before them, so that a step is what somebody did. */
function walkThrough({ game, describeMove }: Room, record: MatchRecord): Result<Walkthrough> {
  const match = replay(game, record);
  if (!match.ok) return match;
  const timeline = match.value;
  const steps = [0];
  const captions = [texts.start];
  for (let line = 0; line < timeline.length; line++) {
    const turn = timeline.turnAt(line);
    if (turn === CHANCE) steps[steps.length - 1] = line + 1;
    else {
      const words = describeMove(timeline.at(line), timeline.moveAt(line), (seat) => players.player(seat + 1));
      steps.push(line + 1);
      captions.push(texts.did(players.player(turn + 1), words));
    }
  }
  return ok({ positions: steps.map((ply) => timeline.at(ply)), captions });
}
