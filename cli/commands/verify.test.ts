import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { OVER } from '../../core/game.ts';
import { listMoves } from '../../core/list-moves.ts';
import { openMatch, recordOf, submit } from '../../core/match.ts';
import { SeededRandom } from '../../core/random.ts';
import { must } from '../../core/result.ts';
import { room } from '../../games/arboretum/index.ts';
import { FairDice, formatSecret, secretFrom } from '../../online/fair-dice.ts';
import { commitTo, mixSecret } from '../../online/table-dice.ts';
import { capture } from '../../tests/support/capture.ts';

const secret = formatSecret(secretFrom('verify'));
const seats = ['01'.repeat(16), '02'.repeat(16)];

function playWith(key: Uint8Array) {
  const dice = new FairDice(key);
  const random = new SeededRandom('verify');
  const match = must(openMatch(room.game, 2, {}, dice));
  while (match.position.turn !== OVER) {
    const moves = listMoves(room.game, match.position);
    const text = room.game.formatMove(match.position, moves[random.below(moves.length)]);
    submit(match, match.position.turn, text, dice);
  }
  return recordOf(match);
}

async function verify(file: object) {
  const path = join(mkdtempSync(join(tmpdir(), 'boardwalk-verify-')), 'match.json');
  writeFileSync(path, JSON.stringify(file));
  return capture(['verify', path]);
}

describe('boardwalk verify', () => {
  const record = playWith(mixSecret(secret, seats));
  const dice = { commitment: commitTo(secret), seats, secret };

  it('accepts an online match and one played at one screen', async () => {
    expect(await verify({ record, dice })).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^Every roll follow/),
    });
    const local = playWith(secretFrom('verify'));
    expect(await verify({ record: local, players: [], secret })).toMatchObject({ code: 0 });
  });

  it.each([
    ['another secret', { record, dice: { ...dice, secret: formatSecret(secretFrom('other')) } }, 'committed to'],
    ['other players', { record, dice: { ...dice, seats: seats.toReversed() } }, 'Line 1'],
    ['no secret', { record, dice: { commitment: dice.commitment, seats } }, 'no secret'],
    ['nothing', { record }, 'no secret'],
    ['a broken seat', { record, dice: { ...dice, seats: [seats[0], null] } }, 'no secret'],
  ])('refuses %s', async (_, file, words) => {
    const { code, err } = await verify(file);
    expect(err).toContain(words);
    expect(code).toBe(1);
  });

  it('refuses a match in which one roll was changed', async () => {
    const line = record.log.findIndex((text) => text.startsWith('+'));
    const other = record.log.findLastIndex((text) => text.startsWith('+'));
    const log = [...record.log];
    [log[line], log[other]] = [log[other], log[line]];
    expect(await verify({ record: { ...record, log }, dice })).toMatchObject({ code: 1 });
  });
});
