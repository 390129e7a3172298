import { inLanguage } from '../../language.ts';

export const texts = inLanguage('race-to-the-raft/examples', {
  middle: 'A whole game state',
  board: 'A board alone',
  boardAndHand: 'A board and a hand',
  cutOff: 'A cat cut off by fire',
  won: 'Every cat on the raft',
  challenge: 'A challenge code',
});
