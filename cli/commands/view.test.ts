import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { walk } from '../../core/laws.ts';
import { shelf } from '../../games/index.ts';
import { capture } from '../../tests/support/capture.ts';
import { setUpsToTry } from '../../tests/support/set-ups.ts';

const folder = mkdtempSync(join(tmpdir(), 'boardwalk-view-'));

describe('view', () => {
  it('draws the last position of an official string, or an earlier one', async () => {
    const { code, out } = await capture(['view', 'metro', 'cbaa01acba02']);
    expect(code).toBe(0);
    expect(out).toMatch(/^Step 2 of 2: Tile 2: acba02\n/);
    expect(out).toContain('cbaa │ acba');
    const first = await capture(['view', 'metro', 'cbaa01acba02', '--step', '1']);
    expect(first.out).not.toContain('acba');
  });

  it('reads from the input, takes seats, says what is remarkable', async () => {
    const { out } = await capture(['view', 'metro', '-', '--seats', '3'], { input: 'aacb00\n' });
    expect(out).toContain('Seat 3');
    expect(out).toContain('\nNote: Placement 1, aacb00');
  });

  it.each([
    ['a terminal', { columns: 60 }],
    ['a pipe with COLUMNS', { env: { COLUMNS: '60' } }],
    ['a terminal that is narrower than any board', { columns: 20 }],
  ])('F25: the board fits %s of 60 columns', async (_, world) => {
    const { out } = await capture(['view', 'metro', 'cbaa01acba02'], world);
    expect(out).toContain('│cbaa│acba│');
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(60);
  });

  it('takes a line in several words', async () => {
    const line = 'metro cbaa01 acba,- 1';
    expect((await capture(['view', 'metro', ...line.split(' '), '--line'])).out).toBe(`${line}\n`);
  });

  it('answers programs', async () => {
    const { out } = await capture(['view', 'metro', 'cbaa01', '--json']);
    expect(JSON.parse(out)).toEqual({
      game: 'metro',
      seats: 2,
      step: 1,
      lastStep: 1,
      caption: 'Tile 1: cbaa01',
      line: 'metro cbaa01 -,- 2+',
      scores: [0, 0],
      winners: null,
      remarks: [],
    });
  });

  it('writes SVG and PNG, to files and to the output', async () => {
    const svg = join(folder, 'board.svg');
    const png = join(folder, 'board.png');
    const { code, out, err } = await capture(['view', 'metro', 'cbaa01', '--svg', svg, '--png', png, '--width', '300']);
    expect({ code, out }).toEqual({ code: 0, out: '' });
    expect(err).toContain(`Wrote ${png}.`);
    expect(readFileSync(svg, 'utf8')).toMatch(/^<svg .*<\/svg>\n$/s);
    const bytes = readFileSync(png);
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect(bytes.readUInt32BE(16)).toBe(300);
    expect((await capture(['view', 'metro', 'cbaa01', '--svg', '-'])).out).toBe(readFileSync(svg, 'utf8'));
    expect((await capture(['view', 'metro', 'cbaa01', '--png', '-'])).out).toMatch(/^\u0089PNG/);
  });

  it.each([
    [['cbaa01zz'], 1, 'Placement 2'],
    [['metro aacb01'], 1, 'four parts: metro, placements, hands, turn. See character 13.'],
    [['a'.repeat(100_000)], 1, 'See character 5.'],
    [['a'.repeat(100_001)], 1, 'too long'],
    [['"aacb01" +\n"cbaa09"'], 1, 'See line 2, character 7.'],
    [['cbaa01', '--step', '2'], 1, 'There is no step 2; the last one is 1.'],
    [['cbaa01', '--seats', '7'], 1, '2 to 6 players'],
    [['cbaa01', '--width', '5', '--png', 'x.png'], 2, '--width'],
    [['cbaa01', '--svg', join(folder, 'none/board.svg')], 1, 'no such file or folder'],
  ])('refuses bad text %# by saying why', async (argv, code, words) => {
    const { out, err, ...rest } = await capture(['view', 'metro', ...argv]);
    expect({ ...rest, out }).toEqual({ code, out: '' });
    expect(err).toContain(words);
  });

  it.each(shelf)('draws $about.id at the start, in the middle and at the end', async ({ about, load }) => {
    const { game } = await load();
    for (const { seats, settings } of [setUpsToTry(game)[0], ...setUpsToTry(game).slice(-1)]) {
      const { positions } = walk(game, seats, settings, 'view');
      for (const part of [0, 0.5, 1]) {
        const line = game.format(positions[Math.floor((positions.length - 1) * part)]);
        const shown = await capture(['view', about.id, line], { env: { FORCE_COLOR: '1' } });
        expect({ line, code: shown.code }).toEqual({ line, code: 0 });
        expect((await capture(['view', about.id, line, '--line'])).out).toBe(`${line}\n`);
        expect((await capture(['view', about.id, line, '--png', '-', '--width', '200'])).code).toBe(0);
      }
    }
  });
});
