import { inLanguage } from '../../language.ts';

/** The official methods of Race to the Raft, a line for each. */
export const texts = inLanguage('race-to-the-raft/official', {
  isBoardStringWellFormed: 'Is this a board: 12, 15 or 18 lines of 9 or 18 known letters, each ended by a line break?',
  drawFireTile: 'A random fire tile of the bag; "" when it is empty.',
  chooseChallenge: 'The code of a random challenge of a difficulty from 0 to 5.',
  initialiseChallenge: 'A board for this challenge code, on islands drawn and turned at random.',
  drawHand: 'Moves the requested numbers of random cards from the decks to the hand; nothing when a deck is too small.',
  applyPlacement: 'The state after a card (taken from the hand) or a fire tile was placed, legally or not.',
  moveCat: 'The state after a cat moved and its cards were discarded, legally or not.',
  isPlacementValid: 'May this card or fire tile be placed there? It need not be in the hand or the bag.',
  isCatMovementValid: 'May this cat walk there, and do these cards of the hand pay for it?',
  isGameOver: 'Does this action end the game, won or lost?',
  orientations: 'Pictures of a card (Bj) or a fire tile (l) in every turn.',
});
