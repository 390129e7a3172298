import { inLanguage } from '../../language.ts';

export const texts = inLanguage('web/set-up', {
  tab: (game: string) => `${game}: new match`,
  crumb: 'New match',
  /** For those who have never played the game. */
  lesson: 'New to it? Take the lesson',
  /** For somebody who has taken it. */
  lessonAgain: 'Take the lesson again',
  rules: 'Read the rules',
  howMany: 'How many players?',
  who: 'Who’s playing?',
  name: (seat: number) => `Name of player ${seat}`,
  /** When no more letters fit. */
  nameFull: (letters: number) => `Names can have up to ${letters} letters.`,
  kind: (seat: number) => `Who plays seat ${seat}`,
  person: 'Person',
  computer: 'Computer',
  personSays: 'Plays on this device.',
  level: (seat: number) => `Level of player ${seat}`,
  everyLevel: 'Level of all computer players',
  levelNumber: (level: number) => `Level ${level}`,
  levelSays: (level: number, says: string) => `Level ${level}: ${says}`,
  colour: (name: string, colour: string) => `Colour of ${name}: ${colour}. Change it`,
  colours: (name: string) => `Colour of ${name}`,
  colourTaken: (colour: string, name: string) => `${colour}, swaps with ${name}`,
  colourKept: (colour: string, name: string) => `${colour}, taken by ${name}`,
  first: 'Who goes first?',
  firstRandom: 'Random',
  options: 'Options',
  /** Over a list of which some are to be ticked. */
  picked: (picked: number, all: number) =>
    picked < all ? `${picked} of ${all} chosen` : `${picked} of ${all} chosen. To change one, untick it first.`,
  pickMore: (option: string, missing: number) => `${option}: choose ${missing} more before you start.`,
  campaign: (won: number, all: number) => `Campaign: ${won} of ${all} won`,
  /** The button that starts: what, and with whom. */
  startAlone: (game: string) => `Start ${game}`,
  startWith: (game: string, other: string) => `Start ${game} with ${other}`,
  startWithMany: (game: string, players: number) => `Start ${game} with ${players} players`,
});
