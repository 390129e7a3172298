import type { Move } from '../../../core/game.ts';
import {
  CARD_SAME,
  columnOf,
  rowOf,
  squareAt,
  TILE_HEIGHT,
  TILE_PICTURES,
  TILE_SAME,
  TILE_WIDTH,
  TURNS,
  WAYS,
} from '../geometry.ts';
import { cardMove, cardsPaid, fireMove, fromOf, requestedOf, takeApart, toOf, WALKS } from '../moves.ts';
import { NONE, type State } from '../state.ts';

/** What the person has chosen so far; together with a square, or cards, it becomes a move. */
export type Draft =
  | { readonly kind: 'none' }
  | { readonly kind: 'ask'; readonly counts: readonly number[] }
  | { readonly kind: 'card'; readonly card: number; readonly turn: number }
  | { readonly kind: 'fire'; readonly tile: number; readonly way: number }
  | { readonly kind: 'cat'; readonly from: number; readonly to: number | undefined; readonly pay: readonly number[] };

/** A card or a fire tile in hand: how large it is, and by which of its squares it is held. */
export interface Piece {
  readonly height: number;
  readonly width: number;
  readonly hold: readonly [row: number, column: number];
  /** What it covers, as if its top left square were the island's first. */
  readonly squares: readonly number[];
  readonly moveAt: (origin: number) => Move;
}

/** The legal moves of a position, sorted once so that every click only looks up. */
export interface Choices {
  readonly all: ReadonlySet<Move>;
  /** Moves of each cat, by its square and by where it would go. */
  readonly walks: ReadonlyMap<number, ReadonlyMap<number, readonly Move[]>>;
}

export function sortMoves(moves: readonly Move[]): Choices {
  const walks = new Map<number, Map<number, Move[]>>();
  for (const move of moves) {
    if (move < WALKS) continue;
    const ends = walks.get(fromOf(move)) ?? new Map<number, Move[]>();
    walks.set(fromOf(move), ends);
    const prices = ends.get(toOf(move)) ?? [];
    ends.set(toOf(move), prices);
    prices.push(move);
  }
  return { all: new Set(moves), walks };
}

export function pieceOf(draft: Draft): Piece | undefined {
  if (draft.kind === 'card') {
    const turn = CARD_SAME[draft.card * TURNS + draft.turn];
    return {
      height: 3,
      width: 3,
      hold: [1, 1],
      squares: CARD_SQUARES,
      moveAt: (origin) => cardMove(draft.card, turn, origin),
    };
  }
  if (draft.kind !== 'fire') return undefined;
  const shape = draft.tile * WAYS + draft.way;
  return {
    height: TILE_HEIGHT[shape],
    width: TILE_WIDTH[shape],
    hold: holdOf(draft.tile, draft.way),
    squares: burningIn(draft.tile, draft.way).map(([row, column]) => squareAt(row, column)),
    moveAt: (origin) => fireMove(draft.tile, TILE_SAME[shape], origin),
  };
}

const CARD_SQUARES = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => squareAt(row, column)));

function burningIn(tile: number, way: number): (readonly [row: number, column: number])[] {
  return TILE_PICTURES[tile][way].flatMap((letters, row) =>
    Array.from(letters).flatMap((letter, column) => (letter === '#' ? [[row, column] as const] : [])),
  );
}

/** The burning square nearest to the middle of a tile. */
function holdOf(tile: number, way: number): readonly [number, number] {
  const picture = TILE_PICTURES[tile][way];
  const squares = burningIn(tile, way);
  const far = ([row, column]: readonly [number, number]) =>
    (row - (picture.length - 1) / 2) ** 2 + (column - (picture[0].length - 1) / 2) ** 2;
  return squares.reduce((best, square) => (far(square) < far(best) ? square : best));
}

/** Top left square of a piece held over a square. At the rim it is pushed inwards until it lies on the island. */
export function originAt(state: State, piece: Piece, square: number): { origin: number; exact: boolean } {
  const row = rowOf(square) - piece.hold[0];
  const column = columnOf(square) - piece.hold[1];
  const onRow = Math.max(0, Math.min(state.rows - piece.height, row));
  const onColumn = Math.max(0, Math.min(state.columns - piece.width, column));
  return { origin: squareAt(onRow, onColumn), exact: onRow === row && onColumn === column };
}

/** Where a piece is held when its top left square is `origin`. */
function holdAt(piece: Piece, origin: number): number {
  return squareAt(rowOf(origin) + piece.hold[0], columnOf(origin) + piece.hold[1]);
}

/** The move that a square stands for, and whether the piece had to be pushed inwards for it. */
export interface Place {
  readonly move: Move;
  readonly exact: boolean;
}

/** Every square that stands for a legal move of the chosen piece. */
export function placesOf(state: State, choices: Choices, draft: Draft): ReadonlyMap<number, Place> {
  const places = new Map<number, Place>();
  const piece = pieceOf(draft);
  if (!piece) return places;
  for (let row = 0; row < state.rows; row++) {
    for (let column = 0; column < state.columns; column++) {
      const { origin, exact } = originAt(state, piece, squareAt(row, column));
      const move = piece.moveAt(origin);
      if (choices.all.has(move)) places.set(squareAt(row, column), { move, exact });
    }
  }
  return places;
}

