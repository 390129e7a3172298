import { inLanguage } from '../../language.ts';

/** What an external bot did wrong. */
export const texts = inLanguage('cli/external-bot', {
  notLegal: (answer: string) => `not a legal move: ${answer}`,
  late: (milliseconds: number) => `no answer within ${milliseconds} ms`,
  notStarted: (why: string) => `could not be started: ${why}`,
  ended: (why: string) => `ended (${why})`,
  exitCode: (code: number | null) => `exit code ${code}`,
});
