import { inLanguage } from '../../language.ts';
import { count, listOf, plural } from '../grammar.ts';

/** What a move gains, in a few words: for hints. */
export const texts = inLanguage('race-to-the-raft/gains', {
  wins: 'brings the last cat aboard and wins',
  loses: 'loses the game',
  aboard: (left: number) => `safe from the fire for good; ${count(left, { one: 'cat', other: 'cats' })} to go`,
  opens: (cat: string) => `opens a path to the raft for ${cat}`,
  shortens: (cat: string, saved: number, left: number) =>
    `${cat} needs ${count(left, { one: 'square', other: 'squares' })} instead of ${left + saved}`,
  lengthens: (cat: string, more: number) =>
    `${cat} needs ${count(more, { one: 'more square', other: 'more squares' })}`,
  /** Several cats, the one that loses most first. */
  lengthensSeveral: (cats: readonly { readonly name: string; readonly more: number }[]) =>
    cats.length > 2
      ? `${cats.length} cats need ${cats.reduce((sum, { more }) => sum + more, 0)} more squares in all`
      : `${cats[0].name} needs ${count(cats[0].more, { one: 'more square', other: 'more squares' })}, ${cats[1].name} ${cats[1].more}`,
  /** A cat that comes aboard takes the last place that this cat could reach. */
  strands: (cat: string) => `leaves ${cat} no place on the raft that it can reach`,
  nearFire: (cat: string) => `leaves ${cat} close to the fire`,
  rescues: (cat: string) => `gives ${cat} a path clear of the fire`,
  threatens: (cat: string) => `brings fire near the path of ${cat}`,
  nearer: (cat: string, steps: number) =>
    `brings ${cat} ${count(steps, { one: 'step', other: 'steps' })} closer to the raft`,
  makesRoom: (cat: string) => `${cat} makes room for a card`,
  /** The only reason for some walks: with a poor hand one waits for the next. */
  noFire: (cards: number) => `uses up ${plural(cards, { one: 'a card', other: 'two cards' })} without any fire`,
  noCloser: (cat: string) => `${cat} gets no closer to the raft`,
  costsTwo: 'costs two cards, because this cat is exhausted',
  tires: 'moving this cat again this round costs two cards',
  littleHarm: (worse: number, others: number) =>
    `does less harm than ${worse === others ? 'any other safe spot' : 'most other spots'}`,
  /** Two names at most: with more cats it says whom it does not spare. */
  othersKeep: (kept: readonly string[], harmed: string) =>
    kept.length > 2 ? `spares every cat except ${harmed}` : `spares ${listOf(kept)}`,
  spares: (worse: number, others: number) =>
    `makes no path longer; ${worse === others ? 'every other way' : 'most other ways'} to place this card would`,
  /** A card that does nothing for any cat. */
  keeps: 'makes no path longer',
  idle: 'brings no cat closer to the raft',
  harmlessFire: 'burns nothing a cat needs',
  scarce: (number: number, colour: string) =>
    number === 0
      ? `expect no ${colour} squares`
      : `only about ${count(number, { one: `${colour} square`, other: `${colour} squares` })}`,
  expects: (number: number, colour: string) =>
    `expect about ${count(number, { one: `${colour} square`, other: `${colour} squares` })}`,
});
