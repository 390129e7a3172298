import { inLanguage } from '../../language.ts';
import { count, does, listOf, object, owner, ownerInside, percent, points, signed, subject } from '../grammar.ts';

const ownersOf = (who: readonly string[]) => listOf([...who.slice(0, -1), owner(who[who.length - 1])]);

/** What a review says of a whole match. */
export const texts = inLanguage('web/study-review', {
  review: 'Review',
  reviewStart: 'Review this match',
  reviewSay:
    'The computer judges every decision by what that player could know at the time. It takes a few seconds and works in the background.',
  reviewing: (done: number, all: number) => `Reviewing: ${percent(all === 0 ? 1 : done / all)}`,
  reviewStopped: (done: number, all: number) => `Stopped at ${percent(all === 0 ? 1 : done / all)}`,
  reviewFailed: 'The review couldn’t go on.',
  stop: 'Stop',
  goOn: 'Continue',
  care: 'How carefully',
  cares: { quick: 'Quick', usual: 'Normal', deep: 'Deep' },
  noReview: 'Only a whole match can be reviewed, not a single position.',
  players: 'How well everyone played',
  accuracy: 'Accuracy',
  accuracySay: 'Accuracy is measured game by game: the computer’s level 1 has 60%.',
  accuracyOf: (accuracy: number) => `${Math.round(accuracy)}%`,
  rate: (rate: number) =>
    rate < 0.1 ? 'Gave away next to nothing' : `Gave away about ${rate.toFixed(1)}% per decision`,
  /** `off` where a player is beyond the end of the scale: the range is then open on that side. */
  like: (who: string, low: number, high: number, off: 'below' | 'above' | undefined) => {
    const [worse, better] = [Math.min(low, high), Math.max(low, high)];
    const limit = better > 1 ? `like level ${better} at best` : 'below level 1';
    if (off === 'below') return `${subject(who)} played ${limit}.`;
    if (off === 'above') return `${subject(who)} played like level ${worse} or better.`;
    return `${subject(who)} played like ${low === high ? `level ${low}` : `levels ${worse} to ${better}`}.`;
  },
  noLevel: 'One match is too little to tell a level.',
  counts: (inaccuracies: number, mistakes: number, blunders: number) =>
    [
      count(inaccuracies, { one: 'inaccuracy', other: 'inaccuracies' }),
      count(mistakes, { one: 'mistake', other: 'mistakes' }),
      count(blunders, { one: 'blunder', other: 'blunders' }),
    ].join(', '),
  onlyFound: (found: number) => `Found the only good move ${count(found, { one: 'time', other: 'times' })}`,
  levelScale: 'The computer’s levels 1 to 8: further right is better play.',
  levelRates: (rates: readonly number[]) =>
    `Given away per decision by level: ${rates.map((rate, at) => `level ${at + 1} ${rate.toFixed(1)}%`).join(', ')}`,
  ratedLater: 'Rated when the review is done',
  tooFew: 'Too few decisions mattered to rate the play.',
  noDecisions: 'No decision made a clear difference.',
  aheadThroughout: (lowest: number) => `Ahead all the way: the chance to win never fell below ${percent(lowest)}.`,
  /** Where nobody is ahead of anybody: the table wins or loses together. */
  neverInDanger: (lowest: number, step: number) =>
    lowest > 0.99
      ? 'You were never in danger.'
      : `You were never in danger. The closest moment was move ${step}, with a ${percent(lowest)} chance to win.`,
  behindThroughout: (highest: number) => `Behind all the way: the chance to win never rose above ${percent(highest)}.`,
  whose: 'Whose chances',
  chance: (who: string) => `${owner(who)} chance to win`,
  chanceTogether: 'The chance to win',
  band: 'The band shows how sure the computer is.',
  curveSay: 'Before a mistake the line shows the chance with the best move, then what was left. Draws move it, too.',
  pointSay: 'Click or tap the line to go to a move.',
  /** One move of the curve: whose it was, what is said of it, the chance with the best move and the one after it. */
  pointed: (step: number, who: string, mark: string | undefined, best: number, chance: number) => {
    const move = `Move ${step}: ${ownerInside(who)} ${mark?.toLowerCase() ?? 'move'}`;
    return points(best) === points(chance)
      ? `${move}, ${percent(chance)} chance to win`
      : `${move}, from ${percent(best)} to ${percent(chance)}`;
  },
  /** Whose dots: filled or hollow. */
  dotsOf: (who: readonly string[]) => listOf(who.map(subject)),
  curve: (who: string, points: number, last: number) =>
    `${owner(who)} chance to win over ${count(points, { one: 'decision', other: 'decisions' })}, ${percent(last)} at the end`,
  luck: 'Luck of the draw',
  luckFor: (who: string, most: number) =>
    `Bars: lucky draws for ${object(who)} point up, unlucky ones down. The longest is ${(100 * most).toFixed(1)}% of the chance to win.`,
  scores: 'Points over time',
  scoresOf: (names: readonly string[], ends: readonly number[]) =>
    `Points over the match, up to ${names.map((name, seat) => `${subject(name)} ${ends[seat]}`).join(', ')}`,
  swings: 'Biggest swings',
  moveNumber: (step: number) => `Move ${step}`,
  /** What a move changed for one player, in per cent of the chance to win. */
  swing: (change: number) => `${signed(points(change))}%`,
  swingFor: (who: string) => `chance to win for ${object(who)}`,
  markOf: (who: string, mark: string) => `${owner(who)} ${mark.toLowerCase()}`,
  parts: 'How the result came about',
  partStart: 'Chance to win at the start',
  mistakesOf: (who: readonly string[]) => `${ownersOf(who)} mistakes`,
  somethingElse: 'Everything else',
  partResult: 'At the end',
  partsLarge: 'Mistakes add up to more than 100% when the lead changes hands: what one loses, the next gives back.',
  partsRest: '“Everything else” is large here: much of this match can’t be put down to single moves or draws.',
  partOf: (part: number) => `${signed(part)}%`,
  wholeOf: (share: number) => percent(share),
  learnFor: (who: string, moves: number, areMistakes: boolean) =>
    areMistakes
      ? `Try ${ownerInside(who)} ${count(moves, { one: 'mistake', other: 'mistakes' })} again`
      : `Try ${ownerInside(who)} ${count(moves, { one: 'inaccuracy', other: 'inaccuracies' })} again`,
  learnNone: (who: string) => `${does(who, 'made', 'made')} no clear mistake.`,
});
