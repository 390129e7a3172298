import { inLanguage } from '../../language.ts';
import { count } from '../grammar.ts';

export const texts = inLanguage('web/online-dice', {
  title: 'Fair shuffle',
  how: [
    'Before anyone sat down, the server locked a secret number away and showed its fingerprint.',
    'Every player then added random numbers of their own, so nobody could choose the luck alone.',
    'Together they settle every draw of the match in advance: after a takeback the same draw comes again.',
    'When the match is over the secret is shown, and anyone can work out every draw again.',
  ],
  doesNotProve:
    'What this doesn’t prove: that the server’s host never peeked at the secret, and never threw away a table before it began.',
  fingerprint: 'Fingerprint of the secret',
  secret: 'The secret',
  yours: 'Your numbers',
  yoursUsed: 'They were used.',
  yoursMissing: 'They were not used. Don’t trust this shuffle.',
  later: 'You can check every draw when the match is over.',
  check: 'Check every draw',
  checked: (rolls: number) =>
    `${count(rolls, { one: 'draw', other: 'draws' })} checked. Every one follows from the secret.`,
  noRolls: 'There was nothing to draw in this match. The secret fits its fingerprint.',
  checking: 'Checking…',
});
