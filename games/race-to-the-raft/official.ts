import { texts } from '#texts/race-to-the-raft/official.ts';
import {
  canRead,
  method,
  type Official,
  type OfficialMethod,
  optional,
  parsed,
  structure,
  text,
  textQuestion,
  whole,
} from '../../core/official.ts';
import { fail as failCall } from '../../core/platform-faults.ts';
import { type Fault, ok, type Result } from '../../core/result.ts';
import { count, nth } from './bits.ts';
import { parseChallenge } from './challenges.ts';
import { CHALLENGES, TILE_LETTERS } from './components.ts';
import { fail } from './faults.ts';
import { CARD_PICTURES, columnOf, DECK_COUNT, rowOf, TILE_PICTURES, TURN_LETTERS } from './geometry.ts';
import { NO_CARD } from './moves.ts';
import {
  type CatMove,
  type CatPlace,
  fillBoard,
  formatBoard,
  formatCards,
  formatCats,
  formatWay,
  parseBag,
  parseBoardLines,
  parseCard,
  parseCardPlacement,
  parseCards,
  parseCatMove,
  parseCats,
  parseFirePlacement,
  parseRequest,
  parseTile,
} from './official-strings.ts';
import { checkCardPlace, checkFirePlace, hasFirePlace } from './placements.ts';
import { RaftPosition } from './position.ts';
import { allAboard, isCutOff } from './reach.ts';
import { CATS, FIRE, HAND, NONE, PHASES, State, WILD } from './state.ts';
import { checkPrice, checkWalk } from './walks.ts';

/*
 * The assignment's methods by name. A game state is its five strings, as an object or as an array in the official order;
 * the answer has the form of the question. Each method reads only the strings that it needs. Questions whether something
 * is well-formed or valid answer false to an unreadable board or action; everything else answers a fault.
 */

const PARTS = ['board', 'decks', 'hand', 'exhaustedCats', 'fireTileBag'] as const;
type Part = (typeof PARTS)[number];
type Strings = Readonly<Record<Part, string>>;

/** The five strings, and the form in which they came. */
interface Given {
  readonly strings: Strings;
  readonly asList: boolean;
}

const gameState = structure('five strings', readStrings);

const isBoardStringWellFormed = textQuestion('boardString', texts.isBoardStringWellFormed, canRead(parseBoardLines));

const drawFireTile = method({
  args: { gameState },
  returns: 'tile',
  help: texts.drawFireTile,
  call({ gameState: { strings } }, random) {
    const bag = parseBag(strings.fireTileBag);
    if (!bag.ok) return bag;
    return ok(bag.value === 0 ? '' : TILE_LETTERS[nth(bag.value, random.below(count(bag.value)))]);
  },
});

const chooseChallenge = method({
  args: { difficulty: whole(0, 5) },
  returns: 'challenge',
  help: texts.chooseChallenge,
  call({ difficulty }, random) {
    const codes = CHALLENGES.filter((challenge) => challenge.difficulty === difficulty);
    return ok(codes[random.below(codes.length)].code);
  },
});

const initialiseChallenge = method({
  args: { challengeString: parsed(parseChallenge) },
  returns: 'board',
  help: texts.initialiseChallenge,
  call({ challengeString: layout }, random) {
    const position = new RaftPosition(1, layout.rows, layout.columns, layout);
    while (position.phase === PHASES.islands) position.play(position.roll(random));
    return ok(formatBoard(position));
  },
});

const drawHand = method({
  args: { gameState, drawRequest: parsed(parseRequest) },
  returns: 'gameState',
  help: texts.drawHand,
  call({ gameState: given, drawRequest: wanted }, random) {
    const decks = parseCards(given.strings.decks, 'decks');
    if (!decks.ok) return decks;
    const hand = parseCards(given.strings.hand, 'hand');
    if (!hand.ok) return hand;
    if (decks.value.some((cards, deck) => count(cards) < wanted[deck])) return answer(given, {});
    for (let deck = 0; deck < DECK_COUNT; deck++) {
      for (let drawn = 0; drawn < wanted[deck]; drawn++) {
        const card = 1 << nth(decks.value[deck], random.below(count(decks.value[deck])));
        decks.value[deck] &= ~card;
        hand.value[deck] |= card;
      }
    }
    return answer(given, { decks: formatCards(decks.value), hand: formatCards(hand.value) });
  },
});

const applyPlacement = boardMethod(
  'gameState',
  'placementString',
  texts.applyPlacement,
  readBoard,
  (board, placement, given) =>
    isFireText(placement) ? applyFire(given, board, placement) : applyCard(given, board, placement),
);

