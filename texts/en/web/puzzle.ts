import { inLanguage } from '../../language.ts';
import { count, lacksSubject, owner, percent, plural, points, saidOfMove, signed } from '../grammar.ts';

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const inPoints = (number: number) => count(number, { one: 'point', other: 'points' });
/** Where a roll comes first, a number is only the average. */
const about = (number: number, isCertain: boolean) => `${isCertain ? '' : 'about '}${inPoints(number)}`;
const only = (number: number) => (number === 0 ? 'nothing' : `only ${number}`);

export const texts = inLanguage('web/puzzle', {
  tab: 'Puzzle',
  title: (game: string) => `${game} puzzles`,
  loading: 'Opening the puzzle…',
  daily: 'Puzzle of the day',
  /** Beside that, in milliseconds since 1970, and how hard it is: puzzles change with the day in Greenwich. */
  dated: (now: number, level: string) => `${day.format(now)} · ${level}`,
  numbered: (at: number, all: number) => `Puzzle ${at} of ${all}`,
  say: (right: number) =>
    plural(right, { one: 'One move is clearly best. Find it.', other: `${right} moves are clearly best. Find one.` }),
  /** Below a puzzle that somebody has met before. */
  solvedBefore: 'You’ve solved this one before. It no longer changes your rating.',
  missedBefore: 'You missed this one on the first try. Another try doesn’t change your rating.',
  solveAgain: 'Try it again',
  difficulties: ['Easy', 'Medium', 'Hard', 'Very hard'],
  exact: 'The answer is certain: the computer followed every move to the end.',
  rating: 'Your rating',
  streak: 'Streak',
  again: 'Try again',
  answer: 'See the answer',
  /** What the numbers mean, before the first try. */
  ratingSay: (rating: number) =>
    `This puzzle is rated ${rating}: players with that rating solve it about half the time. Your first try changes your rating. After a hint it stays the same; seeing the answer counts as a miss.`,
  hint: 'Hint',
  hintMore: 'Show where',
  /** What the best move does, in the words of a reason. */
  hintSay: (reason: string) => `Hint: ${saidOfMove(reason)}.`,
  hintPlace: 'The best move is marked now.',
  /** Where nothing short can be said of what it does. */
  hintOnlyPlace: 'Hint: the best move is marked now. It pays off some turns later.',
  another: 'Next puzzle',
  easier: 'Easier',
  harder: 'Harder',
  game: 'Game',
  change: (points: number) => signed(points),
  today: 'Puzzle of the day',
  /** Plays on after the answer. */
  sequel: 'What happens next',
  sequelSay: (players: number) =>
    `The computer plays ${plural(players, { one: 'on', other: 'for everyone' })} from here. Draws are random.`,
  sequelClose: 'Back to the answer',
  /** Gives a friend the link to this puzzle. */
  share: 'Share',
  shared: 'Link copied',
  study: 'Study this position',
  answers: 'What each move is worth',
  move: 'Move',
  chance: 'Chance to win',
  /** Over the table of moves. */
  showHow: 'Point at a move to see it on the board.',
  showByTap: 'Tap a move to see it on the board.',
  worth: (chance: number) => percent(chance),
  loses: (best: number, chance: number) =>
    best - chance >= 0.97 ? 'loses the game' : `costs ${points(best) - points(chance)}%`,
  /** A move by its letter on the board, where all have one name. */
  at: (move: string, letter: string) => `${move} at ${letter}`,
  best: 'Best',
  alsoGood: 'Also good',
  tried: 'Your try',
  /** In a review: the move of the match. */
  played: 'In the match',
  /** Why, in the words of a hint, which begin small: below the move. */
  why: (reason: string) => `${reason[0].toUpperCase()}${reason.slice(1)}.`,
  /** Below a wrong move while its reason is looked for. */
  looking: 'Looking further ahead…',
  /** What tells two moves apart, as reasons are told: they begin small where no name does, and have no full stop. */
  replyRight: (who: string, points: number, others: number, isCertain: boolean, isPlayed: boolean) =>
    `${owner(who)} best reply brings ${points === 0 ? `nothing instead of ${about(others, isCertain)}` : `${about(points, isCertain)} instead of ${others}`}${isPlayed ? '' : ' after the next best move'}`,
  replyWrong: (who: string, points: number, best: number, isCertain: boolean) =>
    `${owner(who)} best reply then brings ${about(points, isCertain)}, but ${only(best)} after the best move`,
  /** Before what the points are given up for: "brings 2 points less right away, but sets up your next tile". */
  lessNow: (points: number, why: string) => `brings ${inPoints(points)} less right away, but ${why}`,
  /** Of a wrong move; the reason is the best one's: "brings 9 points more right away, but the best move slows Ada down". */
  outweighed: (points: number, why: string) =>
    `brings ${inPoints(points)} more right away, but ${lacksSubject(why) ? `the best move ${why}` : why}`,
  behindLater: (points: number, ahead: number) =>
    ahead === 0
      ? `on average it ends ${inPoints(points)} behind the best move`
      : `right away it looks ${inPoints(ahead)} better, but on average it ends ${inPoints(points)} behind the best move`,
  missesNow: (points: number) => `the best move is worth ${inPoints(points)} more right away`,
  /** Where nothing shorter is known than how the games end. */
  fewerWins: (ahead: number) => `brings ${inPoints(ahead)} more right away, but in the long run it wins less often`,
  /** Over the list of those that were tried; how many of them are still to be solved. */
  history: (tried: number, missed: number) =>
    `Your puzzles: ${tried} tried${missed > 0 ? `, ${missed} still to solve` : ''}`,
  retryMissed: 'Try a missed one again',
  number: (at: number) => `Puzzle ${at}`,
  became: { solved: 'Solved', missed: 'Missed', mended: 'Solved on a later try', aided: 'Solved with help' },
  noneSay: 'There are no puzzles for this game yet.',
});
