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
  accuracyOf: (accuracy: number) => `${Math.round(accuracy)}%`,
  rate: (rate: number) =>
    rate < 0.1 ? 'Gave away next to nothing' : `Gave away about ${rate.toFixed(1)}% per decision`,
  like: (who: string, low: number, high: number) =>
    low === high
      ? `${subject(who)} played like level ${low}.`
      : `${subject(who)} played like levels ${Math.min(low, high)} to ${Math.max(low, high)}.`,
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
  noDecisionsYet: 'No decision to judge yet',
  tooFew: 'Too few decisions mattered to rate the play.',
  noDecisions: 'No decision made a clear difference.',
  aheadThroughout: (lowest: number) => `Ahead all the way: the chance to win never fell below ${percent(lowest)}.`,
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
  partsCoarse: (who: string, others: readonly string[], own: number, theirs: number) => {
    const rivals = `${ownersOf(others)} mistakes`;
    const more =
      own > theirs
        ? `${owner(who)} mistakes cost more than ${rivals}`
        : `${rivals} cost more than ${ownerInside(who)} own`;
    return `${more}. This look is too rough to say exactly how much.`;
  },
  partOf: (part: number) => `${signed(part)}%`,
  wholeOf: (share: number) => percent(share),
  learnFor: (who: string, moves: number, areMistakes: boolean) =>
    areMistakes
      ? `Try ${ownerInside(who)} ${count(moves, { one: 'mistake', other: 'mistakes' })} again`
      : `Try ${ownerInside(who)} ${count(moves, { one: 'inaccuracy', other: 'inaccuracies' })} again`,
  learnNone: (who: string) => `${does(who, 'made', 'made')} no clear mistake.`,
});
