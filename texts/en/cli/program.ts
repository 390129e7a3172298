import { inLanguage } from '../../language.ts';

/** The command line as a whole. */
export const texts = inLanguage('cli/program', {
  about: 'Play, study and build modern board games.',
  version: 'print the version',
  help: 'print help',
  /** The headings of help, and what stands for any option or command there. */
  titles: { usage: 'Usage:', arguments: 'Arguments:', options: 'Options:', commands: 'Commands:' },
  anyOptions: '[options]',
  anyCommand: '[command]',
  withUsual: (option: string, usual: string) => `${option} (default: ${usual})`,
  language: 'language to speak (default: your system’s, if Boardwalk speaks it)',
  helpFor: 'print help for a command',
  command: 'the command',
  see: (command: string) => `See: ${command} --help`,
  examples: `
Try:
  boardwalk games                          the games and their options
  boardwalk play metro --bots 2            play against the computer in this terminal
  boardwalk view metro cbcb20adbb73        draw an official string
  boardwalk call metro getScore cbcb20 2   call an official method
  boardwalk help play                      help for one command

In a clone of Boardwalk write npx boardwalk, or run npm link once.`,
  bug: 'this is a bug in Boardwalk. Please report it with the lines below.',
  /** What the system says of a file, by its code. */
  system: {
    EACCES: 'permission denied',
    EISDIR: 'that is a folder',
    ENOENT: 'no such file or folder',
    ENOSPC: 'the disk is full',
  },
});