const moveCat = boardMethod(
  'gameState',
  'movementString',
  texts.moveCat,
  readWalker,
  ({ board, exhausted }, movementString, given) => {
    const move = parseCatMove(movementString);
    if (!move.ok) return move;
    if (!canStand(board, move.value)) return fail('walk', { rule: 'R9', movementString });
    const { colour, from, to, first, second } = move.value;
    board.walk(from, to);
    board.dropCard(first);
    if (second !== NO_CARD) board.dropCard(second);
    const others = exhausted.filter((cat) => cat.colour !== colour || cat.square !== from);
    return answer(given, {
      board: formatBoard(board),
      hand: formatCards(board.words.subarray(HAND)),
      exhaustedCats: formatCats([...others, { colour, square: to }]),
    });
  },
);

const isPlacementValid = boardMethod(
  'boolean',
  'placementString',
  texts.isPlacementValid,
  readBoard,
  (board, placement) => {
    if (isFireText(placement)) {
      const fire = parseFirePlacement(placement);
      return ok(fire.ok && !checkFirePlace(board, fire.value.tile, fire.value.way, fire.value.square));
    }
    const card = parseCardPlacement(placement);
    return ok(card.ok && !checkCardPlace(board, card.value.square));
  },
);

const isCatMovementValid = boardMethod(
  'boolean',
  'catMovementString',
  texts.isCatMovementValid,
  readWalker,
  ({ board, exhausted }, movement) => {
    const move = parseCatMove(movement);
    if (!move.ok) return ok(false);
    const { colour, from, to, first, second } = move.value;
    const tired = exhausted.some((cat) => cat.colour === colour && cat.square === from);
    const fault = checkWalk(board, from, to) ?? checkPrice(board, tired, first, second);
    return ok(fault === undefined && board.colourAt(from) === colour);
  },
);

const isGameOver = boardMethod('boolean', 'action', texts.isGameOver, readBoard, (board, action, { strings }) => {
  if (action.length > PLACEMENT_LENGTH) return endsByWalk(board, action);
  if (isFireText(action)) return endsByFire(board, action);
  const card = parseCardPlacement(action);
  if (!card.ok && !isOffBoard(card.fault)) return card;
  const bag = parseBag(strings.fireTileBag);
  return bag.ok ? ok(bag.value === 0) : bag;
});

const orientations = method({
  args: { card: optional(parsed(cardPictures), undefined), fireTile: optional(parsed(tilePictures), undefined) },
  returns: '{N, E, S, W} | {FN … TW}',
  help: texts.orientations,
  call({ card, fireTile }) {
    const pictures = fireTile ?? card;
    return pictures
      ? ok(pictures)
      : failCall('call.argument/missing', { name: 'card', expects: 'a card or a fireTile' });
  },
});

export const official: Official = {
  isBoardStringWellFormed,
  drawFireTile,
  chooseChallenge,
  drawHand,
  applyPlacement,
  moveCat,
  initialiseChallenge,
  isPlacementValid,
  isCatMovementValid,
  isGameOver,
  orientations,
};

/** A method about an action on the board of a game state, which is read first; one that cannot be read is the answer. */
function boardMethod<B>(
  returns: string,
  name: string,
  help: string,
  read: (given: Given) => Result<B>,
  act: (board: B, action: string, given: Given) => Result<unknown>,
): OfficialMethod {
  const call = (given: Given, action: string) => {
    const board = read(given);
    return board.ok ? act(board.value, action, given) : board;
  };
  return method({
    args: { gameState, [name]: text },
    returns,
    help,
    call: ({ gameState: given, [name]: action }) => call(given as Given, action as string),
  });
}

const PLACEMENT_LENGTH = 7;

/** Tiles A–D look like decks, so the second character decides: a row begins with a digit, no card does. */
function isFireText(text: string): boolean {
  return /^.\d/.test(text);
}

/** Won when every cat is aboard; whether the cards are in hand is not asked. */
function endsByWalk(board: State, text: string): Result<boolean> {
  const move = parseCatMove(text);
  if (!move.ok) return isOffBoard(move.fault) ? ok(false) : move;
  if (!canStand(board, move.value)) return ok(false);
  board.walk(move.value.from, move.value.to);
  return ok(allAboard(board));
}

/** Lost when a cat is cut off; where the tile may not lie, when it may lie nowhere. */
function endsByFire(board: State, text: string): Result<boolean> {
  const fire = parseFirePlacement(text);
  if (!fire.ok) return isOffBoard(fire.fault) ? ok(!hasFirePlace(board, TILE_LETTERS.indexOf(text[0]))) : fire;
  const { tile, way, square } = fire.value;
  if (checkFirePlace(board, tile, way, square)) return ok(!hasFirePlace(board, tile));
  board.layFire(tile, way, square);
  return ok(isCutOff(board));
}

