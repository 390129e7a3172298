import { mkdtempSync, renameSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openFile } from '../../server/database/open.ts';
import { capture } from '../../tests/support/capture.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'boardwalk-backup-'));

describe('boardwalk backup', () => {
  it('copies everything while the server runs', async () => {
    const [data, other] = [newFolder(), newFolder()];
    const store = await openFile(data);
    await store.log.append([{ match: 'a', number: 0, body: 'begin' }]);
    const file = join(other, 'copy.db');
    expect(await capture(['backup', file, '--data', data])).toMatchObject({ code: 0, out: `Copied to ${file}.\n` });
    // It holds the secrets of running matches.
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await capture(['backup', file, '--data', data])).toMatchObject({ code: 1 });
    await store.log.append([{ match: 'a', number: 1, body: 'later' }]);
    await store.close();
    renameSync(file, join(other, 'boardwalk.db'));
    const copy = await openFile(other);
    expect(await copy.log.load('a', 0)).toEqual(['begin']);
    await copy.close();
  });

  it('says where it found nothing', async () => {
    const { code, err } = await capture(['backup', 'x.db', '--data', '/nowhere']);
    expect([code, err]).toEqual([1, 'boardwalk: There is no data file in /nowhere.\n']);
  });
});
