import { mkdtempSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { capture } from '../../tests/support/capture.ts';

const data = () => mkdtempSync(join(tmpdir(), 'boardwalk-serve-'));
const hasNetwork = Object.values(networkInterfaces()).some((all) =>
  all?.some(({ family, internal }) => family === 'IPv4' && !internal),
);

describe('boardwalk serve', () => {
  it('says where to open it, and stops when it is told to', async () => {
    const { code, out } = await capture(['serve', '--port', '0', '--threads', '0', '--data', data()]);
    expect(code).toBe(0);
    expect(out).toMatch(/^Ready in [\d.]+ s\. Open http:\/\/127\.0\.0\.1:\d+\/ to play/);
  });

  it.runIf(hasNetwork)('for the network, with an address to type and a code to point a camera at', async () => {
    const all = ['serve', '--host', '0.0.0.0', '--port', '0', '--threads', '0', '--data', data()];
    const { out } = await capture(all);
    expect(out).toMatch(/On other devices on your network: http:\/\/\d+\.\d+\.\d+\.\d+:\d+\//);
    expect(out).toMatch(/[█▀▄]{4}/);
  });

  it('takes an address for push services that they accept', async () => {
    const wrong = await capture(['serve', '--contact', 'ada at home']);
    expect(wrong.code).not.toBe(0);
    expect(wrong.err).toContain('mailto:');
  });
});
