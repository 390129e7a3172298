import { Blocks } from '../../blocks.ts';
import { RESOURCES, SETTLERS, TOKEN_TOTAL } from '../components.ts';

/** How far a token is: the next piece could take it, the one after that, farther; for the seat and for its rivals. */
export const FAR = 2;
export const REACHES = (FAR + 1) * (FAR + 1);
/** Tokens of a kind that somebody holds: more than four are worth no more. */
export const HELD = 5;
const HOLDINGS = HELD * HELD;
export const LYING = 7;
export const COUNTS = 15;
export const SETTLERS_LEFT = SETTLERS[2] + 1;
export const VILLAGES_LEFT = 6;
export const RESOURCES_LEFT = 25;
export const STATUETTES = 9;
export const LEADS = 33;
const SEATS = 4;
/** Circles by who lives how near: only between the phases. */
export const STEPS = 6;
const DWELLINGS = STEPS * STEPS;
/** The token on a circle as one side sees it: how many of the kind it holds, or a statuette; and how far it is. */
export const CLASSES = 5;
export const CIRCLE_KINDS = CLASSES * (FAR + 1);
/** Islands by lead, and by who is not there. */
export const ISLAND_LEADS = 11;
export const ISLAND_KINDS = ISLAND_LEADS + 2;
export const MOST_ISLANDS = 14;
/** Tiles that would make the best link longer: none, one, several. */
export const WAYS = 3;
/** What a move adds to the mover's best link, and what it keeps a rival from adding: 1, 2, 3 or more islands. */
export const GAINS = 3;

/** Where the numbers of each block of features begin. */
export type Layout = ReturnType<typeof layOut>;

/**
 * Gives out the numbers, block by block. Sides are the seats in turn order from the one that looks. What one side has beyond
 * the best of the others is told of `views` sides: of the first alone in a duel, since the rival's is the opposite.
 */
export function layOut(tiles: number, sides: number) {
  const views = sides === 2 ? 1 : sides;
  const blocks = new Blocks();
  return {
    tiles,
    sides,
    views,
    /** Tokens by what the seat and its richest rival hold, and by how far it and its nearest rival are. */
    resource: blocks.take(HOLDINGS * REACHES),
    figure: blocks.take(REACHES),
    kind: blocks.take(views * HOLDINGS * LYING),
    link: blocks.take(sides * COUNTS),
    visited: blocks.take(sides * COUNTS),
    settlersInHand: blocks.take(sides * SETTLERS_LEFT),
    villagesInHand: blocks.take(sides * VILLAGES_LEFT),
    heldFigures: blocks.take(sides * STATUETTES),
    leftOnBoard: blocks.take(RESOURCES_LEFT),
    lead: blocks.take(views * LEADS),
    wait: blocks.take(SEATS),
    rivals: blocks.take(SEATS),
    dwelling: blocks.take(views * DWELLINGS),
    circle: blocks.take(TOKEN_TOTAL * sides * CIRCLE_KINDS),
    island: blocks.take(views * MOST_ISLANDS * ISLAND_KINDS),
    /** Two blocks of tiles a side: settlers, villages. */
    pieces: blocks.take(sides * 2 * tiles),
    /** Islands of the best link and of others. */
    linked: blocks.take(sides * 2 * MOST_ISLANDS),
    /** The best link after one more piece, and how many tiles would make it longer. */
    nextLink: blocks.take(sides * COUNTS),
    longer: blocks.take(sides * WAYS),
    end: blocks.end,
    /** Moves have numbers of their own: a piece on a tile, then what it does to the links of each side. */
    gain: 2 * tiles,
    moveEnd: 2 * tiles + sides * GAINS,
  };
}

/** All RESOURCES kinds for each side, at most islands thrice and circles twice: no position of a table has more. */
export function countMost({ sides, views }: Layout): number {
  const pieces = sides * (SETTLERS[sides] + VILLAGES_LEFT);
  const circles = TOKEN_TOTAL * (sides + 1);
  const islands = MOST_ISLANDS * (2 + views + 2 * sides);
  return pieces + circles + islands + views * (RESOURCES + 1) + sides * 7 + 3;
}
