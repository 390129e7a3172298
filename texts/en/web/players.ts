export const texts = {
  /** The one who sits at the screen, as a name in a list of players. */
  you: 'You',
  player: (number: number) => `Player ${number}`,
  botNames: ['Ada', 'Blaise', 'Carl', 'Dorothy', 'Emmy', 'Grace'],
};
