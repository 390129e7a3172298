import { inLanguage } from '../../language.ts';

/** The official methods of Metro, a line for each. */
export const texts = inLanguage('metro/official', {
  isPiecePlacementWellFormed: 'Is this one placement: four letters a–d, a row and a column?',
  isPlacementSequenceWellFormed:
    'Is this a sequence of placements that uses no tile more often than the deck holds it?',
  isPlacementSequenceValid: 'Was every placement legal when it was made?',
  drawFromDeck: 'A random tile among those neither on the board nor in a hand; "" when none is left.',
  getScore: 'Points of each player for the lines finished on this board.',
  generateMove: 'A legal placement of this tile, chosen with some care.',
  legalPlacements: 'Every legal placement of this tile.',
  traceLine: 'The line that leaves a station: squares crossed as rc:in-out, where it ends, its points now.',
  stationAtExit: 'The station that an exit of a rim square faces, or null.',
});
