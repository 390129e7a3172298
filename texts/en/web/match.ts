import { inLanguage } from '../../language.ts';

export const texts = inLanguage('web/match', {
  noGame: (quoted: string) => `There is no game ${quoted} here.`,
  playersAndSeats: 'The number of players does not fit the number of seats.',
  noId: 'The saved match has no name.',
  notYourTurn: 'It is not your turn.',
  movedOn: 'The match has moved on. Try again.',
  playedElsewhere: 'You are playing this match in another tab.',
  playHere: 'Play here',
  botFailed: (name: string) => `${name} did not answer, so a random legal move was made for ${name}.`,
  onlyReplay: 'This is a look back. Return to the match to play.',
  brokenSeal: 'The hidden part of this file is damaged, so the match cannot be opened.',
  /** For people who look into the file of a running match. */
  sealedNote: (lines: number) =>
    `A running match, ${lines} lines. Hidden cards are sealed until it is over. Open this file in Boardwalk to play on.`,
});
