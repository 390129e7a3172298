import { checked } from '../../core/checked.ts';
import type { Move } from '../../core/game.ts';
import { ok, quote, type Result } from '../../core/result.ts';
import { HAND_SIZE, TILE_LETTERS } from './components.ts';
import { fail } from './faults.ts';
import { CARD_SAME, FIRST_SMALL, nameCard, TILE_SAME, TURN_LETTERS, TURNS, WAYS } from './geometry.ts';
import {
  cardMove,
  DISCARD,
  fireMove,
  NO_CARD,
  ROLLED_CARDS,
  ROLLED_ISLANDS,
  ROLLED_TILES,
  requestMove,
  takeApart,
  walkMove,
} from './moves.ts';
import {
  formatCardPlacement,
  formatCatMove,
  formatFirePlacement,
  formatRequest,
  parseCard,
  parseCardPlacement,
  parseCatMove,
  parseFirePlacement,
  parseRequest,
  parseTile,
} from './official-strings.ts';
import type { RaftPosition } from './position.ts';
import { NONE, type State } from './state.ts';

export function formatMove(state: State, move: Move): string {
  const parts = takeApart(move);
  switch (parts.kind) {
    case 'card':
      return formatCardPlacement(parts);
    case 'fire':
      return formatFirePlacement(parts);
    case 'request':
      return formatRequest(parts.counts);
    case 'discard':
      return 'discard';
    case 'walk': {
      const [first, second = NO_CARD] = parts.cards;
      return formatCatMove({ ...parts, colour: state.colourAt(parts.from), first, second });
    }
    case 'drawnCard':
      return `+${nameCard(parts.card)}`;
    case 'drawnTile':
      return `+${TILE_LETTERS[parts.tile]}`;
    default:
      return `+${formatIsland(parts.island * TURNS + parts.turn)}`;
  }
}

/**
 * `A3B1D2` asks for cards, `Bj0309W` lays a card, `l1103TW` a fire tile, `B07100413AhBc` moves a cat, `discard` gives up
 * a stuck hand; `+Bj`, `+l` and `+L2E` are a card, a fire tile and an island drawn by chance.
 */
export function parseMove(state: RaftPosition, text: string): Result<Move> {
  return checked(state, readMove(state, text));
}

const LONGEST_MOVE = 13;

function readMove(state: State, text: string): Result<Move> {
  if (text === 'discard') return ok(DISCARD);
  if (text.startsWith('+')) return readRoll(text.slice(1));
  if (text.length <= LONGEST_MOVE && /^(?:[A-D]\d)+$/.test(text)) return readRequest(text);
  if (text.length > 7) return readWalk(state, text);
  if (/^.\d/.test(text)) {
    const fire = parseFirePlacement(text);
    if (!fire.ok) return fire;
    const { tile, way, square } = fire.value;
    // Ways that look alike are one move.
    return ok(fireMove(tile, TILE_SAME[tile * WAYS + way], square));
  }
  const card = parseCardPlacement(text);
  if (!card.ok) return card;
  return ok(cardMove(card.value.card, CARD_SAME[card.value.card * TURNS + card.value.turn], card.value.square));
}

function readRequest(text: string): Result<Move> {
  const request = parseRequest(text);
  if (!request.ok) return request;
  const [circles, crosses, squares, triangles] = request.value;
  if (Math.max(...request.value) <= HAND_SIZE) return ok(requestMove(circles, crosses, squares, triangles));
  return fail('six/text', { rule: 'R5', hand: HAND_SIZE, text: quote(text) });
}

function readWalk(state: State, text: string): Result<Move> {
  const walk = parseCatMove(text);
  if (!walk.ok) return walk;
  const { colour, from, to, first, second } = walk.value;
  const found = state.catAt(from);
  if (found !== NONE && found !== colour) {
    return fail('colour', { rule: 'R9', text: text.slice(1, 5) });
  }
  return ok(walkMove(from, to, first, second));
}

function readRoll(text: string): Result<Move> {
  const island = /^([LS])([0-3])([NESW])$/.exec(text);
  if (island) {
    const number = Number(island[2]) + (island[1] === 'S' ? FIRST_SMALL : 0);
    return ok(ROLLED_ISLANDS + number * TURNS + TURN_LETTERS.indexOf(island[3]));
  }
  const drawn = text.length === 1 ? parseTile(text) : parseCard(text);
  if (!drawn.ok) return drawn;
  return ok((text.length === 1 ? ROLLED_TILES : ROLLED_CARDS) + drawn.value);
}

/** `L2E`: large island 2 a quarter turn clockwise. */
export function formatIsland(laid: number): string {
  const island = laid >> 2;
  const number = island < FIRST_SMALL ? `L${island}` : `S${island - FIRST_SMALL}`;
  return number + TURN_LETTERS[laid % TURNS];
}
