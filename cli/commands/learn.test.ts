import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { makeUntrained } from '../../ai/net/untrained.ts';
import { formatNets } from '../../ai/net/weights-file.ts';
import { features } from '../../games/blue-lagoon/bot/features.ts';
import { capture } from '../../tests/support/capture.ts';

const folder = mkdtempSync(join(tmpdir(), 'boardwalk-learn-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A trainer that learns nothing: it says what it was asked and writes the same nets each time. */
const trainer = join(folder, 'trainer.mjs');
const nets = join(folder, 'untrained');
writeFileSync(nets, formatNets(makeUntrained('blue-lagoon', features, 'net')));
writeFileSync(
  trainer,
  `import { copyFileSync } from 'node:fs';
   const [folder, generation, about] = process.argv.slice(2);
   if (JSON.parse(about).features !== ${features.features}) process.exit(3);
   copyFileSync(${JSON.stringify(nets)}, \`\${folder}/generation-\${generation}.net\`);`,
);
const LEARN = ['learn', 'blue-lagoon', '--folder', join(folder, 'run'), '--threads', '1'];
const QUICK = ['--quick-seconds', '0.01', '--seconds', '0.01', '--full', '4', '--quick', '2', '--generations', '1'];

describe('boardwalk learn', () => {
  it('plays, trains, and plays again with what was trained', async () => {
    const { out, code } = await capture([...LEARN, ...QUICK, '--trainer', `${process.execPath} ${trainer}`]);
    expect(code).toBe(0);
    expect(out).toMatch(/^Generation 0: 1 game, \d+ samples\.\n.*\nGeneration 1: 1 game, \d+ samples\./);
    expect(readdirSync(join(folder, 'run')).sort()).toEqual([
      'generation-0.net',
      'generation-1.net',
      'samples-0-0.bin',
      'samples-1-0.bin',
    ]);
  });

  it('goes on where it was stopped', async () => {
    const { out } = await capture([
      ...LEARN,
      ...QUICK.slice(0, -1),
      '2',
      '--trainer',
      `${process.execPath} ${trainer}`,
    ]);
    expect(out).toMatch(/^Generation 2: /);
  });

  it('says when the trainer fails or cannot be started, and what cannot be learned', async () => {
    const other = ['learn', 'blue-lagoon', '--folder', join(folder, 'other'), '--threads', '1', ...QUICK];
    const failed = await capture([...other, '--trainer', `${process.execPath} --no-such-option`]);
    expect(failed.err).toContain('The trainer exited with 9');
    expect(failed.code).not.toBe(0);
    const missing = await capture([...other, '--trainer', 'no-such-program']);
    expect(missing.err).toContain('no-such-program');
    expect((await capture(['learn', 'metro'])).err).toContain('Metro has no features to learn from yet');
  });

  it('seats nets in the arena', async () => {
    const player = `net:${nets}@4`;
    const { out } = await capture([
      'arena',
      'blue-lagoon',
      '--players',
      `${player},random`,
      '--games',
      '2',
      '--threads',
      '1',
    ]);
    expect(out).toContain(player);
  });
});
