import { inLanguage } from '../../language.ts';

/** The official methods of Stratopolis, a line for each. */
export const texts = inLanguage('stratopolis/official', {
  isTilePlacementWellFormed: 'Is this one tile placement: a column A–Z, a row A–Z, a tile A–U and a turn A–D?',
  isPlacementWellFormed: 'Does this begin with MMUA, alternate between green and red, and use no tile more than twice?',
  isPlacementValid: 'Was every placement legal when it was made?',
  getScoreForPlacement: 'Points of green, or of red, for this board.',
  generateMove: 'A good placement of this tile, looking ahead to the answer with the other tile, if there is one.',
  legalMoveCount: 'In how many ways may this tile be placed on this board, no matter whose turn it is?',
  winner: 'Who would win if the game ended here; random where only chance can decide.',
  visibleBoard: 'What shows on the named columns and rows, row by row: R, G, K or a dot, and heights.',
});