/** True when a tile that is refused here would be placed here once it is turned or flipped, held as every preview holds it. */
export function fitsTurned(state: State, choices: Choices, draft: Draft, square: number): boolean {
  if (draft.kind !== 'fire') return false;
  return Array.from({ length: WAYS }, (_, way) => pieceOf({ ...draft, way })).some(
    (piece) => piece && choices.all.has(piece.moveAt(originAt(state, piece, square).origin)),
  );
}

/** What choosing one more card to pay with leads to: a move, or the cards chosen so far. */
export function payWith(
  prices: readonly Move[],
  pay: readonly number[],
  card: number,
): { readonly move: Move | undefined; readonly pay: readonly number[] } {
  const chosen = pay.includes(card) ? pay.filter((other) => other !== card) : [...pay, card];
  const move = prices.find((price) => {
    const cards = cardsPaid(price);
    return cards.length === chosen.length && cards.every((one) => chosen.includes(one));
  });
  return { move, pay: chosen };
}

/** A move taken apart: what to choose, and the square to point at, so that a suggestion can be shown on the table. */
export function draftOf(move: Move): { readonly draft: Draft; readonly square: number } {
  const parts = takeApart(move);
  switch (parts.kind) {
    case 'walk':
      return { draft: { kind: 'cat', from: parts.from, to: parts.to, pay: [] }, square: parts.to };
    case 'request':
      return { draft: { kind: 'ask', counts: parts.counts }, square: NONE };
    case 'card':
    case 'fire': {
      const { square, ...draft } = parts;
      const piece = pieceOf(draft);
      return { draft, square: piece ? holdAt(piece, square) : NONE };
    }
    default:
      return { draft: { kind: 'none' }, square: NONE };
  }
}

/** True when there is no more of a suggestion to show: the cards, the piece over its square, or the cat and where it goes. */
export function isPrepared(hint: Move, draft: Draft, aimed: Move | undefined): boolean {
  const idea = draftOf(hint).draft;
  if (idea.kind === 'ask')
    return draft.kind === 'ask' && idea.counts.every((count, deck) => count === draft.counts[deck]);
  if (idea.kind === 'cat') return draft.kind === 'cat' && draft.from === idea.from && draft.to === idea.to;
  return aimed === hint;
}

/** What the star of a suggestion stands for on its square; nothing where it is in hand already, or something else is. */
export function ideaAt(
  hint: Move | undefined,
  square: number,
  draft: Draft,
  places: ReadonlyMap<number, Place>,
): Draft | undefined {
  if (hint === undefined || draft.kind === 'cat' || places.get(square)?.move === hint) return undefined;
  const idea = draftOf(hint);
  const isOtherCard = draft.kind === 'card' && !(idea.draft.kind === 'card' && idea.draft.card === draft.card);
  return idea.square !== square || isOtherCard ? undefined : idea.draft;
}

/** A quarter turn more, `by` 1 clockwise or −1; a mirrored tile stays mirrored. */
export function turnDraft(draft: Draft, by: number): Draft {
  const turned = (turn: number) => (turn + by + TURNS) % TURNS;
  if (draft.kind === 'card') return { ...draft, turn: turned(draft.turn) };
  if (draft.kind !== 'fire') return draft;
  return { ...draft, way: draft.way - (draft.way % TURNS) + turned(draft.way % TURNS) };
}

/** Mirrors a tile left to right as it lies: mirroring comes before turning, so east and west change places. */
export function flipDraft(draft: Draft): Draft {
  if (draft.kind !== 'fire') return draft;
  const turn = (TURNS - (draft.way % TURNS)) % TURNS;
  return { ...draft, way: draft.way < TURNS ? TURNS + turn : turn };
}

/** False for a card or tile that looks the same whichever way it is turned. */
export function canTurn(draft: Draft): boolean {
  return looksOf(turnDraft(draft, 1)) !== looksOf(draft);
}

/** False for a tile that looks the same flipped, at every angle. */
export function canFlip(draft: Draft): boolean {
  return [draft, turnDraft(draft, 1)].some((each) => looksOf(flipDraft(each)) !== looksOf(each));
}

/** Equal for two drafts of one piece that cannot be told apart. */
function looksOf(draft: Draft): number | undefined {
  if (draft.kind === 'card') return CARD_SAME[draft.card * TURNS + draft.turn];
  return draft.kind === 'fire' ? TILE_SAME[draft.tile * WAYS + draft.way] : undefined;
}

/** True when some request asks for all that is chosen and one more card of this deck. */
export function canAsk(requests: readonly Move[], counts: readonly number[], deck: number): boolean {
  return requests.some((move) =>
    counts.every((chosen, each) => requestedOf(move, each) >= chosen + (each === deck ? 1 : 0)),
  );
}

/** One more card of a deck, where some request still asks for it. */
export function oneMore(requests: readonly Move[], counts: readonly number[], deck: number): readonly number[] {
  if (!canAsk(requests, counts, deck)) return counts;
  return counts.map((chosen, each) => chosen + (each === deck ? 1 : 0));
}

/** Fills a request up, always from the deck that gives least so far. */
export function fillEvenly(requests: readonly Move[], counts: readonly number[]): readonly number[] {
  const decks = counts.map((_, deck) => deck).filter((deck) => canAsk(requests, counts, deck));
  if (decks.length === 0) return counts;
  const next = decks.reduce((best, deck) => (counts[deck] < counts[best] ? deck : best));
  return fillEvenly(requests, oneMore(requests, counts, next));
}
