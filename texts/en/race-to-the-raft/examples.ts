export const texts = {
  middle: 'A whole game state',
  board: 'A board alone',
  boardAndHand: 'A board and a hand',
  cutOff: 'A cat cut off by fire',
  won: 'Every cat on the raft',
  challenge: 'A challenge code',
};
