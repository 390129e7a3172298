import { Command, CommanderError } from 'commander';
import { texts } from '#texts/cli/program.ts';
import { LANGUAGES } from '../texts/languages.ts';
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
import { addRegret } from './commands/regret.ts';
import { addReplay } from './commands/replay.ts';
import { addReview } from './commands/review.ts';
import { addServe } from './commands/serve.ts';
import { addVerify } from './commands/verify.ts';
import { addView } from './commands/view.ts';
import { Complaint, describeUnknown, wrongUsage } from './complaint.ts';
import { named } from './define-command.ts';
import { HELP_WORDS } from './help-words.ts';
import { hasColour, type Io, note, textWidth } from './io.ts';
import { parseChoice } from './numbers.ts';
import { readVersion } from './version.ts';
import { complainOf, namesOf } from './wrong-usage.ts';

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
    .description(texts.about)
    .version(readVersion(), '-V, --version', texts.version)
    .helpOption('-h, --help', texts.help)
    .option('--lang <language>', texts.language, named('--lang', parseLanguage))
    .helpCommand(false)
    .configureOutput({
      writeOut: (text) => io.stdout.write(text),
      writeErr: (text) => io.stderr.write(text),
      // What is wrong is said once, in our own words (`complainOf`).
      outputError: () => undefined,
      getOutHelpWidth: () => textWidth(io),
      getErrHelpWidth: () => textWidth(io),
      getOutHasColors: () => hasColour(io),
      getErrHasColors: () => false,
    })
    .configureHelp(HELP_WORDS)
    .addHelpText('after', texts.examples);
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
    addRegret,
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
  for (const command of [program, ...program.commands]) command.exitOverride((error) => leave(error, command));
  return program;
}

/** Those that are spoken have been taken out before (`language.ts`). */
function parseLanguage(text: string): string {
  const spoken = LANGUAGES.filter(({ hidden }) => !hidden);
  return parseChoice(
    text,
    spoken.map(({ id }) => id),
  );
}

/** Help that was asked for is no complaint. */
function leave(error: CommanderError, command: Command): never {
  throw error.exitCode === 0 ? error : complainOf(error, command);
}

/** Our own, because the one that comes with the library says nothing about a command that does not exist. */
function addHelp(program: Command): void {
  program
    .command('help')
    .description(texts.helpFor)
    .argument('[command]', texts.command)
    .action((name: string | undefined) => {
      if (name === undefined) return program.outputHelp();
      const command = program.commands.find((each) => each.name() === name);
      if (!command) throw wrongUsage(describeUnknown('command', name, namesOf(program)));
      command.outputHelp();
    });
}

/** The one place where errors end: complaints and the world's faults in a line, our own mistakes in full. */
function report(error: unknown, io: Io): number {
  // The help that was asked for has been printed.
  if (error instanceof CommanderError) return 0;
  if (error instanceof Complaint) {
    note(io, `boardwalk: ${error.message}`);
    return error.exitCode;
  }
  if (isWorldFault(error)) {
    note(io, `boardwalk: ${error.path ?? error.syscall}: ${saidOf(error.code) ?? error.message}`);
    return 1;
  }
  note(io, `boardwalk: ${texts.bug}`);
  note(io, error instanceof Error ? (error.stack ?? error.message) : String(error));
  return 1;
}

interface WorldFault extends Error {
  readonly code: string;
  readonly syscall: string;
  readonly path?: string;
}

function saidOf(code: string): string | undefined {
  return (texts.system as Readonly<Record<string, string>>)[code];
}

function isWorldFault(error: unknown): error is WorldFault {
  return error instanceof Error && 'syscall' in error && 'code' in error;
}
