import { inLanguage } from '../../language.ts';
import { DIFFICULTIES } from '../difficulties.ts';

/** The position as a picture that stands alone, and in a terminal. */
export const texts = inLanguage('race-to-the-raft/picture', {
  title: 'Race to the Raft',
  difficulty: (difficulty: number) => `Race to the Raft, ${DIFFICULTIES[difficulty].toLowerCase()}`,
  noChallenge: 'a custom island',
  seat: (mark: string, number: number, what: string) => `${mark} Seat ${number}: ${what}`,
  aboard: (aboard: number, cats: number) => `${aboard} of ${cats} aboard`,
  inHand: 'In hand',
  noCards: 'no cards',
  drawnTile: (tile: string) => `fire ${tile}`,
  decks: 'Decks',
  decksSay: 'colours, on average',
  tiles: 'Fire tiles',
  tilesSay: (left: number, all: number) => `${left} of ${all} in the bag`,

  terminal: {
    legend: [
      '(R) cat',
      '[R] exhausted cat',
      '=g= raft',
      '=w= raft for any cat',
      '=o= mast',
      '▒▒▒ fire',
      'b g p r y ground',
    ],
    narrowLegend: [
      '(R cat',
      '[R exhausted cat',
      '=g raft',
      '=w raft for any cat',
      '=o mast',
      '▒▒ fire',
      'b g p r y ground',
    ],
    challenge: (name: string, difficulty: number) => `${name}, ${DIFFICULTIES[difficulty].toLowerCase()}`,
    noChallenge: 'Custom island',
    cats: (aboard: number, cats: number) => `Cats aboard ${aboard} of ${cats}`,
    catsToCome: 'Cats and raft are placed last',
    aboard: 'aboard',
    exhausted: 'exhausted',
    /** One of two cats of a colour. */
    scarf: 'scarf',
    hand: 'Hand',
    tile: (tile: string) => `Fire tile ${tile}`,
    /** Stands over columns of numbers: the second word ends at column 15, the third begins at 18. */
    decks: 'Decks      left   squares to expect',
    tiles: (left: number) => `Fire tiles left ${left}`,
  },
});
