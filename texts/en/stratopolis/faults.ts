import { sentencesOf } from '../../sentences.ts';
import { count, eitherOf, listOf } from '../grammar.ts';

/** Why a move or a text is refused: what to do, then why. */
export const texts = sentencesOf('stratopolis', {
  apart: 'Place next to the city: an edge must touch it, not just a corner.',
  off: 'The tile would stick out over the edge of the board.',
  uneven: (d: { heights: readonly number[] }) =>
    `The squares below must be equally high. Here they are ${listOf(d.heights.map(String))}.`,
  clash: 'Red and green can’t cover each other.',
  straddle: 'It must rest on at least two tiles. Here it would rest on just one.',
  tile: (d: { tiles: readonly string[]; tile: string }) => `Place ${eitherOf(d.tiles)}: ${d.tile} is not face up.`,
  owner: (d: { player: string; tile: string }) =>
    `Place one of ${d.player}’s tiles: it is ${d.player}’s turn, and ${d.tile} is not theirs.`,
  'owner/reply': (d: { player: string; tile: string }) => `${d.tile} is not one of ${d.player}’s tiles.`,
  'owner/pile': (d: { player: string; tile: string }) =>
    `The tile comes from ${d.player}’s pile, and ${d.tile} is not in it.`,
  copies: (d: { tile: string }) => `Both copies of ${d.tile} are on the board.`,
  'copies/pile': (d: { tile: string }) => `No ${d.tile} is left in the pile.`,
  'copies/placed': (d: { tile: string; copy: number; copies: number }) =>
    `This is copy ${d.copy} of ${d.tile}; there are ${d.copies}.`,
  'copies/elsewhere': (d: { tile: string }) => `Both copies of ${d.tile} are elsewhere.`,
  notAsked: 'The rules allow it, but the lesson asks for another move now.',
  over: 'The game is over: all tiles are on the board.',
  move: 'A player can’t make this move.',
  chance: 'A tile is being turned up. Nobody can move yet.',
  'chance/lot': 'The tie is being broken at random. Nobody can move.',
  text: (d: { text: string }) => `${d.text} is not a move. Write column, row, tile and turn, as in NLOB.`,

  mirror: 'With mirrored piles red draws the twins of green’s tiles in the same order. Here they differ.',
  length: (d: { length: number; most: number }) => `The placement has ${d.length} characters; 41 tiles take ${d.most}.`,
  start: (d: { start: string; found: string }) => `A placement begins with ${d.start}, not ${d.found}.`,
  'start/again': 'The start tile is already on the board.',
  placement: (d: { text: string }) => `${d.text} is not a column A–Z, a row A–Z, a tile and a turn A–D.`,
  unknownTile: (d: { tile: string }) => `There is no tile ${d.tile} to place.`,
  name: (d: { name: string }) => `A Stratopolis line begins with "stratopolis", not ${d.name}.`,
  fields: 'A Stratopolis line has four parts: stratopolis, placement, tiles, turn.',
  tiles: 'The tiles are green’s and red’s, with one comma between.',
  'tiles/open': (d: { player: string }) => `All of ${d.player}’s tiles are open. Write * for them.`,
  'tiles/many': (d: { player: string; text: string; most: number }) =>
    `${d.player} has ${d.text} face up. Write up to ${count(d.most, { one: 'tile', other: 'tiles' })}, or -.`,
  'tiles/owner': (d: { player: string; tile: string }) => `${d.tile} is not one of ${d.player}’s tiles.`,
  turn: (d: { text: string; wanted: string }) =>
    `The turn is ${d.text}, but the placement and the tiles say ${d.wanted}.`,

  /** Around what is wrong inside it. */
  inPlacement: (d: { number: number }, said: string) => `Placement ${d.number}: ${said}`,
  inLaid: (d: { number: number; placement: string }, said: string) => `Placement ${d.number}, ${d.placement}: ${said}`,
  inFaceUp: (d: { player: string }, said: string) => `Face up for ${d.player}: ${said}`,
});
