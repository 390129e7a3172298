import { inLanguage } from '../../language.ts';
import { count } from '../grammar.ts';

/** What a move gains, in a few words: for hints. */
export const texts = inLanguage('arboretum/gains', {
  lengthens: (species: string, gained: number, points: number) =>
    gained === points ? `a ${species} path for ${points}` : `+${gained} for your ${species} path, now ${points}`,
  wouldAdd: (species: string, gained: number) => `could add ${gained} to your ${species} path`,
  step: (low: string, high: string) => `${low} leads on to ${high}`,
  raisesHand: (species: string, total: number) => `raises your ${species} in hand to ${total}`,
  leavesHand: (species: string, total: number) => `leaves ${total === 0 ? 'no' : total} ${species} in hand`,
  keepsFrom: (owner: string, species: string, points: number) =>
    `keeps it from ${owner}, whose ${species} path is worth ${points}`,
  cancels: (species: string, owner: string) => `makes ${owner}’s ${species} 8 worth 0`,
  mayCancel: (species: string) => `would make a rival’s ${species} 8 worth 0`,
  ownUnused: (species: string) => `you have no ${species} path`,
  rivalsUnused: (species: string) => `no rival has a ${species} path`,
  /** Who comes next, the card on a pile, and what it adds to their path. */
  leaves: (next: string, card: string, gained: number) => `leaves ${next} ${card}: +${gained} for a path`,
  gives: (next: string, gained: number) => `${next} can take it: +${gained} for a path`,
  /** Of the cards that stay in hand. */
  givesLess: (next: string, more: number, kept: number) =>
    `${more} of your ${kept} other cards would be worth more to ${next}`,
  covers: (card: string, next: string, gained: number) => `covers ${card}, worth +${gained} to ${next}`,
  secures: (species: string) => `your ${species} path is sure to score while you keep your ${species}`,
  unsettles: (species: string) => `your ${species} path is no longer sure to score`,
  doomsOwn: (species: string) => `your ${species} path can’t score unless a rival gives cards up`,
  dooms: (owner: string, species: string) => `${owner}’s ${species} path can’t score while you keep it`,
  frees: (owner: string, species: string) => `${owner}’s ${species} path may score again`,
  seen: 'everyone sees that you hold it',
  chances: (helpful: number, unseen: number) =>
    `${helpful} of ${count(unseen, { one: 'unseen card', other: 'unseen cards' })} would add to your paths`,
  onlyDeck: 'there is nothing else to draw from',
  sparesDeck: (left: number) => `the deck stays at ${left} cards, so the game lasts longer`,
  deck: (left: number) =>
    left > 1
      ? `brings the end closer: ${count(left - 1, { one: 'card left', other: 'cards left' })}`
      : 'takes the last card and ends the game',
});
