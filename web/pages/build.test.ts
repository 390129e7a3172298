import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { texts } from '#texts/web/build.ts';
import { root } from '../../scripts/lib/root.mjs';

const document = (name: string) => readFileSync(`${root}${name}`, 'utf8');

it('the program and the commands of the page are those of the documents', () => {
  expect(document('docs/bots.md')).toContain(texts.bot.program);
  const command = texts.bot.command.replace('npx ', '');
  expect(document('docs/bots.md')).toContain(command);
  const [newGame] = texts.game.commands.replace('npx ', '').split('\n');
  expect(document('docs/cli.md')).toContain(newGame);
  expect(document('CONTRIBUTING.md')).toContain('## Adding a game');
});
