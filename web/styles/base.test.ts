import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from '../../tests/support/contrast.ts';

const [DAY, NIGHT] = readFileSync(new URL('base.css', import.meta.url), 'utf8').split(
  '@media (prefers-color-scheme: dark)',
);
const GROUNDS = ['--page', '--panel'];

describe.each([
  ['day', DAY],
  ['night', NIGHT],
])('the colours of all pages by %s', (_, part) => {
  const colour = (name: string) => new RegExp(`${name}: (#\\w{6});`).exec(part)?.[1] ?? 'missing';

  it.each(['--ink', '--ink-2', '--accent', '--problem', '--gain', '--risk'])('words in %s can be read', (name) => {
    for (const ground of GROUNDS) expect(contrast(colour(name), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it('words on a button of the accent colour can be read', () => {
    expect(contrast(colour('--accent-ink'), colour('--accent'))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['--line-strong', '--focus'])('%s can be seen around what it frames', (name) => {
    for (const ground of GROUNDS) expect(contrast(colour(name), colour(ground))).toBeGreaterThanOrEqual(3);
  });
});
