import { inLanguage } from '../../language.ts';

/** Words in the terminal picture of Metro and under its picture. */
export const texts = inLanguage('metro/terminal', {
  left: (deck: number, placed: number) => `Deck ${deck}  On the board ${placed}`,
  seat: (number: number) => `Seat ${number}`,
  seatPoints: (number: number, points: number) => `Seat ${number}: ${points}`,
  points: (points: string) => `${points} points`,
  holds: (tile: string) => `holds ${tile}`,
  wins: 'wins',
  drawing: ', is drawing a tile',
  mustPlace: (tile: string) => `, must place ${tile}`,
});
