export const texts = {
  noGame: (quoted: string) => `There is no game ${quoted} here.`,
  playersAndSeats: 'Players and seats do not match.',
  notYourTurn: 'It is not your turn.',
};
