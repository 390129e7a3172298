import type { Command } from 'commander';
import { texts } from '#texts/cli/games.ts';
import type { Option } from '../../core/settings.ts';
import { shelf } from '../../games/index.ts';
import type { About } from '../../games/room.ts';
import { bold } from '../../kit/draw/terminal.ts';
import { defineCommand, SWITCH } from '../define-command.ts';
import { hasColour, type Io, print, printJson, textWidth } from '../io.ts';
import { wrapText } from '../layout.ts';

const OPTIONS = { json: SWITCH };

export function addGames(program: Command, io: Io): void {
  defineCommand(program, 'games', texts, OPTIONS).action(async ({ json }: { json?: boolean }) => {
    const games = shelf.map(({ about }) => about);
    if (json) await printJson(io, games);
    else await print(io, games.map((about) => describeGame(about, io)).join('\n\n'));
  });
}

function describeGame({ id, title, players, tagline, options }: About, io: Io): string {
  const width = textWidth(io);
  return [
    `${bold(id, hasColour(io))}  ${texts.game(title, players)}`,
    wrapText(tagline, width, '  '),
    ...options.map((option) => describeOption(option, width)),
  ].join('\n');
}

function describeOption({ id, help, values, picks }: Option, width: number): string {
  const choices = values.map((value, index) =>
    texts.value(value.id, [...remarkIn(value.title), ...(index === 0 ? [texts.usual] : [])]),
  );
  const own = picks ? texts.letters(picks.from.map((each) => `${each.id} ${each.title}`)) : '';
  return wrapText(`${texts.option(id, help, choices)}${own}.`, width, '  ', '      ');
}

/** What a title adds in brackets: which value is the published rule, or how hard a challenge is. */
function remarkIn(title: string): readonly string[] {
  return /\(([^()]+)\)$/.exec(title)?.slice(1) ?? [];
}
