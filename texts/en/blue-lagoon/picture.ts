import { inLanguage } from '../../language.ts';

/** The picture that stands alone, with its panel of facts. */
export const texts = inLanguage('blue-lagoon/picture', {
  heading: (map: string, phase: string) => `${map} · ${phase}`,
  seat: (number: number) => `Seat ${number}`,
  seats: (names: readonly string[]) => names.join(', '),
  wins: (name: string) => `${name} wins`,
  shareTheWin: (names: string) => `${names} share the win`,
  finalScore: (points: readonly number[]) => `Final score: ${points.join('–')}`,
  dealing: 'Dealing the tokens',
  dealt: (dealt: number, circles: number) => `${dealt} of ${circles} stone circles are done.`,
  toMove: (name: string) => `${name} to move`,
  /** In two lines, each short enough for the panel. */
  explore: ['A settler on any water, or any piece', 'on land next to your own.'],
  settle: ['A settler next to your own pieces,', 'on land or water.'],
  islands: 'Islands reached',
  link: 'Best link',
  majorities: 'Island bonuses',
  tokens: 'Tokens',
  phase: 'This half',
  score: 'Score',
  counted: (count: number, points: number) => `${count} → ${points}`,
  lastPhase: 'The last half',
  ifOver: 'Points now',
  settlersLeft: 'Settlers left',
  villagesLeft: 'Villages left',
  inHand: 'In hand',
  onBoard: 'Still on the board',
});
