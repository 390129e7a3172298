import { inLanguage } from '../../language.ts';
import { count, listOf } from '../grammar.ts';

const points = (number: number) => count(number, { one: 'point', other: 'points' });

/** The end of a match: counting up, the result, and what to do next. */
export const texts = inLanguage('web/result', {
  /** While the score is counted: a part, and what each player gets for it. */
  counted: (part: string, players: readonly { readonly name: string; readonly points: number }[]) =>
    `${part}: ${players.map(({ name, points }) => `${name} ${points}`).join(', ')}`,
  allCounted: 'That’s the final score',
  ending: 'The ending',
  /** While the last move is still moving. */
  lastMove: 'The last move…',
  skip: 'Skip',
  carryOn: 'Continue',
  again: 'Show the ending again',
  againShort: 'Ending',

  title: 'Result',
  youWinBy: (margin: number) => `You win by ${margin}`,
  winsBy: (name: string, margin: number) => `${name} wins by ${margin}`,
  youWinTie: 'You win the tie-break',
  winsTie: (name: string) => `${name} wins the tie-break`,
  shared: (names: readonly string[]) => `${listOf(names)} share the win`,
  wonTogether: 'You won together',
  wonAlone: 'You won',
  lostTogether: 'You lost together',
  lostAlone: 'You lost this time',
  against: (level: number) => `Against level ${level}`,
  players: (count: number) => `${count} players`,
  moves: (count: number) => `${count} moves`,
  /** A total, for those who listen. */
  total: (name: string, won: number) => `${name}: ${points(won)}`,
  part: 'Part',
  totalRow: 'Total',
  howItWent: 'How it went',
  /** The curve, for those who listen. */
  curve: (names: readonly string[], ends: readonly number[]) =>
    `The score from turn to turn, up to ${names.map((name, seat) => `${name} ${ends[seat]}`).join(', ')}`,
  turn: (number: number) => `turn ${number}`,
  swings: 'Biggest swings',
  swing: (name: string, turn: number) => `${name}, turn ${turn}`,
  gained: (count: number, name: string) => `+${count} for ${name === 'You' ? 'you' : name}`,
  seeSwing: 'See the board as it was then',
  details: 'Details',
  overview: 'Overview',

  rematch: 'Rematch',
  levelUp: (level: number) => `Try level ${level}`,
  swapSeats: 'Swap seats',
  lookBack: 'Look back',
  share: 'Share',
  copied: 'Link copied',
  cannotCopy: 'Can’t copy here',
  next: (number: number, title: string) => `Next: ${number} ${title}`,
  campaign: 'Campaign',
  lower: 'Show the board',
  raise: 'Show the result',
});
