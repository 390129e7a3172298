import { describe, expect, it } from 'vitest';
import { parseRecords } from '../../core/records.ts';
import { must } from '../../core/result.ts';
import { formatSecret, secretFrom } from '../../online/fair-dice.ts';
import { FakeBrowser } from '../../tests/fake-world.ts';
import { sayFault } from '../../texts/say-fault.ts';
import { makeFile, readFile } from './match-file.ts';
import type { SavedMatch } from './saved-match.ts';
import { seal, unseal } from './sealed.ts';
import { NOTHING_UNDONE } from './undone.ts';

const { chance } = new FakeBrowser().openTab();
const salt = new Uint8Array(16).fill(7);

const running: SavedMatch = {
  id: 'm',
  record: { game: 'arboretum', rulesVersion: 1, seats: 2, settings: { seed: 'x' }, log: ['a1', 'b2', 'c3'] },
  players: [
    { kind: 'person', name: 'Rosa' },
    { kind: 'bot', name: 'Ada', level: 3 },
  ],
  secret: formatSecret(secretFrom('luck')),
  undone: NOTHING_UNDONE,
  changed: 1,
  over: false,
  version: 4,
};
const { record, players } = running;

describe('F29: the file of a match', () => {
  it('that runs and hides something shows neither log nor secret, and is read back whole', () => {
    const text = JSON.stringify(makeFile(running, false, chance));
    for (const hidden of [...record.log, running.secret, 'log', 'secret']) expect(text).not.toContain(`"${hidden}"`);
    expect(text).not.toContain(btoa(JSON.stringify(record.log)).slice(0, 8));
    expect(must(readFile(text))).toEqual({ record, players });
  });

  it('that runs and hides nothing is plain, without the secret', () => {
    expect(makeFile(running, true, chance)).toEqual({ record, players });
  });

  it('that is over is plain, with the secret, so that everybody can check the dice', () => {
    const file = makeFile({ ...running, over: true }, true, chance);
    expect(file).toEqual({ record, players, secret: running.secret });
    expect(must(readFile(JSON.stringify(file)))).toEqual({ record, players, luck: { secret: running.secret } });
  });

  it('that is over says which of its lines came from elsewhere', () => {
    const file = makeFile({ ...running, over: true, carried: 2 }, true, chance);
    expect(file).toEqual({ record, players, secret: running.secret, carried: 2 });
    expect(must(readFile(JSON.stringify(file))).luck).toEqual({ secret: running.secret, carried: 2 });
  });

  it('is read as older versions wrote it: with a record, bare, or one a line', () => {
    const bare = JSON.stringify(record);
    expect(must(readFile(`${bare}\n${bare}\n`)).record).toEqual(record);
    expect(must(readFile(bare)).players).toEqual([
      { kind: 'person', name: 'Player 1' },
      { kind: 'person', name: 'Player 2' },
    ]);
    expect(must(readFile(JSON.stringify({ record, players })))).toEqual({ record, players });
  });

  it('that claims any number of seats is read without making so many players', () => {
    const file = must(readFile(JSON.stringify({ ...record, seats: 1e9 })));
    expect(file.players.length).toBeLessThan(100);
  });

  it.each(['', 'null', '[]', '{', '{"sealed":"1.x"}', '{"sealed":"2.AA==.AA==.AA=="}', '{"record":{}}'])(
    'is refused with a sentence when it is %j',
    (text) => {
      const file = readFile(text);
      expect(file.ok ? '' : sayFault(file.fault)).toMatch(/\.$/);
    },
  );

  it('says to other readers where it can be opened', () => {
    const file = parseRecords(JSON.stringify(makeFile(running, false, chance)));
    expect(file).toMatchObject({ ok: false, fault: { code: 'record.sealed' } });
  });
});

describe('a sealed text', () => {
  it('comes back, whatever its length and letters', () => {
    for (const text of ['', 'a', 'ä€𝄞', 'x'.repeat(70_000)]) expect(must(unseal(seal(text, salt)))).toBe(text);
  });

  it('looks different each time, and is refused when a letter has changed', () => {
    const sealed = seal('the same', salt);
    expect(seal('the same', new Uint8Array(16).fill(8))).not.toBe(sealed);
    const [version, ...parts] = sealed.split('.');
    for (const at of [0, 1, 2]) {
      const changed = parts.map((part, index) => (index === at ? btoa(`x${atob(part).slice(1)}`) : part));
      expect(unseal([version, ...changed].join('.')).ok).toBe(false);
    }
  });
});
