import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { makeUntrained } from '../../ai/net/untrained.ts';
import { formatNets, parseNets } from '../../ai/net/weights-file.ts';
import { must } from '../../core/result.ts';
import { settle } from '../../core/settings.ts';
import { features } from '../../games/blue-lagoon/bot/features.ts';
import { blueLagoon } from '../../games/blue-lagoon/game.ts';
import { capture } from '../../tests/support/capture.ts';

const folder = mkdtempSync(join(tmpdir(), 'boardwalk-learn-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A trainer that learns nothing: it says what it was asked and writes the same nets each time. */
const trainer = join(folder, 'trainer.mjs');
const nets = join(folder, 'untrained');
const table = features.tableOf(blueLagoon.start(2, must(settle(blueLagoon.options, {}))));
if (!table) throw new Error('no nets for this table');
writeFileSync(nets, formatNets(makeUntrained('blue-lagoon', features, table, 'net')));
writeFileSync(
  trainer,
  `import { copyFileSync } from 'node:fs';
   const [folder, generation, about] = process.argv.slice(2);
   if (JSON.parse(about).features !== ${table.features}) process.exit(3);
   copyFileSync(${JSON.stringify(nets)}, \`\${folder}/generation-\${generation}.net\`);`,
);
const LEARN = ['learn', 'blue-lagoon', '--folder', join(folder, 'run'), '--threads', '1'];
const QUICK = [
  '--quick-seconds',
  '0.01',
  '--seconds',
  '0.01',
  '--full',
  '4',
  '--quick',
  '2',
  '--compare',
  '2',
  '--generations',
  '1',
];

describe('boardwalk learn', () => {
  it('plays, trains, and plays again with what was trained', async () => {
    const { out, code } = await capture([...LEARN, ...QUICK, '--trainer', `${process.execPath} ${trainer}`]);
    expect(code).toBe(0);
    expect(out).toMatch(
      /^Generation 0: \d+ games?, \d+ samples\.\nGeneration 1: \d+ games?, \d+ samples\.\nGeneration 1: won 50\.0%/,
    );
    expect(readFileSync(join(folder, 'run', 'log.txt'), 'utf8')).toBe(out);
    expect(readdirSync(join(folder, 'run')).sort()).toEqual([
      'generation-0.net',
      'generation-1.net',
      'log.txt',
      'samples-0-0.bin',
      'samples-1-0.bin',
    ]);
  });

  it('trains on Node alone', async () => {
    const own = join(folder, 'node');
    const course = ['learn', 'blue-lagoon', '--set', 'map=sides', '--folder', own, '--threads', '1', ...QUICK];
    const { out, code } = await capture(course);
    expect(code).toBe(0);
    expect(out).toMatch(/Generation 1: net 0 learned from \d+ samples; losses on others: reward 0\.\d+, win/);
    const trained = must(parseNets(readFileSync(join(own, 'generation-1.net'))));
    expect(trained).toMatchObject({ game: 'blue-lagoon', table: 'sides-2', generation: 1 });
    expect(trained.nets).toHaveLength(3);
  });

  it('trains nets that judge every seat of larger tables', async () => {
    const own = join(folder, 'larger');
    const course = ['learn', 'blue-lagoon', '--set', 'map=sides', '--seats', '3,4', '--folder', own, '--threads', '1'];
    const { code } = await capture([...course, ...QUICK]);
    expect(code).toBe(0);
    const trained = must(parseNets(readFileSync(join(own, 'generation-1.net'))));
    expect(trained).toMatchObject({ table: 'sides-more', generation: 1, shape: { values: 4 } });
  });

  it('learns a game in which hands are hidden, and seats what it learned', async () => {
    const own = join(folder, 'grove');
    const { code } = await capture(['learn', 'arboretum', '--folder', own, '--threads', '1', ...QUICK]);
    expect(code).toBe(0);
    const file = join(own, 'generation-1.net');
    expect(must(parseNets(readFileSync(file)))).toMatchObject({ game: 'arboretum', table: 'duel', generation: 1 });
    const player = `net:${file}@4`;
    const match = ['arena', 'arboretum', '--players', `${player},random`, '--games', '2', '--threads', '1'];
    expect((await capture(match)).out).toContain(player);
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
    expect(out).not.toContain('Generation 1:');
  });

  it('says when the trainer fails or cannot be started, and what cannot be learned', async () => {
    const other = ['learn', 'blue-lagoon', '--folder', join(folder, 'other'), '--threads', '1', ...QUICK];
    const failed = await capture([...other, '--trainer', `${process.execPath} --no-such-option`]);
    expect(failed.err).toContain('The trainer ended with exit code 9');
    expect(failed.code).not.toBe(0);
    const missing = await capture([...other, '--trainer', 'no-such-program']);
    expect(missing.err).toContain('no-such-program');
    expect((await capture(['learn', 'stratopolis'])).err).toContain('Stratopolis has no features to learn from');
    expect((await capture(['learn', 'blue-lagoon', '--seats', '5'])).err).toContain('can’t be played with 5 seats');
    expect((await capture(['learn', 'blue-lagoon', '--seats', '2,3'])).err).toContain('nets of their own');
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
