import { inLanguage } from '../../language.ts';
import { isYou } from '../../who.ts';
import { count, ownerInside, subject } from '../grammar.ts';

/** The score sheet, half-time and the ending. */
export const texts = inLanguage('blue-lagoon/scores', {
  /** `of` names what points come from: “your island bonuses”. */
  parts: {
    islands: {
      title: 'Islands',
      short: 'islands',
      of: (whose: string) => `the number of ${whose} islands`,
      help: 'Have a piece on 7 islands to score 10 points. On 8 or more you score 20.',
    },
    links: {
      title: 'Best link',
      short: 'link',
      of: (whose: string) => `${whose} best link`,
      help: 'Pieces of yours that touch form a link. Your best one scores 5 points for each island on it.',
    },
    majorities: {
      title: 'Island bonuses',
      short: 'island bonus',
      of: (whose: string) => `${whose} island bonuses`,
      help: 'If you have the most pieces on an island, you score the number printed on it. Players who tie split it.',
    },
    resources: {
      title: 'Resources',
      short: 'resources',
      of: (whose: string) => `${whose} resources`,
      help: 'Two of a kind score 5 points, three score 10, four or more score 20. All four kinds together score 10 more.',
    },
    statuettes: {
      title: 'Statuettes',
      short: 'statuettes',
      of: (whose: string) => `${whose} statuettes`,
      help: 'Each one scores 4 points.',
    },
  },

  sheet: {
    now: 'Points now',
    over: 'Final score',
    halfTime: 'Half-time',
    openHalfTime: 'Show how half-time went',
    total: 'Total',
    islands: countIslands,
    standing: (who: string, islands: number, points: number) =>
      `${subject(who)}: ${countIslands(islands)}, ${count(points, { one: 'point', other: 'points' })}`,
    drawLink: (who: string) => `Show ${ownerInside(who)} best link on the board`,
    drawIt: ': show it on the board',
  },

  halfTime: {
    tied: (points: number) => `Half-time: a tie at ${points}`,
    leads: (who: string, points: number) =>
      isYou(who) ? `Half-time: you lead by ${points}` : `Half-time: ${who} leads by ${points}`,
    brought: 'First half',
    kept: 'Villages kept',
    lost: 'Villages lost',
    next: 'From now on you only place settlers.',
    back: 'Show the current score',
  },

  ending: {
    atHalfTime: (lost: number) =>
      `The game ended at half-time. ${
        lost > 0 ? 'All the villages were on stone circles and were washed away' : 'Nobody had built a village'
      }, so there was no second half. These are the points of the first half.`,
    early: 'The game ended at half-time: no village was left.',
    /** The same rule in two words, after a colon. */
    tieBreak: 'more tokens',
    tied: 'Tied on points: the player with more tokens at the end wins.',
    together: 'Total',
    islands: 'Islands reached',
    link: 'Best link',
    majorities: 'Island bonuses',
    allFour: 'All four kinds',
    tokensHeld: 'Tokens at the end (they break the tie)',
    /** Where points come from, right before them: a line does not break in between. */
    reached: (islands: number) => `${countIslands(islands)}:\u00a0`,
    held: (tokens: number) => `${count(tokens, { one: 'token', other: 'tokens' })}:\u00a0`,
    each: (number: number, points: number) => `${number}\u2009×\u2009${points}\u00a0=\u00a0`,
    /** A line may break after a plus. */
    shares: (shares: readonly number[]) => `${shares.join('\u00a0+ ')}\u00a0=\u00a0`,
  },
});

function countIslands(number: number): string {
  return count(number, { one: 'island', other: 'islands' });
}
