import { drawRoll } from '../core/draw-roll.ts';
import { CHANCE, type Game, type Position } from '../core/game.ts';
import { ok, type Result } from '../core/result.ts';
import { type MatchRecord, replay } from '../core/timeline.ts';
import { FairDice, parseSecret } from './fair-dice.ts';
import { fail } from './faults.ts';
import { commitTo, mixSecret } from './table-dice.ts';

/** What the rolls of a finished match follow from: of a table online, or the secret of a match played at one screen. */
export type Provenance =
  | {
      readonly commitment: string;
      readonly seats: readonly (string | null)[];
      readonly secret?: string;
      readonly carried?: number;
    }
  | { readonly secret: string; readonly carried?: number };

/** Works out every roll again. The answer is how many there were; those that were made elsewhere are not among them. */
export function verifyRolls<P extends Position>(
  game: Game<P>,
  record: MatchRecord,
  provenance: Provenance,
): Result<number> {
  const key = keyOf(provenance);
  if (!key.ok) return key;
  const replayed = replay(game, record);
  if (!replayed.ok) return replayed;
  const dice = new FairDice(key.value);
  const { carried = 0 } = provenance;
  const match = replayed.value;
  let number = 0;
  let verified = 0;
  for (let line = 0; line < match.length; line++) {
    if (match.turnAt(line) !== CHANCE) continue;
    const roll = number++;
    if (line < carried) continue;
    const position = match.peek(line);
    const wanted = drawRoll(game, position, dice.forRoll(roll));
    if (wanted !== match.moveAt(line)) {
      const found = match.textAt(line);
      return fail('verify.roll', { line: line + 1, wanted: game.formatMove(position, wanted), found });
    }
    verified++;
  }
  return ok(verified);
}

function keyOf(provenance: Provenance): Result<Uint8Array> {
  const { secret } = provenance;
  const bytes = parseSecret(secret);
  if (secret === undefined || !bytes) return fail('verify.secret');
  if (!('commitment' in provenance)) return ok(bytes);
  if (commitTo(secret) !== provenance.commitment) return fail('verify.commitment');
  const seats = provenance.seats.filter((seat) => seat !== null && /^[0-9a-f]{32}$/.test(seat));
  if (seats.length !== provenance.seats.length) return fail('verify.secret');
  return ok(mixSecret(secret, seats as string[]));
}
