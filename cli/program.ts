import { Command, CommanderError } from 'commander';
import { bold } from '../kit/draw/terminal.ts';
import { addArena } from './commands/arena.ts';
import { addBackup } from './commands/backup.ts';
import { addBench } from './commands/bench.ts';
import { addBot } from './commands/bot.ts';
import { addCalibrate } from './commands/calibrate.ts';
import { addCall } from './commands/call.ts';
import { addChaos } from './commands/chaos.ts';
import { addGames } from './commands/games.ts';
import { addLadder } from './commands/ladder.ts';
import { addLearn } from './commands/learn.ts';
import { addLoad } from './commands/load.ts';
import { addNewGame } from './commands/new-game.ts';
import { addOpenings } from './commands/openings.ts';
import { addPerft } from './commands/perft.ts';
import { addPlay } from './commands/play.ts';
import { addPuzzles } from './commands/puzzles.ts';
import { addReplay } from './commands/replay.ts';
import { addReview } from './commands/review.ts';
import { addServe } from './commands/serve.ts';
import { addVerify } from './commands/verify.ts';
import { addView } from './commands/view.ts';
import { Complaint, describeUnknown, wrongUsage } from './complaint.ts';
import { hasColour, type Io, note, textWidth } from './io.ts';
import { readVersion } from './version.ts';

/** The whole command line: takes the arguments, answers with the exit code. 0 done, 1 failed, 2 wrongly asked. */
export async function main(argv: readonly string[], io: Io): Promise<number> {
  const program = buildProgram(io);
  if (argv.length === 0) {
    program.outputHelp();
    return 0;
  }
  try {
    await program.parseAsync(argv, { from: 'user' });
    return 0;
  } catch (error) {
    return report(error, io);
  }
}

function buildProgram(io: Io): Command {
  const program = new Command('boardwalk')
    .description('Play, study and build modern board games.')
    .version(readVersion(), '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print help')
    .option('--lang <language>', 'language to speak (default: your system’s, if there is one)')
    .helpCommand(false)
    .configureOutput({
      writeOut: (text) => io.stdout.write(text),
      writeErr: (text) => io.stderr.write(text),
      outputError: (text, write) => write(text.replace(/^error: /, 'boardwalk: ')),
      getOutHelpWidth: () => textWidth(io),
      getErrHelpWidth: () => textWidth(io),
      getOutHasColors: () => hasColour(io),
      getErrHasColors: () => false,
    })
    .configureHelp({ styleTitle: (title) => bold(title, true), subcommandTerm: formatTerm })
    .exitOverride()
    .addHelpText('after', EXAMPLES);
  for (const add of [
    addGames,
    addPlay,
    addView,
    addReplay,
    addReview,
    addPuzzles,
    addOpenings,
    addCall,
    addPerft,
    addBench,
    addArena,
    addLadder,
    addCalibrate,
    addBot,
    addNewGame,
    addLearn,
    addServe,
    addChaos,
    addLoad,
    addVerify,
    addBackup,
  ])
    add(program, io);
  addHelp(program);
  for (const command of program.commands) command.showHelpAfterError(`See: boardwalk ${command.name()} --help`);
  return program.showHelpAfterError('See: boardwalk --help');
}

/** Our own, because the one that comes with the library says nothing about a command that does not exist. */
function addHelp(program: Command): void {
  program
    .command('help')
    .description('print help for a command')
    .argument('[command]', 'the command')
    .action((name: string | undefined) => {
      if (name === undefined) return program.outputHelp();
      const command = program.commands.find((each) => each.name() === name);
      const names = program.commands.map((each) => each.name());
      if (!command) throw wrongUsage(describeUnknown('command', name, names));
      command.outputHelp();
    });
}

/** Without "[options]", which nearly every command has. */
function formatTerm(command: Command): string {
  const args = command.registeredArguments.map((argument) => {
    const name = `${argument.name()}${argument.variadic ? '…' : ''}`;
    return argument.required ? `<${name}>` : `[${name}]`;
  });
  return [command.name(), ...args].join(' ');
}

const EXAMPLES = `
Try:
  boardwalk games                          the games and their options
  boardwalk play metro --bots 2            play against the computer in this terminal
  boardwalk view metro cbcb20adbb73        draw an official string
  boardwalk call metro getScore cbcb20 2   call an official method
  boardwalk help play                      help for one command`;

/** The one place where errors end: complaints and the world's faults in a line, our own mistakes in full. */
function report(error: unknown, io: Io): number {
  // Commander has already said what is wrong, or printed the help that was asked for.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof Complaint) {
    note(io, `boardwalk: ${error.message}`);
    return error.exitCode;
  }
  if (isWorldFault(error)) {
    note(io, `boardwalk: ${error.path ?? error.syscall}: ${WORLD[error.code] ?? error.message}`);
    return 1;
  }
  note(io, `boardwalk: this is a bug in Boardwalk. Please report it with the lines below.`);
  note(io, error instanceof Error ? (error.stack ?? error.message) : String(error));
  return 1;
}

interface WorldFault extends Error {
  readonly code: string;
  readonly syscall: string;
  readonly path?: string;
}

const WORLD: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EISDIR: 'that is a folder',
  ENOENT: 'no such file or folder',
  ENOSPC: 'the disk is full',
};

function isWorldFault(error: unknown): error is WorldFault {
  return error instanceof Error && 'syscall' in error && 'code' in error;
}
