import { inLanguage } from '../../language.ts';
import { count, lacksSubject, ownerInside, percent, plural, saidOfMove, signed } from '../grammar.ts';

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const inPoints = (number: number) => count(number, { one: 'point', other: 'points' });
/** Where a roll comes first, a number is only the average. */
const about = (number: number, isCertain: boolean) => `${isCertain ? '' : 'about '}${inPoints(number)}`;
/** Some reasons only name what a move is: “a safe square: …”. */
const asClause = (why: string) => (/^an? /.test(why) ? `it’s ${why}` : why);
const only = (number: number) => (number === 0 ? 'nothing' : `only ${number}`);

export const texts = inLanguage('web/puzzle', {
  tab: 'Puzzle',
  title: (game: string) => `${game} puzzles`,
  loading: 'Opening the puzzle…',
  daily: 'Puzzle of the day',
  /** Beside that, in milliseconds since 1970, and how hard it is: puzzles change with the day in Greenwich. */
  dated: (now: number, level: string) => `${day.format(now)} · ${level}`,
  numbered: (at: number, all: number) => `Puzzle ${at} of ${all}`,
  /** What is at stake: how far ahead of the strongest rival, and whether the match ends with this move. */
  lead: (points: number, rival: string, isLast: boolean) => {
    const where =
      points === 0
        ? `you’re level with ${rival}`
        : `you’re ${Math.abs(points)} ${points > 0 ? 'ahead of' : 'behind'} ${rival}`;
    return isLast ? `This move ends the match, and ${where}.` : `${where[0].toUpperCase()}${where.slice(1)}.`;
  },
  /** What to find, where every move was followed to the end. */
  winning: (right: number) => plural(right, { one: 'One move wins. Find it.', other: `${right} moves win. Find one.` }),
  saving: (right: number) =>
    plural(right, {
      one: 'One move is best; every other loses. Find it.',
      other: `${right} moves are best; every other loses. Find one.`,
    }),
  /** Where the best that is left is a draw. */
  drawing: (right: number) =>
    plural(right, {
      one: 'There’s no win here, but one move saves the draw. Find it.',
      other: `There’s no win here, but ${right} moves save the draw. Find one.`,
    }),
  /** The same by chances to win: of the best, and of the next that is not good enough. */
  goal: (right: number, best: number, next: number) =>
    plural(right, {
      one: `One move wins ${percent(best)} of the time, the next best ${percent(next)}. Find it.`,
      other: `${right} moves win ${percent(best)} of the time, the next best ${percent(next)}. Find one.`,
    }),
  /** Below a puzzle that somebody has met before. */
  solvedBefore: 'You’ve solved this one before. It no longer changes your rating.',
  missedBefore: 'You missed this one on the first try. Another try doesn’t change your rating.',
  /** The same in a puzzle whose hint was taken. */
  ratingHinted: 'You took a hint, so your rating stays as it is.',
  solveAgain: 'Try it again',
  difficulties: ['Easy', 'Medium', 'Hard', 'Very hard'],
  exact: 'This is exact: the computer followed every move to the end.',
  rating: 'Your rating',
  streak: 'Streak',
  again: 'Try again',
  answer: 'See the answer',
  /** What a try does to the rating, before the first. */
  ratingSay: (rating: number) => `Rated ${rating}. Your first try counts; with a hint it doesn’t.`,
  hint: 'Hint',
  hintMore: 'Show where',
  /** What the best move does, in the words of a reason. */
  hintSay: (reason: string) => `Hint: ${saidOfMove(reason)}.`,
  /** Where nothing is known of what it does: what kind of move it is, as its name in a list says. */
  hintKind: (name: string) => `${name[0].toLowerCase()}${name.slice(1)}`,
  hintPlace: 'The best move is marked now.',
  another: 'Next puzzle',
  easier: 'Easier',
  harder: 'Harder',
  game: 'Game',
  change: (points: number) => signed(points),
  today: 'Puzzle of the day',
  /** Before the other games that have one. */
  alsoToday: 'Also today',
  solvedToday: (game: string) => `${game} ✓`,
  /** Plays on after the answer. */
  sequel: 'What happens next',
  sequelSay: (players: number, hasDraws: boolean) =>
    `The computer plays ${plural(players, { one: 'on', other: 'for everyone' })} from here.${hasDraws ? ' Draws are random.' : ''}`,
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
  /** Where no chance is left: the head of that column, and what stands in it. */
  result: 'Result',
  results: { win: 'Win', draw: 'Draw', loss: 'Loss' },
  /** Of two seats with the same points at the end. */
  wonTie: (rule: string) => `you end level on points and win the tie-break: ${rule}`,
  lostTie: (who: string, rule: string) => `you end level on points, but ${who} wins the tie-break: ${rule}`,
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
  replyRight: (who: string, points: number, others: number, isCertain: boolean, than: string | undefined) =>
    `${ownerInside(who)} best reply brings ${points === 0 ? `nothing instead of ${about(others, isCertain)}` : `${about(points, isCertain)} instead of ${others}`}${than === undefined ? '' : ` after ${than}`}`,
  /** Of the move that was just tried, or `isPlayed` of one that is named before it. */
  replyWrong: (who: string, points: number, best: number, isCertain: boolean, isPlayed: boolean) =>
    `${ownerInside(who)} best reply ${isPlayed ? '' : 'then '}brings ${about(points, isCertain)}, but ${only(best)} after the best move`,
  /** Before what the points are given up for: "gives up 2 points now, but sets up your next tile". */
  lessNow: (points: number, why: string) => `gives up ${inPoints(points)} now, but ${asClause(why)}`,
  /** A reason that stands in full at another move already, by its letter. */
  sameAs: (letter: string) => `The same as with ${letter}.`,
  /** Of a wrong move; the reason is the best one's: "wins 9 points more now, but the best move slows Ada down". */
  outweighed: (points: number, why: string) =>
    `wins ${inPoints(points)} more now, but ${lacksSubject(why) ? `the best move ${why}` : /^an? /.test(why) ? `the best move is ${why}` : why}`,
  behindLater: (points: number, ahead: number) =>
    ahead === 0
      ? `on average it ends ${inPoints(points)} behind the best move`
      : `right away it looks ${inPoints(ahead)} better, but on average it ends ${inPoints(points)} behind the best move`,
  missesNow: (points: number) => `the best move is worth ${inPoints(points)} more right away`,
  /**
   * How the match ends after a move, told from the best one (or, of the best one itself, from the next): by how many points
   * more the two seats have then. `ahead` are points by which the move looks better at first, `through` is what most of the
   * difference comes from, `than` what it is told from.
   */
  byTheEnd: (
    { own, rival, theirs }: { readonly own: number; readonly rival: string; readonly theirs: number },
    ahead: number,
    than: string,
    through: string | undefined,
  ) => {
    const change = (points: number) => (points > 0 ? 'more' : 'fewer');
    const mine = `you have ${inPoints(Math.abs(own))} ${change(own)}`;
    const other = `${Math.abs(theirs)} ${change(theirs)}`;
    // Of what both gain, or both lose, the larger part decides.
    const alike = own > theirs === own > 0 ? `${mine}, ${rival} only ${other}` : `${mine}, but ${rival} ${other}`;
    const both = own > 0 === theirs > 0 ? alike : `${mine} and ${rival} ${other}`;
    const alone = `${rival} has ${inPoints(Math.abs(theirs))} ${change(theirs)}`;
    const what = own === 0 ? alone : theirs === 0 ? mine : both;
    const end = `by the end ${what} than with ${than}${through === undefined ? '' : `, mainly through ${through}`}`;
    return ahead === 0 ? end : `right away it looks ${inPoints(ahead)} better, but ${end}`;
  },
  /** A hint to the same, which names the place and no numbers: what makes most of it, the player's own or a rival's. */
  hintThrough: (through: string, isOwn: boolean) =>
    `look at ${through}, which can ${isOwn ? 'score more' : 'be made to score less'}`,
  /** What a move is told from, where it has no letter. */
  bestMove: 'the best move',
  weakerMove: 'a weaker move',
  /** What points come from is somebody’s: “your line 15”. */
  whose: ownerInside,
  /** Where nothing shorter is known than how the games end. */
  fewerWins: (ahead: number) => `brings ${inPoints(ahead)} more right away, but wins less often in the end`,
  /** Over the list of those that were tried; how many of them are still to be solved. */
  history: (tried: number, missed: number) =>
    `Your puzzles: ${tried} tried${missed > 0 ? `, ${missed} still to solve` : ''}`,
  retryMissed: 'Try a missed one again',
  number: (at: number) => `Puzzle ${at}`,
  became: {
    solved: 'Solved',
    missed: 'Missed',
    mended: 'Solved on a later try',
    aided: 'Missed, then solved with a hint',
  },
  noneSay: 'There are no puzzles for this game yet.',
});
