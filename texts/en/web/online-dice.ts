import { inLanguage } from '../../language.ts';
import { count, plural } from '../grammar.ts';

export const texts = inLanguage('web/online-dice', {
  title: 'Fair shuffle',
  /** At the end of a match, and the button behind it. */
  wasFair: 'Was the luck fair?',
  check: 'Check every draw',
  /** What the steps come to. */
  verdict: {
    fair: (draws: number) => plural(draws, { one: 'The draw was fair', other: `All ${draws} draws were fair` }),
    none: 'There was nothing to draw',
    unfair: 'Something doesn’t add up',
    later: 'Check every draw when the match is over',
  },
  locked: {
    title: 'Locked away before the match',
    say: (seal: string) =>
      `Before anyone sat down, the server picked a secret number and showed you its fingerprint: ${seal}.`,
    fits: 'The secret you see now has that fingerprint, so it’s still the same one.',
  },
  mixed: {
    title: 'Mixed with the players’ numbers',
    say: 'Each player’s device added random numbers of its own, so neither the server nor any one player could decide the draws.',
    used: 'Yours were used.',
    missing: 'Yours were not used. Don’t trust this shuffle.',
  },
  draws: {
    title: 'Every draw worked out again',
    say: (draws: number) =>
      `Your device just worked out ${count(draws, { one: 'draw', other: 'draws' })} from these numbers. ${plural(draws, { one: 'It is', other: 'They are' })} exactly what came up in the match.`,
    none: 'This match had no draws to work out.',
    later:
      'Together these numbers settle every draw in advance: after an undo the same draw comes again. When the match is over you see the secret, and your device can work out every draw.',
    carried: 'Draws from before this table are not among them.',
  },
  sentences: (sentences: readonly string[]) => sentences.join(' '),
  doesNotProve:
    'What this can’t prove: that the server’s host never peeked at the secret, and never threw away a table before it began.',
  numbers: 'Show the numbers',
  fingerprint: 'Fingerprint of the secret (SHA-256)',
  secret: 'The secret',
  ofSeats: 'The players’ numbers',
});
