import { inLanguage } from '../../language.ts';
import { count } from '../grammar.ts';

const names = { arboretum: 'arboretum', discard: 'discard pile', hand: 'hand' };

export const texts = inLanguage('arboretum/pasted', {
  tooLong: 'This text is too long to be an Arboretum game.',
  count: (strings: number) =>
    `Expected a shared state (5 strings for two players, 7 for three, 9 for four), with or without a hidden state, but found ${count(strings, { one: 'string', other: 'strings' })}.`,
  letter: (letter: string, part: keyof typeof names) => `Player ${letter}’s ${names[part]} must begin with ${letter}.`,
  /** After “The”, in a sentence that says what is wrong with it. */
  part: (part: keyof typeof names, owner: string) => `${names[part]} of ${owner}`,
  turn: (letters: string) => `The first string says whose turn it is: one of ${letters}.`,
  placement: (owner: string, number: number, why: string) => `${owner}’s arboretum, placement ${number}: ${why}`,
  notDrawn: (owner: string, number: number, why: string) =>
    `${owner}’s arboretum, placement ${number} can’t be drawn: ${why}`,
  twice: (card: string) => `${card} is in two places. Only the first one is shown.`,
  largeHand: (owner: string) => `${owner} holds more than nine cards. Only nine are shown.`,
  scattered: (owner: string) =>
    `${owner}’s arboretum is in too many pieces to draw. Only the cards that are connected are shown.`,
  impossible: (why: string) => `This can’t happen in a real game: ${why}`,
  noHidden: 'There is no hidden state, so every hand is shown as seven cards face down.',
  noShared: 'There is no shared state, so the arboretums and discard piles are shown empty.',
  onlyArboretum: (owner: string) => `This is ${owner}’s arboretum only. Everything else is left out.`,
  onlyDiscard: (owner: string) => `This is ${owner}’s discard pile only. Everything else is left out.`,
  onlyCards: 'These are cards only. They are shown as player A’s hand.',
});
