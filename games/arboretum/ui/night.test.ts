import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { NIGHT } from './night.ts';
import { VARIABLES } from './paint.tsx';

it('F28: pictures have the same colours by night as the table', () => {
  const css = readFileSync(new URL('palette.css', import.meta.url), 'utf8').split('(prefers-color-scheme: dark)')[1];
  for (const [colour, name] of VARIABLES) {
    const atNight = new RegExp(`${name}: (#\\w{6});`).exec(css)?.[1];
    expect([name, NIGHT[colour] ?? colour]).toEqual([name, atNight]);
  }
});
