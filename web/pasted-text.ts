import { texts as players } from '#texts/web/players.ts';
import { texts } from '#texts/web/viewer.ts';
import { CHANCE } from '../core/game.ts';
import { type MatchRecord, replay, turnsOf } from '../core/match.ts';
import { parseRecords } from '../core/records.ts';
import { ok, type Result } from '../core/result.ts';
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
  const turns = turnsOf(match.value);
  const position = game.start(record.seats, match.value.settings);
  const positions = [position.copy()];
  const captions = [texts.start];
  for (const [index, text] of record.log.entries()) {
    const move = game.parseMove(position, text);
    if (!move.ok) return move;
    const words = describeMove(position, move.value, (seat) => players.player(seat + 1));
    position.play(move.value);
    if (turns[index] === CHANCE) positions[positions.length - 1] = position.copy();
    else {
      positions.push(position.copy());
      captions.push(texts.did(players.player(turns[index] + 1), words));
    }
  }
  return ok({ positions, captions });
}
