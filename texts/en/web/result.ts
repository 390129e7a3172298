import { inLanguage } from '../../language.ts';
import { count, does, listOf, subject } from '../grammar.ts';

/** The end of a match: counting up, the result, and what to do next. */
export const texts = inLanguage('web/result', {
  /** While the score is counted: a part, and what each player gets for it. */
  counted: (part: string, players: readonly { readonly name: string; readonly points: number }[]) =>
    `${part}: ${players.map(({ name, points }) => `${subject(name)} ${points}`).join(', ')}`,
  allCounted: 'That’s the final score',
  ending: 'The ending',
  /** While the last move is still moving. */
  lastMove: 'The last move…',
  skip: 'Skip',
  pause: 'Pause',
  resume: 'Resume',
  carryOn: 'Continue',
  again: 'Show the ending again',
  /** Where there is no room for more. */
  againShort: 'Show again',

  title: 'Result',
  wonBy: (who: string, margin: number) => `${subject(who)} won by ${margin}`,
  wonTie: (who: string) => `${subject(who)} won the tie-break`,
  shared: (players: readonly string[]) => `${listOf(players.map(subject))} shared the win`,
  /** Below the winner, where three or more played. */
  came: (place: number) => `You came ${['first', 'second', 'third', 'fourth', 'fifth', 'sixth'][place - 1]}`,
  wonTogether: 'You won together',
  wonAlone: 'You won',
  /** Where nobody but the computer played. */
  wonOf: (players: readonly string[]) => `${listOf(players.map(subject))} won`,
  lostOf: (players: readonly string[]) => `${listOf(players.map(subject))} lost`,
  lostTogether: 'You lost together',
  lostAlone: 'Not this time',
  against: (level: number) => `Against level ${level}`,
  /** Where the table wins or loses as one. */
  beside: (level: number) => `With a level ${level} partner`,
  players: (players: number) => count(players, { one: 'player', other: 'players' }),
  /** A total, for those who listen. */
  total: (who: string, points: number) => `${subject(who)}: ${count(points, { one: 'point', other: 'points' })}`,
  part: 'Part',
  totalRow: 'Total',
  /** For those who cannot see that a number is crossed out. */
  lost: (points: number) => `0, ${points} lost`,
  howItWent: 'How it went',
  /** The curve, for those who listen. */
  curve: (names: readonly string[], ends: readonly number[]) =>
    `The score from move to move, up to ${names.map((name, seat) => `${subject(name)} ${ends[seat]}`).join(', ')}`,
  swings: 'Biggest swings',
  /** "Ada took Dogwood 8 and planted Oak 3": moves as the news tell them, after the name. */
  swing: (who: string, moves: readonly string[]) => `${subject(who)} ${listOf(moves)}`,
  /** What a turn changed, player by player: "Ada 20 → 6". */
  changed: (players: readonly { readonly name: string; readonly before: number; readonly after: number }[]) =>
    players.map(({ name, before, after }) => `${subject(name)}\u00a0${before}\u00a0→\u00a0${after}`).join(', '),
  /** At "move 7". */
  seeSwing: (moment: string) => `See the board at ${moment}`,
  details: 'Details',
  overview: 'Overview',

  rematch: 'Rematch',
  /** Where somebody else has asked for it. */
  joinRematch: 'Play the rematch',
  /** Where the others have not answered yet. */
  waitAtRematch: 'Wait at the new table',
  /** Where it has begun, or is over. */
  toRematch: 'Go to the rematch',
  /** Where there is nobody to have it against. */
  playAgain: 'Play again',
  /** After a match that the table lost. */
  tryAgain: 'Try again',
  takeBack: 'Undo last move',
  tryLevel: (level: number) => `Try level ${level}`,
  /** Two change places; of more, everyone moves up by one. */
  swapSeats: (players: number) => (players === 2 ? 'Swap seats' : 'Rotate seats'),
  /** Who has the first seat then. */
  goesFirst: (who: string) => `${does(who, 'goes', 'go')} first`,
  lookBack: 'Replay',
  review: 'Review',
  /** For those who listen, after “Review”. */
  reviewMore: 'this match',
  share: 'Share',
  copied: 'Link copied',
  next: (number: number, title: string) => `Next: ${number}. ${title}`,
  campaign: 'Campaign',
  lower: 'Show the board',
  raise: 'Show the result',
});
