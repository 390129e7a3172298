import { sentencesOf } from '../../sentences.ts';
import { count } from '../grammar.ts';

/** Why a move or a text is refused: what to do, then why. */
export const texts = sentencesOf('metro', {
  apart: 'Place it next to another tile or on the edge.',
  centre: 'No tile goes on the central station. Lines that end there count double.',
  occupied: 'There is already a tile here.',
  short: 'Not here: it would make a one-tile line, and it still fits elsewhere.',
  drawn: (d: { tile: string }) => `Place the tile you just drew. ${d.tile} stays in your hand.`,
  tile: (d: { held: string; tile: string }) => `Place ${d.held}, not ${d.tile}.`,
  'tile/hidden': (d: { tile: string }) => `${d.tile} can’t be the hidden tile: all copies have been seen.`,
  drawnOnce: 'You can draw only one extra tile each turn.',
  deck: 'The deck is empty.',
  full: 'Every square is taken.',
  over: 'The game is over: all tiles are on the board.',
  move: 'A player can’t make this move.',
  chance: 'A tile is being drawn. Nobody can move yet.',
  text: (d: { text: string }) => `${d.text} is not a move. Write a tile, a row and a column, as in aacb32, or draw.`,

  unknownTile: (d: { tile: string }) => `There is no tile ${d.tile}.`,
  copies: (d: { tile: string }) => `No ${d.tile} is left in the deck.`,
  'copies/placed': (d: { tile: string; copy: number; copies: number }) =>
    `This is copy ${d.copy} of ${d.tile}; there are ${d.copies}.`,
  'copies/none': 'There is no tile left for it.',
  'copies/elsewhere': (d: { tile: string }) => `All copies of ${d.tile} are elsewhere.`,
  'copies/many': (d: { tile: string }) => `There are too many copies of ${d.tile} on the board and in hands.`,
  length: (d: { length: number; most: number }) => `The sequence has ${d.length} characters; 60 tiles take ${d.most}.`,
  'length/tiles': (d: { length: number }) => `${d.length} characters are more than 60 tiles.`,
  placement: (d: { text: string }) => `${d.text} is not four letters a–d, a row 0–7 and a column 0–7.`,
  name: (d: { name: string }) => `A Metro line begins with "metro", not ${d.name}.`,
  fields: 'A Metro line has four parts: metro, placements, hands, turn.',
  hands: (d: { hands: number }) =>
    `Metro has 2 to 6 seats, but the line has ${count(d.hands, { one: 'hand', other: 'hands' })}.`,
  open: 'It is hidden, but hands are open. Add secret=on.',
  end: (d: { placed: number; all: number }) => `Only ${d.placed} of ${d.all} tiles are on the board.`,
  turn: (d: { text: string; seats: number }) => `The turn ${d.text} is not a seat from 1 to ${d.seats}, or "end".`,
  empty: (d: { seat: number }) => `Seat ${d.seat} must place a tile but has none.`,

  /** Around what is wrong inside it. */
  inPlacement: (d: { number: number }, said: string) => `Placement ${d.number}: ${said}`,
  inLaid: (d: { number: number; placement: string }, said: string) => `Placement ${d.number}, ${d.placement}: ${said}`,
  inHand: (d: { seat: number }, said: string) => `Hand ${d.seat}: ${said}`,
  inDrawn: (_: object, said: string) => `The drawn tile: ${said}`,
});
