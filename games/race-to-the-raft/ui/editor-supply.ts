import { texts } from '#texts/race-to-the-raft/editor.ts';
import type { Piece, Tray } from '../../editor.ts';
import { lowest } from '../bits.ts';
import { TILE_LETTERS } from '../components.ts';
import { CARD_COUNT, DECK_SIZE, nameCard, TILE_COUNT, TILE_PICTURES } from '../geometry.ts';
import type { RaftPosition } from '../position.ts';
import { BAG, DECKS, HAND, NONE, PHASE, PHASES, TILE } from '../state.ts';
import { drawCardFace } from './artwork.ts';
import { drawTile } from './fire.ts';
import { CELL } from './land.ts';

/*
 * Cards and fire tiles while a position is set up. A card is in the hand, spent, or else in its deck; a fire tile waits to be
 * placed, is used, or else is in the bag.
 */

const CARD = { x: -2, y: -2, width: 3 * CELL + 4, height: 3 * CELL + 4 };
const FIRE_TILE = 'fire ';
const CARDS = Array.from({ length: CARD_COUNT }, (_, card) => card);
const TILES = Array.from({ length: TILE_COUNT }, (_, tile) => tile);

const TRAYS = { hand: 'hand', spent: 'spent', waiting: 'waiting', used: 'used' } as const;

export function cardPieces({ words }: RaftPosition, deck: number): Piece[] {
  return CARDS.slice(deck * DECK_SIZE, (deck + 1) * DECK_SIZE).map((card) => ({
    id: nameCard(card),
    name: texts.card(nameCard(card)),
    picture: { drawing: drawCardFace(card, 0), box: CARD },
    left: bitAt(words[DECKS + deck], card % DECK_SIZE),
  }));
}

export function tilePieces({ words }: RaftPosition): Piece[] {
  return TILES.map((tile) => ({
    id: idOf(tile),
    name: texts.tile(TILE_LETTERS[tile]),
    picture: { drawing: drawTile(tile, 0), box: boxOf(tile) },
    left: bitAt(words[BAG], tile),
  }));
}

/** A square with the tile in its middle, as pieces of a palette are. */
function boxOf(tile: number): Piece['picture']['box'] {
  const [picture] = TILE_PICTURES[tile];
  const side = CELL * Math.max(3, picture.length, picture[0].length) + 4;
  return { x: (CELL * picture[0].length - side) / 2, y: (CELL * picture.length - side) / 2, width: side, height: side };
}

export function supplyTrays({ words }: RaftPosition): Tray[] {
  const isIn = (where: number) => (card: number) =>
    bitAt(words[where + Math.floor(card / DECK_SIZE)], card % DECK_SIZE) === 1;
  const [inDeck, inHand] = [isIn(DECKS), isIn(HAND)];
  const used = TILES.filter((tile) => tile !== words[TILE] && bitAt(words[BAG], tile) === 0);
  return [
    { id: TRAYS.hand, name: texts.hand, holds: CARDS.filter(inHand).map(nameCard) },
    { id: TRAYS.spent, name: texts.spent, holds: CARDS.filter((card) => !inDeck(card) && !inHand(card)).map(nameCard) },
    { id: TRAYS.waiting, name: texts.waiting, holds: words[TILE] === NONE ? [] : [idOf(words[TILE])] },
    { id: TRAYS.used, name: texts.used, holds: used.map(idOf) },
  ];
}

/** Into a tray, or back to its deck or the bag; false where the tray does not take such a piece. */
export function bring(next: RaftPosition, piece: string, tray: string | undefined): boolean {
  const card = cardNamed(piece);
  if (card !== undefined && tray !== TRAYS.waiting && tray !== TRAYS.used) {
    moveCard(next, card, tray);
    return true;
  }
  const tile = tileNamed(piece);
  if (tile === undefined || tray === TRAYS.hand || tray === TRAYS.spent) return false;
  moveTile(next, tile, tray);
  return true;
}

/** What was laid on the island is gone from where it came from. */
export function spend(next: RaftPosition, piece: string): void {
  bring(next, piece, cardNamed(piece) === undefined ? TRAYS.used : TRAYS.spent);
}

export function cardNamed(piece: string): number | undefined {
  return CARDS.find((card) => nameCard(card) === piece);
}

export function tileNamed(piece: string): number | undefined {
  return TILES.find((tile) => idOf(tile) === piece);
}

/** A tile waits exactly while one has to be placed: with that step comes the first one of the bag. */
export function fitTile({ words }: RaftPosition): void {
  if (words[PHASE] === PHASES.fire && words[TILE] === NONE && words[BAG] !== 0) words[TILE] = lowest(words[BAG]);
  else if (words[PHASE] === PHASES.fire && words[TILE] === NONE) words[PHASE] = PHASES.spark;
  if (words[TILE] === NONE) return;
  if (words[PHASE] === PHASES.fire) words[BAG] &= ~(1 << words[TILE]);
  else {
    words[BAG] |= 1 << words[TILE];
    words[TILE] = NONE;
  }
}

function moveCard({ words }: RaftPosition, card: number, tray: string | undefined): void {
  const deck = Math.floor(card / DECK_SIZE);
  words[DECKS + deck] = withBit(words[DECKS + deck], card % DECK_SIZE, tray === undefined);
  words[HAND + deck] = withBit(words[HAND + deck], card % DECK_SIZE, tray === TRAYS.hand);
}

function moveTile({ words }: RaftPosition, tile: number, tray: string | undefined): void {
  const before = words[TILE];
  if (before !== NONE && (before === tile || tray === TRAYS.waiting)) {
    words[BAG] |= 1 << before;
    words[TILE] = NONE;
    words[PHASE] = PHASES.spark;
  }
  words[BAG] = withBit(words[BAG], tile, tray === undefined);
  if (tray !== TRAYS.waiting) return;
  words[TILE] = tile;
  words[PHASE] = PHASES.fire;
}

function idOf(tile: number): string {
  return FIRE_TILE + TILE_LETTERS[tile];
}

function bitAt(word: number, bit: number): number {
  return (word >> bit) & 1;
}

function withBit(word: number, bit: number, isOn: boolean): number {
  return isOn ? word | (1 << bit) : word & ~(1 << bit);
}