/** Readable, but no board has such a square: an illegal action, not a text nobody understands. */
function isOffBoard(fault: Fault): boolean {
  return fault.code === 'race-to-the-raft.square';
}

/** Where an illegal card lies, nothing burns and no cat stands any more. */
function uncover(board: State, square: number): void {
  const keep = ~(0b111 << columnOf(square));
  for (let row = rowOf(square); row < rowOf(square) + 3; row++) {
    board.words[FIRE + row] &= keep;
    board.words[CATS + row] &= keep;
  }
}

/** A cat of the named colour stands at the start, and the end is a free square with room for one. */
function canStand(board: State, { colour, from, to }: CatMove): boolean {
  if (board.catAt(from) !== colour || board.has(CATS, to)) return false;
  return board.colourAt(to) !== NONE || board.has(WILD, to);
}

/** The five strings, whichever way they came. */
function readStrings(value: object): Result<Given> {
  const asList = Array.isArray(value);
  const given: Readonly<Record<string, unknown>> = asList
    ? Object.fromEntries(PARTS.map((part, index) => [part, value[index]]))
    : { ...value };
  const strings: Partial<Record<Part, string>> = {};
  for (const part of PARTS) {
    const one = text.read(given[part], `gameState.${part}`);
    if (!one.ok) return one;
    strings[part] = one.value;
  }
  return ok({ strings: strings as Strings, asList });
}

function readBoard({ strings }: Given): Result<State> {
  const lines = parseBoardLines(strings.board);
  if (!lines.ok) return lines;
  const board = new State(1, lines.value.length, lines.value[0].length);
  fillBoard(board, lines.value);
  return ok(board);
}

/** The board with its hand, and the cats that have walked already. */
function readWalker(given: Given): Result<{ board: State; exhausted: CatPlace[] }> {
  const board = readBoard(given);
  if (!board.ok) return board;
  const exhausted = parseCats(given.strings.exhaustedCats, 'exhausted cats');
  if (!exhausted.ok) return exhausted;
  const hand = holdHand(board.value, given);
  return hand.ok ? ok({ board: board.value, exhausted: exhausted.value }) : hand;
}

/** Puts the cards of the hand string into the state. */
function holdHand(board: State, { strings }: Given): Result<State> {
  const hand = parseCards(strings.hand, 'hand');
  if (!hand.ok) return hand;
  board.words.set(hand.value, HAND);
  return ok(board);
}

/** The state with some strings changed, in the form in which it came. */
function answer({ strings, asList }: Given, changed: Partial<Strings>): Result<unknown> {
  const result = { ...strings, ...changed };
  return ok(asList ? PARTS.map((part) => result[part]) : result);
}

function applyFire(given: Given, board: State, placement: string): Result<unknown> {
  const fire = parseFirePlacement(placement);
  if (!fire.ok) return fire;
  const { tile, way, square } = fire.value;
  const fault = checkFirePlace(board, tile, way, square);
  if (fault?.code === 'race-to-the-raft.edge') return { ok: false, fault };
  board.layFire(tile, way, square);
  return answer(given, { board: formatBoard(board) });
}

function applyCard(given: Given, board: State, placement: string): Result<unknown> {
  const card = parseCardPlacement(placement);
  if (!card.ok) return card;
  const fault = checkCardPlace(board, card.value.square);
  if (fault?.code === 'race-to-the-raft.edge') return { ok: false, fault };
  const hand = holdHand(board, given);
  if (!hand.ok) return hand;
  if (fault) uncover(board, card.value.square);
  board.layCard(card.value.card, card.value.turn, card.value.square);
  board.dropCard(card.value.card);
  return answer(given, { board: formatBoard(board), hand: formatCards(board.words.subarray(HAND)) });
}

type Pictures = Readonly<Record<string, unknown>>;

function cardPictures(name: string): Result<Pictures | undefined> {
  const card = parseCard(name);
  if (!card.ok) return card;
  return ok(Object.fromEntries(CARD_PICTURES[card.value].map((picture, turn) => [TURN_LETTERS[turn], picture])));
}

function tilePictures(name: string): Result<Pictures | undefined> {
  const tile = parseTile(name);
  if (!tile.ok) return tile;
  return ok(Object.fromEntries(TILE_PICTURES[tile.value].map((picture, way) => [formatWay(way), picture])));
}
