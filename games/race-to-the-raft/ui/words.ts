import type { Move } from '../../../core/game.ts';
import { COLOURS, DECK_NAMES, TILE_LETTERS } from '../components.ts';
import { FIRST_SMALL, nameCard, nameSquare, TURNS } from '../geometry.ts';
import { handOf } from '../hints.ts';
import {
  cardOf,
  DISCARD,
  FIRES,
  firstCardOf,
  fromOf,
  NO_CARD,
  REQUESTS,
  ROLLED_CARDS,
  ROLLED_ISLANDS,
  ROLLED_TILES,
  requestedOf,
  secondCardOf,
  squareOf,
  tileOf,
  toOf,
  turnOf,
  WALKS,
  wayOf,
} from '../moves.ts';
import { tileSquares } from '../placements.ts';
import type { RaftPosition } from '../position.ts';
import { lossOf } from '../scoring.ts';
import { PHASES, RAFT, REQUEST, type State, UNKNOWN_COLOUR } from '../state.ts';

/** A move in words, before it is played; without the player's name. */
export function describeMove(position: RaftPosition, move: Move): string {
  const after = position.copy();
  after.play(move);
  const end =
    after.phase === PHASES.won
      ? ', and all cats are safe'
      : after.phase === PHASES.lost
        ? `. ${describeLoss(after)}`
        : '';
  return describeAct(position, move) + end;
}

function describeAct(position: RaftPosition, move: Move): string {
  if (move < FIRES)
    return `laid card ${nameCard(cardOf(move))} on ${nameSquare(squareOf(move))}${TURNED[turnOf(move)]}`;
  if (move < REQUESTS) {
    const squares = tileSquares(tileOf(move), wayOf(move), squareOf(move));
    const mirrored = wayOf(move) >= TURNS ? ', mirrored' : '';
    const how = `${mirrored}${TURNED[wayOf(move) % TURNS]}`;
    return `laid fire tile ${TILE_LETTERS[tileOf(move)]} on ${nameSquare(squareOf(move))}${how}: ${squares.length} squares burn`;
  }
  if (move >= WALKS) return describeWalk(position, move);
  if (move < DISCARD) return `asked for ${requestWords(DECK_NAMES.map((_, deck) => requestedOf(move, deck)))}`;
  if (move === DISCARD) return `could do nothing more and gave up ${plural(handOf(position).length, 'card')}`;
  if (move < ROLLED_TILES) return `drew card ${nameCard(move - ROLLED_CARDS)}`;
  if (move < ROLLED_ISLANDS) return `drew fire tile ${TILE_LETTERS[move - ROLLED_TILES]}`;
  const island = (move - ROLLED_ISLANDS) >> 2;
  const name = island < FIRST_SMALL ? `large island ${island + 1}` : `small island ${island - FIRST_SMALL + 1}`;
  return `laid ${name}${TURNED[(move - ROLLED_ISLANDS) % TURNS]}`;
}

function describeWalk(position: RaftPosition, move: Move): string {
  const [from, to] = [fromOf(move), toOf(move)];
  const cards = [firstCardOf(move), secondCardOf(move)].filter((card) => card !== NO_CARD).map(nameCard);
  const cat = `the ${COLOURS[position.colourAt(from)]} cat`;
  const walked = position.has(RAFT, to)
    ? `brought ${cat} from ${nameSquare(from)} aboard to ${nameSquare(to)}`
    : `moved ${cat} from ${nameSquare(from)} to ${nameSquare(to)}`;
  return `${walked} for ${cards.length > 1 ? 'cards' : 'card'} ${cards.join(' and ')}`;
}

const TURNED = ['', ', turned east', ', turned south', ', turned west'] as const;

/** "3 circle, 1 cross and 2 triangle cards". */
export function requestWords(counts: readonly number[]): string {
  const parts = counts.flatMap((wanted, deck) => (wanted > 0 ? [`${wanted} ${DECK_NAMES[deck]}`] : []));
  return `${joined(parts)} ${counts.some((wanted) => wanted === 1) && parts.length === 1 ? 'card' : 'cards'}`;
}

/** What is to be done now, for whoever looks at the table. */
export function describePhase(position: RaftPosition): string {
  switch (position.phase) {
    case PHASES.islands:
      return 'The island is being laid out';
    case PHASES.ask:
      return 'Ask for six cards: so many from each deck';
    case PHASES.draw:
      return `Drawing ${requestWords(Array.from(position.words.subarray(REQUEST, REQUEST + DECK_NAMES.length)))}`;
    case PHASES.play:
      return 'Lay a card or move a cat';
    case PHASES.spark:
      return 'A fire tile is being drawn';
    case PHASES.fire:
      return `Lay fire tile ${TILE_LETTERS[position.tile]} beside the fire`;
    case PHASES.won:
      return 'Won: every cat is on the raft';
    default:
      return `Lost. ${describeLoss(position)}`;
  }
}

/** R13: why the game was lost, naming the cats that are cut off. */
export function describeLoss(state: State): string {
  const loss = lossOf(state);
  switch (loss?.kind) {
    case 'cutOff': {
      const cats = joined(loss.cats.map((cat) => nameCat(state, cat)));
      return `Fire cuts ${cats} off from the raft.`;
    }
    case 'noRoom':
      return `Fire tile ${TILE_LETTERS[loss.tile]} fits nowhere.`;
    case 'noTile':
      return 'A fire tile was due and the bag is empty.';
    default:
      return 'Not enough cards are left for another round.';
  }
}

/** "the red cat on 0110". */
function nameCat(state: State, square: number): string {
  return `the ${nameColour(state.catAt(square))} cat on ${nameSquare(square)}`;
}

export function nameColour(colour: number): string {
  return colour === UNKNOWN_COLOUR ? 'unknown' : COLOURS[colour];
}

function joined(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts[parts.length - 1]}`;
}

export function plural(n: number, thing: string): string {
  return `${n} ${thing}${n === 1 ? '' : 's'}`;
}
