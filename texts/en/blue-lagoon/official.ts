import { inLanguage } from '../../language.ts';

/** The official methods of Blue Lagoon, a line for each. */
export const texts = inLanguage('blue-lagoon/official', {
  isStateStringWellFormed: 'Does this text follow the grammar of state strings? Counts and ranges are not checked.',
  isMoveStringWellFormed: 'Does this text follow the grammar of moves, as "S 3,5" does?',
  distributeResources: 'The state with all resources and statuettes dealt to the stone circles again.',
  isMoveValid: 'May the current player make this move?',
  generateAllValidMoves: 'Every move the current player may make.',
  isPhaseOver: 'Is no resource left on the board, or can no player move?',
  placePiece:
    'The state with this piece on the board and the token there taken; unchanged by a move that is not legal.',
  endPhase: 'The state with the phase scored and, after the exploration, the board set up for the settlement.',
  applyMove:
    'The state after a whole turn: piece, end of the phase, next player; unchanged by a move that is not legal.',
  generateAIMove: 'A legal move, chosen with some care.',
  calculateTotalIslandsScore: 'Points for pieces on seven, eight or more islands, by player.',
  calculateIslandLinksScore: 'Points for the best link, by player.',
  calculateIslandMajoritiesScore: 'Points for the most pieces on islands, by player.',
  calculateResourcesAndStatuettesScore: 'Points for the tokens held, by player.',
  calculateScores: 'Points the phase would bring if it ended now, by player.',
});
