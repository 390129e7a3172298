import { inLanguage } from '../../language.ts';
import { count, withArticle } from '../grammar.ts';

/** What a move gains, in a few words: for hints. */
export const texts = inLanguage('arboretum/gains', {
  lengthens: (species: string, gained: number, points: number) =>
    gained === points
      ? `makes ${withArticle(species)} path worth ${points}`
      : `adds ${gained} to your ${species} path, now worth ${points}`,
  /** A path that can't score as things are. `rival`: the only one there is. */
  inCase: (species: string, isNew: boolean, rival: string | undefined) =>
    `${isNew ? `makes ${withArticle(species)} path` : `improves your ${species} path`}, in case ${rival ?? 'a rival'} gives up ${species} cards`,
  wouldAdd: (species: string, gained: number) => `could add ${gained} to your ${species} path`,
  wouldStart: (species: string, points: number) => `could start ${withArticle(species)} path worth ${points}`,
  step: (low: string, high: string) => `steps up from ${low} to ${high}, for a later path`,
  raisesHand: (species: string, total: number) => `raises your ${species} total in hand to ${total}`,
  /** `rival`: whose path it could block, where that is all it is good for. */
  leavesHand: (species: string, total: number, rival: string | undefined) => {
    if (rival !== undefined)
      return `leaves you ${total === 0 ? `no ${species}` : `a ${species} total of ${total}`} in hand against ${rival}’s path`;
    return total === 0 ? `leaves you no ${species} in hand` : `lowers your ${species} total in hand to ${total}`;
  },
  keepsFrom: (owner: string, species: string, points: number) =>
    `keeps it from ${owner}, whose ${species} path is worth ${points}`,
  /** By the cards that can be seen. `own`: the total in hand that does it. */
  stops: (owner: string, species: string, points: number, own: number) =>
    `could stop ${owner}’s ${species} path of ${points} with ${own} in hand`,
  lets: (owner: string, species: string, points: number, own: number) =>
    `lets ${owner}’s ${species} path score ${points}: your ${own} in hand stops it now`,
  cancels: (species: string, owner: string) => `makes ${owner}’s ${species}\u00a08 worth 0`,
  /** `rival`: the only one there is. */
  mayCancel: (species: string, rival: string | undefined) =>
    `if ${rival ?? 'a rival'} holds the ${species}\u00a08, it counts 0`,
  ownUnused: (species: string) => `you have no ${species} path`,
  /** `rival`: the only one there is. */
  rivalsUnused: (species: string, rival: string | undefined) =>
    rival === undefined ? `no rival has ${withArticle(species)} path` : `${rival} has no ${species} path`,
  /** The path is the mover's own; nobody else has one. */
  lostCause: (species: string, rival: string | undefined) =>
    `your ${species} path can’t score against ${rival ?? 'a rival'}’s hand, and ${rival === undefined ? 'nobody else has a' : `${rival} has no`} path of it`,
  /** `isOnly`: of the cards in hand. */
  nobodyUses: (species: string, rival: string | undefined, isOnly: boolean) => {
    const nobody = rival === undefined ? 'nobody' : `neither you nor ${rival}`;
    return isOnly
      ? `your only ${species}, and ${nobody} has a path of it`
      : `${nobody} has ${withArticle(species)} path`;
  },
  /** Of the cards in hand, while nobody has a path of anything. */
  onlyOne: (species: string, isLow: boolean) => `your only ${species}${isLow ? ', and a low one' : ''}`,
  /** A card that would add nothing to the path there is. */
  noHelp: (species: string) => `can’t lengthen your ${species} path`,
  /** What speaks for a tree that leads nowhere yet. */
  startsWith1: (points: number) => `a path that starts with a 1 scores ${points} more`,
  endsWith8: (points: number) => `a path that ends with an 8 scores ${points} more`,
  goesOn: (cards: number, species: string) => `you hold ${cards} more ${species} cards for a path`,
  followed: (cards: number) => `a low tree to start from: ${cards} of your cards could follow it`,
  /** Who comes next, the card on a pile, and what it adds to their path. */
  leaves: (next: string, card: string, gained: number) => `leaves ${card} for ${next}: +${gained} for a path`,
  /** The same for a card that was under the one taken. */
  uncovers: (next: string, card: string, gained: number) => `uncovers ${card} for ${next}: +${gained} for a path`,
  gives: (next: string, gained: number) => `${next} could use it: +${gained} for a path`,
  /** A card that stays in hand, and what it would have added to a path of the next player. */
  givesLess: (next: string, kept: string, gained: number) =>
    `safer than ${kept}, which would give ${next} +${gained} for a path`,
  covers: (card: string, next: string, gained: number) => `covers ${card}, which is worth +${gained} to ${next}`,
  secures: (species: string) => `your ${species} path is sure to score while you keep your ${species} cards`,
  unsettles: (species: string) => `your ${species} path is no longer sure to score`,
  /** `rival`: the only one there is. */
  doomsOwn: (species: string, rival: string | undefined) =>
    `your ${species} path can’t score against ${rival ?? 'a rival'}’s hand`,
  /** What is in hand, theirs and yours, by the cards that can be seen. */
  fallsBehind: (rival: string, theirs: number, own: number, points: number) =>
    `lets ${rival}’s ${theirs} beat your ${own} in hand: no points for your path of ${points}`,
  dooms: (owner: string, species: string) => `${owner}’s ${species} path can’t score while you keep it`,
  frees: (owner: string, species: string) => `${owner}’s ${species} path may score again`,
  /** The last discard. `other`: the only rival. */
  finishes: (points: string, other: { readonly name: string; readonly points: string } | undefined) =>
    `final score: ${points} ${other ? `to ${other.name}’s ${other.points}` : 'points'}`,
  seen: 'everyone sees that you hold it',
  chances: (helpful: number, unseen: number) =>
    helpful === unseen
      ? 'any card would start or improve a path'
      : `${helpful} of ${count(unseen, { one: 'card', other: 'cards' })} you can’t see would start or improve a path`,
  onlyDeck: 'only you will see the card',
  /** `isGood`: for those who are behind. `rival`: the only one there is. */
  sparesDeck: (left: number, isGood: boolean, rival: string | undefined) =>
    `spares the deck (${count(left, { one: 'card left', other: 'cards left' })}): more time ${isGood ? '' : `for ${rival ?? 'the others'} `}to catch up`,
  deck: (left: number) =>
    left > 1
      ? `brings the end closer: ${count(left - 1, { one: 'card left', other: 'cards left' })}`
      : 'takes the last card and ends the game',
});
