import type { Command } from 'commander';
import type { Option } from '../../core/settings.ts';
import { shelf } from '../../games/index.ts';
import type { About } from '../../games/room.ts';
import { bold } from '../../kit/draw/terminal.ts';
import { hasColour, type Io, print, printJson, textWidth } from '../io.ts';
import { wrapText } from '../layout.ts';

export function addGames(program: Command, io: Io): void {
  program
    .command('games')
    .description('list the games with their seats and options')
    .option('--json', 'print JSON, for programs')
    .action(async ({ json }: { json?: boolean }) => {
      const games = shelf.map(({ about }) => about);
      if (json) await printJson(io, games);
      else await print(io, games.map((about) => describeGame(about, io)).join('\n\n'));
    });
}

function describeGame({ id, title, players, tagline, options }: About, io: Io): string {
  const width = textWidth(io);
  return [
    `${bold(id, hasColour(io))}  ${title}, ${players}`,
    wrapText(tagline, width, '  '),
    ...options.map((option) => describeOption(option, width)),
  ].join('\n');
}

function describeOption({ id, help, values, picks }: Option, width: number): string {
  const choices = values.map((value, index) => (index === 0 ? `${value.id} (default)` : value.id)).join(', ');
  const own = picks
    ? `; or letters, in this order: ${picks.from.map((each) => `${each.id} ${each.title}`).join(', ')}`
    : '';
  return wrapText(`--set ${id}=…  ${help} Values: ${choices}${own}.`, width, '  ', '      ');
}
