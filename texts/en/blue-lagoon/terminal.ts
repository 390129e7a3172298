import { inLanguage } from '../../language.ts';

/** The board in a terminal. */
export const texts = inLanguage('blue-lagoon/terminal', {
  seat: (glyph: string, number: number) => `${glyph} Seat ${number}`,
  dealing: (dealt: number, circles: number) => `dealing tokens, ${dealt} of ${circles}`,
  toMove: (seat: string) => `${seat} to move`,
  wins: (seat: string) => `${seat} wins`,
  shareTheWin: (seats: readonly string[]) => `${seats.join(' and ')} share the win`,
  islands: 'Islands',
  tokensOnBoard: 'Tokens on the board',
  key: 'Key',
  keys: [
    '~●~ settler at sea',
    '░●░ settler on land',
    '[●] village',
    '(●) {●} the same on a stone circle',
    '(C) token',
    '( ) empty circle',
  ],
  narrowKeys: ['● settler', '○ village', 'C token', '●) on a stone circle', 'o) empty circle', '~ sea', '░ land'],
  pointsSoFar: 'Points so far',
  settlersLeft: 'Settlers left',
  villagesLeft: 'Villages left',
  lastPhase: 'The last half',
  ifOver: 'If the game ended now',
  visited: 'islands reached',
  link: 'best link',
  majorities: 'island bonuses',
  tokens: 'tokens',
  together: 'total',
  counted: (count: number, points: number) => `${count} → ${points}`,
  letterAndName: (letter: string, name: string) => `${letter} ${name}`,
  island: (name: string, bonus: number) => `${name} ${bonus}`,
  islandLed: (name: string, bonus: number, counts: readonly string[], leader: string) =>
    `${name} ${bonus}: ${counts.join(' ')}, ${leader} leads`,
  islandTied: (name: string, bonus: number, counts: readonly string[]) => `${name} ${bonus}: ${counts.join(' ')}, tied`,
});
