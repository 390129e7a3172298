import { inLanguage } from '../../language.ts';
import { count, listOf, object, owner, ownerInside, percent, plural, points, signed, subject } from '../grammar.ts';

const ownersOf = (who: readonly string[]) => listOf([...who.slice(0, -1), owner(who[who.length - 1])]);

/** How many of each kind were found. */
type Found = Readonly<Record<'inaccuracy' | 'mistake' | 'blunder', number>>;

const countsOf = ({ inaccuracy, mistake, blunder }: Found) => [
  ...(inaccuracy > 0 ? [count(inaccuracy, { one: 'inaccuracy', other: 'inaccuracies' })] : []),
  ...(mistake > 0 ? [count(mistake, { one: 'mistake', other: 'mistakes' })] : []),
  ...(blunder > 0 ? [count(blunder, { one: 'blunder', other: 'blunders' })] : []),
];

/** Decisions that say nothing of how well somebody played. A turn may have several. */
const fromHints = (who: string, decisions: number) =>
  plural(decisions, {
    one: `One of ${ownerInside(who)} decisions came from a hint.`,
    other: `${decisions} of ${ownerInside(who)} decisions came from hints.`,
  });

/** What a review says of a whole match. */
export const texts = inLanguage('web/study-review', {
  review: 'Review',
  reviewStart: 'Review this match',
  reviewSay:
    'The computer judges every decision by what that player could know at the time. It takes a few seconds and works in the background.',
  /** Beside the bar, which shows how far it is. */
  reviewing: 'Reviewing…',
  reviewStopped: (done: number, all: number) => `Stopped at ${percent(all === 0 ? 1 : done / all)}`,
  reviewFailed: 'The review couldn’t go on.',
  stop: 'Stop',
  goOn: 'Continue',
  tryAgain: 'Try again',
  /** The same at the end of a match. */
  paused: (part: number) => `The review is paused at ${percent(part)}.`,
  brokeOff: (part: number) =>
    `Something went wrong at ${percent(part)} of the review. The rest hasn’t been checked yet.`,
  /** Instead of the last move, at the end of a match: how far the review is, and what it has found of one player's moves. */
  lookingFor: (found: number, part: number) =>
    `Reviewing: ${percent(part)}.${found > 0 ? ` ${count(found, { one: 'mistake', other: 'mistakes' })} so far.` : ''}`,
  worthALook: (who: string, found: Found, hinted: number) => {
    const made = countsOf(found);
    if (made.length > 0) return `${subject(who)} made ${listOf(made)}.`;
    return hinted > 0
      ? `No clear mistakes. ${fromHints(who, hinted)}`
      : `No clear mistakes: ${object(who)} played this well.`;
  },
  /** Beside the button that makes puzzles of them. */
  seeFirst: (found: number) => plural(found, { one: 'See it', other: 'See the first one' }),
  /** In its place where there is none. */
  fromStart: 'Step through from the start',
  care: 'How carefully to review',
  cares: { quick: 'Quick', usual: 'Normal', deep: 'Deep' },
  noReview: 'Only a whole match can be reviewed, not a single position.',
  players: 'How well everyone played',
  /** A button with a player's name. */
  showChance: (who: string) => `Show ${ownerInside(who)} chance to win`,
  counted: { blunder: 'Blunders', mistake: 'Mistakes', inaccuracy: 'Inaccuracies' },
  /** A button that leads to the next of them, as it is heard. */
  countOf: (who: string, kind: string, found: number) => `${owner(who)} ${kind.toLowerCase()}: ${found}`,
  /** After the number. */
  accuracy: 'accuracy',
  /** What those open who want to know more. */
  moreNumbers: 'How this was judged',
  accuracySay: '100% accuracy means the best move every time. It varies a lot from match to match.',
  accuracyOf: (accuracy: number) => `${Math.round(accuracy)}%`,
  /** Over so many decisions that counted, more than turns where some take two. */
  rate: (who: string, rate: number, moves: number) =>
    rate < 0.1
      ? `${owner(who)} moves hardly lowered the chance to win.`
      : `Over ${count(moves, { one: 'decision', other: 'decisions' })} that mattered, the best move would have raised ${ownerInside(who)} chance to win by ${rate.toFixed(1)} percentage points on average.`,
  /** Below that, where some of them changed no chance. */
  rateDecided: 'Moves made after the match was decided count by the points they cost.',
  /** Of a computer player: its level is known and need not be guessed. */
  computer: (level: number) => `Level ${level}`,
  /** `off` where a player is beyond the end of the scale: the range is then open on that side. */
  like: (who: string, low: number, high: number, off: 'below' | 'above' | undefined) => {
    const [worse, better] = [Math.min(low, high), Math.max(low, high)];
    if (off === 'below') return `${subject(who)} played below level 1 in this match.`;
    if (off === 'above') return `${subject(who)} played like level ${worse} or better in this match.`;
    return `${subject(who)} played at about level ${low === high ? low : `${worse}–${better}`} in this match.`;
  },
  onlyFound: (who: string, found: number) =>
    `${subject(who)} found the only good move ${plural(found, { one: 'once', other: found === 2 ? 'twice' : `${found} times` })}.`,
  /** A level above the scale was not measured. */
  levelScale: (levels: number, highest: number) =>
    `The computer’s levels 1 to ${levels}${highest > levels ? ` (level ${highest} wasn’t measured)` : ''}: further right is better play.`,
  levelRates: (rates: readonly number[]) =>
    `Chance to win lost per move: ${rates.map((rate, at) => `level ${at + 1} ${rate.toFixed(1)}%`).join(', ')}`,
  tooFew: (counted: number, needed: number) =>
    `Accuracy needs at least ${needed} close decisions. This match had only ${counted}.`,
  fromHints,
  /** In the place of the accuracy, where hints leave too few moves for one. */
  mostlyHints: (who: string) => `Most of ${ownerInside(who)} decisions came from hints, so there is no accuracy.`,
  noDecisions: 'No decision made a clear difference.',
  aheadThroughout: (lowest: number) => `Ahead all the way: the chance to win never fell below ${percent(lowest)}.`,
  /** Where nobody is ahead of anybody: the table wins or loses together. */
  neverInDanger: (lowest: number, moment: string) =>
    lowest > 0.99
      ? 'You were never in danger.'
      : `You were never in danger. The closest moment was ${moment}, with a ${percent(lowest)} chance to win.`,
  behindThroughout: (highest: number) => `Behind all the way: the chance to win never rose above ${percent(highest)}.`,
  chance: (who: string) => `${owner(who)} chance to win`,
  chanceTogether: 'The chance to win',
  band: 'The pale band shows how sure the computer is.',
  curveLuck: 'Lucky and unlucky draws move the line between turns.',
  /** After the chance, where there is no room for the words above: “39% to win”. */
  toWin: 'to win',
  /** One move of the curve, whose chance is told beside it: which ("Move 7"), who made it, and its mark. */
  pointed: (moment: string, mover: string, mark: string | undefined) =>
    `${moment}: ${ownerInside(mover)} ${mark ?? 'move'}`,
  curve: (who: string, points: number, last: number) =>
    `${owner(who)} chance to win over ${count(points, { one: 'decision', other: 'decisions' })}, ${percent(last)} at the end`,
  luck: 'Luck of the draw',
  luckFor: (who: string, most: number) =>
    `Bars pointing up are lucky draws for ${object(who)}, bars pointing down unlucky ones. The longest changed the chance to win by ${(100 * most).toFixed(1)}%.`,
  scores: 'Points over time',
  scoresOf: (names: readonly string[], ends: readonly number[]) =>
    `Points over the match, up to ${names.map((name, seat) => `${subject(name)} ${ends[seat]}`).join(', ')}`,
  turns: 'Turning points',
  /** Beside that: what the numbers below the pictures change. */
  onChance: (who: string) => `${ownerInside(who)} chance to win`,
  onTogether: 'the chance to win',
  /** What a move changed, compared with the best one. */
  swing: (change: number) => `${signed(points(change))}%`,
  swingHeard: (change: number) => `${points(Math.abs(change))}% ${change < 0 ? 'lost' : 'gained'}`,
  markOf: (who: string, mark: string) => `${owner(who)} ${mark.toLowerCase()}`,
  parts: 'What decided the match',
  partStart: 'Chance to win at the start',
  choicesOf: (who: readonly string[]) => `${ownersOf(who)} choices`,
  somethingElse: 'Everything else',
  partResult: 'At the end',
  partsSay: 'Choices are compared with the best move each time.',
  /** Where that is a small part: what it is. Luck is in it where it has no row of its own. */
  partsElse: (hasLuck: boolean) =>
    `“Everything else” is what no single choice explains${hasLuck ? ', luck included' : ''}: chances are estimates, and small errors add up.`,
  partsRest:
    '“Everything else” is the largest part here: much of this match can’t be put down to single moves or to luck.',
  /** Instead of numbers, where they would make no sense. */
  causeMistakes: (who: readonly string[]) =>
    `Mostly ${listOf([...who.slice(0, -1), ownerInside(who[who.length - 1])])} mistakes.`,
  causeLuck: 'Mostly the luck of the draw.',
  causeSeveral: (players: number) =>
    `No single thing decided this match: ${players === 2 ? 'both sides' : 'all sides'} gave chances away.`,
  /** After that: what the marked moves of both sides changed, each in all. */
  mistakesInAll: (who: string, cost: number, others: readonly string[], given: number) => {
    const [lost, won] = [points(cost), points(given)];
    if (lost === 0) return won === 0 ? '' : `In all, ${ownersOf(others)} mistakes were worth ${won}%.`;
    const back = won === 0 ? '' : `, and ${ownersOf(others)} gave back ${won}%`;
    return `In all, ${ownerInside(who)} mistakes cost ${lost}%${back}.`;
  },
  /** In place of that where both sides gave away more than there was; at “move 7”. */
  biggestSwing: (moment: string, change: number) => `The biggest swing was ${moment}: ${signed(points(change))}%.`,
  partOf: (part: number) => `${signed(part)}%`,
  wholeOf: (share: number) => percent(share),
  /** A button that turns the mistakes into puzzles. */
  learnFor: (who: string) => `Learn from ${ownerInside(who)} mistakes`,
  /** Below that button where it does nothing: none was made, or found so far, or all were made with cards that can't be seen. */
  noneToLearn: (isDone: boolean) => (isDone ? 'No clear mistakes to learn from.' : 'No mistakes found so far.'),
  hiddenToLearn: (who: string) => `To learn from ${ownerInside(who)} mistakes, look with all cards open.`,
  /** The same where none of them is as bad as a mistake. */
  learnBetter: (moves: number) => plural(moves, { one: 'Find a better move', other: 'Find better moves' }),
});
