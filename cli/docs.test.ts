import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { capture } from '../tests/support/capture.ts';

/*
 * docs/cli.md shows what the commands really print, but for measured times, which are in blocks that nobody checks.
 * A line `…` stands for lines left out, `…` within a line for a part of it.
 */
const text = readFileSync(new URL('../docs/cli.md', import.meta.url), 'utf8');
const examples = [...text.matchAll(/^```console\n(.*?)^```$/gms)].flatMap(([, block]) =>
  block
    .split(/^\$ /m)
    .slice(1)
    .map((example) => {
      const [command, ...lines] = example.trimEnd().split('\n');
      return { command, lines };
    }),
);

describe('docs/cli.md', () => {
  it('shows every command', () => {
    for (const name of [
      'games',
      'play',
      'view',
      'replay',
      'review',
      'openings',
      'call',
      'perft',
      'bench',
      'arena',
      'new-game',
    ])
      expect(text).toMatch(new RegExp(`^\\$ (printf .*\\| )?boardwalk ${name}`, 'm'));
  });

  it.each(examples)('$command', async ({ command, lines }) => {
    const { out, err } = await run(command);
    expect(err).toBe('');
    expect(out).toMatch(patternOf(lines));
  });
});

/** `boardwalk …`, or `printf '…' | boardwalk …`. */
function run(command: string) {
  const [, printed = '', rest] = /^(?:printf '([^']*)' \| )?boardwalk (.*)$/.exec(command) ?? [];
  const argv = [...(rest ?? '').matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain);
  return capture(argv, { input: printed.replaceAll('\\n', '\n') });
}

function patternOf(lines: readonly string[]): RegExp {
  const patterns = lines.map((line) => {
    if (line === '…') return '(?:.*\\n)*?';
    const [shown, rest] = line.split('…');
    return `${quoteMeta(shown)}${rest === undefined ? '' : `.*${quoteMeta(rest)}`}\\n`;
  });
  return new RegExp(`^${patterns.join('')}$`);
}

function quoteMeta(part: string): string {
  return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
