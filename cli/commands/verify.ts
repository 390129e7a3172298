import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { texts } from '#texts/cli/verify.ts';
import { parseJson, readRecord } from '../../core/records.ts';
import { quote } from '../../core/result.ts';
import { findGame } from '../../games/index.ts';
import { type Provenance, verifyRolls } from '../../online/verify.ts';
import { accept, failure, formatFault } from '../complaint.ts';
import { defineCommand } from '../define-command.ts';
import { type Io, print } from '../io.ts';

export function addVerify(program: Command, io: Io): void {
  defineCommand(program, 'verify <file>', texts).action((file: string) => verify(file, io));
}

async function verify(file: string, io: Io): Promise<void> {
  const value = accept(parseJson(readFileSync(file, 'utf8')), failure);
  const record = accept(readRecord(value), failure);
  const room = await findGame(record.game)?.load();
  if (!room) throw failure(texts.noGame(quote(record.game)));
  const result = verifyRolls(room.game, record, readProvenance(value as Partial<Record<string, unknown>>));
  if (!result.ok) throw failure(formatFault(result.fault));
  await print(io, texts.verified(result.value));
}

/** Whatever is not of the right form has no secret, and is refused for that. */
function readProvenance({ dice, secret, carried }: Partial<Record<string, unknown>>): Provenance {
  const given = dice as { commitment?: unknown; seats?: unknown; secret?: unknown; carried?: unknown } | undefined;
  if (typeof given?.commitment !== 'string' || !Array.isArray(given.seats))
    return { secret: typeof secret === 'string' ? secret : '', carried: typeof carried === 'number' ? carried : 0 };
  return {
    commitment: given.commitment,
    seats: given.seats.map((seat) => (typeof seat === 'string' ? seat : null)),
    secret: typeof given.secret === 'string' ? given.secret : '',
    carried: typeof given.carried === 'number' ? given.carried : 0,
  };
}
