import type { Command, CommanderError } from 'commander';
import { texts } from '#texts/cli/options.ts';
import { texts as program } from '#texts/cli/program.ts';
import { quote } from '../core/result.ts';
import { type Complaint, describeUnknown, wrongUsage } from './complaint.ts';
import { formatTerm } from './help-words.ts';
import { gameIds } from './set-up.ts';

/** What the library found wrong with how a command was called, in our own words, and where to read more. */
export function complainOf(error: CommanderError, command: Command): Complaint {
  const called = command.parent ? `boardwalk ${command.name()}` : 'boardwalk';
  return wrongUsage(`${describe(error, command, called)}\n${program.see(called)}`);
}

function describe({ code, message }: CommanderError, command: Command, called: string): string {
  // Which argument or option is meant is told within the library's own sentence only, between quotes.
  const [, meant = ''] = /'(.*)'/s.exec(message) ?? [];
  switch (code) {
    case 'commander.missingArgument':
      return describeMissing(meant, command);
    case 'commander.optionMissingArgument':
      return texts.valueMissing(meant);
    case 'commander.missingMandatoryOptionValue':
      return texts.optionMissing(meant);
    case 'commander.unknownOption':
      return describeUnknown('option', meant.replace(/=.*/s, ''), optionsOf(command));
    case 'commander.unknownCommand':
      return describeUnknown('command', command.args[0], namesOf(command));
    case 'commander.excessArguments':
      return describeExcess(command, called);
    default:
      return message;
  }
}

function describeMissing(argument: string, command: Command): string {
  const said = texts.argumentMissing(`<${argument}>`, formatTerm(command));
  return argument === 'game' ? `${said} ${texts.gamesAre(gameIds())}` : said;
}

function describeExcess({ args, registeredArguments }: Command, called: string): string {
  const most = registeredArguments.length;
  return texts.tooMany(
    called,
    most,
    args
      .slice(most)
      .map((word) => quote(word))
      .join(' '),
  );
}

/** Of the command, and those that every command has. */
function optionsOf(command: Command): string[] {
  const help = command.createHelp();
  const own = command.parent ? [command, command.parent] : [command];
  const all = own.flatMap((each) => help.visibleOptions(each)).map(({ long }) => long);
  return [...new Set(all)].filter((name) => typeof name === 'string');
}

export function namesOf({ commands }: Command): string[] {
  return commands.map((each) => each.name());
}
