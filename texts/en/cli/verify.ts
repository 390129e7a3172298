import { inLanguage } from '../../language.ts';
import { count } from '../grammar.ts';

/** `boardwalk verify`. */
export const texts = inLanguage('cli/verify', {
  about: 'check that every roll of a finished match follows from its secrets',
  file: 'a finished match as the app saves it',
  help: `
The exit code is 0 only if every roll follows from the secret that the server had committed to, and from
what each player added. It does not prove that the server’s host never looked at the secret.

Example:
  boardwalk verify match.json`,
  noGame: (game: string) => `There is no game ${game} here.`,
  verified: (rolls: number) =>
    `Every roll follows from the secrets (${count(rolls, { one: 'roll', other: 'rolls' })}).`,
});
