import { type Command, Help, type HelpConfiguration, type Option } from 'commander';
import { texts } from '#texts/cli/program.ts';
import { bold } from '../kit/draw/terminal.ts';

/** What the library says in help, in the language that was chosen, and without "[options]" in the list of commands. */
export const HELP_WORDS: HelpConfiguration = {
  styleTitle: (title) => bold(titleOf(title), true),
  commandUsage: sayUsage,
  optionDescription: sayOption,
  subcommandTerm: formatTerm,
};

/** Commander calls its titles "Usage:", "Options:" and so on. */
function titleOf(title: string): string {
  const name = title.replace(':', '').toLowerCase();
  return (texts.titles as Readonly<Record<string, string>>)[name] ?? title;
}

function sayUsage(command: Command): string {
  const { anyOptions, anyCommand } = texts;
  return new Help().commandUsage(command).replace('[options]', anyOptions).replace('[command]', anyCommand);
}

/** With its usual value, where it has one that is worth a word: an empty list is none. */
function sayOption({ description, defaultValue, required, optional }: Option): string {
  const isTold = (required || optional) && defaultValue !== undefined && !isEmptyList(defaultValue);
  return isTold ? texts.withUsual(description, JSON.stringify(defaultValue)) : description;
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

/** Without "[options]", which nearly every command has. */
export function formatTerm(command: Command): string {
  const args = command.registeredArguments.map((argument) => {
    const name = `${argument.name()}${argument.variadic ? '…' : ''}`;
    return argument.required ? `<${name}>` : `[${name}]`;
  });
  return [command.name(), ...args].join(' ');
}
