import { inLanguage } from '../../language.ts';

/** The official methods of Arboretum, a line for each. */
export const texts = inLanguage('arboretum/official', {
  isHiddenStateWellFormed:
    'Is this a hidden state: deck and hands, sorted, hands of 0, 7, 8 or 9 cards? For 2 players unless you say otherwise.',
  isSharedStateWellFormed:
    'Is this a shared state: turn, arboreta and discards? For 2 players unless you say otherwise.',
  drawFromDeck: 'A random card of this deck; "" when it is empty.',
  isPlacementValid: 'May the player whose turn it is, holding nine cards, place this card there?',
  isStateValid:
    'Can this state come about in a game? The letter of the turn may still name the player who has just discarded.',
  canScore: 'Does this player have the right to score this species, by the hands as they are?',
  getAllValidPlacements: 'Every placement of this card by the player whose turn it is.',
  getAllViablePaths: 'Every path of this species in the player’s arboretum; null without the right to score it.',
  getHighestViablePathScore:
    'Points of the best path of this species; 0 without a path, −1 without the right to score it.',
  pathScore: 'Points of a path, written as its cards from the lowest to the highest.',
  applyAction: 'The state after a draw, or after a placement with its discard.',
  finalResult:
    'Points by player as if the game ended now, different species in each arboretum, and the winner or "tie".',
  chooseDrawLocation: 'Where to draw: the deck, or the top card of a discard pile.',
  generateMove: 'A placement and a discard for the player whose turn it is and who holds nine cards.',
  generateAction:
    'The same, knowing only what that player may know: the cards in sight, their own hand and the size of the deck.',
});
